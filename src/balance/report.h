// What the totals say: the share of wins of each seat, and which things go with winning.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "arena/interval.h"
#include "balance/totals.h"
#include "codec/json_tree.h"

namespace pakhuis::balance {

using arena::Estimate;

struct SeatReport {
    std::string name;  // "seat 0", or a rival's name
    Estimate share;
    Estimate score;
};

struct BinReport {
    double frequency = 0;  // of all seats
    std::int64_t seats = 0;
    Estimate share;  // of wins
    // The share minus what these seats would win without regard to the thing: so a thing that the
    // first seat often has gets no credit for the seat.
    double lift = 0;
};

struct ThingReport {
    ThingKind kind;
    std::vector<BinReport> bins;
    // For a thing that a seat has or has not: its lift minus the mean lift of its group. To have
    // more of anything goes with winning; this says which of the group goes with it most.
    double beside_group = 0;

    const BinReport& had() const { return bins.back(); }
};

struct SourceReport {
    std::string key;
    double points = 0;      // the mean of a seat
    double of_winners = 0;  // the mean of a winner
};

struct Report {
    std::int64_t matches = 0;
    int seat_count = 0;
    double fair_share = 0;
    std::vector<SeatReport> seats;  // a rival is the last
    double mean_decisions = 0;
    int few_decisions = 0, many_decisions = 0;  // 5 % and 95 % of the matches have fewer
    std::vector<std::pair<std::string, double>> reasons;
    std::vector<SourceReport> sources;
    std::vector<ThingReport> things;

    // The largest distance of a seat from the fair share.
    double imbalance() const;
    codec::Json json() const;
};

// At least two matches.
Report report_of(const Totals& totals, int seats, const std::vector<ThingKind>& kinds,
                 const std::string& rival);

}  // namespace pakhuis::balance
