#include "proof_trial.hpp"

#include "submission.hpp"
#include "system/process.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

namespace staircase::grade {
namespace {

namespace fs = std::filesystem;

constexpr const char* begin_mark = "// --- yours from here ---";
constexpr const char* end_mark = "// --- to here ---";
constexpr std::size_t log_limit = 1 << 20;
constexpr std::uint64_t source_limit = 65536;
constexpr double all_seconds = 180;
constexpr std::uint64_t mega = 1 << 20;

const std::map<std::string, int>& tasks() {
  static const std::map<std::string, int> all{
      {"answer.proof.honest", 1},    {"answer.proof.reads", 1},   {"answer.proof.established", 1},
      {"answer.proof.preserved", 1}, {"answer.proof.assigns", 2}, {"answer.proof.variant", 3},
      {"answer.proof.safe", 1},      {"answer.proof.contract", 1}};
  return all;
}

const char* meaning(const std::string& clause) {
  if (clause == "answer.proof.established")
    return "It must follow from the preconditions when the loop is reached for the first time.";
  if (clause == "answer.proof.preserved") {
    return "Suppose that all your invariants hold at the head, and the condition too. After one "
           "iteration this\none does not follow: it is false then, or the others say too little.";
  }
  if (clause == "answer.proof.assigns")
    return "The loop writes to something that loop assigns does not name, or names what the "
           "function may not\nwrite to.";
  if (clause == "answer.proof.variant")
    return "It must be at least 0 when the body is entered, and less after it.";
  if (clause == "answer.proof.safe")
    return "Inside the loop only your invariants are known of i, j and the array. They do not say "
           "that this is safe.";
  return "After the loop only your invariants are known, and that the condition is false. That is "
         "not enough.";
}

std::string content(const fs::path& path) {
  std::error_code error;
  const auto size = fs::file_size(path, error);
  std::ifstream file(path, std::ios::binary);
  if (error || !file || size > source_limit)
    throw Unusable("cannot read " + path.string() + " as a file of at most 64 kB");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// Without blanks, which may be laid out as one likes.
std::string squeezed(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) result += c;
  }
  return result;
}

// The same without the lines that are comments, which a student may add.
std::string squeezed_code(const std::string& text) {
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);) {
    const std::string squeezed_line = squeezed(line);
    if (!squeezed_line.starts_with("//")) result += squeezed_line;
  }
  return result;
}

bool installed(const std::string& name) {
  for (const char* folder : {"/usr/bin/", "/usr/local/bin/"}) {
    if (::access((folder + name).c_str(), X_OK) == 0) return true;
  }
  return false;
}

// What is wrong with a comment that is to hold loop annotations and nothing else.
std::string flaw(const std::string& comment) {
  static const std::regex shape(R"(\s*/\*@([^]*)\*/\s*)");
  static const std::regex clause(R"(\s*loop\s+(invariant|assigns|variant)\b[^]*)");
  static const std::regex forbidden(
      R"(\b(admit|check|assert|assume|assumes|axiom|axiomatic|lemma|ghost|for|behavior|include|pragma|extended)\b)");
  std::smatch found;
  if (!std::regex_match(comment, found, shape))
    return "between the marks there must be one comment, /*@ ... */";
  const std::string inside = found[1];
  for (const char* text : {"/*", "*/", "#", "\\\n", "??"}) {
    if (inside.find(text) != std::string::npos) return std::string("it holds ") + text;
  }
  if (std::regex_search(inside, found, forbidden)) return "it holds the word " + found.str(0);
  // No clause but those three is left that needs no forbidden word.
  if (!std::regex_match(inside, clause))
    return "it does not begin with loop invariant, loop assigns or loop variant";
  return "";
}

}  // namespace

std::string annotations_of(const std::string& answer, const std::string& given, std::string& why) {
  const auto split = [](const std::string& text) {
    const std::size_t begin = text.find(begin_mark);
    const std::size_t end = text.find(end_mark);
    if (begin == std::string::npos || end == std::string::npos || end < begin)
      return std::vector<std::string>{};
    const std::size_t inner = begin + std::string(begin_mark).size();
    return std::vector<std::string>{text.substr(0, begin), text.substr(inner, end - inner),
                                    text.substr(end)};
  };
  const auto parts = split(answer);
  const auto wanted = split(given);
  why.clear();
  if (parts.empty()) {
    why = "the marks around your part are gone";
  } else if (squeezed_code(parts[0]) != squeezed_code(wanted[0]) ||
             squeezed_code(parts[2]) != squeezed_code(wanted[2])) {
    why = "something outside the marks was changed";
  } else {
    why = flaw(parts[1]);
  }
  return why.empty() ? parts[1] : "";
}

std::vector<Goal> goals_of(const std::string& log) {
  static const std::regex line(R"(\[wp\] (?:\[[^\]]*\] )?Goal (\S+) : (\S+)[^\n]*)");
  std::vector<Goal> goals;
  for (std::sregex_iterator at(log.begin(), log.end(), line), end; at != end; ++at) {
    goals.push_back({(*at)[1], (*at)[2] == "Valid"});
  }
  return goals;
}

// How many of the goals have a verdict.
double decided_share(const std::string& log) {
  static const std::regex scheduled(R"((\d+) goals scheduled)");
  std::smatch words;
  if (!std::regex_search(log, words, scheduled) || words[1] == "0") return 0;
  return static_cast<double>(goals_of(log).size()) / std::stod(words[1]);
}

std::string clause_of_goal(const std::string& goal) {
  const auto has = [&](const char* text) { return goal.find(text) != std::string::npos; };
  if (has("_established")) return "answer.proof.established";
  if (has("_preserved")) return "answer.proof.preserved";
  if (has("_variant_") || has("_terminates")) return "answer.proof.variant";
  if (has("_assigns")) return "answer.proof.assigns";
  if (has("_rte_")) return "answer.proof.safe";
  return "answer.proof.contract";
}

std::vector<std::string> ProofTrial::clauses() {
  return {"answer.proof.honest",    "answer.proof.reads",   "answer.proof.established",
          "answer.proof.preserved", "answer.proof.assigns", "answer.proof.variant",
          "answer.proof.safe",      "answer.proof.contract"};
}

ProofTrial::ProofTrial(const fs::path& answer, const fs::path& given,
                       const Confinement& confinement, Verdicts& verdicts, Progress progress)
    : answer_(content(answer)),
      given_(content(given)),
      confinement_(confinement),
      verdicts_(verdicts),
      progress_(std::move(progress)) {
  for (const char* tool : {"frama-c", "why3", "cvc4"}) {
    if (!installed(tool)) {
      throw Unusable(std::string(tool) +
                     " is not installed, so the proof is not judged; wanted are frama-c, why3 and "
                     "cvc4");
    }
  }
}

void ProofTrial::judge(const std::vector<Goal>& goals) {
  for (const Goal& goal : goals) {
    const std::string clause = clause_of_goal(goal.name);
    verdicts_.checked(clause);
    if (goal.proved || verdicts_.broken(clause)) continue;
    Finding finding;
    finding.clause = clause;
    finding.task = tasks().at(clause);
    finding.lines = {"goal " + goal.name};
    finding.expected = "proved";
    finding.given = "not proved within its time";
    finding.panels = {{"your annotations", annotations_}};
    finding.note = meaning(clause);
    verdicts_.record(finding);
  }
}

std::uint64_t ProofTrial::run() {
  std::string why;
  annotations_ = annotations_of(answer_, given_, why);
  verdicts_.checked("answer.proof.honest");
  const auto refuse = [&](const char* clause, const std::string& expected, const std::string& given,
                          const std::string& note) {
    Finding finding;
    finding.clause = clause;
    finding.task = 1;
    finding.lines = {"the file, before any proof"};
    finding.expected = expected;
    finding.given = given;
    finding.note = note;
    verdicts_.record(finding);
    verdicts_.give_up_all("nothing was proved");
    return std::uint64_t{0};
  };
  if (!why.empty()) {
    return refuse("answer.proof.honest", "loop annotations between the marks, and no other change",
                  why, "");
  }
  const Scratch scratch(confinement_.user());
  std::ofstream(scratch.path() / "kernel.c", std::ios::binary)
      << given_.substr(0, given_.find(begin_mark)) << annotations_
      << given_.substr(given_.find(end_mark));
  Confined tool;
  tool.folder = scratch.path();
  tool.may_write = true;
  tool.has_tools = true;
  tool.command.words = {
      "sh", "-c",
      "why3 -C ./why3.conf config detect >/dev/null 2>&1; exec frama-c kernel.c -wp -wp-rte "
      "-wp-par 2 -wp-prover cvc4 -wp-timeout 5"};
  tool.command.environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C", "TMPDIR=.", "HOME=.",
                              "WHY3CONFIG=./why3.conf"};
  tool.command.limits = {100, 4096 * mega, 64 * mega, 64, 256};
  Pipe messages = make_pipe();
  never_wait(messages.out);
  tool.command.fds = {{&messages.in, 1}, {&messages.in, 2}};
  Process process(confinement_.wrap(tool));
  messages.in.close();
  std::string log;
  const auto until = std::chrono::steady_clock::now() + std::chrono::duration<double>(all_seconds);
  std::optional<Ending> ending;
  while (!(ending = process.wait(0.02)) && std::chrono::steady_clock::now() < until) {
    drain(messages.out, log, log_limit);
    progress_(decided_share(log), "proving");
    stop_if_interrupted();
  }
  process.end();
  drain(messages.out, log, log_limit);
  const auto goals = goals_of(log);
  const bool whole = ending && ending->signal == 0 && ending->code == 0 && !goals.empty() &&
                     log.find("[wp] Proved goals:") != std::string::npos;
  if (!whole || log.find("Warning") != std::string::npos) {
    return refuse("answer.proof.reads", "Frama-C reads the annotations without a warning",
                  ending ? "it does not: see below" : "it was stopped after its time",
                  log.substr(0, 1500));
  }
  verdicts_.checked("answer.proof.reads");
  judge(goals);
  return goals.size();
}

}  // namespace staircase::grade
