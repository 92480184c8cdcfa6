// What a search is told, its form and what it tells: budget, shape, candidates.
#pragma once

#include <cstddef>
#include <cstdint>

#include "search/share.h"

namespace pakhuis::search {

struct Budget {
    int iterations = 1000;
    // Asked every few iterations; true ends the search. For a clock or another thread's wish.
    bool (*stop)(void* context) = nullptr;
    void* context = nullptr;
};
inline constexpr int kIterationsBetweenStops = 8;

// How the decisions of a tree are told apart.
enum class Keys : std::uint8_t {
    kViews,  // by views: outcomes of chance that the seat sees lead to different nodes
    kPaths,  // by actions alone, chance left out: fewer nodes, each of them a mean over chance
};

struct Shape {
    std::size_t nodes = 16'384;
    std::size_t edges = 262'144;
    Keys keys = Keys::kViews;
    std::uint32_t most_edges = 64;  // of a node but the root
    int first_width = 4;            // actions that a new node tries
    int width_per_root = 2;         // more for each whole root of the visits
    int exploration = 384;          // of PUCT, in 256ths
    int reduction = kWhole / 16;    // an action without visits is so much worse than its node
    // The n-th visits of two actions of the root meet the same world and the same luck as far as
    // they go the same way: their difference is seen in fewer visits.
    bool paired = false;
    // 0: the root is searched as all nodes are, and the most visited action is chosen. Else so many
    // of its actions at most, by sequential halving (search/root.h).
    int root_width = 0;
    int root_odds = 256;  // an action so many times less likely than the first is left out
    int prior_weight = kWhole / 64;  // what a doubled prior is worth at the root, as a value
    EndValue end{};                  // of matches that end within the tree
};

// An action of the root, as a search left it.
template <class Action>
struct Candidate {
    Action action;
    std::uint32_t visits = 0;
    Share value = 0;  // mean of the seat; 0 without visits
    Share prior = 0;
};

// The whole part of a square root.
constexpr std::uint32_t whole_root(std::uint64_t n) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 30; bit > 0; bit >>= 1) {
        if ((root + bit) * (root + bit) <= n) root += bit;
    }
    return static_cast<std::uint32_t>(root);
}

}  // namespace pakhuis::search
