// The contract of a game. A game is a struct of static, pure functions over plain values:
//
//   Rules   immutable for a match: version, options, edition, and tables derived from them
//   State   all that is on the table: fixed size, trivially copyable, ==, no pointers, no caches
//   View    all that one seat knows or was shown; memory is part of it
//   Action  a decision or a chance outcome, 8 bytes at most
//   Event   what one viewer sees of a step
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
// A rule that has changed asks `rules.version`; a field that came later says since when
// (engine/fields.h).
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
    // The newest version of the rules: raised by any change of what is legal or what an action
    // does. A match goes on under the version it began with, from the oldest on.
    int rules_version;
    int oldest_version;
    // The hash of the built-in edition at version 1: of rows that name none.
    std::uint64_t first_edition;
    int max_steps;  // no match is longer, chance outcomes included
    std::span<const OptionSpec> options;
    std::span<const std::string_view> streams;  // names of the chance streams, by number
};

// The text form of an action; the longest a game may need.
using ActionText = Text<160>;
// A sentence that tells an event in English.
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
        { rules.version } -> std::convertible_to<int>;  // of the rules, likewise
        { view.viewer } -> std::convertible_to<Seat>;   // whose view it is

        // Editions: the built-in one; checks one that was read and brings it into the order that
        // make_rules needs; what is odd but allowed in it; the rules object of a match.
        { G::built_in() } -> std::same_as<const typename G::Edition&>;
        { G::prepare(edition) } -> std::same_as<EditionProblem>;
        { G::warnings(edition, warnings) };
        { G::make_rules(options, edition, mutable_rules) } -> std::same_as<EditionProblem>;

        // The position before anything was dealt.
        { G::start(rules) } -> std::same_as<typename G::State>;
        // Who may act now: seats that decide (several at once where choices are simultaneous), or
        // kChance alone, or kClock alone, or nobody when the match is over.
        { G::waiting(rules, state) } -> std::same_as<Seats>;
        // All legal actions of a waiting seat, each once; never empty for one that waits.
        { G::legal(rules, state, seat, actions) };
        // nullptr if `seat` (or kChance) may do `action` now, else why not. Agrees with `legal`.
        { G::refusal(rules, state, seat, action) } -> std::same_as<Refusal>;
        // All that it may answer besides what every game may (engine/reason.h): clients have words
        // for each.
        { G::reasons() } -> std::same_as<std::span<const Reason* const>>;
        // Does it. The action must be allowed: nothing is checked here.
        { G::apply(rules, mutable_state, seat, action) };
        // One legal action of a waiting seat, each equally likely: `legal` without its list.
        { G::random_legal(rules, state, seat, rng) } -> std::same_as<typename G::Action>;

        // While chance is waiting: its outcomes and stream; and a fast pick with the same weights.
        { G::chances(rules, state, chances) };
        { G::sample_chance(rules, state, rng) } -> std::same_as<typename G::Action>;

        // What the seat would have if the match ended now; at the end, its result.
        { G::score(rules, state, seat) } -> std::same_as<int>;
        // The same, by source; the lines' points add up to the score.
        { G::score_sheet(rules, state, seat, sheet) };
        { G::ranking(rules, state) } -> std::same_as<Ranking>;
        // A stable key once the match is over, empty before.
        { G::end_reason(rules, state) } -> std::same_as<std::string_view>;

        // What a seat, or kSpectator, knows.
        { G::observe(rules, state, seat) } -> std::same_as<typename G::View>;
        // Some state that fits the view, hidden parts drawn fairly: observe of it gives the view.
        { G::sample(rules, view, rng) } -> std::same_as<typename G::State>;
        // Which seats see the operands of an action that is about to be applied.
        { G::visible_to(rules, state, seat, action) } -> std::same_as<Seats>;
        // What `seat`, or kSpectator, sees of the step from `state` by `action` to the third state.
        { G::events(rules, state, seat, action, state, seat, events) };

        // Whether a position that came from outside can be: nullptr, or what is wrong with it.
        { G::inconsistency(rules, state) } -> std::same_as<Refusal>;

        // Text a person can read and type; parse(write(a)) == a.
        { G::write(rules, action, text) };
        { G::parse(rules, typed) } -> std::same_as<ParsedAction<typename G::Action>>;
        { G::tell(rules, event, sentence) };
        // The board parts an action is made by, in the order they are clicked; those of an event.
        { G::targets(rules, action, targets) };
        { G::event_targets(rules, event, targets) };
        // The parts that have names of their own, for clients that draw the board.
        { G::part_names(rules, names) };
        // The actions that a seat may mean by a part, likeliest first, legal or not; none for a
        // part that no action begins with. Clients ask by them why an action is refused.
        { G::intents(rules, state, seat, part, intents) };
    };

// A game that may be played against a rival who has no seat: the rules decide for him, and all that
// he has is part of the state. He has a place in the ranking, too, before a seat that does not beat
// him: alone against him, the second place is a defeat.
template <class G>
concept Rivalled = Game<G> && requires(const typename G::Rules& rules,
                                       const typename G::State& state, ScoreSheet& sheet) {
    // His name in this match; empty if he does not play.
    { G::rival(rules) } -> std::same_as<std::string_view>;
    // His points by source, with the keys of score_sheet.
    { G::rival_sheet(rules, state, sheet) };
};
template <Rivalled G>
int rival_score(const typename G::Rules& rules, const typename G::State& state) {
    ScoreSheet sheet;
    G::rival_sheet(rules, state, sheet);
    return sum_of(sheet);
}

// A game that may wait for a clock. `rules.live` tells whether it does in this match; clockless()
// gives rules under which the same states wait for the seats instead, who decide in secret. Bots
// and search think in those: nothing is learned while a clock runs.
template <class G>
concept Clocked = Game<G> && requires(const typename G::Rules& rules,
                                      const typename G::State& state, typename G::Action action,
                                      Press press, std::span<const Press> presses, Rng& rng) {
    { rules.live } -> std::convertible_to<bool>;
    { G::clockless(rules) } -> std::same_as<typename G::Rules>;
    // While the clock is waited for: its face; why a press would not count; when a bot presses that
    // chose this action in the clockless rules, at any moment that means the same; what the clock
    // reports of a run with these presses.
    { G::clock_face(rules, state) } -> std::same_as<ClockFace>;
    { G::press_refusal(rules, state, press) } -> std::same_as<Refusal>;
    { G::press_moment(rules, state, action, rng) } -> std::same_as<int>;
    { G::decide_run(rules, state, presses, rng) } -> std::same_as<typename G::Action>;
};

}  // namespace pakhuis
