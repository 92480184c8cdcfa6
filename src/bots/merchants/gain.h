// What cards, and the single things one does with them, are worth to each seat of merchants, and
// what they mean to the one who thinks.
//
//   gains.site(seat, site)       a house there, its bonuses included
//   gains.continent(seat, 2)     a colony on it, without its step
//   gains.markers(seat, after)   markers as they stand after some steps, a free house included
//   gains.card(seat, kind)       the best use of a card, each part judged alone
//
// All is measured against the board as it stands. In hundredths of a thousand florins.
#pragma once

#include <array>
#include <cstdint>

#include "bots/merchants/worth.h"

namespace pakhuis::bots {

struct Gain {
    int own = 0;   // to whoever does it: what he gains, and a share of what others lose
    int mine = 0;  // to the one who thinks, in the same terms

    constexpr Gain operator+(Gain other) const { return {own + other.own, mine + other.mine}; }
};
// Of two ways, the one that whoever does it prefers.
constexpr Gain better(Gain a, Gain b) {
    return b.own > a.own ? b : a;
}

class MerchantsGains {
  public:
    MerchantsGains(const MerchantsWorth& worth, const merchants::Rules& rules,
                   const merchants::State& now, Seat thinker);

    Gain site(Seat seat, merchants::SiteId site) const;
    Gain continent(Seat seat, int continent) const;
    Gain markers(Seat seat, merchants::Markers after);
    // The best single step in some goods (bits), or none.
    Gain best_step(Seat seat, unsigned goods);
    // The best of all free sites; nothing without a tile.
    Gain free_house(Seat seat);
    // Things lost: a colony of a kind, a house, a step back; a house that goes with it included.
    Gain without(Seat seat, merchants::Colony colony) const;
    Gain without(Seat seat, merchants::SiteId site) const;
    Gain without(Seat seat, merchants::Good good) const;

    Gain card(Seat seat, merchants::CardKind kind);

  private:
    // A seat's gains from single things.
    struct Parts {
        bool known = false;
        std::array<Gain, merchants::kSectors> one{};  // step of each good
        std::array<Gain, merchants::kSectors> two{};
        std::array<Gain, merchants::kSectors> house{};  // best of each quarter
        std::array<Gain, merchants::kSectors> colony{};
    };

    Gain change(const merchants::State& after, merchants::Area area, Seat seat) const;
    std::uint64_t telling_sites() const;
    Gain markers_alone(Seat seat, merchants::Markers after) const;
    const Parts& parts(Seat seat);
    Gain goods_card(Seat seat);
    Gain colony_card(Seat seat, merchants::CardKind kind);
    Gain house_card(Seat seat, merchants::CardKind kind);
    bool wins_house(Seat seat, merchants::Markers after) const;

    const MerchantsWorth& worth_;
    const merchants::Rules& rules_;
    const merchants::State& now_;
    Seat thinker_;
    std::array<Worths, merchants::kAreas> base_;
    std::array<Parts, merchants::kMaxPlayers> parts_{};
};

}  // namespace pakhuis::bots
