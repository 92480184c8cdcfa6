// An event: a part of one step of venise, as a viewer sees it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/seat.h"
#include "games/venise/components.h"
#include "games/venise/map.h"

namespace pakhuis::venise {

enum class EventKind : std::uint8_t {
    kTook,       // free placement: seat takes tile
    kLaid,       // free placement: seat lays tile at spot
    kBoat,       // the boat is now at tile
    kBegan,      // seat's burgher begins at tile
    kRecalled,   // seat's die comes back from tile
    kRolled,     // number
    kMoved,      // seat moves to tile with a die: number
    kActivated,  // seat uses the power of tile: number is its value
    kRested,     // seat does not use it: number is the value of the die
    kPlaced,     // seat's die is placed on tile: number
    kChased,     // seat's die returns to the seat from tile: number
    kGained,     // seat gets cubes
    kPut,        // seat puts cubes on card
    kStored,     // seat's cube goes into its stock: cubes
    kReplaced,   // the cubes that were replaced
    kLost,       // seat loses or throws away cubes
    kBuilt,      // seat's workshop is built: card
    kOn,         // seat's permanent master is paid: card
    kUsed,       // seat's master acts and goes under the board: card
    kFilled,     // seat's stock is now: cubes
    kSold,       // seat sells number of good for points
    kCovered,    // a space of the market is covered: number is its bonus
    kShipped,    // seat ships good at tile for points
    kPrice,      // good now costs number
    kDrew,       // seat looks at a card: card if visible
    kKept,       // seat keeps card
    kKeptNone,
    kReturned,    // seat puts number of cards under the deck
    kBridge,      // seat builds a bridge on spot and pays cubes
    kBridgeGone,  // seat's bridge returns to the seat from spot
    kProduced,    // seat's workshop card makes number of good
    kEnded,       // seat's turn ends
    kLastLap,     // number: the reason, see LastLapReason
    kOver,
    kDeclined,  // seat looks at no cards in a secondary activation
    // Final scoring: one event for each part that gives points.
    kFinalSale,     // seat sells number of good for points
    kChain,         // seat's chain of number bridges gives points: spot is one of them
    kBridgePoints,  // seat's master of bridges gives points for number bridges
    kMasterPoints,  // seat's number paid masters give points
};
inline constexpr int kEventKinds = 39;

constexpr auto enum_names(EventKind) {
    return std::array<std::string_view, kEventKinds>{
        "took",     "laid",          "boat",         "began",    "recalled", "rolled",
        "moved",    "activated",     "rested",       "placed",   "chased",   "gained",
        "put",      "stored",        "replaced",     "lost",     "built",    "on",
        "used",     "filled",        "sold",         "covered",  "shipped",  "price",
        "drew",     "kept",          "kept-none",    "returned", "bridge",   "bridge-gone",
        "produced", "ended",         "last-lap",     "over",     "declined", "final-sale",
        "chain",    "bridge-points", "master-points"};
}

struct Event {
    EventKind kind = EventKind::kOver;
    Seat seat = kSpectator;  // the seat that acts or loses; kSpectator: none
    Tile tile = Tile::kNone;
    SpotId spot{};
    CardId card{};
    Good good = Good::kNone;
    std::uint8_t number = 0;
    Cubes cubes{};
    std::uint16_t points = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("seat", self.seat);
        visit("tile", self.tile);
        visit("spot", self.spot);
        visit("card", self.card);
        visit("good", self.good);
        visit("number", self.number);
        visit("cubes", self.cubes);
        visit("points", self.points);
    }
    friend constexpr bool operator==(const Event&, const Event&) = default;
};

}  // namespace pakhuis::venise
