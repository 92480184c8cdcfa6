// Carts of Amsterdam: the rules of Ticket to Ride: Amsterdam, 2 to 4 players, complete.
// Rulings: docs/rules/carts.md. Everything in the rulebook is supported.
//
//   cards.h    transport cards as counts      edition.h  board, contracts, points
//   action.h   decisions and chance outcomes  rules.h    tables computed from an edition
//   state.h    the whole table                view.h     the knowledge of one seat
//   event.h    visible results of a step      figures.h  numbers beside the board
//
//   legal.cpp   lists and random picks    refusal.cpp     reasons against an action
//   apply.cpp   effects of actions        chance.cpp      cards and contracts from their piles
//   score.cpp   points and places         observe.cpp     views and samples
//   events.cpp  events of each viewer     text.cpp, tell.cpp  words for actions and events
//   consistent.cpp  positions from outside   intents.cpp  likely meanings of a click
//   preview.cpp consequences before an action
#pragma once

#include <array>

#include "engine/features.h"
#include "engine/game.h"
#include "games/carts/action.h"
#include "games/carts/edition.h"
#include "games/carts/event.h"
#include "games/carts/figures.h"
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
    using Figures = carts::Figures;

    // The worst case: every track is grey and of length 6, and one hand holds every card. Each
    // track then has 37 payments.
    static constexpr std::size_t kMaxActions = 64 * 37 + 9;
    // At the end every contract is revealed, after the events of the step itself.
    static constexpr std::size_t kMaxEvents = carts::kMaxContracts + 12;

    static constexpr std::array<std::string_view, 2> kStreams{"cards", "contracts"};
    // max_steps: at most 108 cards are drawn (44, and each of the 64 carts returns one card to the
    // pile), each with up to 16 cards turned up. Add 64 claims, 32 draws of contracts, and passes.
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

    static void holdings(const Rules& rules, const State& state, Seat seat, Holdings& out);
    static Foreseen foreseen(const Rules& rules, const State& before, Seat seat, Action action,
                             const State& after);
    static bool foresees(const Rules& rules, const State& before, Seat seat, Action action,
                         const Event& event);
    static Figures figures(const Rules& rules, const State& state, Seat viewer);

    // Rows of features and numbers of actions (engine/features.h); `pakhuis features` names them.
    static constexpr int kFeatureVersion = 1;
    static constexpr int kFeatures = 683;
    static constexpr int kActionFeatures = 111;
    static constexpr int kActionIds = 4202;
    static void features(const Rules& rules, const View& view, FeatureRow& out);
    static void action_features(const Rules& rules, const View& view, const Action& action,
                                FeatureRow& out);
    static int action_id(const Rules& rules, const Action& action);
    static void list_features(const Rules& rules, FeatureList& out);
    static void list_action_features(const Rules& rules, FeatureList& out);

    static Refusal inconsistency(const Rules& rules, const State& state);

    static void write(const Rules& rules, Action action, ActionText& out);
    static ParsedAction<Action> parse(const Rules& rules, std::string_view typed);
    static void tell(const Rules& rules, const Event& event, EventText& out);
    static void targets(const Rules& rules, Action action, TargetList& out);
    static void event_targets(const Rules& rules, const Event& event, TargetList& out);
    static void part_names(const Rules& rules, PartNames& out);
};

namespace carts {

// The contracts of a set whose two places are joined by these tracks.
ContractSet completed_contracts(const Rules& rules, TrackSet tracks, ContractSet contracts);
// Points that a seat gets for its goods cards.
int goods_bonus(const Rules& rules, const State& state, Seat seat);
// Tracks that a seat may still claim, without regard to its hand: free, not a twin of its own
// track, not closed, and no longer than its carts suffice for.
TrackSet open_tracks(const Rules& rules, const PerPlayer<TrackSet>& tracks, Seat seat, int carts);
// True if there is nothing to take, draw or claim.
bool can_only_pass(const Rules& rules, const State& state, Seat seat);

}  // namespace carts
}  // namespace pakhuis
