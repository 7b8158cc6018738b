#include "judge.hpp"

#include <chrono>

namespace staircase::grade {
namespace {

Finding compile_finding(const std::string& messages) {
  Finding finding;
  finding.clause = "answer.compiles";
  finding.expected = "the compiler accepts the answer";
  finding.given = messages.find("error:") == std::string::npos
                      ? "it does not"
                      : "it does not: see its errors above";
  return finding;
}

void ask(Report& report, const Submission& submission, const Confinement& confinement,
         Verdicts& verdicts, const std::function<void(const std::string&)>& progress) {
  progress("compiling");
  const Program program(submission, confinement);
  if (program.accepted()) {
    verdicts.checked("answer.compiles");
    report.questions = report.part->judge(program, verdicts, report.seed, progress);
  } else {
    report.compiler_messages = program.messages();
    verdicts.record(compile_finding(report.compiler_messages));
    verdicts.give_up_all("it does not compile");
  }
}

}  // namespace

Report judged(const Part& part, const std::vector<std::filesystem::path>& files,
              const Settings& settings, const std::function<void(const std::string&)>& progress) {
  const auto begin = std::chrono::steady_clock::now();
  Report report;
  report.part = &part;
  report.title = title_of(part, settings.exercises);
  for (const auto& file : files) report.files.push_back(file.string());
  report.hints = part.folder + "/hints.md";
  report.compiler = settings.compiler;
  report.seed = settings.seed;
  report.tasks = tasks_of(part, settings.exercises);
  const Confinement confinement(settings.bubblewrap);
  report.confinement = confinement.name();
  report.confinement_text = confinement.description();
  Verdicts verdicts(part.clauses);
  if (part.judge_file) {
    report.questions =
        part.judge_file({files, settings.exercises, confinement}, verdicts, progress);
  } else {
    ask(report,
        {files, part.main_name, settings.exercises / "grader" / "questions", part.questions_file,
         report.compiler},
        confinement, verdicts, progress);
  }
  verdicts.close();
  report.verdicts = verdicts.all();
  report.tasks = marked(report.tasks, report.verdicts);
  report.kept = verdicts.all_kept();
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  progress("");
  return report;
}

}  // namespace staircase::grade
