// Files of nets: what was written is read, and everything else is refused with its place.
#include "net_files/net_file.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "kit/random_net.h"
#include "net_files/fits.h"
#include "registry/visit_match.h"

namespace pakhuis::net_files {
namespace {

// train/quantise_test.py makes the same net.
nets::Net small_net() {
    return nets::quantise(kit::random_net({6, 32, 16, 16, 2, 3, 2}, {1, 1, 44, 1000, 0, 7}, 1)).net;
}

// Of the parts of a small file.
constexpr std::size_t kGame = 16, kRules = 32, kEditions = 38, kSizes = 48;
constexpr std::size_t kShift = kSizes + 14;
constexpr std::size_t kSecond = kShift + 1 + 6 * 4 + 32 * 4 + 6 * 32;

TEST(NetFiles, AreReadAsTheyWereWritten) {
    const nets::Net net = small_net();
    const auto read = read_net(write_net(net));
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(*read, net);
}

TEST(NetFiles, HaveTheBytesThatPythonWrites) {
    std::ifstream in(std::string(PAKHUIS_TESTS_DIR) + "/corpus/net/small.net", std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    EXPECT_EQ(write_net(small_net()), bytes.str());
}

TEST(NetFiles, AreRefusedWhereverTheyEnd) {
    const std::string bytes = write_net(small_net());
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        ASSERT_FALSE(read_net(bytes.substr(0, size))) << size;
    }
    EXPECT_EQ(read_net(bytes.substr(0, 300)).error().text(),
              "first layer: The file ends before this layer does. (cut-net)");
    EXPECT_EQ(read_net(bytes + "more of it").error().text(), "end: 10 bytes too many. (bad-net)");
}

TEST(NetFiles, AreRefusedWithAnyBitChanged) {
    const std::string bytes = write_net(small_net());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::string changed = bytes;
        changed[i] = static_cast<char>(changed[i] ^ (1 << (i % 8)));
        ASSERT_FALSE(read_net(changed)) << i;
    }
    std::string changed = bytes;
    changed[kSecond + 100] ^= 1;
    EXPECT_EQ(read_net(changed).error().text(),
              "checksum: The bytes are not those that were written. (damaged-net)");
}

// The problem of a file with other bytes at a place.
std::string problem_of(std::size_t at, std::string_view other) {
    std::string bytes = write_net(small_net());
    const auto read =
        read_net_contents(bytes.replace(at, other.size(), other).substr(0, bytes.size() - 8));
    return read ? "none" : read.error().text();
}

TEST(NetFiles, AreRefusedWithThePlaceOfWhatIsWrong) {
    using namespace std::string_view_literals;
    EXPECT_EQ(problem_of(0, "P"),
              "first bytes: The file does not begin as a net does. (not-a-net)");
    EXPECT_EQ(problem_of(12, "\2"), "schema: This program reads schema 1, not 2. (other-schema)");
    EXPECT_EQ(problem_of(kGame, "C"),
              "game: The name of a game is 1 to 16 small letters, then zeros. (bad-net)");
    EXPECT_EQ(problem_of(kGame + 9, "x"),
              "game: The name of a game is 1 to 16 small letters, then zeros. (bad-net)");
    EXPECT_EQ(problem_of(kRules, "\3"), "rules: 3 to 1 are no versions. (bad-net)");
    EXPECT_EQ(problem_of(kEditions, "\0"sv), "editions: There are 0, not 1 to 64. (bad-net)");
    EXPECT_EQ(problem_of(kEditions, "\x41"), "editions: There are 65, not 1 to 64. (bad-net)");
    EXPECT_EQ(problem_of(kSizes + 2, "\x21"),
              "sizes: The first layer has 32 to 512 numbers, a multiple of 32. (bad-net)");
    EXPECT_EQ(problem_of(kSizes + 8, "\6"), "sizes: There are at most 5 values. (bad-net)");
    EXPECT_EQ(problem_of(kShift, "\x19"), "first layer, shift: 25 is not 8 to 24. (bad-net)");
    EXPECT_EQ(problem_of(kSecond + 2, "\x11"), "second layer, shift 2: 17 is above 16. (bad-net)");
    EXPECT_EQ(problem_of(kSecond + 16 + 4, "\xff\xff\xff\x7f"),
              "second layer, bias 1: 2147483647 is farther from 0 than 536870912. (bad-net)");
}

// A net of the sizes that fit a match, as if it was trained for it.
class FittingNets : public testing::Test {
  protected:
    FittingNets() {
        match_ = std::move(*start_match({"carts", 3, {}, {}}));
        net_.shape = {Carts::kFeatures, 256, 64, 32, 5, Carts::kActionIds, Carts::kActionFeatures};
        net_.purpose = {"carts",
                        1,
                        match_->setup().version,
                        Carts::kFeatureVersion,
                        {1, match_->edition_hash()}};
    }
    std::string refusal() const {
        const auto problem = why_not(net_, *match_);
        return problem ? problem->text() : "";
    }

    std::unique_ptr<Match> match_;
    nets::Net net_;
};

TEST_F(FittingNets, PlayWhatTheyWereTrainedFor) {
    EXPECT_EQ(refusal(), "");
    net_.shape.action_ids = 0;
    net_.shape.action_features = 0;
    EXPECT_EQ(refusal(), "");
}

TEST_F(FittingNets, RefuseAnotherGame) {
    match_ = std::move(*start_match({"venise", 3, {}, {}}));
    EXPECT_EQ(refusal(), "game: The net plays carts, not venise. (net-of-another-game)");
}

TEST_F(FittingNets, RefuseOtherRules) {
    net_.purpose.rules_from = net_.purpose.rules_to = match_->setup().version + 1;
    EXPECT_NE(refusal().find("(net-of-other-rules)"), std::string::npos) << refusal();
}

TEST_F(FittingNets, RefuseOtherFeatures) {
    ++net_.purpose.feature_version;
    EXPECT_EQ(refusal(),
              "features: The net reads version 2 of the features, not 1. (net-of-other-features)");
    --net_.purpose.feature_version;
    ++net_.shape.features;
    EXPECT_NE(refusal(), "");
    --net_.shape.features;
    --net_.shape.action_ids;
    EXPECT_NE(refusal(), "");
}

TEST_F(FittingNets, RefuseAnotherEdition) {
    net_.purpose.editions.pop_back();
    EXPECT_NE(refusal().find("(net-of-another-edition)"), std::string::npos) << refusal();
}

}  // namespace
}  // namespace pakhuis::net_files
