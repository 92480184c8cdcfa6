// The contract of a game. A game is a struct of static, pure functions over plain values:
//
//   Rules   immutable for a match: version, options, edition, and tables derived from them
//   State   all that is on the table: fixed size, trivially copyable, ==, no pointers, no caches
//   View    all that one seat knows or was shown; memory is part of it
//   Action  a decision or a chance outcome, 8 bytes at most
//   Event   one step, or a part of it, as one viewer sees it
//
// A match is a loop:
//
//        ┌────────────── waiting(rules, state) ─── nobody: over
//        │                     │
//        │        seats        │ chance            clock
//        │   legal → a choice  │ chances → a pick  (live auctions)
//        │        └────────────┴─────────┬───────────┘
//        └──────────────── apply(rules, state, actor, action)
//
// A rule that differs between versions asks `rules.version`. A field of a later version names the
// version (engine/fields.h).
//
// None of the functions allocates, throws, reads a clock or keeps anything between calls.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "base/fixed_list.h"
#include "base/rng.h"
#include "base/text.h"
#include "engine/chance.h"
#include "engine/clock.h"
#include "engine/edition.h"
#include "engine/fields.h"
#include "engine/holdings.h"
#include "engine/options.h"
#include "engine/reason.h"
#include "engine/score.h"
#include "engine/seat.h"
#include "engine/target.h"

namespace pakhuis {

struct GameInfo {
    std::string_view id;    // "carts": in records, addresses, commands; never changes
    std::string_view name;  // "Carts of Amsterdam"
    int min_seats;
    int max_seats;
    // The newest version of the rules. Any change of the legal actions or of their effects raises
    // it. A match keeps the version it began with; versions from the oldest on are still played.
    int rules_version;
    int oldest_version;
    // The hash of the built-in edition at version 1. Stored tables that name no edition have it.
    std::uint64_t first_edition;
    int max_steps;  // no match is longer, chance outcomes included
    std::span<const OptionSpec> options;
    std::span<const std::string_view> streams;  // names of the chance streams, by number
};

// The text form of an action. No game needs a longer one.
using ActionText = Text<160>;
// An English sentence about an event.
using EventText = Text<200>;

template <class G>
using ActionList = Scratch<typename G::Action, G::kMaxActions>;
template <class G>
using EventList = Scratch<typename G::Event, G::kMaxEvents>;
template <class G>
using IntentList = Scratch<typename G::Action, 24>;

template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> &&
    std::equality_comparable<typename G::State> && std::is_trivially_copyable_v<typename G::View> &&
    std::equality_comparable<typename G::View> &&
    std::is_trivially_copyable_v<typename G::Action> && sizeof(typename G::Action) <= 8 &&
    std::equality_comparable<typename G::Action> && std::equality_comparable<typename G::Event> &&
    requires(const typename G::Rules& rules, const typename G::State& state,
             typename G::State& mutable_state, const typename G::View& view,
             typename G::Action action, const typename G::Event& event, Seat seat, Rng& rng,
             ActionList<G>& actions, EventList<G>& events, ChanceList<typename G::Action>& chances,
             TargetList& targets, ScoreSheet& sheet, ActionText& text, EventText& sentence,
             std::string_view typed, const Options& options, typename G::Edition& edition,
             typename G::Rules& mutable_rules, EditionWarnings& warnings, PartNames& names,
             const Target& part, IntentList<G>& intents) {
        { G::kInfo } -> std::convertible_to<const GameInfo&>;
        { rules.seats } -> std::convertible_to<int>;    // of this match
        { rules.version } -> std::convertible_to<int>;  // of the rules in this match
        { view.viewer } -> std::convertible_to<Seat>;   // whose view it is

        // Editions. `built_in` is the program's own. `prepare` checks an edition and sorts it as
        // make_rules needs it. `warnings` lists what is odd but allowed. `make_rules` makes the
        // rules of a match.
        { G::built_in() } -> std::same_as<const typename G::Edition&>;
        { G::prepare(edition) } -> std::same_as<EditionProblem>;
        { G::warnings(edition, warnings) };
        { G::make_rules(options, edition, mutable_rules) } -> std::same_as<EditionProblem>;

        // The position before the deal.
        { G::start(rules) } -> std::same_as<typename G::State>;
        // The actors that may act now: seats that decide (several for simultaneous choices), or
        // kChance alone, or kClock alone, or nobody when the match is over.
        { G::waiting(rules, state) } -> std::same_as<Seats>;
        // All legal actions of a waiting seat, each once; never empty for one that waits.
        { G::legal(rules, state, seat, actions) };
        // nullptr if `seat` (or kChance) may do `action` now, else the reason. Agrees with `legal`.
        { G::refusal(rules, state, seat, action) } -> std::same_as<Refusal>;
        // The game's own reasons to refuse, besides those of every game (engine/reason.h). Clients
        // have a translation of each.
        { G::reasons() } -> std::same_as<std::span<const Reason* const>>;
        // Does the action. It must be allowed: nothing is checked here.
        { G::apply(rules, mutable_state, seat, action) };
        // One legal action of a waiting seat, each equally likely, without making the list.
        { G::random_legal(rules, state, seat, rng) } -> std::same_as<typename G::Action>;

        // While chance is waiting: its outcomes and stream, and a fast pick with the same weights.
        { G::chances(rules, state, chances) };
        { G::sample_chance(rules, state, rng) } -> std::same_as<typename G::Action>;

        // The seat's score if the match ended now; at the end, its result.
        { G::score(rules, state, seat) } -> std::same_as<int>;
        // The same, by source; the lines' points add up to the score.
        { G::score_sheet(rules, state, seat, sheet) };
        { G::ranking(rules, state) } -> std::same_as<Ranking>;
        // A stable key once the match is over, empty before.
        { G::end_reason(rules, state) } -> std::same_as<std::string_view>;

        // The knowledge of a seat or of kSpectator.
        { G::observe(rules, state, seat) } -> std::same_as<typename G::View>;
        // A state that fits the view, with hidden parts drawn fairly. Its observation is the view.
        { G::sample(rules, view, rng) } -> std::same_as<typename G::State>;
        // The viewers that see the operands of an action before it is applied.
        { G::visible_to(rules, state, seat, action) } -> std::same_as<Seats>;
        // The events of one step as a viewer sees them: state before, actor, action, state after,
        // viewer (a seat or kSpectator).
        { G::events(rules, state, seat, action, state, seat, events) };

        // Checks a position from outside: nullptr if it is possible, else the problem.
        { G::inconsistency(rules, state) } -> std::same_as<Refusal>;

        // Text that a person can read and type; parse(write(a)) == a.
        { G::write(rules, action, text) };
        { G::parse(rules, typed) } -> std::same_as<ParsedAction<typename G::Action>>;
        { G::tell(rules, event, sentence) };
        // The board parts of an action, in the order of the clicks, and those of an event.
        { G::targets(rules, action, targets) };
        { G::event_targets(rules, event, targets) };
        // The names of board parts, for clients that draw the board.
        { G::part_names(rules, names) };
        // The actions that a seat may mean by a part, likeliest first, legal or not; none for a
        // part that no action begins with. Clients ask by them why an action is refused.
        { G::intents(rules, state, seat, part, intents) };
    };

// A game that tells consequences before an action is done (engine/preview.h), and figures that a
// board shows beside what lies on it: progress, costs, points that are open. Both depend on the
// viewer's view alone.
template <class G>
concept Foreseeing = Game<G> && std::equality_comparable<typename G::Figures> &&
                     requires(const typename G::Rules& rules, const typename G::State& state,
                              typename G::Action action, const typename G::Event& event, Seat seat,
                              Holdings& holdings) {
                         // What a seat has, as far as it knows it itself.
                         { G::holdings(rules, state, seat, holdings) };
                         // How much of a seat's own legal action follows from its view: state
                         // before, seat, action, state after.
                         {
                             G::foreseen(rules, state, seat, action, state)
                         } -> std::same_as<Foreseen>;
                         // If not all does: whether the seat knows before the action that this
                         // event will follow.
                         { G::foresees(rules, state, seat, action, event) } -> std::same_as<bool>;
                         // For a seat or kSpectator.
                         { G::figures(rules, state, seat) } -> std::same_as<typename G::Figures>;
                     };

// A game that may be played against a rival without a seat. The rules decide for the rival, and the
// state holds all it has. It also takes a place in the ranking, before a seat that does not beat
// it: a single player in second place has lost.
template <class G>
concept Rivalled = Game<G> && requires(const typename G::Rules& rules,
                                       const typename G::State& state, ScoreSheet& sheet) {
    // Its name in this match; empty: there is no rival.
    { G::rival(rules) } -> std::same_as<std::string_view>;
    // Its points by source, with the keys of score_sheet.
    { G::rival_sheet(rules, state, sheet) };
};
template <Rivalled G>
int rival_score(const typename G::Rules& rules, const typename G::State& state) {
    ScoreSheet sheet;
    G::rival_sheet(rules, state, sheet);
    return sum_of(sheet);
}

// A game that may wait for a clock; `rules.live` says whether this match does. Under the rules of
// clockless() the same states wait for the seats instead, which decide in secret. Bots and search
// use those rules: a seat learns nothing while a clock runs.
template <class G>
concept Clocked = Game<G> && requires(const typename G::Rules& rules,
                                      const typename G::State& state, typename G::Action action,
                                      Press press, std::span<const Press> presses, Rng& rng) {
    { rules.live } -> std::convertible_to<bool>;
    { G::clockless(rules) } -> std::same_as<typename G::Rules>;
    // All of these are for a state that waits for the clock.
    // press_refusal: the reason why a press would not count.
    // press_moment: the time at which a bot presses that chose `action` under the clockless rules;
    //   any time with the same meaning.
    // decide_run: the clock's report of a run with these presses.
    { G::clock_face(rules, state) } -> std::same_as<ClockFace>;
    { G::press_refusal(rules, state, press) } -> std::same_as<Refusal>;
    { G::press_moment(rules, state, action, rng) } -> std::same_as<int>;
    { G::decide_run(rules, state, presses, rng) } -> std::same_as<typename G::Action>;
};

}  // namespace pakhuis
