#include "codec/csv.h"

#include <gtest/gtest.h>

namespace pakhuis::codec {
namespace {

TEST(Csv, BecomesRowsKeyedByTheHeader) {
    const auto rows = parse_csv("place,x,note\r\nDam,49,\n\nOude Kerk,-5,7up\n");
    ASSERT_TRUE(rows) << rows.error().text();
    EXPECT_EQ(rows->dump(),
              R"([{"place":"Dam","x":49,"note":""},{"place":"Oude Kerk","x":-5,"note":"7up"}])");
}

TEST(Csv, NamesTheLineWithAMissingColumn) {
    const auto rows = parse_csv("a,b\n1,2\n3\n");
    ASSERT_FALSE(rows);
    EXPECT_EQ(rows.error().key, "bad-line");
    EXPECT_EQ(rows.error().place, "line 3");
}

TEST(Csv, MustBeUtf8) {
    const auto rows = parse_csv("place\nCaf\xc3\xa9\nCaf\xe9\n");
    ASSERT_FALSE(rows);
    EXPECT_EQ(rows.error().key, "not-utf8");
    EXPECT_EQ(rows.error().place, "line 3");
}

TEST(Csv, NeedsAHeader) {
    const auto rows = parse_csv("\n\n");
    ASSERT_FALSE(rows);
    EXPECT_EQ(rows.error().key, "missing-field");
}

TEST(Csv, HasAtMost64Kibibytes) {
    EXPECT_EQ(parse_csv(std::string(70000, 'x')).error().key, "too-long");
}

}  // namespace
}  // namespace pakhuis::codec
