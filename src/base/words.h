// Splits a typed line into words and reads numbers, without heap or locale.
#pragma once

#include <cstddef>
#include <string_view>

namespace pakhuis {

class Words {
  public:
    constexpr explicit Words(std::string_view line) : line_(line) { skip(); }

    constexpr bool done() const { return at_ == line_.size(); }
    // Byte offset of the word that next() returns. Errors name it.
    constexpr std::size_t offset() const { return at_; }
    constexpr std::string_view peek() const {
        std::size_t end = at_;
        while (end < line_.size() && !blank(line_[end])) ++end;
        return line_.substr(at_, end - at_);
    }
    constexpr std::string_view next() {
        const std::string_view word = peek();
        at_ += word.size();
        skip();
        return word;
    }

  private:
    static constexpr bool blank(char c) { return c == ' ' || c == '\t'; }
    constexpr void skip() {
        while (at_ < line_.size() && blank(line_[at_])) ++at_;
    }

    std::string_view line_;
    std::size_t at_ = 0;
};

// A decimal number of at most four digits, without sign or leading zero; −1 for anything else.
constexpr int read_small_number(std::string_view word) {
    if (word.empty() || word.size() > 4 || (word.size() > 1 && word[0] == '0')) return -1;
    int value = 0;
    for (const char c : word) {
        if (c < '0' || c > '9') return -1;
        value = value * 10 + (c - '0');
    }
    return value;
}

}  // namespace pakhuis
