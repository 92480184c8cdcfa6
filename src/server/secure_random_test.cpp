#include "server/secure_random.h"

#include <gtest/gtest.h>

namespace pakhuis::server {
namespace {

TEST(SecretsOfTables, AreNeverTheSame) {
    SecureRandom random;
    SecureRandom other;
    EXPECT_NE(random.secret(), random.secret());
    EXPECT_NE(random.secret(), other.secret());
}

TEST(SecretsOfTables, FollowFromTheNumberOfTheDealsInTests) {
    SecureRandom random(7);
    SecureRandom same(7);
    SecureRandom other(8);
    const HashKey first = random.secret();
    EXPECT_EQ(first, same.secret());
    EXPECT_NE(first, other.secret());
    same.number();  // ids and tokens change nothing
    EXPECT_EQ(random.secret(), same.secret());
    EXPECT_NE(random.secret(), first);
}

}  // namespace
}  // namespace pakhuis::server
