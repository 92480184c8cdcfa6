// What a barge of amsterdam may still earn: deliveries and dockers along a likely tour.
#pragma once

#include <array>
#include <cstdint>

#include "bots/amsterdam/weights.h"
#include "games/amsterdam/amsterdam.h"

namespace pakhuis::bots {

// Steps between all spaces of the harbour; valid as long as the rules that it is made from.
class AmsterdamHarbour {
  public:
    explicit AmsterdamHarbour(const amsterdam::Rules& rules);

    int steps(amsterdam::NodeId from, amsterdam::NodeId to) const {
        return steps_[amsterdam::at(from)][amsterdam::at(to)];
    }
    // By way of a space where goods are loaded.
    int steps_with_loading(amsterdam::NodeId from, amsterdam::NodeId to) const;

  private:
    std::array<std::array<std::uint8_t, amsterdam::kNodes>, amsterdam::kNodes> steps_{};
};

// In hundredths of a point: the barge goes where it gains most for its way, again and again, as far
// as `turns` turns after this one, and `now` spaces in this one, let it.
int amsterdam_tour(const AmsterdamHarbour& harbour, const amsterdam::Rules& rules,
                   const amsterdam::Open& s, Seat seat, int now, int turns,
                   const AmsterdamWeights& weights);

}  // namespace pakhuis::bots
