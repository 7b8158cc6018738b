#include "cli/output_file.hpp"

#include "cli/command.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace staircase::cli {

OutputFile::OutputFile(std::string path)
    : path_(std::move(path)),
      beside_(path_ + ".part" + std::to_string(getpid())),
      stream_(std::fopen(beside_.c_str(), "wbx")) {
  if (stream_ == nullptr) fail("cannot be written");
}

OutputFile::~OutputFile() {
  if (stream_ == nullptr) return;
  std::fclose(stream_);
  std::remove(beside_.c_str());
}

void OutputFile::write(std::string_view text) { write(std::as_bytes(std::span(text))); }

void OutputFile::write(std::span<const std::byte> bytes) {
  if (std::fwrite(bytes.data(), 1, bytes.size(), stream_) != bytes.size())
    fail("could not be written");
}

void OutputFile::finish() {
  // On disk before it has its name: a crash must not leave a file with the name and not the
  // content.
  if (std::fflush(stream_) != 0 || fsync(fileno(stream_)) != 0) fail("could not be written");
  if (std::rename(beside_.c_str(), path_.c_str()) != 0) fail("could not be written");
  std::fclose(std::exchange(stream_, nullptr));
}

void OutputFile::fail(const std::string& what) const {
  throw UsageError("the file " + chomp::show::quoted(path_) + " " + what + ": " +
                   std::strerror(errno) +
                   "; accepted is a file in a folder with room that may be "
                   "written to");
}

}  // namespace staircase::cli
