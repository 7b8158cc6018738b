#include "cli/progress.hpp"

#include "support/catch_compat.hpp"

#include <fcntl.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

#include <chrono>
#include <string>
#include <thread>

namespace {

// Puts a terminal in the place of the standard error stream while it lives.
class Terminal {
 public:
  Terminal() : reading_(posix_openpt(O_RDWR | O_NOCTTY)), stderr_(dup(STDERR_FILENO)) {
    REQUIRE(0 <= reading_);
    REQUIRE(grantpt(reading_) == 0);
    REQUIRE(unlockpt(reading_) == 0);
    const int writing = open(ptsname(reading_), O_RDWR | O_NOCTTY);
    REQUIRE(0 <= writing);
    dup2(writing, STDERR_FILENO);
    close(writing);
  }
  ~Terminal() {
    dup2(stderr_, STDERR_FILENO);
    close(stderr_);
    close(reading_);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  // What was written to the terminal, up to the mark that this call writes after it.
  std::string shown() const {
    constexpr char mark = '#';
    if (write(STDERR_FILENO, &mark, 1) != 1) return "the terminal cannot be written to";
    std::string text;
    for (char c = 0; read(reading_, &c, 1) == 1 && c != mark;) text += c;
    return text;
  }

 private:
  int reading_, stderr_;
};

constexpr auto second = std::chrono::milliseconds(1050);

}  // namespace

TEST_CASE("Progress shows on a terminal after a second how much is done, and is wiped in the end") {
  std::string early, later, end;
  {
    const Terminal terminal;
    {
      staircase::cli::Progress progress(300, 100);
      progress.reach(150);
      early = terminal.shown();
      std::this_thread::sleep_for(second);
      progress.reach(200);
      later = terminal.shown();
    }
    end = terminal.shown();
  }
  CHECK(early.empty());
  // How long it slept depends on the machine.
  CHECK(later.starts_with("\r\033[K66.7 % of the positions done, about "));
  CHECK(later.ends_with(" s left"));
  CHECK(end == "\r\033[K");
}
