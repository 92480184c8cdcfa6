// Texts that people write: names and lines of the chat. Others must be able to read them and to
// tell people apart, so characters that hide or reorder text are refused.
#pragma once

#include <string>
#include <string_view>

#include "codec/problem.h"

namespace pakhuis::tables {

// Checks the name of a person: 1 to 40 bytes of UTF-8. No control, invisible or bidirectional
// characters; single spaces inside, no other kind of space; no marks without a letter below them.
Result<void> check_name(const std::string& name);

// Checks a line of the chat: 1 to 500 bytes of UTF-8 with something to see. The same characters are
// refused, except joiners and variation selectors after a visible character: emoji and some scripts
// need them. Spaces are free.
Result<void> check_chat_line(const std::string& text);

// Whether two names look the same to a hurried reader: without spaces, case and accents they are
// equal. Both are valid names.
bool are_alike(std::string_view a, std::string_view b);

}  // namespace pakhuis::tables
