// Checks the properties that every game must have, at the states of random matches.
//
//   kit::check_random_matches<Carts>(rules, 20, 1, hooks);
//
// The first fault ends the run. Its message has the position, the seed and the actions that lead to
// it. The seeds are seed, seed + 1, …, so a match can be repeated alone.
#pragma once

#include <gtest/gtest.h>

#include "engine/play.h"
#include "kit/chance.h"
#include "kit/effort.h"
#include "kit/features.h"
#include "kit/hooks.h"
#include "kit/listed_is_allowed.h"
#include "kit/previews.h"
#include "kit/round_trips.h"
#include "kit/scores.h"
#include "kit/secret_answers.h"
#include "kit/secrets.h"
#include "kit/targets.h"
#include "kit/turns.h"

namespace pakhuis::kit {

// One random match whose states and steps are checked.
template <Game G>
class WatchedMatch {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Action = typename G::Action;

    WatchedMatch(const Rules& rules, const Hooks<G>& hooks, const Effort& effort,
                 std::uint64_t seed)
        : rules_(rules),
          hooks_(hooks),
          effort_(effort),
          trace_(seed),
          play_rng_(seed),
          check_rng_(~seed),
          state_(G::start(rules)) {}

    // Plays to the end; the first fault with its whole message.
    Fault run() {
        for (;;) {
            Fault fault = state_fault();
            if (fault.empty() && G::waiting(rules_, state_).empty()) return {};
            if (fault.empty()) fault = advance();
            if (!fault.empty()) return trace_.describe(rules_, state_, fault);
        }
    }
    // A hash of all states so far, equal for equal matches.
    std::uint64_t hash() const { return hash_; }

  private:
    static constexpr int kAnswersOneIn = 16;  // actions of the universe that a seat asks for

    static constexpr int kPreviewed = 3;  // actions of a seat that waits

    bool is_due(int one_in) { return one_in > 0 && check_rng_.below(one_in) == 0; }

    Fault state_fault() {
        if (const Refusal r = G::inconsistency(rules_, state_)) {
            return "inconsistent: " + std::string(r->key);
        }
        if (hooks_.conservation) {
            if (Fault f = hooks_.conservation(rules_, state_); !f.empty()) return f;
        }
        if (Fault f = waiting_fault<G>(rules_, state_); !f.empty()) return f;
        if (Fault f = lists_fault<G>(rules_, state_); !f.empty()) return f;
        if (Fault f = list_details_fault(); !f.empty()) return f;
        if (Fault f = values_fault(); !f.empty()) return f;
        if (Fault f = knowledge_fault(); !f.empty()) return f;
        if (Fault f = features_fault(); !f.empty()) return f;
        return foresight_fault();
    }

    Fault features_fault() {
        if constexpr (Featured<G>) {
            if (!is_due(effort_.features)) return {};
            for (const Seat viewer : viewers(rules_.seats)) {
                Fault f = view_features_fault<G>(rules_, state_, viewer);
                if (!f.empty()) return f;
            }
            Seats who = G::waiting(rules_, state_) & Seats::first(rules_.seats);
            while (!who.empty()) {
                Fault f = action_features_fault<G>(rules_, state_, who.pop());
                if (!f.empty()) return f;
            }
        }
        return {};
    }

    Fault list_details_fault() {
        if (is_due(effort_.lists)) {
            if (Fault f = doubled_fault<G>(rules_, state_); !f.empty()) return f;
            const bool all = is_due(effort_.universe);
            Fault f = listed_is_allowed_fault<G>(rules_, state_, hooks_, all);
            if (!f.empty()) return f;
        }
        if (is_due(effort_.picks)) return picks_fault<G>(rules_, state_, check_rng_);
        return {};
    }

    Fault values_fault() {
        if (is_due(effort_.hashes)) {
            if (Fault f = hash_fault(state_); !f.empty()) return f;
        }
        if (is_due(effort_.scores)) {
            if (Fault f = sheet_fault<G>(rules_, state_); !f.empty()) return f;
            if (Fault f = ranking_fault<G>(rules_, state_); !f.empty()) return f;
        }
        if (!is_due(effort_.round_trips)) return {};
        if (Fault f = json_fault(rules_, state_); !f.empty()) return f;
        Seats who = G::waiting(rules_, state_);
        while (!who.empty()) {
            if (Fault f = actions_fault(who.pop()); !f.empty()) return f;
        }
        return {};
    }

    Fault actions_fault(Seat actor) {
        ActionList<G> listed;
        for (const Action& action : options_of<G>(rules_, state_, actor)) {
            if (Fault f = text_fault<G>(rules_, action); !f.empty()) return f;
            if (Fault f = json_fault(rules_, action); !f.empty()) return f;
            listed.push_back(action);
        }
        return targets_fault<G>(rules_, listed);
    }

    Fault knowledge_fault() {
        if (!is_due(effort_.secrets)) return {};
        for (const Seat viewer : viewers(rules_.seats)) {
            if (Fault f = sample_fault<G>(rules_, state_, viewer, check_rng_); !f.empty()) return f;
            if (viewer < rules_.seats && is_due(effort_.answers)) {
                Fault f =
                    answers_fault<G>(rules_, state_, hooks_, viewer, kAnswersOneIn, check_rng_);
                if (!f.empty()) return f;
            }
            if (!is_due(effort_.round_trips)) continue;
            Fault f = json_fault(rules_, G::observe(rules_, state_, viewer));
            if (!f.empty()) return f;
        }
        return {};
    }

    Fault foresight_fault() {
        if (!is_due(effort_.previews)) return {};
        for (const Seat viewer : viewers(rules_.seats)) {
            Fault f = previews_fault<G>(rules_, state_, viewer, kPreviewed, check_rng_);
            if (!f.empty()) return f;
        }
        return {};
    }

    // A random waiting actor acts: simultaneous choices come in any order.
    Fault advance() {
        const Seats who = G::waiting(rules_, state_);
        const auto actor = static_cast<Seat>(nth_bit(who.bits, play_rng_.below(who.count())));
        const Action action = actor == kChance ? G::sample_chance(rules_, state_, play_rng_)
                                               : G::random_legal(rules_, state_, actor, play_rng_);
        if (G::refusal(rules_, state_, actor, action) != nullptr) {
            return "picked but refused: " + step_text<G>(rules_, actor, action);
        }
        const State before = state_;
        State after = state_;
        G::apply(rules_, after, actor, action);
        if (!(state_ == before)) return "a copy is not independent";
        if (Fault f = step_fault({rules_, before, actor, action, after}); !f.empty()) return f;
        trace_.add(actor, action);
        if (trace_.length() > static_cast<std::size_t>(G::kInfo.max_steps)) {
            return "longer than max_steps";
        }
        state_ = after;
        hash_ = mix64(hash_ ^ codec::field_hash(state_));
        return {};
    }

    Fault step_fault(const Step<G>& step) {
        State again = step.before;
        G::apply(rules_, again, step.actor, step.action);
        if (!(again == step.after)) return "the same action gives two results" + about(step);
        if (!(step.before == step.after) &&
            codec::field_hash(step.before) == codec::field_hash(step.after)) {
            return "the hash stays the same" + about(step);
        }
        if (is_due(effort_.round_trips)) {
            if (Fault f = events_fault(step); !f.empty()) return f + about(step);
        }
        if (!is_due(effort_.secrets)) return {};
        if (Fault f = hidden_operands_fault<G>(hooks_, step); !f.empty()) return f;
        for (const Seat viewer : viewers(rules_.seats)) {
            if (Fault f = redealt_fault<G>(hooks_, step, viewer, check_rng_); !f.empty()) return f;
        }
        return {};
    }
    std::string about(const Step<G>& step) {
        return ", " + step_text<G>(rules_, step.actor, step.action);
    }

    // Every viewer gets the patch of its view and events of every step, and each event has a
    // sentence.
    Fault events_fault(const Step<G>& step) {
        for (const Seat viewer : viewers(rules_.seats)) {
            Fault differs = difference_fault(rules_, G::observe(rules_, step.before, viewer),
                                             G::observe(rules_, step.after, viewer));
            if (!differs.empty()) return differs;
            EventList<G> events;
            G::events(rules_, step.before, step.actor, step.action, step.after, viewer, events);
            if (events.empty()) return actor_name(viewer) + " sees nothing";
            for (const auto& event : events) {
                if (Fault f = json_fault(rules_, event); !f.empty()) return f;
                EventText sentence;
                G::tell(rules_, event, sentence);
                if (sentence.empty() || sentence.cut()) return "an event can't be told";
                TargetList targets;
                G::event_targets(rules_, event, targets);
            }
        }
        return {};
    }

    const Rules& rules_;
    const Hooks<G>& hooks_;
    const Effort& effort_;
    Trace<G> trace_;
    Rng play_rng_;   // chooses the actions
    Rng check_rng_;  // chooses the checks; does not change the match
    State state_;
    std::uint64_t hash_ = 0;
};

// The first fault in `matches` random matches, with its whole message; empty if there is none.
template <Game G>
Fault first_fault(const typename G::Rules& rules, int matches, std::uint64_t seed,
                  const Hooks<G>& hooks, const Effort& effort) {
    for (int i = 0; i < matches; ++i) {
        const std::uint64_t its_seed = seed + static_cast<std::uint64_t>(i);
        const Effort its_effort = effort_of_match(effort, i);
        WatchedMatch<G> match(rules, hooks, its_effort, its_seed);
        if (Fault f = match.run(); !f.empty()) return f;
        if (effort.twice == 0 || i % effort.twice != 0) continue;
        WatchedMatch<G> again(rules, hooks, effort, its_seed);
        if (Fault f = again.run(); !f.empty()) return f;
        if (match.hash() != again.hash()) {
            return "two matches from seed " + std::to_string(its_seed) + " differ";
        }
    }
    return {};
}

template <Game G>
void check_random_matches(const typename G::Rules& rules, int matches, std::uint64_t seed,
                          const Hooks<G>& hooks = {}, const Effort& effort = less_if_watched({})) {
    const Fault fault = first_fault<G>(rules, matches, seed, hooks, effort);
    if (!fault.empty()) ADD_FAILURE() << fault;
}

// The position after so many random steps, or at the end of the match if that comes first.
template <Game G>
typename G::State position_after(const typename G::Rules& rules, std::uint64_t seed, int steps) {
    Rng rng(seed);
    typename G::State state = G::start(rules);
    while (steps-- > 0 && random_step<G>(rules, state, rng) != kSpectator) {
    }
    return state;
}

}  // namespace pakhuis::kit
