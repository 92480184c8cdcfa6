#include "base/code_points.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace pakhuis {
namespace {

using namespace std::string_view_literals;

TEST(CodePoints, AreReadFromUtf8) {
    const auto read = [](std::string_view text) {
        const auto point = first_code_point(text);
        return point ? std::pair(point->value, point->size) : std::pair(char32_t{0}, size_t{0});
    };
    EXPECT_EQ(read("ab"), std::pair(U'a', size_t{1}));
    EXPECT_EQ(read("\0b"sv), std::pair(U'\0', size_t{1}));
    EXPECT_EQ(read("\xc2\x80"), std::pair(char32_t{0x80}, size_t{2}));
    EXPECT_EQ(read("éa"), std::pair(U'é', size_t{2}));
    EXPECT_EQ(read("\xe0\xa0\x80"), std::pair(char32_t{0x800}, size_t{3}));
    EXPECT_EQ(read("€"), std::pair(U'€', size_t{3}));
    EXPECT_EQ(read("😀x"), std::pair(U'😀', size_t{4}));
    EXPECT_EQ(read("\xf4\x8f\xbf\xbf"), std::pair(char32_t{0x10ffff}, size_t{4}));
}

TEST(CodePoints, AreNotReadFromBrokenUtf8) {
    const std::vector<std::string_view> broken = {
        "",              // nothing
        "\x80",          // a byte that continues nothing
        "\xc3",          // cut off
        "\xc3(",         // not continued
        "\xe2\x82",      // cut off
        "\xf0\x9f\x98",  // cut off
        "\xc0\x80",      // longer than needed
        "\xc1\xbf",      // longer than needed
        "\xe0\x9f\xbf",  // longer than needed
        "\xf0\x8f\xbf\xbf",
        "\xed\xa0\x80",      // a surrogate
        "\xed\xbf\xbf",      // a surrogate
        "\xf4\x90\x80\x80",  // too large
        "\xff",              // never in UTF-8
    };
    for (const std::string_view text : broken) {
        EXPECT_FALSE(first_code_point(text)) << testing::PrintToString(std::string(text));
    }
}

TEST(CodePoints, HaveKinds) {
    for (const char32_t c : {0x00u, 0x1fu, 0x7fu, 0x80u, 0x85u, 0x9fu}) EXPECT_TRUE(is_control(c));
    for (const char32_t c : {0x20u, 0x7eu, 0xa0u}) EXPECT_FALSE(is_control(c));
    for (const char32_t c : {0x200eu, 0x202eu, 0x2066u, 0x061cu}) EXPECT_TRUE(is_bidi_control(c));
    for (const char32_t c : {0xadu, 0x200bu, 0x200cu, 0x200du, 0x2060u, 0xfe0fu, 0xfeffu, 0x3164u,
                             0xe0041u, 0x2800u, 0xe000u}) {
        EXPECT_TRUE(is_invisible(c)) << unsigned(c);
    }
    for (const char32_t c : U"aé€😀漢Ж‿") {
        if (c != 0) {
            EXPECT_FALSE(is_invisible(c) || is_bidi_control(c) || is_control(c) || is_space(c) ||
                         is_combining_mark(c))
                << unsigned(c);
        }
    }
    for (const char32_t c : {0x20u, 0xa0u, 0x2003u, 0x3000u}) EXPECT_TRUE(is_space(c));
    for (const char32_t c : {0x0301u, 0x0e34u, 0x20e3u}) EXPECT_TRUE(is_combining_mark(c));
}

TEST(CodePoints, AreFoldedWithoutCaseAndAccents) {
    const std::u32string_view from = U"AzÀéÆæßẞØøŁłŒœŠžΆάΣςσЁёЙйЖｱＡａ1×÷漢";
    const std::u32string_view to = U"azaeAASSoollOOszαασσσееииж\uff71aa1×÷漢";
    ASSERT_EQ(from.size(), to.size());
    for (std::size_t i = 0; i < from.size(); ++i) {
        EXPECT_EQ(fold_letter(from[i]), to[i]) << i;
    }
}

}  // namespace
}  // namespace pakhuis
