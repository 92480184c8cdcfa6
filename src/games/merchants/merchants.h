// Merchants of Amsterdam by Reiner Knizia, 3 to 5 players, complete.
// Rulings: docs/rules/merchants.md. Not supported: nothing that the rulebook describes.
// Options: `auction` (sealed prices, or a live clock), `pace` (of the live clock).
//
//   components.h  goods, quarters, colonies     cards.h    the cards and piles of them
//   edition.h     the printed tables            rules.h    tables derived from an edition
//   action.h      decisions, chance, the clock  state.h    the table
//   view.h        the knowledge of a seat       event.h    an event of a step
//
//   menu.h       the legal actions of a seat in one value, for lists, picks and checks
//   legal.cpp    lists and picks      refusal.cpp     why an action is refused (reasons.h)
//   intents.cpp  meanings of a click
//   apply.cpp    effects of actions   flow.cpp        the order of turns, events and the end
//   board.cpp    tiles and bonuses    auction.cpp     bidders, prices, the result of a run
//   payout.cpp   scorings             chance.cpp      cards from the pile, ties of an auction
//   score.cpp    results              observe.cpp     views and samples
//   events.cpp   events of a step     text.cpp, tell.cpp  words for actions and events
//   clock.cpp    a live run in time   consistent.cpp  positions from outside
//   preview.cpp  consequences before an action, figures beside the board (figures.h)
#pragma once

#include <array>

#include "engine/features.h"
#include "engine/game.h"
#include "games/merchants/action.h"
#include "games/merchants/edition.h"
#include "games/merchants/event.h"
#include "games/merchants/figures.h"
#include "games/merchants/rules.h"
#include "games/merchants/state.h"
#include "games/merchants/view.h"

namespace pakhuis {

struct Merchants {
    using Rules = merchants::Rules;
    using State = merchants::State;
    using View = merchants::View;
    using Action = merchants::Action;
    using Event = merchants::Event;
    using Edition = merchants::Edition;
    using Figures = merchants::Figures;

    // The clock's reports: five seats, each at up to 64 prices or early; or unsold.
    static constexpr std::size_t kMaxActions = 5 * (merchants::kMaxPrices + 1) + 1;
    // The end: twelve sectors, 20 markers that went back before it, and a few other events.
    static constexpr std::size_t kMaxEvents = 64;

    static constexpr std::array<OptionSpec, 2> kOptions{
        OptionSpec{"auction",
                   "How the clock is stopped: by prices named in secret, or live by pressing.",
                   merchants::kAuctionNames},
        OptionSpec{"pace", "How fast a live clock runs.", merchants::kPaceNames}};
    static constexpr std::array<std::string_view, 2> kStreams{"cards", "auction"};
    // Length: at most 120 action cards and 38 hourglasses. A card takes at most 1 + 1 steps to lie
    // on a disc, 3 + 1 to be used and, for each of four steps, a free house; an auction 2 × 6; an
    // event 5 seats × 3.
    static constexpr GameInfo kInfo{.id = "merchants",
                                    .name = "Merchants of Amsterdam",
                                    .min_seats = 3,
                                    .max_seats = 5,
                                    .rules_version = merchants::kRulesVersion,
                                    .oldest_version = 1,
                                    .first_edition = 0x720cf65c3d7d29b5,
                                    .max_steps = 6'000,
                                    .options = kOptions,
                                    .streams = kStreams};

    static const Edition& built_in() { return merchants::built_in_edition(); }
    static EditionProblem prepare(Edition& edition);
    static void warnings(const Edition& edition, EditionWarnings& out);
    static EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules) {
        return merchants::make_rules(options, edition, rules);
    }
    // Rules of the same match with sealed runs: the states are the same, but seats decide instead
    // of the clock. Bots and search use these rules.
    static Rules clockless(const Rules& rules);
    static ClockFace clock_face(const Rules& rules, const State& state);
    static Refusal press_refusal(const Rules& rules, const State& state, Press press);
    static int press_moment(const Rules& rules, const State& state, Action action, Rng& rng);
    static Action decide_run(const Rules& rules, const State& state, std::span<const Press> presses,
                             Rng& rng);

    static State start(const Rules& rules);
    static Seats waiting(const Rules& rules, const State& state);
    static void legal(const Rules& rules, const State& state, Seat seat,
                      ActionList<Merchants>& out);
    static Refusal refusal(const Rules& rules, const State& state, Seat actor, Action action);
    static std::span<const Reason* const> reasons();
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
                       const State& after, Seat viewer, EventList<Merchants>& out);

    static void intents(const Rules& rules, const State& state, Seat seat, const Target& target,
                        IntentList<Merchants>& out);

    static void holdings(const Rules& rules, const State& state, Seat seat, Holdings& out);
    static Foreseen foreseen(const Rules& rules, const State& before, Seat seat, Action action,
                             const State& after);
    static bool foresees(const Rules& rules, const State& before, Seat seat, Action action,
                         const Event& event);
    static Figures figures(const Rules& rules, const State& state, Seat viewer);

    // Rows of features and numbers of actions (engine/features.h); `pakhuis features` names them.
    static constexpr int kFeatureVersion = 1;
    static constexpr int kFeatures = 751;
    static constexpr int kActionFeatures = 99;
    static constexpr int kActionIds = 312;
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

}  // namespace pakhuis
