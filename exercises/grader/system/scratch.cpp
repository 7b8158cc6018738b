#include "system/scratch.hpp"

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>

namespace staircase::grade {
namespace {

volatile sig_atomic_t interrupted_by = 0;

void note(int number) { interrupted_by = number; }

}  // namespace

Scratch::Scratch(std::optional<unsigned> user) {
  std::string name = (std::filesystem::temp_directory_path() / "staircase-grade-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr)
    throw std::system_error(errno, std::generic_category(), name);
  path_ = name;
  if (user && ::chown(name.c_str(), *user, *user) != 0) {
    throw std::system_error(errno, std::generic_category(), name);
  }
}

Scratch::~Scratch() {
  // A folder without permissions cannot be emptied by its owner, so they are given back first.
  std::error_code ignored;
  for (std::filesystem::recursive_directory_iterator
           it(path_, std::filesystem::directory_options::skip_permission_denied, ignored),
       end;
       !ignored && it != end; it.increment(ignored)) {
    if (it->is_directory(ignored) && !it->is_symlink(ignored)) {
      std::filesystem::permissions(it->path(), std::filesystem::perms::owner_all, ignored);
    }
  }
  std::filesystem::remove_all(path_, ignored);
}

void catch_interrupts() noexcept {
  struct sigaction action{};
  action.sa_handler = note;
  for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) ::sigaction(number, &action, nullptr);
  ::signal(SIGPIPE, SIG_IGN);
}

void stop_if_interrupted() {
  if (interrupted_by != 0) throw Interrupted(interrupted_by);
}

}  // namespace staircase::grade
