// Text in a fixed buffer: names of components and the text form of actions, without heap.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace pakhuis {

// Up to N bytes of UTF-8. A longer text is cut off, and cut() is then true.
template <std::size_t N>
class Text {
  public:
    static constexpr std::size_t kCapacity = N;

    constexpr Text() = default;
    constexpr Text(std::string_view s) { append(s); }  // NOLINT: a text literal is a text
    constexpr Text(const char* s) { append(std::string_view(s)); }  // NOLINT

    constexpr std::string_view view() const { return {data_.data(), size_}; }
    constexpr operator std::string_view() const { return view(); }  // NOLINT
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool cut() const { return cut_; }

    constexpr Text& append(std::string_view s) {
        for (const char c : s) append(c);
        return *this;
    }
    constexpr Text& append(char c) {
        if (size_ < N) {
            data_[size_++] = c;
        } else {
            cut_ = true;
        }
        return *this;
    }
    constexpr Text& append(int number) {
        if (number < 0) append('-');
        std::array<char, 12> digits{};
        std::size_t n = 0;
        long rest = number < 0 ? -static_cast<long>(number) : number;
        do {
            digits[n++] = static_cast<char>('0' + rest % 10);
            rest /= 10;
        } while (rest > 0);
        while (n > 0) append(digits[--n]);
        return *this;
    }
    constexpr void clear() { *this = Text{}; }

    friend constexpr bool operator==(const Text& a, const Text& b) { return a.view() == b.view(); }

  private:
    std::array<char, N> data_{};
    std::uint8_t size_ = 0;
    bool cut_ = false;
    static_assert(N < 256);
};

// Lower case. A run of other characters than letters, digits and bytes beyond ASCII becomes one
// hyphen: "Oost-Indisch Huis" → "oost-indisch-huis".
template <std::size_t N>
constexpr void append_slug(Text<N>& out, std::string_view name) {
    bool gap = false;
    bool started = false;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        const bool upper = c >= 'A' && c <= 'Z';
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || byte >= 0x80;
        if (!upper && !plain) {
            gap = started;
            continue;
        }
        if (gap) out.append('-');
        gap = false;
        started = true;
        out.append(upper ? static_cast<char>(c - 'A' + 'a') : c);
    }
}

}  // namespace pakhuis
