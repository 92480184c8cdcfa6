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

// Of a value of each deal, and of its square.
struct Sums {
    double sum = 0;
    double squares = 0;
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

}  // namespace pakhuis::arena
