#include "cli/command.hpp"

#include "staircase/contract/violation.hpp"

#include <CLI/CLI.hpp>

#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <new>

namespace {

constexpr int negative_answer = 1;
constexpr int bad_usage = 2;

// One line on the standard error stream, with the program's name in red where it is read on a
// terminal.
int fail(std::string message) {
  for (char& c : message) {
    if (c == '\n') c = ' ';
  }
  const bool coloured = isatty(STDERR_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  std::cerr << (coloured ? "\033[31mstaircase:\033[0m " : "staircase: ") << message << "\n";
  return bad_usage;
}

// What a wrong command line is answered: what was wrong and what is accepted.
int usage_error(const CLI::App& program, const std::vector<std::string>& words,
                const std::string& what) {
  const auto commands = program.get_subcommands();
  if (!commands.empty()) {
    return fail(commands.front()->get_name() + ": " + what + "; accepted is " +
                staircase::cli::synopsis(*commands.front()));
  }
  const std::string wrong =
      words.empty() ? "no command was given"
                    : staircase::chomp::show::quoted(words.back()) + " is not a command";
  return fail(wrong + "; accepted are show, move, analyse, solve and play, see staircase --help");
}

// The arguments in reverse, as the parser takes them.
std::vector<std::string> arguments(int argc, char** argv) {
  std::vector<std::string> found;
  for (int i = argc - 1; 0 < i; --i) found.emplace_back(argv[i]);
  return found;
}

int run(CLI::App& program, int argc, char** argv) {
  const auto words = arguments(argc, argv);
  int status = EXIT_SUCCESS;
  try {
    program.parse(std::vector<std::string>(words));
  } catch (const CLI::Success& wanted) {
    program.exit(wanted);
  } catch (const CLI::ParseError& error) {
    return usage_error(program, words, error.what());
  } catch (const staircase::cli::NegativeAnswer&) {
    status = negative_answer;
  } catch (const staircase::cli::UsageError& error) {
    return fail(error.what());
  } catch (const std::bad_alloc&) {
    return fail("there is not enough memory for that");
  } catch (const staircase::contract::ContractViolation& violation) {
    std::cerr << violation.what();
    return fail("this is a defect of the program; please report it");
  }
  std::cout.flush();
  if (!std::cout) return fail("the output could not be written");
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App program("Chomp and its positions, in every representation.", "staircase");
  program.set_version_flag("--version", "staircase " STAIRCASE_VERSION);
  program.require_subcommand(1);
  program.footer(
      "Positions are written rows:6,4,4,2 or cols:4,4,3,3,1,1 or full:6x4; zeros at the end are "
      "optional.\n"
      "Status: 0 done, 1 the answer is no, 2 bad usage or input.\n\n"
      "Example: staircase show cols:4,4,3,3,1,1 --extent 6x6");
  staircase::cli::add_show(program);
  staircase::cli::add_move(program);
  staircase::cli::add_analyse(program);
  staircase::cli::add_solve(program);
  staircase::cli::add_play(program);
  return run(program, argc, argv);
}
