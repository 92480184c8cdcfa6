// Estimates the value of a position of amsterdam for a seat. The `easy` level compares the
// positions after its actions.
//
// The value is in hundredths of a point. It is the score of the seat now, plus likely future gains:
//
//   cards      income of active cards, and of inactive cards if they are activated
//   Florins    as many as future market tiles will take
//   resources  the supply during the turn; the rondel by turns of arrival, less for its gaps
//   harbour    a likely tour of the barge (tour.h)
//   Amstel     bridges that the disc will reach
//   city       crests that may still join the largest group
#pragma once

#include "bots/amsterdam/income.h"
#include "bots/amsterdam/tour.h"

namespace pakhuis::bots {

// How the supply counts during a turn. kSave: by everything that it may still bring. kSpend: only
// by the resource that is kept after the turn.
enum class Thrift { kSave, kSpend };

class AmsterdamWorth {
  public:
    AmsterdamWorth(const amsterdam::Rules& rules, const AmsterdamWeights& weights)
        : rules_(rules), weights_(weights), harbour_(rules) {}

    int estimate(const amsterdam::State& state, Seat seat, Thrift thrift) const;

  private:
    const amsterdam::Rules& rules_;
    const AmsterdamWeights& weights_;
    AmsterdamHarbour harbour_;
};

}  // namespace pakhuis::bots
