#include "postgres/values.h"

#include <gtest/gtest.h>

namespace pakhuis::store::postgres {
namespace {

template <class Value>
std::string written(const Value& value) {
    std::string out;
    add_value(out, value);
    return out;
}

TEST(PostgresValues, HaveTheMostSignificantByteFirst) {
    EXPECT_EQ(written(std::int64_t{258}), std::string("\0\0\0\0\0\0\1\2", 8));
    EXPECT_EQ(read_number(written(std::int64_t{-2})), -2);
    EXPECT_EQ(read_number(std::string("\xff\xff\xff\xfe", 4)), -2);
    EXPECT_EQ(read_number(std::string("\xff\xfe", 2)), -2);
    EXPECT_EQ(read_number("\1"), 1);
}

TEST(PostgresValues, AreTheSameTextsWhenTheyAreReadAgain) {
    for (const std::vector<std::string>& texts :
         {std::vector<std::string>{}, {""}, {"ann", "", "a \"{,}\\ b"}}) {
        EXPECT_EQ(read_texts(written(texts)), texts);
    }
}

TEST(PostgresValues, AreNoTextsIfTheyAreCutOrOfAnotherType) {
    const std::string good = written(std::vector<std::string>{"ann", "bob"});
    for (std::size_t size = 0; size < good.size(); ++size) {
        EXPECT_EQ(read_texts(good.substr(0, size)), std::nullopt) << size;
    }
    EXPECT_EQ(read_texts(written(std::vector<std::int64_t>{1, 2})), std::nullopt);
    std::string huge = good;
    huge[20] = '\x7f';  // the length of the first text
    EXPECT_EQ(read_texts(huge), std::nullopt);
}

}  // namespace
}  // namespace pakhuis::store::postgres
