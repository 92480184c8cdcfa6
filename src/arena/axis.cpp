#include "arena/axis.h"

#include <algorithm>
#include <cmath>

namespace pakhuis::arena {

Axis axis_of(double low, double high, int steps) {
    const double least = std::max((high - low) / steps, 1e-6);
    const double power = std::pow(10, std::floor(std::log10(least)));
    double step = 10 * power;
    for (const double factor : {5.0, 2.0, 1.0}) {
        if (factor * power >= least * (1 - 1e-9)) step = factor * power;
    }
    Axis out{std::floor(low / step + 1e-9) * step, std::ceil(high / step - 1e-9) * step, step};
    if (out.high - out.low < 1.5 * step) out.high = out.low + 2 * step;
    return out;
}

}  // namespace pakhuis::arena
