#include "codec/format_text.h"

#include <gtest/gtest.h>
#include <limits>
#include <vector>

namespace pakhuis::codec {
namespace {

TEST(FormatText, PutsValuesInTheirOrder) {
    EXPECT_EQ(format_text("'{}' has {} cards.", std::string("dam"), 3), "'dam' has 3 cards.");
    EXPECT_EQ(format_text("{}{}", std::string_view("a"), "b"), "ab");
    EXPECT_EQ(format_text("nothing"), "nothing");
}

TEST(FormatText, DoesNotReadTheValues) {
    EXPECT_EQ(format_text("{}, {}", "{}", "{"), "{}, {");
}

TEST(FormatText, WritesEveryWholeNumber) {
    using Signed = std::numeric_limits<std::int64_t>;
    EXPECT_EQ(format_text("{} {}", 0, -1), "0 -1");
    EXPECT_EQ(format_text("{} {}", Signed::min(), Signed::max()),
              "-9223372036854775808 9223372036854775807");
    EXPECT_EQ(format_text("{}", std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
    EXPECT_EQ(format_text("{}", std::int8_t{-128}), "-128");
}

TEST(FormatText, ListsItems) {
    EXPECT_EQ(listed_text(std::vector<int>{}), "");
    EXPECT_EQ(listed_text(std::vector<std::string>{"a", "b"}), "a, b");
    EXPECT_EQ(listed_text(std::vector<std::string>{"", "b"}), ", b");
}

TEST(FormatText, WritesSixteenHexadecimalDigits) {
    EXPECT_EQ(hex_text(0), "0000000000000000");
    EXPECT_EQ(hex_text(0xfedcba9876543210), "fedcba9876543210");
}

}  // namespace
}  // namespace pakhuis::codec
