#include "samples.h"

#include <algorithm>
#include <cmath>

namespace pakhuis::bench {

double Samples::percentile(double share) const {
    if (values_.empty()) return 0;
    const double rank = std::ceil(share * static_cast<double>(values_.size()));
    const auto index = static_cast<std::ptrdiff_t>(std::max(rank, 1.0)) - 1;
    const auto place = values_.begin() + std::min(index, std::ssize(values_) - 1);
    std::nth_element(values_.begin(), place, values_.end());
    return *place;
}

}  // namespace pakhuis::bench
