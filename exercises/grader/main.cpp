// The program `grade`: judges answers to exercises.
#include "class.hpp"
#include "compiler.hpp"
#include "handout.hpp"
#include "judge.hpp"
#include "watch.hpp"
#include "whole_file.hpp"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <unistd.h>

#include <charconv>
#include <csignal>
#include <iostream>

namespace {

using namespace staircase::grade;

struct Options {
  std::string part;
  std::vector<std::filesystem::path> files;
  std::string compiler;
  std::string exercises;
  std::uint64_t seed = 2022;
  std::string gradescope;
  std::string prepared;
  std::string folder;
  std::string csv;
  std::size_t jobs = 1;
  std::string shard;
  bool resume = false;
  bool watch = false;
  bool json = false;
  bool markdown = false;
  bool no_bubblewrap = false;
};

std::string known_parts() {
  std::string names;
  for (const Part& part : parts()) names += (names.empty() ? "" : ", ") + part.id;
  return names;
}

Settings settings_of(const Options& options) {
  return {find_exercises(options.exercises), find_compiler(options.compiler), options.seed,
          !options.no_bubblewrap, options.prepared};
}

int list(const Options& options) {
  const auto exercises = find_exercises(options.exercises);
  nlohmann::ordered_json machine = nlohmann::ordered_json::array();
  for (const Part& part : parts()) {
    const std::string title = title_of(part, exercises);
    machine.push_back(
        {{"part", part.id}, {"title", title}, {"folder", part.folder}, {"clauses", part.clauses}});
    if (!options.json)
      std::cout << part.id << "  " << title << "\n        " << (exercises / part.folder).string()
                << "\n";
  }
  if (options.json) std::cout << machine.dump(2) << "\n";
  return 0;
}

int grade_one(const Options& options, const Part& part) {
  if (!options.gradescope.empty()) check_writable(options.gradescope);
  const Report report = judged(part, options.files, settings_of(options), progress_on_terminal());
  if (!options.gradescope.empty()) write_whole(options.gradescope, gradescope_report(report));
  std::cout << (options.json       ? json_report(report)
                : options.markdown ? markdown_report(report)
                                   : text_report(report, ::isatty(STDOUT_FILENO) != 0))
            << std::flush;
  return report.kept ? 0 : 1;
}

// Reads "K/N".
void read_shard(const std::string& text, ClassRun& run) {
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, run.shard);
  const bool slash = first.ec == std::errc() && first.ptr != end && *first.ptr == '/';
  const auto second = slash ? std::from_chars(first.ptr + 1, end, run.shards) : first;
  if (!slash || second.ec != std::errc() || second.ptr != end || run.shard < 1 ||
      run.shard > run.shards) {
    throw Unusable("--shard " + text + " is no shard; accepted is K/N with 1 <= K <= N");
  }
}

int grade_class(const Options& options, const Part& part) {
  if (options.csv.empty() || !options.files.empty() || options.watch || options.json ||
      options.markdown || !options.gradescope.empty()) {
    throw Unusable("a class gives a table; accepted is: grade " + part.id +
                   " --class DIR --csv FILE [--jobs N] [--resume] [--shard K/N]");
  }
  ClassRun run{options.folder, options.csv, options.jobs, options.resume};
  if (!options.shard.empty()) read_shard(options.shard, run);
  judge_class(part, run, settings_of(options), progress_on_terminal());
  return 0;
}

int merge(const Options& options) {
  if (options.files.empty() || options.csv.empty())
    throw Unusable("accepted is: grade merge TABLE... --csv FILE [--class DIR]");
  const auto count = merge_tables(options.files, options.csv, options.folder);
  std::cout << count << " submissions\n";
  return 0;
}

// The parts that are named after a folder; all when none is.
std::vector<const Part*> chosen_parts(const Options& options) {
  if (options.files.empty())
    throw Unusable("accepted is: grade " + options.part + " DIR [PART...]");
  std::vector<const Part*> chosen;
  for (auto name = options.files.begin() + 1; name != options.files.end(); ++name) {
    chosen.push_back(find_part(name->string()));
    if (chosen.back() == nullptr)
      throw Unusable("there is no part \"" + name->string() + "\"; accepted are " + known_parts());
  }
  if (chosen.empty()) {
    for (const Part& part : parts()) chosen.push_back(&part);
  }
  return chosen;
}

int prepare_parts(const Options& options) {
  const auto chosen = chosen_parts(options);
  const auto& folder = options.files.front();
  const Settings settings = settings_of(options);
  const Confinement confinement(settings.bubblewrap);
  const Progress progress = progress_on_terminal();
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    progress(static_cast<double>(i) / static_cast<double>(chosen.size()), chosen[i]->id);
    if (!chosen[i]->questions_file.empty())
      prepare(bench_of(*chosen[i], settings), confinement, folder);
  }
  progress(1, "");
  return 0;
}

int handout(const Options& options) {
  const auto chosen = chosen_parts(options);
  const auto& folder = options.files.front();
  write_handout(folder, chosen, find_exercises(options.exercises));
  std::cout << chosen.size() << " parts in " << folder.string() << "; begin with "
            << (folder / "README.md").string() << "\n";
  return 0;
}

int grade(const Options& options) {
  if (options.part == "list" && options.files.empty()) return list(options);
  if (options.part == "merge") return merge(options);
  if (options.part == "handout") return handout(options);
  if (options.part == "prepare") return prepare_parts(options);
  const Part* const part = find_part(options.part);
  if (part == nullptr) {
    throw Unusable("there is no part \"" + options.part +
                   "\"; accepted are list, merge, handout, prepare, " + known_parts());
  }
  if (!options.folder.empty()) return grade_class(options, *part);
  if (!options.csv.empty() || options.resume || !options.shard.empty())
    throw Unusable("--csv, --resume and --shard are for a class; accepted is: grade " + part->id +
                   " --class DIR --csv FILE");
  if (options.files.empty()) {
    const auto folder = find_exercises(options.exercises) / part->folder;
    throw Unusable("no file to grade; accepted is: grade " + part->id +
                   " FILE...; the question is " + (folder / "question.md").string() +
                   ", begin with a copy of " + (folder / "starter" / part->main_name).string());
  }
  const auto once = [&] { return grade_one(options, *part); };
  return options.watch ? watch(options.files, once) : once();
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app(
      "Judges an answer to an exercise: each promise kept or broken, the smallest case drawn.",
      "grade");
  Options options;
  app.add_option("part", options.part,
                 "`list`, `merge`, `handout`, `prepare`, or the part (required): " + known_parts());
  app.add_option("files", options.files,
                 "the answer, in one file or several; of `handout` and `prepare`: the folder "
                 "to write, and the parts");
  app.add_flag("--json", options.json, "print JSON");
  app.add_flag("--markdown", options.markdown, "print Markdown, for a comment in a class-room")
      ->excludes("--json");
  app.add_option("--gradescope", options.gradescope,
                 "also write FILE as Gradescope's autograder reads it")
      ->type_name("FILE");
  app.add_flag("--watch", options.watch, "judge again whenever the answer is saved");
  app.add_option("--class", options.folder, "judge each file or folder in DIR")->type_name("DIR");
  app.add_option("--csv", options.csv, "write the table of marks to FILE")->type_name("FILE");
  app.add_option("--jobs", options.jobs, "how many submissions are judged at once")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  app.add_flag("--resume", options.resume, "take over what an interrupted run has judged");
  app.add_option("--shard", options.shard, "judge the K-th of N shares of the class")
      ->type_name("K/N");
  app.add_option("--compiler", options.compiler, "the C++ compiler for the answer");
  app.add_option("--seed", options.seed, "the seed of the random games")->capture_default_str();
  app.add_option("--prepared", options.prepared,
                 "take what answers share from DIR, where `prepare` compiled it")
      ->type_name("DIR");
  app.add_option("--exercises", options.exercises,
                 "the folder of the exercises (or STAIRCASE_EXERCISES)");
  app.add_flag("--no-bubblewrap", options.no_bubblewrap,
               "confine the answer by resource limits only");
  app.footer(
      "Exit code: 0 all clauses are kept, 1 some are not, 2 the input cannot be used.\n"
      "Example: grade 2022/b chomps.hpp\n"
      "A class: grade 2022/b --class submissions --csv marks.csv --jobs 2\n"
      "Shares of a class in one table: grade merge part1.csv part2.csv --csv marks.csv\n"
      "Exercises for students, without solutions: grade handout exercises 2022/a_ii 2022/b\n"
      "What answers share, compiled once: grade prepare ready; grade 2022/b chomps.hpp --prepared "
      "ready");
  try {
    app.parse(argc, argv);
    // Not left to the parser, which would speak of it before it speaks of an unknown option.
    if (options.part.empty()) throw CLI::RequiredError("part");
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    std::cerr << "grade: " << error.what()
              << "; accepted is: grade PART FILE... (see grade --help)\n";
    return 2;
  }
  catch_interrupts();
  adopt_strays();
  try {
    return grade(options);
  } catch (const Interrupted& stop) {
    std::signal(stop.signal, SIG_DFL);
    std::raise(stop.signal);
    return 2;
  } catch (const std::exception& error) {
    std::cerr << "grade: " << error.what() << "\n";
    return 2;
  }
}
