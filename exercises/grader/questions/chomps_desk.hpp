/// \file
/// What the questions of (b) include before the answer.
#pragma once

#include "desk.hpp"

#include <concepts>
#include <new>
#include <ostream>
#include <streambuf>

namespace desk {

/// Text that does not fit is cut; an answer that writes without end is stopped by its time.
class BoundedText : public std::streambuf {
 public:
  /// Writes to \p text.
  explicit BoundedText(Text& text) : text_(text) {}

 protected:
  int_type overflow(int_type c) override {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    if (text_.length < sizeof text_.bytes)
      text_.bytes[text_.length++] = traits_type::to_char_type(c);
    return c;
  }

 private:
  Text& text_;
};

}  // namespace desk
