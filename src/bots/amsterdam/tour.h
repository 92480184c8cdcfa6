// Estimates the future points of a barge of amsterdam: deliveries and dockers along a likely tour.
#pragma once

#include <array>
#include <cstdint>

#include "bots/amsterdam/weights.h"
#include "games/amsterdam/amsterdam.h"

namespace pakhuis::bots {

// Steps between all spaces of the harbour, for the rules that it was made from.
class AmsterdamHarbour {
  public:
    explicit AmsterdamHarbour(const amsterdam::Rules& rules);

    int steps(amsterdam::NodeId from, amsterdam::NodeId to) const {
        return steps_[amsterdam::at(from)][amsterdam::at(to)];
    }
    // The shortest way that passes a space where goods are loaded.
    int steps_with_loading(amsterdam::NodeId from, amsterdam::NodeId to) const;

  private:
    std::array<std::array<std::uint8_t, amsterdam::kNodes>, amsterdam::kNodes> steps_{};
};

// In hundredths of a point. The barge goes again and again to the destination with the best gain
// after the cost of the way. It may sail `now` spaces in this turn, and then `turns` more turns.
int amsterdam_tour(const AmsterdamHarbour& harbour, const amsterdam::Rules& rules,
                   const amsterdam::Open& s, Seat seat, int now, int turns,
                   const AmsterdamWeights& weights);

}  // namespace pakhuis::bots
