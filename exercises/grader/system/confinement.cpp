#include "system/confinement.hpp"

#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace staircase::grade {
namespace {

// Root is not bound by limits on processes. These numbers belong to nobody on a common system, and
// differ between judges that run at once, so that one's processes do not count against another's.
constexpr unsigned first_user = 64000;
constexpr unsigned users = 1000;

void add(std::vector<std::string>& words, std::initializer_list<std::string> more) {
  words.insert(words.end(), more.begin(), more.end());
}

// A path as it is on the system: a link stays a link, for /lib and /bin are links into /usr on
// most.
void add_system_path(std::vector<std::string>& words, const std::string& path) {
  std::error_code none;
  if (std::filesystem::is_symlink(path, none)) {
    add(words, {"--symlink", std::filesystem::read_symlink(path, none).string(), path});
  } else if (std::filesystem::exists(path, none)) {
    add(words, {"--ro-bind", path, path});
  }
}

std::vector<std::string> bubblewrap_words(const Confined& program) {
  std::vector<std::string> words{"bwrap",     "--unshare-all", "--die-with-parent",
                                 "--ro-bind", "/usr",          "/usr"};
  for (const char* path : {"/bin", "/lib", "/lib32", "/lib64", "/libx32", "/etc/ld.so.cache"}) {
    add_system_path(words, path);
  }
  if (program.has_tools) {
    for (const char* path :
         {"/sbin", "/etc/alternatives", "/etc/ocamlfind.conf", "/opt", "/nix", "/gnu"})
      add_system_path(words, path);
    add(words, {"--dev", "/dev"});
  }
  add(words, {"--proc", "/proc"});
  add(words, {program.may_write ? "--bind" : "--ro-bind", program.folder.string(), program.place});
  if (!program.shared.empty())
    add(words, {"--ro-bind", program.shared.string(), Confinement::shared_place});
  add(words, {"--remount-ro", "/", "--chdir", program.place, "--"});
  return words;
}

}  // namespace

Confinement::Confinement(bool allow_bubblewrap) {
  if (::geteuid() == 0) user_ = first_user + static_cast<unsigned>(::getpid()) % users;
  if (!allow_bubblewrap) {
    why_not_ = "asked for by --no-bubblewrap";
    return;
  }
  Confined trial;
  trial.command.words = {"/bin/true"};
  trial.command.environment = {"PATH=/usr/local/bin:/usr/bin:/bin"};
  trial.folder = "/usr";
  bubblewrap_ = true;
  Process process(wrap(trial));
  const auto ending = process.wait(10);
  bubblewrap_ = ending && ending->signal == 0 && ending->code == 0;
  if (!bubblewrap_) {
    why_not_ = ending && ending->code == 127 ? "bubblewrap is not installed"
                                             : "bubblewrap does not work here";
  }
}

Command Confinement::wrap(const Confined& program) const {
  Command command = program.command;
  command.user = user_;
  if (bubblewrap_) {
    command.words = bubblewrap_words(program);
    command.words.insert(command.words.end(), program.command.words.begin(),
                         program.command.words.end());
    command.folder = "/";
  } else {
    command.folder = program.folder.string();
  }
  return command;
}

std::string Confinement::description() const {
  return bubblewrap_ ? "bubblewrap (own processes, files, no network) and resource limits"
                     : "resource limits only: " + why_not_;
}

}  // namespace staircase::grade
