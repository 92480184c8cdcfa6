// Measured values, all of them kept: percentiles are exact.
#pragma once

#include <cstddef>
#include <vector>

namespace pakhuis::bench {

class Samples {
  public:
    void add(double value) { values_.push_back(value); }
    std::size_t size() const { return values_.size(); }
    // The smallest value that `share` (0 to 1) of all do not exceed; 0 if there are none.
    double at(double share) const;
    double max() const { return at(1); }

  private:
    mutable std::vector<double> values_;  // reordered when asked
};

}  // namespace pakhuis::bench
