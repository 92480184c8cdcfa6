// Ratings by the model of Bradley and Terry: a bot that is d points above another one ends ahead of
// it in 1 / (1 + 10^(−d/400)) of the matches where both sit. Under the model of Plackett and Luce
// for ranks of several seats each pair does so, too.
//
// Strengths are those that make all pairs' results likeliest. Errors come from how much the deals
// differ (the sandwich estimator): neither the matches of one deal nor the pairs of one match are
// taken as independent. Each pair is counted as half a win and half a defeat more than it has, one
// match whose end is unknown. So a bot that never lost has a rating, and a large error.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "arena/totals.h"

namespace pakhuis::arena {

inline constexpr double kRatingScale = 173.717792761;  // 400 / ln 10

struct Rating {
    double value = 0;
    double error = 0;  // one standard error
};

// `anchor` is the bot whose rating is 0; nothing: their mean is 0. At least two deals and bots.
std::vector<Rating> ratings_of(const Totals& totals, const Counts& counts,
                               std::optional<std::size_t> anchor = {});

}  // namespace pakhuis::arena
