// 95 % intervals of means over deals. The matches of one deal share its chance, so they are not
// independent; deals are.
#pragma once

#include <cstdint>

namespace pakhuis::arena {

struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;

    double width() const { return high - low; }
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

// With ten digits after the point, as results print numbers: the rest is noise of the arithmetic.
double rounded(double value);

// Of a value of each deal, and of its square.
struct Sums {
    double sum = 0;
    double squares = 0;
};

// Of two counts of each deal: `won` out of `all`, which may differ from deal to deal.
struct RatioSums {
    double won = 0;
    double all = 0;
    double won_squares = 0;
    double all_squares = 0;
    double products = 0;  // of won and all
};

// The 97.5 % quantile of Student's t; `freedom` is at least 1.
double t_quantile(double freedom);

// A mean by Student's t. At least two deals.
Estimate mean_interval(const Sums& sums, std::int64_t deals);

// The mean of a share: each deal's value lies between 0 and 1 and comes from so many matches. As
// Agresti and Coull do, two more matches are counted as won and two as lost, each alone. So the
// interval keeps its sense where all deals are won, lost or halved, and stays between 0 and 1. At
// least two deals.
Estimate share_interval(const Sums& sums, std::int64_t deals, double matches_of_deal);

// The same for a share of what the deals have, when some have more of it than others: won by all,
// with the variance of won − share × all over the deals. At least two deals; where they have
// nothing, the share is 0 and the interval is wide.
Estimate ratio_interval(const RatioSums& sums, std::int64_t deals);

}  // namespace pakhuis::arena
