// Measured values. All are kept, so percentiles are exact.
#pragma once

#include <cstddef>
#include <vector>

namespace pakhuis::bench {

class Samples {
  public:
    void add(double value) { values_.push_back(value); }
    std::size_t size() const { return values_.size(); }
    // The smallest value v such that `share` (0 to 1) of all values are at most v; 0 without
    // values.
    double percentile(double share) const;
    double max() const { return percentile(1); }

  private:
    mutable std::vector<double> values_;  // reordered by `percentile`
};

}  // namespace pakhuis::bench
