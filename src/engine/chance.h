// Chance: every outcome is one card, one die or one token, listed with an integer weight, and is an
// action like any other once it has happened. Three ways to pick one:
//   sample_chance (each game)  fast, from a generator: search and tests;
//   pick_by_key                from a secret: real matches, verifiable afterwards;
//   by hand                    a physical match entered move by move.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/fixed_list.h"
#include "base/keyed_hash.h"

namespace pakhuis {

inline constexpr std::size_t kMaxOutcomes = 255;
inline constexpr std::size_t kMaxStreams = 8;

template <class Action>
struct Outcome {
    Action action;
    std::uint32_t weight;
};

// The outcomes of the chance action that is due. Streams separate sources (a deck, the dice), so
// that the n-th use of one does not depend on how often another was used before.
template <class Action>
struct ChanceList {
    std::uint8_t stream = 0;
    Scratch<Outcome<Action>, kMaxOutcomes> outcomes;

    void clear() {
        stream = 0;
        outcomes.clear();
    }
    void add(Action action, int weight) {
        if (weight > 0) outcomes.push_back({action, static_cast<std::uint32_t>(weight)});
    }
    std::uint64_t total() const {
        std::uint64_t sum = 0;
        for (const auto& o : outcomes) sum += o.weight;
        return sum;
    }
    // The action in which unit n of the total weight lies.
    Action at_unit(std::uint64_t n) const {
        for (const auto& o : outcomes) {
            if (n < o.weight) return o.action;
            n -= o.weight;
        }
        return outcomes[outcomes.size() - 1].action;
    }
};

// How often each stream of a match has been used.
using StreamUses = std::array<std::uint32_t, kMaxStreams>;

// The outcome that the secret fixes for this use of this stream. The hash is read as a fraction of
// the total weight, so equal decks give equal cards even after two matches have diverged.
template <class Action>
Action pick_by_key(const ChanceList<Action>& list, const HashKey& secret, StreamUses& uses) {
    const std::uint64_t hash = keyed_hash<2>(secret, {list.stream, uses[list.stream]++});
    return list.at_unit(((hash >> 32) * list.total()) >> 32);
}

}  // namespace pakhuis
