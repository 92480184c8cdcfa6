// Helpers for tests of bots: bots by name, set positions of carts, and matches between bots.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "base/index.h"
#include "bots/carts/beginner.h"
#include "bots/test_matches.h"
#include "games/carts/carts.h"

namespace pakhuis::bots {

using namespace carts;

using Bot = Action (*)(const Rules&, const View&, Rng&);

struct NamedBot {
    const char* name;
    Bot choose;
};
inline constexpr NamedBot kRandom{"random", random_choice<Carts>};
inline constexpr NamedBot kGreedy{"greedy", greedy_choice<Carts>};
inline constexpr NamedBot kFlat{"flat", [](const Rules& rules, const View& view, Rng& rng) {
                                    return flat_choice<Carts>(rules, view, rng);
                                }};
inline constexpr NamedBot kEasy{"easy", [](const Rules& rules, const View& view, Rng& rng) {
                                    return easy_choice(rules, view, rng);
                                }};
inline constexpr NamedBot kBeginner{"beginner", beginner_choice};
inline constexpr std::array<NamedBot, 5> kBots{kRandom, kGreedy, kFlat, kEasy, kBeginner};

inline Rules rules_for(int seats, const Edition& edition = built_in_edition()) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    Rules rules;
    EXPECT_EQ(make_rules(options, edition, rules).refusal, nullptr);
    return rules;
}

inline std::string text_of(const Rules& rules, Action action) {
    return kit::action_text<Carts>(rules, action);
}

inline TrackId track(const Rules& rules, std::string_view name) {
    const TrackId id = rules.find(static_cast<TrackTag*>(nullptr), name);
    EXPECT_FALSE(id.none()) << name;
    return id;
}

inline ContractId contract(const Rules& rules, std::string_view name) {
    const ContractId id = rules.find(static_cast<ContractTag*>(nullptr), name);
    EXPECT_FALSE(id.none()) << name;
    return id;
}

// A match of two players: it is seat 0's turn with this hand, this row and these contracts. The
// other seat has no cards and one contract.
inline State set_position(const Rules& rules, Cards hand, Cards row, ContractSet contracts) {
    State s = Carts::start(rules);
    s.phase = Phase::kTurn;
    s.hand[0] = hand;
    s.row = row;
    s.pile = kDeck - hand - row;
    s.contracts[0] = contracts;
    s.contract_pile -= contracts;
    s.contracts[1].add(s.contract_pile.pop());
    return s;
}

inline const Cards kPlainRow =
    Cards::of(Card::kPink, 2) + Cards::of(Card::kBlack, 2) + Cards::of(Card::kRed);

inline void give_track(const Rules& rules, State& s, Seat seat, std::string_view name) {
    const TrackId id = track(rules, name);
    s.tracks[seat].add(id);
    s.points[seat] =
        static_cast<std::uint16_t>(s.points[seat] + rules.points[to_index(id.index())]);
    s.carts[seat] = static_cast<std::uint8_t>(s.carts[seat] - rules.length[to_index(id.index())]);
    if (rules.track(id).symbol == Symbol::kCart) ++s.goods[seat];
}

// Seat 0 is offered two contracts in the last lap. Its tracks join the places of waag-munttoren;
// the other contract is out of reach.
inline State offered_in_last_lap(const Rules& rules) {
    State s =
        set_position(rules, {}, kPlainRow, ContractSet::of(contract(rules, "dam-zuiderkerk")));
    give_track(rules, s, 0, "waag-oost-indisch-huis");
    give_track(rules, s, 0, "oost-indisch-huis-munttoren-a");
    for (const char* name : {"haringpakkerstoren-oude-waal", "noordermarkt-haringpakkerstoren",
                             "noordermarkt-korenmetershuisje", "de-drie-hendricken-noordermarkt",
                             "haringpakkerstoren-korenmetershuisje", "oude-kerk-dam"}) {
        give_track(rules, s, 1, name);
    }
    s.phase = Phase::kKeep;
    s.turns_left = 2;
    for (const char* name : {"waag-munttoren", "nieuwe-waal-zuiderkerk"}) {
        s.offer[0].add(contract(rules, name));
    }
    s.contract_pile -= s.offer[0];
    return s;
}

inline std::string answer(const Rules& rules, const NamedBot& bot, const State& s,
                          std::uint64_t seed = 1) {
    EXPECT_EQ(Carts::inconsistency(rules, s), nullptr);
    Rng rng(seed);
    return text_of(rules, bot.choose(rules, Carts::observe(rules, s, 0), rng));
}

// The results of one bot in matches against another kind of bot.
struct BotResults {
    double win_rate = 0;
    int kept = 0;  // contracts
    int completed = 0;

    double completion() const { return static_cast<double>(completed) / kept; }
};

inline BotResults play_against(const Rules& rules, const NamedBot& bot, const NamedBot& other,
                               int matches) {
    BotResults results;
    const auto count = [&](const State& end, Seat seat) {
        results.kept += end.contracts[seat].count();
        results.completed +=
            completed_contracts(rules, end.tracks[seat], end.contracts[seat]).count();
    };
    results.win_rate = win_rate<Carts>(rules, matches, bot.choose, other.choose, count);
    return results;
}

}  // namespace pakhuis::bots
