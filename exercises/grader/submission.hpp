/// \file
/// An answer, from its files to a program that can be asked.
#pragma once

#include "prepared.hpp"
#include "system/confinement.hpp"
#include "system/scratch.hpp"
#include "unusable.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace staircase::grade {

/// What the user handed in, and how it is to be compiled.
struct Submission {
  std::vector<std::filesystem::path> files;  ///< one answer, in one or several files
  std::string main_name;           ///< the name of the file to include when there are several
  Bench bench;                     ///< what it is compiled with
  std::filesystem::path prepared;  ///< what was compiled of that before; empty for nothing
};

/// The compiled answer, in a scratch folder of its own.
///
/// \invariant `accepted()` implies that the program exists
class Program {
 public:
  /// Copies the files and compiles them, confined and limited.
  /// \throws Unusable when a file cannot be read, or there is no compiler
  Program(const Submission& submission, const Confinement& confinement);

  /// Whether the compiler accepted the answer.
  bool accepted() const noexcept { return accepted_; }
  /// Whether it was refused for errors that it has by itself, whatever the questions ask for.
  bool has_own_errors() const noexcept { return own_errors_; }
  /// What the compiler said, with the answer's own file names; bounded. Of an answer that has
  /// errors of its own, only those.
  const std::string& messages() const noexcept { return messages_; }
  /// The command that runs it, confined; its descriptors are still to be given.
  Command command() const;
  /// \p text with the names that files have in the scratch folder replaced by their own.
  std::string with_own_names(std::string text) const;
  /// The name of a function's place in the answer starts like this in messages.
  static constexpr const char* folder_name = "answer/";
  /// The exit code by which a sanitizer ends the program.
  static constexpr int sanitizer_code = 99;

 private:
  void copy_files(const Submission& submission);
  void compile(const Submission& submission);
  void compile_alone(const Submission& submission, const Confined& work, const std::string& file);

  const Confinement& confinement_;
  Scratch scratch_;
  std::vector<std::pair<std::string, std::string>> names_;  // in the scratch folder, the user's own
  std::string included_;
  std::string messages_;
  bool accepted_ = false;
  bool own_errors_ = false;
};

}  // namespace staircase::grade
