// How well a sampled state explains what the others of carts have built: for a search that weighs
// its samples (search/worlds.h).
//
// A seat claims tracks for its contracts. So a contract is likelier to be a seat's the less of its
// way is missing: of two contracts, the one whose tracks the seat owns already explains more.
#pragma once

#include "games/carts/carts.h"

namespace pakhuis::search {

struct CartsLikelihood {
    static constexpr int kSamples = 8;

    // The product over the others' unfinished and finished contracts, 1 … 2^27.
    int operator()(const carts::Rules& rules, const carts::View& view,
                   const carts::State& sample) const;
};

}  // namespace pakhuis::search
