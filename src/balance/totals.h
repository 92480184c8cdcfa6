// Sums over matches. Whole numbers: the same for any number of threads.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "balance/figures.h"

namespace pakhuis::balance {

// A value of each match, and its square.
struct Sum {
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t value) {
        sum += value;
        squares += value * value;
    }
    friend bool operator==(const Sum&, const Sum&) = default;
};

// A bin of a thing: the seats in it, and what they won.
struct BinTotals {
    std::vector<std::int64_t> seats, won;  // by seat
    // Of each match: seats in the bin, what they won, and the product of both.
    std::int64_t seats_squares = 0;
    std::int64_t won_squares = 0;
    std::int64_t products = 0;

    friend bool operator==(const BinTotals&, const BinTotals&) = default;
};

// Points of one source: of all seats, and of winners (weighted by their part of the win).
struct SourceTotals {
    std::string key;
    std::int64_t points = 0;
    std::int64_t points_won = 0;

    friend bool operator==(const SourceTotals&, const SourceTotals&) = default;
};

struct Totals {
    std::int64_t matches = 0;
    std::vector<Sum> won, score;  // by seat; a rival is the last
    std::map<int, std::int64_t> decisions;
    std::map<std::string, std::int64_t> reasons;
    std::vector<SourceTotals> sources;
    std::vector<std::vector<BinTotals>> things;  // by thing and bin

    Totals() = default;
    Totals(int seats, bool rival, const std::vector<ThingKind>& kinds);
    void add(const MatchFigures& match);

    friend bool operator==(const Totals&, const Totals&) = default;

  private:
    void add_sources(const SeatFigures& seat);
    void add_things(const MatchFigures& match);
};

}  // namespace pakhuis::balance
