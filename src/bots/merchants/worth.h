// What the board of merchants promises: money to come from the scorings that are left and from
// bonuses that are within reach, for all seats at once. The `easy` level compares what its choices
// promise.
//
//   scorings   each seat's chance to be first and second in each sector, the more uncertain the
//              more cards will be used until then, times what the sector's likely rank pays
//   bonuses    continents, quarters, bridges and the free house that are not complete yet
//
// In hundredths of a thousand florins. Reads what everybody sees, and nothing else.
#pragma once

#include <array>
#include <cstdint>

#include "base/fixed_list.h"
#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::bots {

// Found by trial. Percent unless said otherwise.
struct MerchantsWeights {
    // How much a value in each area scatters with every card that a seat uses: hundredths squared.
    std::array<int, merchants::kAreas> scatter{60, 25, 25};
    int sector_scatter = 300;  // that of a sector as a whole
    int enter = 60;            // hundredths: uses until an absent seat is half sure to be present

    int reach = 300;       // hundredths: uses until what lacks in one place is half sure to come
    int free_house = 70;   // what the house for four markers may bring, in thousands
    int spare_house = 40;  // a house outside the best group, as a part of one in it
    int room = 20;         // a free site beside the best group

    int rival = 70;  // of what the others gain together, as one's own loss, shared among them

    // Prices.
    int shade = 75;         // of what a card is worth to them, named by others
    int width = 45;         // how far from it they may be
    int careless = 60;      // how often they name anything
    int cash = 105;         // what money is worth early, of what it is at the end
    int borrow_below = 60;  // thousands: with less than this it takes a credit
};
inline constexpr MerchantsWeights kMerchantsWeights{};

inline constexpr int kThousand = 100;

using Worths = merchants::PerPlayer<int>;

class MerchantsWorth {
  public:
    MerchantsWorth(const merchants::Rules& rules, const merchants::Open& now,
                   const MerchantsWeights& weights);

    // What the tiles of an area promise each seat.
    Worths of(const merchants::Open& board, merchants::Area area) const;
    // How well a seat does where all own so much: its own, less a share of the others'.
    int standing(const Worths& all, Seat seat) const;
    // What others' money counts for it, in percent of one's own, each.
    int rival_share() const { return weights_.rival / (rules_.seats - 1); }
    // Cards that each seat may yet use, in hundredths.
    int uses() const { return uses_; }

  private:
    static constexpr int kOne = 1024;  // a certainty
    using Values = std::array<int, merchants::kMaxPlayers>;
    using Sectors = std::array<Values, merchants::kSectors>;

    // Each seat's parts of what a sector pays to the first and the second.
    struct Shares {
        Values first{};
        Values second{};
    };
    struct Scoring {
        const merchants::PayoutTable* table = nullptr;
        merchants::Area area = merchants::Area::kNone;
        int steep = 0;         // of a seat's chance in its value, see chance()
        int sector_steep = 0;  // of a sector's
        int enter = 0;         // chance that an absent seat comes
        std::array<Shares, merchants::kSectors> now{};  // as the board stands
    };

    void foresee(const merchants::Open& now);
    void add_scoring(const merchants::PayoutTable& table, merchants::Area area, int uses);
    static int chance(int ahead, int steep);
    Sectors measure(const merchants::Open& board, merchants::Area area) const;
    int quarter_value(merchants::SiteSet own, std::uint64_t free, int quarter) const;
    Shares shares(const Scoring& scoring, const Values& values) const;
    int within_reach(int amount, int lacks) const;
    int promise(const merchants::Open& board, merchants::Area area, Seat seat) const;
    int bridges_begun(const merchants::Open& board, Seat seat) const;

    const merchants::Rules& rules_;
    const MerchantsWeights& weights_;
    int uses_ = 0;
    std::array<Sectors, merchants::kAreas> now_{};
    FixedList<Scoring, merchants::kMaxSpaces + merchants::kAreas> scorings_;
};

}  // namespace pakhuis::bots
