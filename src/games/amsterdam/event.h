// The events that a viewer sees of one step of Amsterdam.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/amsterdam/action.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

enum class EventKind : std::uint8_t {
    kDone,       // an action with its operands, of a seat or of chance
    kPoints,     // seat gains amount points on its track from card, spot or river, if one is named
    kFlorins,    // seat gets or pays amount; card, spot or good as above
    kResources,  // seat's supply changes by amount of colour
    kStored,     // good comes to seat's store
    kPromoted,   // amount dockers of seat go to the building
    kMoved,      // seat's disc is on space amount of the Amstel
    kPenalty,    // seat gets amount penalties
    kDiscarded,  // card, from the display or dropped
    kRound,      // round amount begins
    kTurn,       // seat's turn of phase III begins
    kWalked,     // the figure of verb (kForeman …) is now at spot or good; none: out of the game
    // at the end, source by source and in this order: what gives seat amount points
    kPenalties,
    kLaurel,     // card
    kGroup,      // the largest group of crests, with the block spot
    kMajority,   // the majority in the quarter spot
    kTask,       // task
    kLeftovers,  // every two pieces
    kOver,
    // TOM's, in the order of his actions; each is followed by its gains
    kTomRemoved,    // he leads and takes card away
    kTomStepped,    // amount dice show 1
    kTomDocker,     // three dice show amount: docker goes to the building
    kTomBlock,      // the die of colour shows 6: he takes spot
    kTomSold,       // he sells good on the black market
    kTomDelivered,  // he delivers good to its warehouse
    kTomMarket,     // he pays the market tile spot
    kTomSaved,      // he can't pay the market tile spot
    kTomIdle,       // a roll of amount has no effect: he is in the mouth, the docker is on no quay,
                    // or the quarter of colour is full
    kTomMoved,      // his disc is on space amount
    kTomPoints,     // amount
    kTomFlorins,    // amount
};
inline constexpr int kEventKinds = 31;
constexpr auto enum_names(EventKind) {
    return std::array<std::string_view, kEventKinds>{
        "done",          "points",      "florins",     "resources",  "stored",    "promoted",
        "moved",         "penalty",     "discarded",   "round",      "turn",      "walked",
        "penalties",     "laurels",     "city",        "quarters",   "task",      "leftovers",
        "over",          "tom-removed", "tom-stepped", "tom-docker", "tom-block", "tom-sold",
        "tom-delivered", "tom-market",  "tom-saved",   "tom-idle",   "tom-moved", "tom-points",
        "tom-florins"};
}

// Why TOM takes a block: the first rule that left no other.
enum class TomReason : std::uint8_t {
    kOnly,      // no other block of the quarter is free
    kCheapest,  // no other free block is as cheap
    kBeside,    // of the cheapest no other is beside his crests
    kLeft,      // it is furthest left, then above the other
    kNone = 255
};
constexpr auto enum_names(TomReason) {
    return std::array<std::string_view, 4>{"only", "cheapest", "beside", "left"};
}

struct Event {
    EventKind kind = EventKind::kOver;
    Seat seat = kSpectator;  // the acting seat; kSpectator: none
    Verb verb = Verb::kEnd;  // of kDone, kWalked
    CardId card{};
    Colour colour = Colour::kNone;
    Colour second = Colour::kNone;
    Good good = Good::kNone;
    Docker docker = Docker::kNone;
    SpotId spot{};
    TaskId task{};  // none if the viewer does not know it
    std::int16_t amount = 0;
    std::uint8_t river = 0;            // a space of the Amstel; 0: none
    TomReason why = TomReason::kNone;  // of kTomBlock
    std::uint8_t cheapest = 0;         // of kTomBlock: free blocks of the quarter's lowest cost

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("seat", self.seat);
        visit("verb", self.verb);
        visit("card", self.card);
        visit("colour", self.colour);
        visit("second", self.second);
        visit("good", self.good);
        visit("docker", self.docker);
        visit("spot", self.spot);
        visit("task", self.task);
        visit("amount", self.amount);
        visit("river", self.river);
        visit("why", self.why);
        visit("cheapest", self.cheapest);
    }
    friend constexpr bool operator==(const Event&, const Event&) = default;
};

}  // namespace pakhuis::amsterdam
