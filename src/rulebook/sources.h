// The files of texts/rules, compiled into the program (cmake/rulebook.cmake): each game's rules in
// English, and the records of their pictures. The browser reads the same files.
#pragma once

#include <span>
#include <string_view>

namespace pakhuis::rulebook {

struct Source {
    std::string_view game;
    std::string_view name;  // "en.md", "board.record"
    std::string_view text;
};
extern const std::span<const Source> kSources;

// The text of a file; empty: there is no such file.
std::string_view source_text(std::string_view game, std::string_view name);

}  // namespace pakhuis::rulebook
