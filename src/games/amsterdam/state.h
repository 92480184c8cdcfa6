// The state of a match of Amsterdam.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "engine/seat.h"
#include "games/amsterdam/cards.h"

namespace pakhuis::amsterdam {

enum class Phase : std::uint8_t {
    // the setup
    kGoods,      // chance lays goods on the blocks
    kDockers,    // chance lays dockers on the quays, in pairs (solo: one by one)
    kQuarters,   // chance turns up quarter tiles
    kDiscs,      // chance stacks the discs on the Amstel
    kTile,       // chance turns up a market tile; before every round
    kTaskDeal,   // chance deals tasks to each seat, one by one
    kPlace,      // seats place the foreman, the bailiff and the dealer
    kDraftDeal,  // chance lays out the cards of the draft
    kDraft,      // each seat takes a card, from the bottom of the stack
    kStock,      // each seat chooses its first resources, from the top
    // a round
    kDeal,     // I: chance lays cards out
    kTake,     // I: each seat takes a card
    kRoll,     // II: chance rolls the dice
    kDice,     // II: each seat takes two dice
    kActions,  // III
    kKeep,     // IV: seats choose the resource that they keep
    kOver,
};
constexpr auto enum_names(Phase) {
    return std::array<std::string_view, 17>{
        "goods", "dockers", "quarters", "discs", "tile", "tasks",   "place", "draft-deal", "draft",
        "stock", "deal",    "take",     "roll",  "dice", "actions", "keep",  "over"};
}

// A question that the seat in turn must answer before it goes on.
enum class AskKind : std::uint8_t {
    kPay,     // pay `count` resources, of `colour` or a later colour
    kGain,    // gain `count` resources, of `colour` or a later colour
    kTrade,   // store or sell `good`
    kDrop,    // discard one of six cards
    kShift,   // put the resources of one of the dice `colour` and `second` on another space, or not
    kRemove,  // choose the plan that TOM takes away
    // choose the first place of the figure, or its next place at the end of the turn
    kForeman,
    kBailiff,
    kDealer,
    // by C tiles
    kReturn,     // choose the inactive card that goes to the discard pile
    kFetch,      // choose a card of the pile instead of `card`
    kDrawn,      // chance draws it from the artisans (`count` 0) or the buildings (1)
    kFreeCard,   // activate an inactive card, up to `count`
    kMoor,       // choose the space of the barge
    kFreeBlock,  // choose a block
};
constexpr auto enum_names(AskKind) {
    return std::array<std::string_view, 15>{
        "pay",    "gain",   "trade", "drop",  "shift",     "remove", "foreman",   "bailiff",
        "dealer", "return", "fetch", "drawn", "free-card", "moor",   "free-block"};
}
struct Ask {
    AskKind kind = AskKind::kPay;
    std::uint8_t count = 0;
    Colour colour = Colour::kNone;
    Colour second = Colour::kNone;
    Good good = Good::kNone;
    CardId card{};

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("count", self.count);
        visit("colour", self.colour);
        visit("second", self.second);
        visit("good", self.good);
        visit("card", self.card);
    }
    friend constexpr bool operator==(const Ask&, const Ask&) = default;
};
inline constexpr int kMaxAsks = 4;

// Notes about the current turn of phase III.
struct Turn {
    CardSet used;              // cards with an action marker
    PlanId repeated;           // the plan that was used more than once (029)
    std::uint8_t repeats = 0;  // uses after the first: 0 … 2
    QuarterSet plans_used;     // quarters with a plan that was used
    std::uint8_t blocks = 0;   // blocks taken, without those at no cost
    std::uint8_t markets = 0;  // uses of the market tile
    bool advanced = false;     // the action on the Amstel was taken
    bool stepped = false;      // the disc moved on the Amstel by any means
    std::uint8_t sailed = 0;   // spaces of the barge, at most 2 are counted
    std::uint8_t pocket = 0;   // spaces that the barge may sail without payment
    bool hired = false;        // a docker was hired at this stop
    bool card_florin = false;  // a card gave a Florin
    bool card_point = false;
    bool foreman = false;  // a good was delivered where he stands

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("used", self.used);
        visit("repeated", self.repeated);
        visit("repeats", self.repeats);
        visit("plans-used", self.plans_used);
        visit("blocks", self.blocks);
        visit("markets", self.markets);
        visit("advanced", self.advanced);
        visit("stepped", self.stepped);
        visit("sailed", self.sailed);
        visit("pocket", self.pocket);
        visit("hired", self.hired);
        visit("card-florin", self.card_florin);
        visit("card-point", self.card_point);
        visit("foreman", self.foreman);
    }
    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

using Rondel = std::array<Resources, kSpacesOnRondel>;  // spaces 1 … 6
using Seating = FixedList<Seat, kMaxPlayers>;

// The pieces of TOM, the automatic opponent of the solo game; empty in other matches.
struct Tom {
    std::int16_t points = 0;
    std::uint16_t florins = 0;
    std::uint8_t amstel = 0;  // space of his disc; 0 before it is placed
    bool ahead = false;       // he is before the player in the Amstel order
    BlockSet crests;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("points", self.points);
        visit("florins", self.florins);
        visit("amstel", self.amstel);
        visit("ahead", self.ahead);
        visit("crests", self.crests);
    }
    friend constexpr bool operator==(const Tom&, const Tom&) = default;
};

// The part of the state that everybody sees.
struct Open {
    Phase phase = Phase::kGoods;
    std::uint8_t round = 0;          // as printed: 1 … 12, in the short game from 3
    Seating queue;                   // seats still to act in this phase; the first is in turn
    FixedList<Ask, kMaxAsks> asked;  // open questions of the seat in turn; the first is due
    Turn turn;

    // The board.
    std::array<Good, kBlocks> goods{};  // on the blocks; none once taken
    PerPlayer<BlockSet> crests;
    QuarterSet quarters;  // quarters whose tile lies open
    std::array<Crew, kQuays> quays{};
    Crew promoted;  // in the dockers' building
    Roofs roofs;    // delivered to the warehouses
    std::array<Good, kDepots> depots{};
    OneEach black_market;
    TileId tile;                                // the market tile of this round
    TileSet tiles_left;                         // not turned up so far
    PerPlayer<std::uint8_t> amstel;             // space of the disc, 1 … 19
    Seating order;                              // Amstel order, the first in front
    std::array<std::uint8_t, kColours> dice{};  // as rolled, 0 before

    // Cards.
    CardSet deck;
    CardSet discard;
    FixedList<CardId, 6> display;

    // Players' boards.
    PerPlayer<CardSet> below;  // inactive cards; six until one is dropped
    PerPlayer<CardSet> active;
    PerPlayer<Rondel> rondel;
    PerPlayer<Resources> supply;
    PerPlayer<Goods> store;
    PerPlayer<Goods> barge;
    PerPlayer<Crew> aboard;
    PerPlayer<NodeId> ship;  // where the barge lies
    Seats departed;          // seats whose barge has left the start
    PerPlayer<std::uint16_t> florins;
    PerPlayer<std::uint8_t> penalties;
    PerPlayer<std::int16_t> points;

    // Extensions and the solo game; absent in the base game.
    NodeId foreman;
    BlockId bailiff;
    Good dealer = Good::kNone;  // his space of the black market
    Tom tom;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("phase", self.phase);
        visit("round", self.round);
        visit("queue", self.queue);
        visit("asked", self.asked);
        visit("turn", self.turn);
        visit("goods", self.goods);
        visit("crests", self.crests);
        visit("quarters", self.quarters);
        visit("quays", self.quays);
        visit("promoted", self.promoted);
        visit("roofs", self.roofs);
        visit("depots", self.depots);
        visit("black-market", self.black_market);
        visit("tile", self.tile);
        visit("tiles-left", self.tiles_left);
        visit("amstel", self.amstel);
        visit("order", self.order);
        visit("dice", self.dice);
        visit("deck", self.deck);
        visit("discard", self.discard);
        visit("display", self.display);
        visit("below", self.below);
        visit("active", self.active);
        visit("rondel", self.rondel);
        visit("supply", self.supply);
        visit("store", self.store);
        visit("barge", self.barge);
        visit("aboard", self.aboard);
        visit("ship", self.ship);
        visit("departed", self.departed);
        visit("florins", self.florins);
        visit("penalties", self.penalties);
        visit("points", self.points);
        visit("foreman", self.foreman);
        visit("bailiff", self.bailiff);
        visit("dealer", self.dealer);
        visit("tom", self.tom);
    }
    friend constexpr bool operator==(const Open&, const Open&) = default;
};

struct State : Open {
    PerPlayer<TaskSet> tasks;  // extension 2

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        Open::fields(self, visit);
        visit("tasks", self.tasks);
    }
    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 1024);

// Phases in which seats act, one after the other.
constexpr bool seats_act(Phase phase) {
    switch (phase) {
        case Phase::kPlace:
        case Phase::kDraft:
        case Phase::kStock:
        case Phase::kTake:
        case Phase::kDice:
        case Phase::kActions:
        case Phase::kKeep:
            return true;
        default:
            return false;
    }
}
// (CA18) Chance draws a card in the middle of a turn.
constexpr bool is_drawing(const Open& s) {
    return !s.asked.empty() && s.asked.front().kind == AskKind::kDrawn;
}
// The seat in turn. Only for phases in which seats act.
constexpr Seat actor(const Open& s) {
    return s.queue.front();
}
constexpr bool has(const Open& s, Seat seat, CardId id) {
    return s.active[seat].has(id);
}
// Whether TOM's disc is on the Amstel. Only in the solo game.
constexpr bool with_tom(const Open& s) {
    return s.tom.amstel != 0;
}
// Blocks with a crest, as bits.
constexpr std::uint64_t owned_blocks(const Open& s) {
    std::uint64_t bits = s.tom.crests.bits;
    for (const BlockSet& own : s.crests.values) bits |= own.bits;
    return bits;
}
// Blocks without a crest, as bits.
constexpr std::uint64_t free_blocks(const Open& s) {
    return BlockSet::first(kBlocks).bits & ~owned_blocks(s);
}

}  // namespace pakhuis::amsterdam
