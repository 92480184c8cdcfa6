// How good a position of amsterdam is for a seat: the `easy` level compares what its actions lead
// to.
//
// In hundredths of a point. What the seat would score now, and what else is under way:
//
//   cards      what the active ones will bring, and the inactive ones if they are activated
//   Florins    as far as market tiles will take them
//   resources  the supply while the turn lasts, the rondel by turns of arrival; gaps in it
//   harbour    a likely tour of the barge (amsterdam_tour.h)
//   Amstel     bridges that the disc will come to
//   city       crests that may still be joined
#pragma once

#include "bots/amsterdam/income.h"
#include "bots/amsterdam/tour.h"

namespace pakhuis::bots {

// What the supply counts during a turn: as much as it may bring, or nothing but what is kept.
enum class Thrift { kSave, kSpend };

class AmsterdamWorth {
  public:
    AmsterdamWorth(const amsterdam::Rules& rules, const AmsterdamWeights& weights)
        : rules_(rules), weights_(weights), harbour_(rules) {}

    int of(const amsterdam::State& state, Seat seat, Thrift thrift) const;

  private:
    const amsterdam::Rules& rules_;
    const AmsterdamWeights& weights_;
    AmsterdamHarbour harbour_;
};

}  // namespace pakhuis::bots
