// Unicode code points: reading them from UTF-8, and which of them a person can't see. The lists are
// by hand and short: they hold what can hide or reorder a text, not all of Unicode.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace pakhuis {

struct CodePoint {
    char32_t value = 0;
    std::size_t size = 0;  // bytes in UTF-8, 1 to 4
};

// The first code point of a text; nothing if the text is empty or does not begin with valid UTF-8.
// Surrogates, values over U+10FFFF and forms that are longer than needed are not valid.
constexpr std::optional<CodePoint> first_code_point(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80) return CodePoint{first, 1};
    if (first < 0xc2 || first > 0xf4) return std::nullopt;
    const std::size_t size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (text.size() < size) return std::nullopt;
    char32_t value = first & (0x7fu >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0u) != 0x80) return std::nullopt;
        value = (value << 6) | (byte(i) & 0x3fu);
    }
    const bool longer_than_needed = value < (size == 3 ? 0x800u : size == 4 ? 0x10000u : 0x80u);
    const bool surrogate = value >= 0xd800 && value <= 0xdfff;
    if (longer_than_needed || surrogate || value > 0x10ffff) return std::nullopt;
    return CodePoint{value, size};
}

struct CodePointRange {
    char32_t first, last;
};

template <std::size_t N>
constexpr bool is_in(const std::array<CodePointRange, N>& ranges, char32_t c) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [c](CodePointRange r) { return c >= r.first && c <= r.last; });
}

// C0, DELETE and C1.
constexpr bool is_control(char32_t c) {
    return c < 0x20 || (c >= 0x7f && c <= 0x9f);
}

// Characters that change the direction of the text around them.
constexpr bool is_bidi_control(char32_t c) {
    constexpr std::array<CodePointRange, 4> kBidi{{
        {0x061c, 0x061c},  // Arabic letter mark
        {0x200e, 0x200f},  // left-to-right and right-to-left mark
        {0x202a, 0x202e},  // embeddings, overrides and their end
        {0x2066, 0x2069},  // isolates and their end
    }};
    return is_in(kBidi, c);
}

// U+200C and U+200D: needed inside words of some scripts, and inside emoji.
constexpr bool is_joiner(char32_t c) {
    return c == 0x200c || c == 0x200d;
}

// They choose the form of the character before: U+FE0F shows it as an emoji.
constexpr bool is_variation_selector(char32_t c) {
    return c >= 0xfe00 && c <= 0xfe0f;
}

// Characters without a shape, besides controls and spaces.
constexpr bool is_invisible(char32_t c) {
    constexpr std::array<CodePointRange, 20> kInvisible{{
        {0x00ad, 0x00ad},    // soft hyphen
        {0x034f, 0x034f},    // combining grapheme joiner
        {0x115f, 0x1160},    // Hangul fillers
        {0x17b4, 0x17b5},    // Khmer inherent vowels
        {0x180b, 0x180f},    // Mongolian selectors and vowel separator
        {0x200b, 0x200b},    // zero width space
        {0x2028, 0x2029},    // line and paragraph separator
        {0x2060, 0x2065},    // word joiner, invisible operators
        {0x206a, 0x206f},    // deprecated format characters
        {0x2800, 0x2800},    // Braille pattern without dots
        {0x3164, 0x3164},    // Hangul filler
        {0xe000, 0xf8ff},    // private use
        {0xfeff, 0xfeff},    // zero width no-break space, byte order mark
        {0xffa0, 0xffa0},    // halfwidth Hangul filler
        {0xfff0, 0xfffb},    // interlinear annotation, and unassigned
        {0xfffe, 0xffff},    // no characters
        {0x1bca0, 0x1bca3},  // shorthand format controls
        {0x1d173, 0x1d17a},  // musical format controls
        {0xe0000, 0xe0fff},  // tags and further variation selectors
        {0xf0000, 0x10ffff}  // private use
    }};
    return is_joiner(c) || is_variation_selector(c) || is_in(kInvisible, c);
}

constexpr bool is_space(char32_t c) {
    constexpr std::array<CodePointRange, 7> kSpaces{{
        {0x0020, 0x0020},  // space
        {0x00a0, 0x00a0},  // no-break space
        {0x1680, 0x1680},  // Ogham space
        {0x2000, 0x200a},  // en quad to hair space
        {0x202f, 0x202f},  // narrow no-break space
        {0x205f, 0x205f},  // medium mathematical space
        {0x3000, 0x3000},  // ideographic space
    }};
    return is_in(kSpaces, c);
}

// Marks that are drawn over or under the character before, in the scripts where they are common.
constexpr bool is_combining_mark(char32_t c) {
    constexpr std::array<CodePointRange, 14> kMarks{{
        {0x0300, 0x036f},  // Latin, Greek
        {0x0483, 0x0489},  // Cyrillic
        {0x0591, 0x05bd},  // Hebrew
        {0x064b, 0x065f},  // Arabic
        {0x0670, 0x0670},  // Arabic superscript alef
        {0x06d6, 0x06dc},  // Arabic, Koran
        {0x0730, 0x074a},  // Syriac
        {0x0e31, 0x0e31},  // Thai
        {0x0e34, 0x0e3a},  // Thai
        {0x0e47, 0x0e4e},  // Thai
        {0x1ab0, 0x1aff},  // extended
        {0x1dc0, 0x1dff},  // supplement
        {0x20d0, 0x20ff},  // for symbols
        {0xfe20, 0xfe2f},  // half marks
    }};
    return is_in(kMarks, c);
}

// A letter without its case and its accents, to compare names: "É", "é" and "E" become "e". Covers
// the letters of European languages and full-width ones. Other code points stay as they are, also
// letters of another script that look the same.
constexpr char32_t fold_letter(char32_t c) {
    // U+00C0 to U+017F. An upper-case letter stands for a letter of its own, such as "Æ": it can't
    // be mistaken, because ASCII letters become lower case.
    constexpr std::string_view kLatin =
        "aaaaaaAceeeeiiiiDnooooo*ouuuuyTS"   // U+00C0
        "aaaaaaAceeeeiiiiDnooooo/ouuuuyTy"   // U+00E0
        "aaaaaaccccccccddddeeeeeeeeeegggg"   // U+0100
        "gggghhhhiiiiiiiiiiJJjjkkKlllllll"   // U+0120
        "lllnnnnnnnNNooooooOOrrrrrrssssss"   // U+0140
        "ssttttttuuuuuuuuuuuuwwyyyzzzzzzs";  // U+0160
    static_assert(kLatin.size() == 0x180 - 0xc0);
    if (c >= 'A' && c <= 'Z') return c + 0x20;
    if (c == 0xd7 || c == 0xf7) return c;  // the signs for times and divided by
    if (c >= 0xc0 && c < 0x180) return static_cast<unsigned char>(kLatin[c - 0xc0]);
    constexpr std::array<std::array<char32_t, 2>, 26> kSingle{{
        {0x1e9e, U'S'},                                  // capital sharp s
        {0x386, 0x3b1}, {0x388, 0x3b5}, {0x389, 0x3b7},  // Greek with accents
        {0x38a, 0x3b9}, {0x38c, 0x3bf}, {0x38e, 0x3c5},  //
        {0x38f, 0x3c9}, {0x390, 0x3b9}, {0x3aa, 0x3b9},  //
        {0x3ab, 0x3c5}, {0x3ac, 0x3b1}, {0x3ad, 0x3b5},  //
        {0x3ae, 0x3b7}, {0x3af, 0x3b9}, {0x3b0, 0x3c5},  //
        {0x3ca, 0x3b9}, {0x3cb, 0x3c5}, {0x3cc, 0x3bf},  //
        {0x3cd, 0x3c5}, {0x3ce, 0x3c9}, {0x3c2, 0x3c3},  // with the final sigma
        {0x401, 0x435}, {0x451, 0x435}, {0x419, 0x438},  // Cyrillic io and short i
        {0x439, 0x438},                                  //
    }};
    for (const auto& [from, to] : kSingle) {
        if (c == from) return to;
    }
    const bool capital = (c >= 0x391 && c <= 0x3a9) || (c >= 0x410 && c <= 0x42f);
    if (capital) return c + 0x20;                                    // Greek and Cyrillic
    if (c >= 0x400 && c <= 0x40f) return c + 0x50;                   // further Cyrillic capitals
    if (c >= 0xff01 && c <= 0xff5e) return fold_letter(c - 0xfee0);  // full-width ASCII
    return c;
}

}  // namespace pakhuis
