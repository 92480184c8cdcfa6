#include "arena/interval.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pakhuis::arena {

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
    constexpr double kWon = 2;
    constexpr double kLost = 2;
    const auto n = static_cast<double>(deals);
    const double m = matches_of_deal;
    const double all = n * m + kWon + kLost;
    const double centre = (sums.sum * m + kWon) / all;
    // How far each deal is from the centre, and each match that was added.
    const double of_deals = sums.squares - 2 * centre * sums.sum + n * centre * centre;
    const double of_added = kWon * (1 - centre) * (1 - centre) + kLost * centre * centre;
    const double scatter = std::max(0.0, of_deals) * m * m * n / (n - 1) + of_added;
    const double spread = t_quantile(n - 1) * std::sqrt(scatter) / all;
    const double share = sums.sum / n;
    return {share, std::clamp(centre - spread, 0.0, share),
            std::clamp(centre + spread, share, 1.0)};
}

}  // namespace pakhuis::arena
