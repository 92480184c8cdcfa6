#include "codec/format_text.h"

#include <array>

namespace pakhuis::codec {

void append_whole_number(std::string& out, std::uint64_t number) {
    std::array<char, 20> digits;
    std::size_t first = digits.size();
    do {
        digits[--first] = static_cast<char>('0' + number % 10);
        number /= 10;
    } while (number != 0);
    out.append(digits.data() + first, digits.size() - first);
}

void append_number(std::string& out, std::int64_t number) {
    if (number < 0) out += '-';
    const auto bits = static_cast<std::uint64_t>(number);
    append_whole_number(out, number < 0 ? 0 - bits : bits);
}

std::string hex_text(std::uint64_t bits) {
    std::string out(16, '0');
    for (auto digit = out.rbegin(); digit != out.rend(); ++digit, bits >>= 4) {
        *digit = "0123456789abcdef"[bits & 15];
    }
    return out;
}

void FormatValue::append_to(std::string& out) const {
    switch (kind_) {
        case Kind::kText:
            out += text_;
            return;
        case Kind::kSigned:
            return append_number(out, static_cast<std::int64_t>(number_));
        case Kind::kUnsigned:
            return append_whole_number(out, number_);
    }
}

std::string filled_pattern(std::string_view pattern, std::initializer_list<FormatValue> values) {
    std::string out;
    for (const FormatValue& value : values) {
        const std::size_t at = pattern.find("{}");
        out += pattern.substr(0, at);
        value.append_to(out);
        pattern.remove_prefix(at + 2);
    }
    out += pattern;
    return out;
}

}  // namespace pakhuis::codec
