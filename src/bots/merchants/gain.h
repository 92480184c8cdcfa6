// The gains of cards and of single placements for each seat of merchants, and their value for the
// seat that thinks.
//
//   gains.site(seat, site)       a house on the site, its bonuses included
//   gains.continent(seat, 2)     a colony on the continent, without its step
//   gains.markers(seat, after)   markers after some steps, a free house included
//   gains.card(seat, kind)       the best use of a card, each part judged alone
//
// All gains are relative to the current board, in hundredths of a thousand florins.
#pragma once

#include <array>
#include <cstdint>

#include "bots/merchants/worth.h"

namespace pakhuis::bots {

struct Gain {
    int to_actor = 0;    // for the acting seat: its own gain and a share of the losses of others
    int to_thinker = 0;  // for the thinking seat, by the same measure

    constexpr Gain operator+(Gain other) const {
        return {to_actor + other.to_actor, to_thinker + other.to_thinker};
    }
};
// The one of two gains that the acting seat prefers.
constexpr Gain better(Gain a, Gain b) {
    return b.to_actor > a.to_actor ? b : a;
}

class MerchantsGains {
  public:
    MerchantsGains(const MerchantsWorth& worth, const merchants::Rules& rules,
                   const merchants::State& now, Seat thinker);

    Gain site(Seat seat, merchants::SiteId site) const;
    Gain continent(Seat seat, int continent) const;
    Gain markers(Seat seat, merchants::Markers after);
    // The best single step in one of these goods (bits), or no step.
    Gain best_step(Seat seat, unsigned goods);
    // The best house of all free sites; no gain without a tile.
    Gain free_house(Seat seat);
    // The loss of a colony, of a house, or of a step; with the step also the free house it costs.
    Gain without(Seat seat, merchants::Colony colony) const;
    Gain without(Seat seat, merchants::SiteId site) const;
    Gain without(Seat seat, merchants::Good good) const;

    Gain card(Seat seat, merchants::CardKind kind);

  private:
    // A seat's gains from single placements.
    struct Parts {
        bool known = false;
        std::array<Gain, merchants::kSectors> one{};  // step of each good
        std::array<Gain, merchants::kSectors> two{};
        std::array<Gain, merchants::kSectors> house{};  // best of each quarter
        std::array<Gain, merchants::kSectors> colony{};
    };

    Gain change(const merchants::State& after, merchants::Area area, Seat seat) const;
    std::uint64_t distinct_sites() const;
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
    std::array<Worths, merchants::kAreas> worths_now_;
    std::array<Parts, merchants::kMaxPlayers> parts_{};
};

}  // namespace pakhuis::bots
