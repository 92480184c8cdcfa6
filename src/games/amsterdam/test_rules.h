// Rules objects for the tests of Amsterdam.
#pragma once

#include "games/amsterdam/amsterdam.h"
#include "kit/table.h"

namespace pakhuis::amsterdam {

// The options of a match.
struct MatchForm {
    int seats = 2;
    bool is_short = false;
    TaskTiles tasks = TaskTiles::kNone;
    MarketTiles tiles = MarketTiles::kBase;
    bool characters = false;
    bool dealer = false;
    int version = 0;  // version of the rules; 0: the newest
};

inline Rules rules_for(const MatchForm& form, const Edition& edition = built_in_edition()) {
    Options options;
    options.seats = static_cast<std::uint8_t>(form.seats);
    options.version = static_cast<decltype(options.version)>(form.version);
    options.choice[at(OptionAt::kRounds)] = form.is_short;
    options.choice[at(OptionAt::kTaskTiles)] = static_cast<std::uint8_t>(form.tasks);
    options.choice[at(OptionAt::kMarketTiles)] = static_cast<std::uint8_t>(form.tiles);
    options.choice[at(OptionAt::kCharacters)] = form.characters;
    options.choice[at(OptionAt::kDealer)] = form.dealer;
    return kit::rules_of<Amsterdam>(options, edition);
}
// The base game under an earlier version of the rules.
inline MatchForm form_of_version(int version, int seats = 2) {
    MatchForm form{seats};
    form.version = version;
    return form;
}
// Every combination of options.
inline std::vector<MatchForm> all_forms(int seats) {
    constexpr int kTaskChoices = static_cast<int>(kTaskTilesNames.size());
    constexpr int kTileChoices = static_cast<int>(kMarketTilesNames.size());
    std::vector<MatchForm> forms;
    for (int n = 0; n < 8 * kTaskChoices * kTileChoices; ++n) {
        const int choice = n / 8;
        forms.push_back({seats, (n & 1) != 0, static_cast<TaskTiles>(choice % kTaskChoices),
                         static_cast<MarketTiles>(choice / kTaskChoices), (n & 2) != 0,
                         (n & 4) != 0});
    }
    return forms;
}
inline Rules rules_for(int seats, bool is_short = false,
                       const Edition& edition = built_in_edition()) {
    return rules_for(MatchForm{seats, is_short}, edition);
}

// With foreman and bailiff (extension 1), the dealer (extension 3), or both.
inline Rules rules_with_walkers(int seats, bool characters, bool dealer, bool is_short = false,
                                const Edition& edition = built_in_edition()) {
    return rules_for({seats, is_short, TaskTiles::kNone, MarketTiles::kBase, characters, dealer},
                     edition);
}

// Everything is cheap: cards and blocks cost one resource, market tiles one Florin. Random matches
// with it activate and use far more cards.
inline Edition cheap_edition() {
    Edition e = built_in_edition();
    e.title = "cheap";
    for (CardRow& row : e.cards) row.cost = Cost::of(row.cost.nth(0));
    for (BlockRow& row : e.blocks) row.cost = 1;
    for (TileRow& row : e.tiles) row.price = 1;
    return e;
}

}  // namespace pakhuis::amsterdam
