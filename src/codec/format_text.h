// Puts values into a text: format_text("'{}' has {} cards.", name, count). It is small, for it is
// part of the page's module: no widths, no fractions, and a pattern with as many "{}" as there are
// values.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>

namespace pakhuis::codec {

void append_number(std::string& out, std::int64_t number);
void append_whole_number(std::string& out, std::uint64_t number);

// 16 hexadecimal digits.
std::string hex_text(std::uint64_t bits);

// A value of a pattern. It refers to the text that it was made of.
class FormatValue {
  public:
    FormatValue(std::string_view text) : text_(text) {}    // NOLINT: a text is a value
    FormatValue(const std::string& text) : text_(text) {}  // NOLINT
    FormatValue(const char* text) : text_(text) {}         // NOLINT
    template <std::integral Number>
    FormatValue(Number number)  // NOLINT
        : kind_(std::is_signed_v<Number> ? Kind::kSigned : Kind::kUnsigned),
          number_(static_cast<std::uint64_t>(number)) {}

    void append_to(std::string& out) const;

  private:
    enum class Kind : std::uint8_t { kText, kSigned, kUnsigned };

    Kind kind_ = Kind::kText;
    std::uint64_t number_ = 0;
    std::string_view text_;
};

std::string filled_pattern(std::string_view pattern, std::initializer_list<FormatValue> values);

void needs_as_many_values_as_places();  // defined nowhere: no constant expression calls it

// A literal; it does not compile with another number of "{}" than values.
template <class... Values>
struct Pattern {
    std::string_view text;

    consteval Pattern(const char* literal) : text(literal) {  // NOLINT: a literal is a pattern
        std::size_t places = 0;
        for (std::size_t i = 0; i + 1 < text.size(); ++i) {
            if (text[i] == '{' && text[i + 1] == '}') ++places;
        }
        if (places != sizeof...(Values)) needs_as_many_values_as_places();
    }
};

template <class... Values>
std::string format_text(Pattern<std::type_identity_t<Values>...> pattern, const Values&... values) {
    return filled_pattern(pattern.text, {FormatValue(values)...});
}

// "a, b, c"
template <class List>
std::string listed_text(const List& list) {
    std::string out;
    const char* between = "";
    for (const auto& item : list) {
        out += between;
        FormatValue(item).append_to(out);
        between = ", ";
    }
    return out;
}

}  // namespace pakhuis::codec
