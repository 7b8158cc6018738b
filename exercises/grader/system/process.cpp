#include "system/process.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <sstream>
#include <system_error>
#include <thread>

namespace staircase::grade {
namespace {

constexpr int lost = 127;

std::vector<char*> pointers(const std::vector<std::string>& words) {
  std::vector<char*> result;
  for (const std::string& word : words) result.push_back(const_cast<char*>(word.c_str()));
  result.push_back(nullptr);
  return result;
}

void limit(int resource, std::uint64_t amount) {
  if (amount == 0) return;
  const rlimit both{amount, amount};
  ::setrlimit(static_cast<__rlimit_resource>(resource), &both);
}

std::vector<pid_t> numbers_in(const std::string& text) {
  std::istringstream words(text);
  std::vector<pid_t> numbers;
  for (pid_t number = 0; words >> number;) numbers.push_back(number);
  return numbers;
}

std::vector<std::string> entries(const std::string& folder) {
  std::vector<std::string> names;
  if (DIR* const open = ::opendir(folder.c_str())) {
    while (const dirent* const entry = ::readdir(open)) {
      if (entry->d_name[0] != '.') names.emplace_back(entry->d_name);
    }
    ::closedir(open);
  }
  return names;
}

std::vector<pid_t> children_of(pid_t id) {
  std::vector<pid_t> children;
  const std::string tasks = "/proc/" + std::to_string(id) + "/task";
  for (const std::string& task : entries(tasks)) {
    const auto some = numbers_in(read_small_file(tasks + "/" + task + "/children"));
    children.insert(children.end(), some.begin(), some.end());
  }
  return children;
}

// The system counts a user's processes, not a child's, so the limit is put above what the user runs
// already.
std::uint64_t threads_of_user(unsigned user) {
  std::uint64_t count = 0;
  for (const std::string& name : entries("/proc")) {
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    const std::string status = read_small_file("/proc/" + name + "/status");
    const auto uid = status.find("\nUid:\t");
    const auto threads = status.find("\nThreads:\t");
    if (uid == std::string::npos || threads == std::string::npos) continue;
    if (std::strtoul(status.c_str() + uid + 6, nullptr, 10) != user) continue;
    count += std::strtoul(status.c_str() + threads + 10, nullptr, 10);
  }
  return count;
}

// Between fork and exec, so nothing here may allocate.
[[noreturn]] void become(const Command& command, char* const* words, char* const* environment,
                         const int* sources, std::uint64_t processes) {
  ::setsid();
  const int nothing = ::open("/dev/null", O_RDWR);
  for (int fd = 0; fd <= 2; ++fd) ::dup2(nothing, fd);
  for (std::size_t i = 0; i < command.fds.size(); ++i) ::dup2(sources[i], command.fds[i].second);
  if (!command.folder.empty() && ::chdir(command.folder.c_str()) != 0) ::_exit(lost);
  limit(RLIMIT_CPU, command.limits.cpu_seconds);
  limit(RLIMIT_AS, command.limits.address_space);
  limit(RLIMIT_FSIZE, command.limits.file_size);
  limit(RLIMIT_NOFILE, command.limits.open_files);
  limit(RLIMIT_NPROC, processes);
  const rlimit none{0, 0};
  ::setrlimit(RLIMIT_CORE, &none);
  if (command.user) {
    const unsigned user = *command.user;
    if (::setgroups(0, nullptr) != 0 || ::setgid(user) != 0 || ::setuid(user) != 0) ::_exit(lost);
  }
  ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  ::execvpe(words[0], words, environment);
  ::_exit(lost);
}

Ending ending_from(int status) {
  return WIFSIGNALED(status) ? Ending{0, WTERMSIG(status)} : Ending{WEXITSTATUS(status), 0};
}

}  // namespace

Process::Process(const Command& command) {
  std::vector<Descriptor>
      high;  // above every number that the child gives out, so that none is overwritten too early
  std::vector<int> sources;
  for (const auto& [ours, theirs] : command.fds) {
    high.emplace_back(::fcntl(ours->get(), F_DUPFD_CLOEXEC, 64));
    sources.push_back(high.back().get());
  }
  const auto words = pointers(command.words);
  const auto environment = pointers(command.environment);
  std::uint64_t processes = command.limits.processes;
  if (processes != 0) processes += threads_of_user(command.user.value_or(::getuid()));
  id_ = ::fork();
  if (id_ < 0) {
    id_ = 0;
    throw std::system_error(errno, std::generic_category(), "fork");
  }
  if (id_ == 0) become(command, words.data(), environment.data(), sources.data(), processes);
}

std::optional<Ending> Process::poll() {
  if (ending_ || id_ == 0) return ending_;
  int status = 0;
  if (::waitpid(id_, &status, WNOHANG) == id_) ending_ = ending_from(status);
  return ending_;
}

std::optional<Ending> Process::wait(double seconds) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  while (!poll() && std::chrono::steady_clock::now() < until) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return poll();
}

void Process::end() noexcept {
  if (id_ == 0) return;
  ::kill(-id_, SIGKILL);
  if (!ending_) {
    ::kill(id_, SIGKILL);
    int status = 0;
    while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    ending_ = ending_from(status);
  }
  // What it left behind is ours by adoption; each that ends may hand over its own children in turn.
  for (int round = 0; round < 1000; ++round) {
    const auto strays = children_of(::getpid());
    if (strays.empty()) break;
    for (const pid_t stray : strays) ::kill(stray, SIGKILL);
    for (const pid_t stray : strays) ::waitpid(stray, nullptr, 0);
  }
  id_ = 0;
}

Usage usage_of(pid_t id) {
  Usage usage;
  const std::string folder = "/proc/" + std::to_string(id);
  const std::string stat = read_small_file(folder + "/stat");
  const auto name_end = stat.rfind(')');
  if (name_end == std::string::npos) return usage;
  std::istringstream fields(stat.substr(name_end + 1));
  std::string state;
  std::string skipped;
  fields >> state;
  for (int i = 0; i < 10; ++i) fields >> skipped;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  usage.cpu_seconds = (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
  usage.sleeping = state != "R";
  const std::string status = read_small_file(folder + "/status");
  const auto kilobytes = [&](const char* label) -> std::uint64_t {
    const auto at = status.find(label);
    if (at == std::string::npos) return 0;
    return 1024 *
           std::strtoull(status.c_str() + at + std::char_traits<char>::length(label), nullptr, 10);
  };
  usage.resident = kilobytes("\nVmRSS:");
  usage.peak = kilobytes("\nVmHWM:");
  usage.known = true;
  return usage;
}

pid_t innermost(pid_t id) {
  for (int depth = 0; depth < 8; ++depth) {
    const auto children = children_of(id);
    if (children.empty()) break;
    id = children.front();
  }
  return id;
}

void adopt_strays() noexcept { ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

}  // namespace staircase::grade
