// Carts of Amsterdam: the rules of Ticket to Ride: Amsterdam, 2 to 4 players, complete.
// Rulings: docs/rules/carts.md. Not supported: nothing that the rulebook describes.
//
//   cards.h    transport cards as counts      edition.h  board, contracts, points
//   action.h   decisions and chance outcomes  rules.h    what follows from an edition
//   state.h    the table                      view.h     what a seat knows
//   event.h    what a seat sees of a step
//
//   legal.cpp   lists and picks           refusal.cpp     why something is not allowed
//   apply.cpp   what actions do           chance.cpp      cards and contracts from their piles
//   score.cpp   points and places         observe.cpp     views and samples
//   events.cpp  what is seen              text.cpp, tell.cpp  words for actions and events
//   consistent.cpp  positions from outside   intents.cpp  what a click on a part may mean
#pragma once

#include <array>

#include "engine/game.h"
#include "games/carts/action.h"
#include "games/carts/edition.h"
#include "games/carts/event.h"
#include "games/carts/rules.h"
#include "games/carts/state.h"
#include "games/carts/view.h"

namespace pakhuis {

struct Carts {
    using Rules = carts::Rules;
    using State = carts::State;
    using View = carts::View;
    using Action = carts::Action;
    using Event = carts::Event;
    using Edition = carts::Edition;

    // Every track grey and of length 6, every card in one hand: 37 ways to pay each.
    static constexpr std::size_t kMaxActions = 64 * 37 + 9;
    // At the end every contract is opened, after the step's own events.
    static constexpr std::size_t kMaxEvents = carts::kMaxContracts + 12;

    static constexpr std::array<std::string_view, 2> kStreams{"cards", "contracts"};
    // Length: at most 108 cards are drawn (44, and each of 64 carts brings one back), each with up
    // to 16 cards turned up; 64 claims; 32 times contracts; passes in between.
    static constexpr GameInfo kInfo{.id = "carts",
                                    .name = "Carts of Amsterdam",
                                    .min_seats = 2,
                                    .max_seats = 4,
                                    .rules_version = carts::kRulesVersion,
                                    .oldest_version = 1,
                                    .first_edition = 0xe2692dcf54c179ce,
                                    .max_steps = 4096,
                                    .options = {},
                                    .streams = kStreams};

    static const Edition& built_in() { return carts::built_in_edition(); }
    static EditionProblem prepare(Edition& edition);
    static void warnings(const Edition& edition, EditionWarnings& out);
    static EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules) {
        return carts::make_rules(options, edition, rules);
    }

    static State start(const Rules& rules);
    static Seats waiting(const Rules& rules, const State& state);
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList<Carts>& out);
    static Refusal refusal(const Rules& rules, const State& state, Seat actor, Action action);
    static std::span<const Reason* const> reasons();
    static void intents(const Rules& rules, const State& state, Seat seat, const Target& target,
                        IntentList<Carts>& out);
    static void apply(const Rules& rules, State& state, Seat actor, Action action);
    static Action random_legal(const Rules& rules, const State& state, Seat seat, Rng& rng);

    static void chances(const Rules& rules, const State& state, ChanceList<Action>& out);
    static Action sample_chance(const Rules& rules, const State& state, Rng& rng);

    static int score(const Rules& rules, const State& state, Seat seat);
    static void score_sheet(const Rules& rules, const State& state, Seat seat, ScoreSheet& out);
    static Ranking ranking(const Rules& rules, const State& state);
    static std::string_view end_reason(const Rules& rules, const State& state);

    static View observe(const Rules& rules, const State& state, Seat viewer);
    static State sample(const Rules& rules, const View& view, Rng& rng);
    static Seats visible_to(const Rules& rules, const State& state, Seat actor, Action action);
    static void events(const Rules& rules, const State& before, Seat actor, Action action,
                       const State& after, Seat viewer, EventList<Carts>& out);

    static Refusal inconsistency(const Rules& rules, const State& state);

    static void write(const Rules& rules, Action action, ActionText& out);
    static ParsedAction<Action> parse(const Rules& rules, std::string_view typed);
    static void tell(const Rules& rules, const Event& event, EventText& out);
    static void targets(const Rules& rules, Action action, TargetList& out);
    static void event_targets(const Rules& rules, const Event& event, TargetList& out);
    static void part_names(const Rules& rules, PartNames& out);
};

namespace carts {

// The contracts of a set that one's own tracks join.
ContractSet joined(const Rules& rules, TrackSet tracks, ContractSet contracts);
// Points by goods cards for one seat.
int goods_bonus(const Rules& rules, const State& state, Seat seat);
// Tracks that a seat may still claim, whatever its hand: free, not the twin of its own, not closed,
// and no longer than its carts.
TrackSet open_tracks(const Rules& rules, const PerPlayer<TrackSet>& tracks, Seat seat, int carts);
// Whether there is nothing to take, draw or claim.
bool can_only_pass(const Rules& rules, const State& state, Seat seat);

}  // namespace carts
}  // namespace pakhuis
