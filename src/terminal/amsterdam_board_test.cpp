// The text board of Amsterdam: what it shows, and that it keeps to its width.
#include "terminal/amsterdam_board.h"

#include <gtest/gtest.h>
#include <sstream>

#include "engine/play.h"
#include "terminal/canvas.h"

namespace pakhuis::terminal {
namespace {

amsterdam::Rules rules_for(int seats) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    amsterdam::Rules rules;
    EXPECT_EQ(amsterdam::make_rules(options, amsterdam::built_in_edition(), rules).refusal,
              nullptr);
    return rules;
}

TEST(AmsterdamBoard, KeepsToItsWidth) {
    const amsterdam::Rules rules = rules_for(4);
    amsterdam::State state = Amsterdam::start(rules);
    Rng rng(7);
    int lines_seen = 0;
    for (int i = 0; random_step<Amsterdam>(rules, state, rng) != kSpectator; ++i) {
        if (i % 20 != 0) continue;
        const std::string text = draw(rules, Amsterdam::observe(rules, state, 1), {false, 80});
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line); ++lines_seen) {
            EXPECT_LE(text_width(line), 80) << line;
        }
        EXPECT_EQ(text.find('\033'), text.npos);
    }
    EXPECT_GT(lines_seen, 100);
}

TEST(AmsterdamBoard, ShowsMarketDiceCityHarbourAndPlayers) {
    const amsterdam::Rules rules = rules_for(2);
    amsterdam::State state = Amsterdam::start(rules);
    Rng rng(7);
    while (state.phase != amsterdam::Phase::kActions) {
        random_step<Amsterdam>(rules, state, rng);
    }
    const std::string text = draw(rules, Amsterdam::observe(rules, state, 0), {false, 160});
    for (const char* word : {"round 1 · actions", "market a", "Florins for", "dice · pink ",
                             "plantage", "grachtengordel", "quays · blue: ", "black market: –",
                             "0 (you): 0 points, 1 Florins", "barge at start", "rondel · 1: "}) {
        EXPECT_NE(text.find(word), text.npos) << word << "\n" << text;
    }
}

}  // namespace
}  // namespace pakhuis::terminal
