// Only values that are ours may be tuned.
#include "balance/marks.h"

#include <gtest/gtest.h>

#include "registry/match.h"

namespace pakhuis::balance {
namespace {

using codec::Json;

Json built_in(std::string_view game) {
    const auto edition = edition_json(game, std::nullopt);
    EXPECT_TRUE(edition);
    return *edition;
}

std::string problem_of(std::string_view game, std::string_view pointer, std::string_view value) {
    const auto changed = tuned(game, built_in(game), pointer, value);
    return changed ? "" : changed.error().key;
}

TEST(Tuning, ChangesOneValueThatIsOurs) {
    const auto changed = tuned("carts", built_in("carts"), "/contracts/3/points", "9");
    ASSERT_TRUE(changed) << changed.error().text();
    EXPECT_EQ((*changed)["contracts"][3]["points"], 9);
    Json back = *changed;
    back["contracts"][3]["points"] = built_in("carts")["contracts"][3]["points"];
    EXPECT_EQ(back, built_in("carts"));
}

TEST(Tuning, RefusesFactsOfTheRulebook) {
    const std::pair<const char*, const char*> facts[] = {
        {"carts", "/goods-bonus/0/points/0"}, {"carts", "/tracks/0/length"},
        {"carts", "/route-points/0/points"},  {"venise", "/market/0/bonus"},
        {"merchants", "/terms/0/value"},      {"merchants", "/spaces/9/payouts/0/first"},
        {"amsterdam", "/tiles/0/price"},      {"amsterdam", "/roofs/0/points/0"},
        {"amsterdam", "/mouth/points"},       {"amsterdam", "/players/0/majorities/0"},
        {"amsterdam", "/cards/0/cost/pink"},
    };
    for (const auto& [game, pointer] : facts) {
        EXPECT_EQ(problem_of(game, pointer, "1"), "not-ours") << game << pointer;
    }
}

TEST(Tuning, KnowsMarksOfColumnsAndOfPartsOfLists) {
    const std::pair<const char*, const char*> ours[] = {
        {"amsterdam", "/roofs/0/points/1"}, {"amsterdam", "/players/0/artisans"},
        {"amsterdam", "/amstel/0/behind"},  {"amsterdam", "/cards/1/cost/grey"},
        {"venise", "/layouts/0/cells/0/q"}, {"merchants", "/spaces/4/payouts/0/first"},
        {"carts", "/places/0/x"},
    };
    for (const auto& [game, pointer] : ours) {
        EXPECT_EQ(problem_of(game, pointer, "1"), "") << game << pointer;
    }
    EXPECT_EQ(problem_of("carts", "/tracks/0/colour", "red"), "") << "colours are ours";
    EXPECT_EQ(problem_of("carts", "/tracks/0/colour", "\"red\""), "");
}

TEST(Tuning, RefusesPlacesWithoutAValueAndValuesOfAnotherKind) {
    for (const char* nowhere :
         {"", "/", "contracts", "/contracts", "/contracts/3", "/contracts/99/points",
          "/contracts/x/points", "/contracts/03/points", "/contracts/3/mark",
          "/contracts/3/points/0", "/title", "/contracts//points",
          "/contracts/99999999999999999999/points"}) {
        EXPECT_EQ(problem_of("carts", nowhere, "1"), "unknown-value") << nowhere;
    }
    for (const char* value : {"", "red", "1.5", "\"1\"", "[1]", "null"}) {
        EXPECT_EQ(problem_of("carts", "/contracts/3/points", value), "bad-value") << value;
    }
}

TEST(Tuning, ListsTheColumnsOfEachGame) {
    const auto count = [](std::string_view game, std::string_view table, std::string_view column) {
        for (const TunableColumn& one : tunable_columns(game, built_in(game))) {
            if (one.table == table && one.column == column) return std::pair(one.ours, one.all);
        }
        return std::pair(0, 0);
    };
    EXPECT_EQ(count("carts", "tracks", "length"), std::pair(37, 43));
    EXPECT_EQ(count("carts", "tracks", "colour"), std::pair(43, 43));
    EXPECT_EQ(count("carts", "goods-bonus", "points"), std::pair(0, 0)) << "all text";
    EXPECT_EQ(count("amsterdam", "blocks", "cost"), std::pair(36, 36));
    EXPECT_EQ(count("amsterdam", "blocks", "block"), std::pair(0, 0)) << "the name of a row";
    EXPECT_EQ(count("amsterdam", "depots", "points"), std::pair(3, 4));
}

// Every value of every edition is a fact, ours or the name of a row: none is forgotten.
TEST(Tuning, FindsAMarkForEveryNumber) {
    for (const GameInfo* game : all_games()) {
        const Json edition = built_in(game->id);
        const Json flat = edition.flatten();
        for (const auto& [pointer, value] : flat.items()) {
            if (!value.is_number()) continue;
            EXPECT_TRUE(mark_of(game->id, edition, pointer)) << game->id << pointer;
        }
    }
}

}  // namespace
}  // namespace pakhuis::balance
