#include "judge.hpp"

#include "compile_errors.hpp"
#include "whole_file.hpp"

#include <chrono>

namespace staircase::grade {
namespace {

// Of the time that a right answer to a short part takes.
constexpr double compiling_share = 0.3;

// As much as is told of the compiler's words where ours say what is lacking.
constexpr std::size_t explained_lines = 6;

Finding compile_finding(const Report& report) {
  Finding finding;
  finding.clause = "answer.compiles";
  finding.expected = "the compiler accepts the answer";
  finding.given = !report.explanation.empty() ? "it does not: see above what the answer lacks"
                  : report.compiler_messages.find("error:") == std::string::npos
                      ? "it does not"
                      : "it does not: see its errors above";
  return finding;
}

// Where the student will look for them: beside the answer, or beside the starter that it was begun
// in; else where the exercises are.
std::filesystem::path hints_of(const Part& part, const std::vector<std::filesystem::path>& files,
                               const std::filesystem::path& exercises) {
  std::error_code none;
  const auto folder = std::filesystem::absolute(files.front(), none).parent_path();
  for (const auto& near : {folder, folder.parent_path()}) {
    const auto hints = near / "hints.md";
    if (near.parent_path().filename() / near.filename() == part.folder &&
        std::filesystem::is_regular_file(hints, none))
      return std::filesystem::proximate(hints, none);
  }
  return exercises / part.folder / "hints.md";
}

std::string text_of(const std::vector<std::filesystem::path>& files) {
  std::string text;
  for (const auto& file : files) text += read_whole(file);
  return text;
}

void ask(Report& report, const Submission& submission, const std::filesystem::path& starter,
         const Confinement& confinement, Verdicts& verdicts, const Progress& progress) {
  progress(0, "compiling");
  const Program program(submission, confinement);
  if (program.accepted()) {
    verdicts.checked("answer.compiles");
    report.questions =
        report.part->judge(program, verdicts, report.seed, piece_of(progress, compiling_share, 1));
  } else {
    report.compiler_messages = program.messages();
    if (!program.has_own_errors()) {
      report.explanation = explanation(report.compiler_messages,
                                       {report.part->questions_file, read_whole(starter),
                                        report.part->main_name, text_of(submission.files)});
    }
    if (!report.explanation.empty())
      report.compiler_messages = first_errors(report.compiler_messages, explained_lines);
    verdicts.record(compile_finding(report));
    verdicts.give_up_all("it does not compile");
  }
}

}  // namespace

Bench bench_of(const Part& part, const Settings& settings) {
  return {settings.exercises / "grader" / "questions", part.questions_file, settings.compiler};
}

Report judged(const Part& part, const std::vector<std::filesystem::path>& files,
              const Settings& settings, const Progress& progress) {
  const auto begin = std::chrono::steady_clock::now();
  Report report;
  report.part = &part;
  report.title = title_of(part, settings.exercises);
  for (const auto& file : files) report.files.push_back(file.string());
  report.hints = hints_of(part, files, settings.exercises).string();
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
    Submission submission{files, part.main_name, bench_of(part, settings), {}};
    if (!settings.prepared.empty())
      submission.prepared = prepared(submission.bench, confinement, settings.prepared);
    report.prepared = !submission.prepared.empty();
    ask(report, submission, settings.exercises / part.folder / "starter" / part.main_name,
        confinement, verdicts, progress);
  }
  verdicts.close();
  report.verdicts = verdicts.all();
  report.tasks = marked(report.tasks, report.verdicts);
  report.kept = verdicts.all_kept();
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  progress(1, "");
  return report;
}

}  // namespace staircase::grade
