#include "base/text.h"

#include <climits>
#include <gtest/gtest.h>
#include <string>

#include "base/words.h"

namespace pakhuis {
namespace {

TEST(Text, AppendsTextAndNumbers) {
    Text<40> text("claim");
    text.append(' ').append("dam").append(" x").append(12);
    EXPECT_EQ(text.view(), "claim dam x12");
    EXPECT_EQ(text.size(), 13u);
    EXPECT_FALSE(text.empty());
    text.clear();
    EXPECT_TRUE(text.empty());
    EXPECT_EQ(text.view(), "");
}

TEST(Text, WritesNumbers) {
    const auto written = [](int n) { return std::string(Text<20>().append(n).view()); };
    EXPECT_EQ(written(0), "0");
    EXPECT_EQ(written(7), "7");
    EXPECT_EQ(written(1066), "1066");
    EXPECT_EQ(written(-30), "-30");
    EXPECT_EQ(written(INT_MAX), "2147483647");
    EXPECT_EQ(written(INT_MIN), "-2147483648");
}

TEST(Text, CutsTextThatIsTooLongAndReportsIt) {
    Text<5> text("Waag");
    EXPECT_FALSE(text.cut());
    text.append('s');
    EXPECT_FALSE(text.cut());
    text.append("plein");
    EXPECT_TRUE(text.cut());
    EXPECT_EQ(text.view(), "Waags");
    text.clear();
    EXPECT_FALSE(text.cut());
}

TEST(Text, ComparesByContent) {
    Text<8> one("dam");
    Text<8> other("damrak");
    EXPECT_FALSE(one == other);
    other.clear();
    other.append("d").append("am");
    EXPECT_TRUE(one == other);
}

std::string slug(std::string_view name) {
    Text<63> out;
    append_slug(out, name);
    return std::string(out.view());
}

TEST(Slug, IsLowerCaseWithHyphens) {
    EXPECT_EQ(slug("Dam"), "dam");
    EXPECT_EQ(slug("Oost-Indisch Huis"), "oost-indisch-huis");
    EXPECT_EQ(slug("De 3 Hendricken"), "de-3-hendricken");
}

TEST(Slug, ReplacesOtherCharactersByOneHyphen) {
    EXPECT_EQ(slug("'t  Schip / de  Kade"), "t-schip-de-kade");
    EXPECT_EQ(slug("  Dam!  "), "dam");
    EXPECT_EQ(slug("--"), "");
    EXPECT_EQ(slug(""), "");
}

TEST(Slug, KeepsBytesBeyondAscii) {
    EXPECT_EQ(slug("Café Één"), "café-Één");
}

TEST(Words, AreSeparatedByBlanks) {
    Words words("  take \t green  ");
    EXPECT_FALSE(words.done());
    EXPECT_EQ(words.offset(), 2u);
    EXPECT_EQ(words.peek(), "take");
    EXPECT_EQ(words.next(), "take");
    EXPECT_EQ(words.offset(), 9u);
    EXPECT_EQ(words.next(), "green");
    EXPECT_TRUE(words.done());
    EXPECT_EQ(words.offset(), 16u);
    EXPECT_EQ(words.next(), "");
}

TEST(Words, AreAbsentInAnEmptyLine) {
    EXPECT_TRUE(Words("").done());
    EXPECT_TRUE(Words(" \t ").done());
    EXPECT_EQ(Words("").peek(), "");
}

TEST(Words, AreNotSeparatedByLineEnds) {
    EXPECT_EQ(Words("a\nb").next(), "a\nb");
}

TEST(SmallNumber, TakesPlainDigitsOnly) {
    EXPECT_EQ(read_small_number("0"), 0);
    EXPECT_EQ(read_small_number("7"), 7);
    EXPECT_EQ(read_small_number("9999"), 9999);
    for (const char* bad : {"", "00", "07", "-1", "+1", "1x", "x1", "10000", "1.0", " 1"}) {
        EXPECT_EQ(read_small_number(bad), -1) << bad;
    }
}

}  // namespace
}  // namespace pakhuis
