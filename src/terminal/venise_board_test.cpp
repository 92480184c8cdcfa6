// The text board of venise: what it shows, and that it keeps to its width and to the view.
#include "terminal/venise_board.h"

#include <gtest/gtest.h>
#include <sstream>

#include "engine/play.h"
#include "terminal/canvas.h"

namespace pakhuis::terminal {
namespace {

venise::Rules rules_for(int seats, venise::LayoutName layout) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    options.choice[0] = static_cast<std::uint8_t>(layout);
    venise::Rules rules;
    EXPECT_EQ(venise::make_rules(options, venise::built_in_edition(), rules).refusal, nullptr);
    return rules;
}

TEST(VeniseBoard, KeepsToItsWidthInEveryLayout) {
    for (int layout = 0; layout < 6; ++layout) {
        const venise::Rules rules = rules_for(4, static_cast<venise::LayoutName>(layout));
        venise::State state = Venise::start(rules);
        Rng rng(7);
        for (int i = 0; i < 400 && random_step<Venise>(rules, state, rng) != kSpectator; ++i) {
            if (i % 20 != 0) continue;
            const std::string text = draw(rules, Venise::observe(rules, state, 1), {false, 80});
            std::istringstream lines(text);
            for (std::string line; std::getline(lines, line);) {
                EXPECT_LE(text_width(line), 80) << line;
            }
            EXPECT_EQ(text.find('\033'), text.npos);
        }
    }
}

TEST(VeniseBoard, ShowsTilesPricesAndPlayers) {
    const venise::Rules rules = rules_for(2, venise::LayoutName::kFirst);
    const std::string text = draw(rules, Venise::observe(rules, Venise::start(rules), 0), {false});
    for (const char* word : {"market", "port-b", "prices · cloth 0", "market bonus 4 3 2 1 1",
                             "A (you): 0 points", "B: 0 points", "stock 1 wool, 1 linen, 1 gold"}) {
        EXPECT_NE(text.find(word), text.npos) << word << "\n" << text;
    }
}

TEST(VeniseBoard, ShowsCardsBeingLookedAtOnlyToTheirDrawer) {
    using namespace venise;
    const Rules rules = rules_for(2, LayoutName::kCompact);
    State state = Venise::start(rules);
    const auto act = [&](Seat actor, Action action) { Venise::apply(rules, state, actor, action); };
    act(0, Action::of(Verb::kStart, Tile::kMarket));
    act(1, Action::of(Verb::kStart, Tile::kMarket));
    act(kChance, Action::numbered(Verb::kRoll, 1));
    act(kChance, Action::numbered(Verb::kRoll, 1));
    act(0, Action::move(1, Tile::kMaster));
    act(0, Action::numbered(Verb::kActivate, 1));
    act(kChance, Action::of(Verb::kDraw, card_of(MasterId(7))));
    EXPECT_NE(draw(rules, Venise::observe(rules, state, 0), {false}).find("you look at step-a"),
              std::string::npos);
    EXPECT_EQ(draw(rules, Venise::observe(rules, state, 1), {false}).find("step-a"),
              std::string::npos);
}

}  // namespace
}  // namespace pakhuis::terminal
