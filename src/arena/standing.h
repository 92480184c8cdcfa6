// The results of an arena: what its totals say of each bot and each pair.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/interval.h"
#include "arena/ratings.h"
#include "arena/totals.h"
#include "codec/json_tree.h"

namespace pakhuis::arena {

struct BotStanding {
    std::string name;
    Estimate share;  // of the matches that it plays, for each seat that it has there
    Estimate score;
    std::optional<Rating> rating;  // nothing: it meets nobody
};

// How often the first ends ahead of the second where both sit; the same place counts half.
struct PairStanding {
    std::size_t first = 0;
    std::size_t second = 0;
    Estimate share;
};

struct Standing {
    std::int64_t deals = 0;
    std::int64_t matches = 0;
    double fair_share = 0;  // of equal bots
    std::vector<BotStanding> bots;
    std::vector<PairStanding> pairs;

    // Of the widest interval of a share.
    double width() const;
    // The bots' places in the list, the largest share first.
    std::vector<std::size_t> order() const;
    codec::Json json() const;
};

// At least two deals. `names` are those of the totals' bots. `anchor`: as for ratings_of.
Standing standing_of(const Totals& totals, const Counts& counts,
                     const std::vector<std::string>& names, int seats,
                     std::optional<std::size_t> anchor);

// The widest interval of a share, without the rest.
double share_width(const Totals& totals, const Counts& counts);

}  // namespace pakhuis::arena
