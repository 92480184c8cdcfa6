// What is kept of the matches: sums over deals, which decide all results.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "arena/interval.h"
#include "arena/schedule.h"
#include "batch/player.h"
#include "codec/json.h"

namespace pakhuis::arena {

inline constexpr std::int64_t kMostMatches = 1'000'000'000;
// Of a match each winner gets kWin / winners: a whole number for up to five of them.
inline constexpr int kWin = 60;
// A seat that ends ahead of another gets kAhead; on the same place each gets half of it.
inline constexpr int kAhead = 2;

// How often participants sit and meet in each deal. A rival without a seat is the last of them: it
// plays every match.
class Counts {
  public:
    Counts(const Schedule& schedule, bool rival);

    std::size_t bots() const { return places_.size(); }
    std::int64_t places(std::size_t bot) const { return places_[bot]; }
    std::int64_t meetings(std::size_t bot, std::size_t other) const {
        return meetings_[bot * bots() + other];
    }

  private:
    std::vector<std::int64_t> places_, meetings_;
};

// One deal, all its matches together.
struct DealResult {
    std::vector<std::int64_t> won, score;  // by bot: in 1 / kWin matches; in points
    std::vector<std::int64_t> ahead;       // of bot i over bot j at i × bots + j

    explicit DealResult(std::size_t bots) : won(bots), score(bots), ahead(bots * bots) {}
    void add(const Seating& seating, const batch::PlayedMatch& match);
};

// All deals so far. Whole numbers: the sums are the same whoever added them, in any order.
struct Totals {
    std::int64_t deals = 0;
    std::int64_t matches = 0;
    // Of each deal's numbers, and of their squares.
    std::vector<std::int64_t> won, won_squares, score, score_squares, ahead, ahead_squares;
    // Of the products of two bots' points, at i × bots + j. A bot's points are what it has ahead of
    // all others.
    std::vector<std::int64_t> products;

    Totals() = default;
    explicit Totals(std::size_t bots);
    std::size_t bots() const { return won.size(); }
    void add(const DealResult& deal, std::int64_t deal_matches);
    // Whether the lists have the lengths for so many bots.
    bool fits(std::size_t bots) const;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        constexpr std::int64_t kMostNumbers = 400;
        visit("deals", self.deals, at_most(kMostMatches));
        visit("matches", self.matches, at_most(kMostMatches));
        visit("won", self.won, at_most(kMostNumbers));
        visit("won-squares", self.won_squares, at_most(kMostNumbers));
        visit("score", self.score, at_most(kMostNumbers));
        visit("score-squares", self.score_squares, at_most(kMostNumbers));
        visit("ahead", self.ahead, at_most(kMostNumbers));
        visit("ahead-squares", self.ahead_squares, at_most(kMostNumbers));
        visit("products", self.products, at_most(kMostNumbers));
    }
    friend bool operator==(const Totals&, const Totals&) = default;
};

}  // namespace pakhuis::arena
