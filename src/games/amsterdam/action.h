// Decisions and chance outcomes of Amsterdam.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "games/amsterdam/components.h"

namespace pakhuis::amsterdam {

enum class Verb : std::uint8_t {
    // setup, phases I, II and IV
    kTake,    // take a card that is laid out: card
    kSkip,    // take none (049)
    kDrop,    // discard one of six inactive cards: card
    kRemove,  // choose the plan that TOM takes away: card
    kStock,   // setup: put one resource, then two of another colour, on the rondel: colour
    kDice,    // take two dice: colour, second
    kShift,   // put the resources of a die on a space beside its own (053): colour, number
    kLeave,   // leave them on the space of the die
    kKeep,    // keep a resource: colour
    // phase III
    kActivate,  // activate a card: card, colour (the resource that a discount saves)
    kBuy,       // activate a card for Florins (038): card
    kUse,       // use an active card: card
    kCede,      // give up a plan for Florins (047): card
    kClaim,     // take a block for resources: spot
    kAcquire,   // take a block for Florins (027): spot
    kSail,      // move the barge one space: spot
    kHire,      // take a docker aboard: docker
    kLoad,      // good
    kDeliver,   // good
    kAdvance,   // move on the Amstel: number
    kMarket,    // use the open market tile
    kEnd,
    // answers to open questions
    kPay,           // one resource: colour
    kGain,          // one resource: colour
    kStore,         // put the good into the store
    kSellFlorins,   // sell it on the black market for two Florins
    kSellResource,  // sell it for a resource
    kSellBoth,      // sell it for both (037, the dealer)
    kForeman,       // place or move the foreman: spot
    kBailiff,       // place or move the bailiff: spot
    kDealer,        // place or move the dealer: good
    kReturn,        // put an inactive card on the discard pile (CA18): card
    kFetch,         // take another card from the pile: card
    kDraw,          // if the pile has none, draw from a deck: number (0 artisans, 1 buildings)
    kActivateFree,  // activate a card at no cost (CA20, CB24): card
    kEnough,        // activate no further card
    kMoor,          // move the barge to any space (CB21): spot
    kClaimFree,     // take a block at no cost (CB22): spot
    // chance
    kGood,     // on the next block: good
    kDockers,  // on the next quay: number (of a pair)
    kDocker,   // on the next quay in the solo game: docker
    kQuarter,  // a quarter tile: spot
    kDisc,     // on the stack on the Amstel: number (seat, or kTomDisc)
    kTile,     // the next market tile: spot
    kDeal,     // a card is laid out: card
    kRoll,     // the next die: number
    kTask,     // for the next seat without all its tasks: number
};
inline constexpr int kVerbs = 47;
inline constexpr Verb kFirstChance = Verb::kGood;

constexpr auto enum_names(Verb) {
    return std::array<std::string_view, kVerbs>{
        "take",    "skip",         "drop",          "remove",    "stock",         "dice",
        "shift",   "leave",        "keep",          "activate",  "buy",           "use",
        "cede",    "claim",        "acquire",       "sail",      "hire",          "load",
        "deliver", "advance",      "market",        "end",       "pay",           "gain",
        "store",   "sell-florins", "sell-resource", "sell-both", "foreman",       "bailiff",
        "dealer",  "return",       "fetch",         "draw",      "activate-free", "enough",
        "moor",    "claim-free",   "good",          "dockers",   "docker",        "quarter",
        "disc",    "tile",         "deal",          "roll",      "task"};
}

struct alignas(8) Action {
    Verb verb = Verb::kEnd;
    CardId card{};
    Colour colour = Colour::kNone;
    Colour second = Colour::kNone;
    Good good = Good::kNone;
    Docker docker = Docker::kNone;
    SpotId spot{};
    std::uint8_t number = 0;

    static constexpr Action of(Verb verb) { return {verb}; }
    static constexpr Action of(Verb verb, CardId card, Colour colour = Colour::kNone) {
        return {verb, card, colour};
    }
    static constexpr Action of(Verb verb, Colour colour, Colour second = Colour::kNone) {
        return {verb, {}, colour, second};
    }
    static constexpr Action of(Verb verb, Good good) {
        return {verb, {}, Colour::kNone, Colour::kNone, good};
    }
    static constexpr Action of(Verb verb, SpotId spot) {
        return {verb, {}, Colour::kNone, Colour::kNone, Good::kNone, Docker::kNone, spot};
    }
    static constexpr Action numbered(Verb verb, int number, Colour colour = Colour::kNone) {
        Action a = of(verb, colour);
        a.number = static_cast<std::uint8_t>(number);
        return a;
    }
    static constexpr Action of(Verb verb, Docker docker) {
        return {verb, {}, Colour::kNone, Colour::kNone, Good::kNone, docker};
    }
    static constexpr Action hire(Docker docker) { return of(Verb::kHire, docker); }

    // The operands of each verb.
    static constexpr bool has_card(Verb v) {
        return v == Verb::kTake || v == Verb::kDrop || v == Verb::kRemove || v == Verb::kDeal ||
               v == Verb::kReturn || v == Verb::kFetch || v == Verb::kActivateFree ||
               (v >= Verb::kActivate && v <= Verb::kCede);
    }
    static constexpr bool has_colour(Verb v) {
        return v == Verb::kStock || v == Verb::kDice || v == Verb::kShift || v == Verb::kKeep ||
               v == Verb::kActivate || v == Verb::kPay || v == Verb::kGain;
    }
    static constexpr bool has_good(Verb v) {
        return v == Verb::kLoad || v == Verb::kDeliver || v == Verb::kDealer || v == Verb::kGood;
    }
    static constexpr bool has_docker(Verb v) { return v == Verb::kHire || v == Verb::kDocker; }
    static constexpr bool has_spot(Verb v) {
        return v == Verb::kClaim || v == Verb::kAcquire || v == Verb::kSail ||
               v == Verb::kForeman || v == Verb::kBailiff || v == Verb::kMoor ||
               v == Verb::kClaimFree || v == Verb::kQuarter || v == Verb::kTile;
    }
    static constexpr bool has_number(Verb v) {
        return v == Verb::kShift || v == Verb::kAdvance || v == Verb::kDockers ||
               v == Verb::kDisc || v == Verb::kRoll || v == Verb::kDraw || v == Verb::kTask;
    }

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("verb", self.verb);
        if (has_card(self.verb)) visit("card", self.card);
        if (has_colour(self.verb)) visit("colour", self.colour);
        if (self.verb == Verb::kDice) visit("second", self.second);
        if (has_good(self.verb)) visit("good", self.good);
        if (has_docker(self.verb)) visit("docker", self.docker);
        if (has_spot(self.verb)) visit("spot", self.spot);
        if (has_number(self.verb)) visit("number", self.number);
    }
    friend constexpr bool operator==(const Action& a, const Action& b) {
        return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
    }
};
static_assert(sizeof(Action) == 8 && std::has_unique_object_representations_v<Action>);

}  // namespace pakhuis::amsterdam
