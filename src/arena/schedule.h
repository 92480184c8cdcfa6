// Who sits where. All line-ups play every deal, each in all rotations, so all bots are compared on
// the same chance.
//
//   line-up   the bots of a match. As many bots as seats: all of them. More: every choice of as
//   many
//             as there are seats. Fewer: each bot equally often, and the seats that are left go to
//             every choice of bots for them.
//   order     who sits next to whom. It changes from deal to deal, until all orders were used.
//   rotation  seat 0 goes to each of the line-up in turn
//
// A rotation that gives the same seating as an earlier one (A B A B) is played once and counts
// twice: the match would be the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/keyed_hash.h"

namespace pakhuis::arena {

struct Seating {
    std::vector<int> bots;  // by seat
    int weight = 1;         // rotations that it stands for

    friend bool operator==(const Seating&, const Seating&) = default;
};

// The secret from which the chance of a deal follows.
HashKey deal_secret(std::uint64_t seed, std::int64_t deal);

class Schedule {
  public:
    // `bots` are numbers from 0 without gaps. A bot may be named twice only if there is one for
    // each seat. Neither is empty.
    Schedule(const std::vector<int>& bots, int seats);

    int seats() const { return seats_; }
    int bots() const { return bots_; }
    // The matches of a deal.
    const std::vector<Seating>& of(std::int64_t deal) const {
        return periods_[static_cast<std::size_t>(deal) % periods_.size()];
    }
    std::int64_t matches_of(std::int64_t deal) const {
        return static_cast<std::int64_t>(of(deal).size());
    }
    // The fewest deals with so many matches.
    std::int64_t deals_for(std::int64_t matches) const;

    // By weight, the same for each deal: seats that a bot has, and how often it meets another one.
    std::int64_t places(int bot) const { return places_[static_cast<std::size_t>(bot)]; }
    std::int64_t meetings(int bot, int other) const;

  private:
    void count();

    int seats_;
    int bots_ = 0;
    std::vector<std::vector<Seating>> periods_;  // by order
    std::vector<std::int64_t> places_, meetings_;
};

}  // namespace pakhuis::arena
