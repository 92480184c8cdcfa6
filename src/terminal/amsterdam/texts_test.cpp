// The texts of cards, tiles and tasks: none is missing, and their numbers are those of the tables.
#include "terminal/amsterdam/texts.h"

#include <cctype>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::terminal {
namespace {

using namespace amsterdam;

void expect_says(std::string_view text, const std::string& part) {
    EXPECT_NE(text.find(part), text.npos) << "no '" << part << "' in: " << text;
}
std::string florins(int n) {
    return fmt::format("{} florin", n);
}
std::string points(int n) {
    return fmt::format("{} point", n);
}

TEST(AmsterdamTexts, EveryCardTileAndTaskHasAText) {
    EXPECT_EQ(kCardWords.size(), static_cast<std::size_t>(kCards));
    EXPECT_EQ(kTileWords.size(), 24u);
    EXPECT_EQ(kTaskWords.size(), static_cast<std::size_t>(kTasks));
    for (int i = 0; i < kCards; ++i) {
        EXPECT_FALSE(card_title(CardId(i)).empty()) << i;
        EXPECT_FALSE(card_text(CardId(i)).empty()) << i;
    }
    for (int i = 0; i < kTiles; ++i) EXPECT_FALSE(tile_text(TileId(i)).empty()) << i;
    for (int i = 0; i < kTasks; ++i) EXPECT_FALSE(task_text(Id<TaskTag>(i)).empty()) << i;
}

// "Genever distiller" for genever-distiller
TEST(AmsterdamTexts, ACardHasTheNameOfItsKind) {
    for (int i = 0; i < kCards; ++i) {
        std::string title;
        for (const char letter : card_title(CardId(i))) {
            title += letter == ' ' ? '-' : static_cast<char>(std::tolower(letter));
        }
        EXPECT_EQ(title, name_of(kind_of(CardId(i))));
    }
}

TEST(AmsterdamTexts, ACardsTextNamesItsGains) {
    for (int i = 0; i < kCards; ++i) {
        const CardData& card = data(CardId(i));
        const std::string_view text = card_text(CardId(i));
        if (card.florins > 0) expect_says(text, florins(card.florins));
        if (card.points > 0) expect_says(text, points(card.points));
        if (card.any > 0) expect_says(text, fmt::format("gain {} ", card.any));
        if (card.steps > 0) expect_says(text, fmt::format("advance {} space", card.steps));
        if (card.gain != Colour::kNone) {
            expect_says(text, fmt::format("gain 1 {} resource", name_of(card.gain)));
        }
    }
}

TEST(AmsterdamTexts, ACardsTextNamesItsCondition) {
    for (int i = 0; i < kCards; ++i) {
        const CardData& card = data(CardId(i));
        const std::string_view text = card_text(CardId(i));
        if (card.good != Good::kNone) expect_says(text, std::string(name_of(card.good)));
        if (card.effect == Effect::kThreeOf) {
            expect_says(text, fmt::format("3 or more active {}s", name_of(card.counted)));
        }
        if (card.of == Colour::kNone) continue;
        const auto quarter = static_cast<int>(Kind::kPlantage) + static_cast<int>(card.of);
        const std::string_view title =
            card_title(CardId(first_of_kind(static_cast<Kind>(quarter))));
        if (card.effect == Effect::kPlan) {
            expect_says(text, fmt::format("pay 1 {} resource", name_of(card.of)));
        } else {
            expect_says(text, fmt::format("{} plan", title));
        }
    }
}

TEST(AmsterdamTexts, ACardsTextBeginsWithItsTiming) {
    constexpr std::string_view kOnce = "Once per turn: ";
    for (int i = 0; i < kCards; ++i) {
        const Timing timing = data(CardId(i)).timing;
        const std::string_view text = card_text(CardId(i));
        EXPECT_EQ(text.starts_with(kOnce), timing == Timing::kThree) << text;
        EXPECT_EQ(text.starts_with("End of game"), timing == Timing::kEnd) << text;
        EXPECT_EQ(text.starts_with("Phase I: "), timing == Timing::kOne) << text;
        EXPECT_EQ(text.starts_with("Phase II: "), timing == Timing::kTwo) << text;
    }
}

TEST(AmsterdamTexts, ATilesTextNamesItsPriceAndGains) {
    const Edition& edition = built_in_edition();
    for (const TileRow& row : edition.tiles) {
        const std::string_view text = tile_text(row.tile);
        expect_says(text, "Pay " + florins(row.price));
        if (row.points > 0) expect_says(text, "gain " + points(row.points));
        if (row.steps > 0) expect_says(text, fmt::format("advance {} space", row.steps));
        if (row.resources > 0) expect_says(text, fmt::format("{} resource", row.resources));
    }
}

}  // namespace
}  // namespace pakhuis::terminal
