#include "apps/edition_file.h"

#include <gtest/gtest.h>

namespace pakhuis::apps {
namespace {

const std::filesystem::path kEditions = std::filesystem::path(PAKHUIS_TESTS_DIR) / "editions";

TEST(EditionFiles, AreEmbeddedInPositions) {
    const auto edition = load_edition("carts", kEditions / "carts-tiny.json");
    ASSERT_TRUE(edition) << edition.error().text();
    const auto match = start_match({"carts", 2, {}, *edition});
    ASSERT_TRUE(match) << match.error().text();
    EXPECT_TRUE((*match)->position()["edition"].is_object());
    const auto read = match_from_position((*match)->position());
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ((*read)->edition_hash(), (*match)->edition_hash());
    EXPECT_NE((*read)->edition_hash(), start_match({"carts", 2, {}}).value()->edition_hash());
}

TEST(EditionFiles, IncludeAnExampleBoardWithoutWarnings) {
    const auto path = std::filesystem::path(PAKHUIS_TESTS_DIR) / "../editions/carts/utrecht.json";
    const auto edition = load_edition("carts", path);
    ASSERT_TRUE(edition) << edition.error().text();
    EXPECT_TRUE(edition_warnings("carts", *edition).empty());
    for (int seats = 2; seats <= 4; ++seats) {
        auto match = start_match({"carts", seats, {}, *edition});
        ASSERT_TRUE(match) << match.error().text();
        Rng rng(9);
        while (!(*match)->waiting().empty()) {
            const Seat actor = (*match)->waiting().lowest();
            const auto legal = (*match)->legal(actor);
            const auto pick = rng.below(static_cast<std::uint32_t>(legal.size()));
            ASSERT_TRUE((*match)->act(actor, legal[pick]));
        }
    }
}

TEST(EditionFiles, CanBeAFolderOfTables) {
    const auto folder = load_edition("carts", kEditions / "carts-tables");
    ASSERT_TRUE(folder) << folder.error().text();
    EXPECT_EQ((*folder)["title"], "carts-tables");
    EXPECT_EQ((*folder)["places"].size(), 5u);
    EXPECT_EQ((*folder)["tracks"][1]["colour"], "blue");
    EXPECT_TRUE(start_match({"carts", 2, {}, *folder}));
}

TEST(EditionFiles, AreNamedIfMissingOrBroken) {
    EXPECT_EQ(load_edition("carts", kEditions / "nothing.json").error().key, "no-such-file");
    const auto error = load_edition("carts", kEditions / "broken-tables").error();
    EXPECT_EQ(error.key, "bad-line");
    EXPECT_NE(error.place.find("carts_routes.csv, line 3"), std::string::npos) << error.place;
}

}  // namespace
}  // namespace pakhuis::apps
