// The range of a plot's axis.
#pragma once

namespace pakhuis::arena {

struct Axis {
    double low = 0;
    double high = 1;
    double step = 1;  // between marks: 1, 2 or 5 times a power of ten

    // 0 at the low end, 1 at the high end.
    double place(double value) const { return (value - low) / (high - low); }
};

// The shortest axis of whole steps, two at least and about `steps`, that has room for both ends.
Axis axis_of(double low, double high, int steps);

}  // namespace pakhuis::arena
