// Helpers for tests of boards that read drawn text.
#pragma once

#include <array>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace pakhuis::terminal {

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

inline std::string without_codes(const std::string& text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            while (text[i] != 'm') ++i;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

inline int count(std::string_view text, std::string_view part) {
    int n = 0;
    for (auto i = text.find(part); i != text.npos; i = text.find(part, i + part.size())) ++n;
    return n;
}

inline std::string_view mark_text(int seat) {
    return std::array<std::string_view, 5>{"●", "▲", "■", "◆", "★"}[static_cast<std::size_t>(seat)];
}

}  // namespace pakhuis::terminal
