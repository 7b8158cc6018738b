#include "cli/command.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <random>
#include <thread>
#include <utility>

namespace staircase::cli {

namespace show = chomp::show;

Command::Command(CLI::App& program, const std::string& name, const std::string& summary)
    : app_(*program.add_subcommand(name, summary)) {}

Command& Command::required(const std::string& name, std::string& value, const std::string& help) {
  app_.add_option(name, value, help)->required()->type_name("");
  return *this;
}

Command& Command::optional(const std::string& name, std::string& value, const std::string& help) {
  app_.add_option(name, value, help)->type_name("")->capture_default_str();
  return *this;
}

Command& Command::option(const std::string& name, const std::string& type, std::string& value,
                         const std::string& help) {
  app_.add_option("--" + name, value, help)->type_name(type)->capture_default_str();
  return *this;
}

Command& Command::flag(const std::string& name, bool& value, const std::string& help) {
  app_.add_flag("--" + name, value, help);
  return *this;
}

Command& Command::footer(const std::string& text) {
  app_.footer(text);
  return *this;
}

void Command::runs(std::function<void()> action) { app_.callback(std::move(action)); }

Command& Command::position(std::string& position, std::string& extent) {
  required("POSITION", position, "rows:6,4,4,2 or cols:4,4,3,3,1,1 or full:6x4 (columns x rows)");
  return option("extent", "WxH", extent, "The rectangle that the position lies in, columns x rows");
}

Command& Command::order(std::string& name) {
  return option("order", "ORDER", name,
                "How cells are named and drawn: exam, (x, y) from 0, the poison at the lower left; "
                "or floyd, (row, "
                "column) from 1, the poison at the upper left");
}

std::string synopsis(const CLI::App& command) {
  std::string line = "staircase " + command.get_name();
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) {
      line += option->get_required() ? " " + option->get_name() : " [" + option->get_name() + "]";
    } else if (!option->check_name("--help")) {
      const std::string type =
          option->get_items_expected_max() == 0 ? "" : " " + option->get_type_name();
      line += " [" + option->get_name() + type + "]";
    }
  }
  return line;
}

show::Order order_named(const std::string& name) {
  if (name == "exam") return show::Order::exam;
  if (name == "floyd") return show::Order::floyd;
  throw UsageError(show::quoted(name) + " is not an order of cells; accepted are exam and floyd");
}

int threads_named(const std::string& text) {
  if (text.empty()) return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const auto number = show::integer(text);
  if (!number || *number < 1 || 1024 < *number) {
    throw UsageError(show::quoted(text) + " is not a number of threads; accepted are 1 to 1024");
  }
  return static_cast<int>(*number);
}

std::uint64_t seed_named(const std::string& text) {
  if (text.empty()) return std::random_device()();
  const auto seed = show::integer(text);
  if (!seed || *seed < 0) {
    throw UsageError(show::quoted(text) +
                     " is not a seed; accepted are integers from 0 to 9223372036854775807");
  }
  return static_cast<std::uint64_t>(*seed);
}

show::Position position_named(const std::string& position, const std::string& extent) {
  if (extent.empty()) return require(show::parse_position(position));
  return require(show::parse_position(position, require(show::parse_extent(extent))));
}

}  // namespace staircase::cli
