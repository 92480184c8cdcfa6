// The complete state of a match of carts.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "engine/seat.h"
#include "games/carts/cards.h"
#include "games/carts/edition.h"

namespace pakhuis::carts {

// The next step, once the row is full (see row_is_short). A match goes through the first three
// phases once and then through turns.
enum class Phase : std::uint8_t {
    kDealHands,      // chance deals `turn` a card
    kDealContracts,  // chance offers `turn` a contract
    kChoose,         // all seats choose their first contracts at the same time
    kTurn,           // `turn` chooses one of the three actions
    kDealFirst,      // chance deals `turn` the first card of a draw
    kSecond,         // `turn` chooses the second card
    kDealSecond,     // chance deals the second card
    kOffer,          // chance offers `turn` the contracts it draws
    kKeep,           // `turn` chooses the contracts to keep
    kOver,
};

constexpr auto enum_names(Phase) {
    return std::array<std::string_view, 10>{
        "deal-hands", "deal-contracts", "choose", "turn", "deal-first",
        "second",     "deal-second",    "offer",  "keep", "over"};
}

inline constexpr int kRowSize = 5;
inline constexpr int kSweepJokers = 3;
inline constexpr int kMaxSweeps = 3;     // per refill
inline constexpr int kLastLapCarts = 2;  // the last lap starts at this number of carts or fewer
inline constexpr int kStartCards = 2;    // and the same number of contracts
inline constexpr std::uint8_t kNoLap = 0;

template <class T>
using PerPlayer = PerSeat<T, kMaxPlayers>;

// The public part of the state.
struct Open {
    Phase phase = Phase::kDealHands;
    Seat turn = 0;
    std::uint8_t turns_left = kNoLap;  // in the last lap, this one included; 0: not begun
    std::uint8_t passes = 0;           // consecutive
    std::uint8_t sweeps = 0;           // in the current refill, 0 … 3
    bool unswept = false;              // a full row with three jokers waits for a pile (version 2)
    Seats chosen;                      // in kChoose: seats that have chosen

    Cards row;  // face up, at most 5
    Cards discards;
    PerPlayer<Cards> sure;  // in each hand: cards taken face up and not yet paid

    PerPlayer<TrackSet> tracks;       // claimed
    PerPlayer<std::uint16_t> points;  // of claimed tracks
    PerPlayer<std::uint8_t> carts;    // left, 0 … 16
    PerPlayer<std::uint8_t> goods;    // cards, 16 in all

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("phase", self.phase);
        visit("turn", self.turn);
        visit("turns-left", self.turns_left);
        visit("passes", self.passes);
        visit("sweeps", self.sweeps);
        visit("unswept", self.unswept, since(2));
        visit("chosen", self.chosen);
        visit("row", self.row);
        visit("discards", self.discards);
        visit("sure", self.sure);
        visit("tracks", self.tracks);
        visit("points", self.points);
        visit("carts", self.carts);
        visit("goods", self.goods);
    }
    friend constexpr bool operator==(const Open&, const Open&) = default;
};

struct State : Open {
    // Transport cards: 44 in all in hands, pile, discards and row.
    PerPlayer<Cards> hand;
    Cards pile;  // the remaining cards, without an order

    // Each contract is in one place: with a seat, on offer, in the pile or in the queue under it.
    // Exception: in kChoose, the kept contracts of a seat that has chosen are also still on offer.
    PerPlayer<ContractSet> contracts;
    PerPlayer<ContractSet> offer;
    PerPlayer<ContractSet> known;  // contracts not its own whose place a seat knows
    ContractSet contract_pile;
    FixedList<ContractId, kMaxContracts> queue;  // under the pile; the next to be drawn is first

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        Open::fields(self, visit);
        visit("hand", self.hand);
        visit("pile", self.pile);
        visit("contracts", self.contracts);
        visit("offer", self.offer);
        visit("known", self.known);
        visit("contract-pile", self.contract_pile);
        visit("queue", self.queue);
    }
    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 320);

// True if chance turns up a card before anything else happens.
constexpr bool row_is_short(const State& s) {
    return !s.pile.empty() && s.row.total() < kRowSize && s.phase != Phase::kDealHands &&
           s.phase != Phase::kOver;
}

constexpr bool any_contract_left(const State& s) {
    return !s.contract_pile.empty() || !s.queue.empty();
}

constexpr int goods_left(const Open& s) {
    return kGoodsCards - s.goods[0] - s.goods[1] - s.goods[2] - s.goods[3];
}

}  // namespace pakhuis::carts
