/// \file
/// What the subcommands share: how each says what it takes, and how each refuses.
#pragma once

#include "staircase/chomp/show/position.hpp"

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>

namespace CLI {
class App;
}

namespace staircase::cli {

/// Why a command cannot be carried out: one line for the standard error stream. The program then
/// ends with status 2.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A command whose answer, already printed, is no: the program ends with status 1.
struct NegativeAnswer {};

/// The value of \p result, or its error as a `UsageError`.
template <class T>
T require(const chomp::show::Expected<T>& result) {
  if (!result) throw UsageError(result.error().message);
  return *result;
}

/// A subcommand that is being described. Values are kept as text and read when the command runs, so
/// that every refusal says what is accepted. What a value is put into must live as long as the
/// program is parsed.
class Command {
 public:
  /// Adds the subcommand \p name to \p program, with a line on what it does.
  Command(CLI::App& program, const std::string& name, const std::string& summary);

  /// An argument without a name of its own that must be given.
  Command& required(const std::string& name, std::string& value, const std::string& help);
  /// An argument without a name of its own that may be left out.
  Command& optional(const std::string& name, std::string& value, const std::string& help);
  /// An option and the word for its value.
  Command& option(const std::string& name, const std::string& type, std::string& value,
                  const std::string& help);
  /// An option without a value.
  Command& flag(const std::string& name, bool& value, const std::string& help);
  /// What the help says at the end: remarks, and an example.
  Command& footer(const std::string& text);
  /// What to do when the command line names this command.
  void runs(std::function<void()> action);

  /// `POSITION` and `--extent`.
  Command& position(std::string& position, std::string& extent);
  /// `--order`.
  Command& order(std::string& name);

 private:
  CLI::App& app_;
};

/// What the options of \p command look like, in one line.
std::string synopsis(const CLI::App& command);

/// What `--order` says.
chomp::show::Order order_named(const std::string& name);

/// What `POSITION` and `--extent` say; an empty extent means that none was given.
chomp::show::Position position_named(const std::string& position, const std::string& extent);

/// How many threads \p text asks for, or, when it is empty, as many as there are processors.
int threads_named(const std::string& text);

/// What `--seed` says, or, when it says nothing, a seed that nobody knows beforehand.
std::uint64_t seed_named(const std::string& text);

/// Adds the subcommand `show`.
void add_show(CLI::App& program);
/// Adds the subcommand `move`.
void add_move(CLI::App& program);
/// Adds the subcommand `analyse`.
void add_analyse(CLI::App& program);
/// Adds the subcommand `solve`.
void add_solve(CLI::App& program);
/// Adds the subcommand `play`.
void add_play(CLI::App& program);

}  // namespace staircase::cli
