#include "arena/interval.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pakhuis::arena {

double rounded(double value) {
    return std::round(value * 1e10) / 1e10;
}

double t_quantile(double freedom) {
    constexpr std::array kSmall{12.7062, 4.3027, 3.1824, 2.7764, 2.5706};
    if (freedom <= static_cast<double>(kSmall.size())) {
        return kSmall[static_cast<std::size_t>(freedom) - 1];
    }
    // The expansion of Cornish and Fisher round the normal quantile.
    const double z = 1.959964;
    const double z2 = z * z;
    return z * (1 + (z2 + 1) / (4 * freedom) + ((5 * z2 + 16) * z2 + 3) / (96 * freedom * freedom) +
                (((3 * z2 + 19) * z2 + 17) * z2 - 15) / (384 * freedom * freedom * freedom));
}

Estimate mean_interval(const Sums& sums, std::int64_t deals) {
    const auto n = static_cast<double>(deals);
    const double mean = sums.sum / n;
    const double variance = std::max(0.0, sums.squares - n * mean * mean) / (n - 1);
    const double spread = t_quantile(n - 1) * std::sqrt(variance / n);
    return {mean, mean - spread, mean + spread};
}

Estimate share_interval(const Sums& sums, std::int64_t deals, double matches_of_deal) {
    const double m = matches_of_deal;
    RatioSums ratio;
    ratio.won = sums.sum * m;
    ratio.all = static_cast<double>(deals) * m;
    ratio.won_squares = sums.squares * m * m;
    ratio.all_squares = static_cast<double>(deals) * m * m;
    ratio.products = sums.sum * m * m;
    return ratio_interval(ratio, deals);
}

Estimate ratio_interval(const RatioSums& sums, std::int64_t deals) {
    constexpr double kWon = 2;
    constexpr double kLost = 2;
    const auto n = static_cast<double>(deals);
    const double all = sums.all + kWon + kLost;
    const double centre = (sums.won + kWon) / all;
    // How far each deal is from the centre, and each match that was added.
    const double of_deals =
        sums.won_squares - 2 * centre * sums.products + centre * centre * sums.all_squares;
    const double of_added = kWon * (1 - centre) * (1 - centre) + kLost * centre * centre;
    const double scatter = std::max(0.0, of_deals) * n / (n - 1) + of_added;
    const double spread = t_quantile(n - 1) * std::sqrt(scatter) / all;
    const double share = sums.all > 0 ? sums.won / sums.all : 0;
    return {share, std::min(share, std::max(0.0, centre - spread)),
            std::max(share, std::min(1.0, centre + spread))};
}

}  // namespace pakhuis::arena
