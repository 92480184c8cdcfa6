// The worth of a board of merchants: expected money from the remaining scorings and from bonuses
// within reach, for all seats at once. The `easy` level compares the worth of boards after its
// choices.
//
//   scorings   each seat's chance to be first and second in each sector, times the payout of the
//              sector's likely rank; the more cards until the scoring, the more uncertain
//   bonuses    continents, quarters, bridges and the free house that are not complete yet
//
// In hundredths of a thousand florins. It reads the public state only.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/fixed_list.h"
#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::bots {

// Found by experiments. Percent unless a comment says otherwise.
struct MerchantsWeights {
    // The variance of a value in each area for every card that a seat uses: hundredths squared.
    std::array<int, merchants::kAreas> scatter{60, 25, 25};
    int sector_scatter = 300;  // the same for a whole sector
    int enter = 60;            // hundredths: card uses until an absent seat enters with chance ½

    int reach = 300;       // hundredths: card uses until one missing tile comes with chance ½
    int free_house = 70;   // worth of the house for four markers, in thousands
    int spare_house = 40;  // a house outside the best group, as a part of one in it
    int room = 20;         // a free site beside the best group

    int rival = 70;  // the part of the others' gains that counts as the seat's own loss

    // Prices.
    int shade = 75;         // the part of a card's worth that others name
    int width = 45;         // the range around that price
    int careless = 60;      // how often others name any price
    int cash = 105;         // worth of money before the end, relative to the end
    int borrow_below = 60;  // thousands: with less than this it takes a credit

    int blur = 0;  // hundredths of a thousand; see Best
};
inline constexpr MerchantsWeights kMerchantsWeights{};

inline constexpr int kThousand = 100;

using Worths = merchants::PerPlayer<int>;

class MerchantsWorth {
  public:
    MerchantsWorth(const merchants::Rules& rules, const merchants::Open& now,
                   const MerchantsWeights& weights);

    // The worth of an area's tiles for each seat.
    Worths worths(const merchants::Open& board, merchants::Area area) const;
    // The worth for one seat, less a share of the worth for the others.
    int standing(const Worths& all, Seat seat) const;
    // The weight of each other seat's money, in percent.
    int rival_share() const { return weights_.rival / std::max(1, rules_.seats - 1); }
    // The expected number of cards that each seat will still use, in hundredths.
    int uses() const { return uses_; }

  private:
    static constexpr int kOne = 1024;  // a certainty
    using Values = std::array<int, merchants::kMaxPlayers>;
    using Sectors = std::array<Values, merchants::kSectors>;

    // Each seat's expected shares of a sector's payouts for first and second.
    struct Shares {
        Values first{};
        Values second{};
    };
    struct Scoring {
        const merchants::PayoutTable* table = nullptr;
        merchants::Area area = merchants::Area::kNone;
        int steep = 0;         // slope of a seat's chance over its value, see chance()
        int sector_steep = 0;  // the same for a sector
        int enter = 0;         // chance that an absent seat enters the sector
        std::array<Shares, merchants::kSectors> now{};  // on the current board
    };

    void list_scorings(const merchants::Open& now);
    void add_scoring(const merchants::PayoutTable& table, merchants::Area area, int uses);
    static int chance(int ahead, int steep);
    Sectors measure(const merchants::Open& board, merchants::Area area) const;
    int quarter_value(merchants::SiteSet own, std::uint64_t free, int quarter) const;
    Shares shares(const Scoring& scoring, const Values& values) const;
    int within_reach(int amount, int lacks) const;
    int bonus_prospects(const merchants::Open& board, merchants::Area area, Seat seat) const;
    int bridges_begun(const merchants::Open& board, Seat seat) const;

    const merchants::Rules& rules_;
    const MerchantsWeights& weights_;
    int uses_ = 0;
    std::array<Sectors, merchants::kAreas> now_{};
    FixedList<Scoring, merchants::kMaxSpaces + merchants::kAreas> scorings_;
};

}  // namespace pakhuis::bots
