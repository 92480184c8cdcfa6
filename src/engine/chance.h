// Chance. An outcome is one card, one die or one token with an integer weight. Once picked, it is
// an action like any other. There are three ways to pick one:
//   sample_chance (each game)  fast, from a generator: for search and tests
//   pick_by_key                from a secret: for real matches, which can be verified later
//   by hand                    for a physical match, entered move by move
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

// The possible outcomes of the next chance action. Each source (a deck, the dice) has its own
// stream: the n-th use of one does not depend on the number of uses of another.
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
    // The action that covers unit n of the total weight.
    Action at_unit(std::uint64_t n) const {
        for (const auto& o : outcomes) {
            if (n < o.weight) return o.action;
            n -= o.weight;
        }
        return outcomes[outcomes.size() - 1].action;
    }
};

// The number of uses of each stream in a match.
using StreamUses = std::array<std::uint32_t, kMaxStreams>;

// The outcome that follows from the secret for this use of this stream. The hash counts as a
// fraction of the total weight: equal decks give equal cards even after two matches have diverged.
template <class Action>
Action pick_by_key(const ChanceList<Action>& list, const HashKey& secret, StreamUses& uses) {
    const std::uint64_t hash = keyed_hash<2>(secret, {list.stream, uses[list.stream]++});
    return list.at_unit(((hash >> 32) * list.total()) >> 32);
}

}  // namespace pakhuis
