// The text board of merchants: what it shows, and that it keeps to its width.
#include "terminal/merchants_board.h"

#include <gtest/gtest.h>
#include <sstream>

#include "engine/play.h"
#include "terminal/canvas.h"

namespace pakhuis::terminal {
namespace {

merchants::Rules rules_for(int seats) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    merchants::Rules rules;
    EXPECT_EQ(merchants::make_rules(options, merchants::built_in_edition(), rules).refusal,
              nullptr);
    return rules;
}

TEST(MerchantsBoard, KeepsToItsWidth) {
    const merchants::Rules rules = rules_for(5);
    merchants::State state = Merchants::start(rules);
    Rng rng(7);
    for (int i = 0; random_step<Merchants>(rules, state, rng) != kSpectator; ++i) {
        if (i % 20 != 0) continue;
        const std::string text = draw(rules, Merchants::observe(rules, state, 1), {false, 80});
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) EXPECT_LE(text_width(line), 80) << line;
    }
}

TEST(MerchantsBoard, ShowsTimeCardsAndPlayers) {
    const merchants::Rules rules = rules_for(3);
    merchants::State state = Merchants::start(rules);
    Merchants::apply(rules, state, kChance, merchants::Action::turn(merchants::CardKind::kGoods));
    const std::string text = draw(rules, Merchants::observe(rules, state, 1), {false});
    for (const char* word : {"1579 start · 1585 nothing", "53 cards and 24 hourglasses",
                             "discs · mayor –", "turned: goods", "1 (you): 400 florins",
                             "21 tiles left", "silk 1", "houses oz2", "far-east-silk 1"}) {
        EXPECT_NE(text.find(word), text.npos) << word << "\n" << text;
    }
}

}  // namespace
}  // namespace pakhuis::terminal
