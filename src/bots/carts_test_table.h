// What the tests of bots share: bots by name, set positions of carts, and who beats whom.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "bots/carts_easy.h"
#include "bots/generic.h"
#include "bots/match.h"
#include "games/carts/carts.h"
#include "kit/sanitized.h"

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
inline constexpr NamedBot kEasy{"easy", carts_easy};
inline constexpr std::array<NamedBot, 4> kBots{kRandom, kGreedy, kFlat, kEasy};

inline std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

inline Rules rules_for(int seats, const Edition& edition = built_in_edition()) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    Rules rules;
    EXPECT_EQ(make_rules(options, edition, rules).refusal, nullptr);
    return rules;
}

inline std::string text_of(const Rules& rules, Action action) {
    ActionText text;
    Carts::write(rules, action, text);
    return std::string(text.view());
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

// Seat 0 is to take a turn with this hand, this row and these contracts. Two players; the other one
// has no cards and some contract.
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
    s.points[seat] = static_cast<std::uint16_t>(s.points[seat] + rules.points[at(id.index())]);
    s.carts[seat] = static_cast<std::uint8_t>(s.carts[seat] - rules.length[at(id.index())]);
    if (rules.track(id).symbol == Symbol::kCart) ++s.goods[seat];
}

inline std::string answer(const Rules& rules, const NamedBot& bot, const State& s,
                          std::uint64_t seed = 1) {
    EXPECT_EQ(Carts::inconsistency(rules, s), nullptr);
    Rng rng(seed);
    return text_of(rules, bot.choose(rules, Carts::observe(rules, s, 0), rng));
}

// One bot against others of one kind, its seat rotated.
struct Tally {
    int matches = 0;
    double wins = 0;  // a shared win counts as its share
    int kept = 0;     // contracts
    int completed = 0;

    double win_rate() const { return wins / matches; }
    double completion() const { return static_cast<double>(completed) / kept; }

    void count(const Rules& rules, const State& end, Seat seat) {
        const Ranking ranking = Carts::ranking(rules, end);
        int winners = 0;
        for (int s = 0; s < rules.seats; ++s) winners += ranking[at(s)] == 1;
        if (ranking[seat] == 1) wins += 1.0 / winners;
        ++matches;
        kept += end.contracts[seat].count();
        completed += joined(rules, end.tracks[seat], end.contracts[seat]).count();
    }
};

inline Tally pit(const Rules& rules, const NamedBot& bot, const NamedBot& other, int matches) {
    Tally tally;
    for (int m = 0; m < matches; ++m) {
        const Seat seat = static_cast<Seat>(m % rules.seats);
        Rng rng(static_cast<std::uint64_t>(m));
        const State end = play_match<Carts>(rules, rng, [&](Seat s, const View& view, Rng& r) {
            return (s == seat ? bot : other).choose(rules, view, r);
        });
        tally.count(rules, end, seat);
    }
    return tally;
}

}  // namespace pakhuis::bots
