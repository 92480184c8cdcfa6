// What a viewer sees of one step of venise.
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
    kLaid,       // and lays it: tile, spot
    kBoat,       // the boat now lies at tile
    kBegan,      // seat's burgher begins at tile
    kRecalled,   // seat's die comes back from tile
    kRolled,     // number
    kMoved,      // seat goes to tile with a die: number
    kActivated,  // seat uses tile's power: number is its value
    kRested,     // seat does not: number is the die's value
    kPlaced,     // seat's die lies on tile: number
    kChased,     // seat's die goes home from tile: number
    kGained,     // seat gets cubes
    kPut,        // seat puts cubes on card
    kStored,     // seat's cube goes into its stock: cubes
    kReplaced,   // in place of these cubes
    kLost,       // seat loses or throws away cubes
    kBuilt,      // seat's workshop: card
    kOn,         // seat's permanent master: card
    kUsed,       // seat's master acts and slides under the board: card
    kFilled,     // seat's stock is now: cubes
    kSold,       // seat sells number of good for points
    kCovered,    // a space of the market: number is its bonus
    kShipped,    // seat ships good at tile for points
    kPrice,      // good now costs number
    kDrew,       // seat looks at a card: card if seen
    kKept,       // seat keeps card
    kKeptNone,
    kReturned,    // seat puts number of cards under the deck
    kBridge,      // seat builds on spot, paying cubes
    kBridgeGone,  // seat's bridge goes home from spot
    kProduced,    // seat's workshop card makes number of good
    kEnded,       // seat's turn
    kLastLap,     // number: which reason, see Last
    kOver,
    kDeclined,  // seat looks at no cards in a secondary activation
};
inline constexpr int kEventKinds = 35;

constexpr auto enum_names(EventKind) {
    return std::array<std::string_view, kEventKinds>{
        "took",      "laid",        "boat",     "began",  "recalled", "rolled",    "moved",
        "activated", "rested",      "placed",   "chased", "gained",   "put",       "stored",
        "replaced",  "lost",        "built",    "on",     "used",     "filled",    "sold",
        "covered",   "shipped",     "price",    "drew",   "kept",     "kept-none", "returned",
        "bridge",    "bridge-gone", "produced", "ended",  "last-lap", "over",      "declined"};
}

struct Event {
    EventKind kind = EventKind::kOver;
    Seat seat = kSpectator;  // whose doing or loss; kSpectator: nobody's
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
