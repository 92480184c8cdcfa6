// The 132 cards: kinds, timing, and effects with operands. The costs are in the edition.
// (supplement)
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/amsterdam/components.h"

namespace pakhuis::amsterdam {

enum class Timing : std::uint8_t { kOne, kTwo, kThree, kPermanent, kEnd };
constexpr auto enum_names(Timing) {
    return std::array<std::string_view, 5>{"I", "II", "III", "permanent", "end"};
}

// Nine kinds of artisans, eleven of buildings, and the quarters of the plans.
enum class Kind : std::uint8_t {
    kGeneverDistiller,
    kCheesemaker,
    kBrewer,
    kCoffeeRoaster,
    kTileMaker,
    kLacemaker,
    kGlassblower,
    kCarpenter,
    kTulipGrower,
    kMunttoren,
    kSchreierstoren,
    kOudeKerk,
    kWesterkerk,
    kZuiderkerk,
    kEntrepotdok,
    kMontelbaanstoren,
    kHaringpakkerstoren,
    kWaag,
    kBeurs,
    kPaleis,
    kPlantage,
    kHaarlemmerbuurt,
    kJordaan,
    kBurgwallen,
    kNieuwmarkt,
    kGrachtengordel,
};
inline constexpr int kKinds = 26;
inline constexpr int kArtisanKinds = 9;
constexpr auto enum_names(Kind) {
    return std::array<std::string_view, kKinds>{
        "genever-distiller", "cheesemaker",        "brewer",     "coffee-roaster", "tile-maker",
        "lacemaker",         "glassblower",        "carpenter",  "tulip-grower",   "munttoren",
        "schreierstoren",    "oude-kerk",          "westerkerk", "zuiderkerk",     "entrepotdok",
        "montelbaanstoren",  "haringpakkerstoren", "waag",       "beurs",          "paleis",
        "plantage",          "haarlemmerbuurt",    "jordaan",    "burgwallen",     "nieuwmarkt",
        "grachtengordel"};
}
// How many cards each kind has; the cards are numbered in the order of the kinds.
inline constexpr std::array<int, kKinds> kCardsOfKind{6, 6, 6, 6, 6, 6, 6, 6, 6,        //
                                                      6, 6, 3, 3, 3, 9, 3, 3, 6, 6, 6,  //
                                                      4, 4, 4, 4, 4, 4};

// The effect of a card. In brackets: the operands of its row that the effect reads.
enum class Effect : std::uint8_t {
    // III: a gain [florins, points, gain, any, steps], with its condition
    kGain,        // always
    kAfterPlan,   // a plan was used this turn [of: quarter, or any]
    kThreeOf,     // at least three active cards of a class [of]
    kAmstelStep,  // a step on the Amstel this turn
    kBargeSteps,  // two spaces with the barge this turn
    kLightBarge,  // at most two goods aboard
    kFewBelow,    // at most three inactive cards
    kNotFirst,    // on the Amstel
    kLast,        // on the Amstel
    kAloneLast,   // on the score track
    kAloneFirst,  // on the score track
    kCardFlorin,  // another card gave a Florin this turn
    kCardPoint,   // another card gave a point this turn
    // III: a gain that comes several times
    kPerCrests,     // for each five own crests in the city, rounded up
    kPerQuarter,    // for each quarter with an active plan
    kPerCarpenter,  // points for each active carpenter; the Florin comes once
    kPerPlan,       // for each active plan of a quarter [of]
    kTower,         // twice with an active Montelbaanstoren
    // III: an exchange
    kPlan,          // pay a resource [of] for florins and points
    kFreeSteps,     // pay a Florin for three spaces with the barge
    kBuyPoint,      // pay a Florin for a point
    kSellPlan,      // give up an active plan for florins
    kSellResource,  // pay a resource for a Florin
    // permanent, used at will
    kSellThree,     // pay three resources for a Florin
    kTwoForOne,     // pay two resources for one
    kBuyResources,  // pay two Florins for two resources
    kBuyCard,       // pay three Florins to activate a card
    kMarketTwice,
    kBlockForFlorins,  // pay two Florins instead of resources
    kSecondBlock,
    kPlanThrice,
    // permanent, automatic
    kBlockDiscount,
    kBlockFlorin,
    kBlockStep,
    kBuildingFlorins,
    kBuildingDiscount,
    kArtisanFlorin,
    kNewKindDiscount,
    kPlanFlorin,
    kPlanFree,
    kOnTop,        // the own disc is on top of its stack on the Amstel
    kBothRewards,  // of the black market
    kDoubleStep,
    kMarketResource,
    kDoubleDocker,
    kDeliveryPoint,
    kDeliveryFlorin,
    kDeliveryOfGood,  // points for one good [good]
    // I and II
    kSkipCard,
    kOneFlorins,
    kOneResources,
    kShiftDie,
    kDieResource,
    // the end
    kEndKinds,
    kEndForgiven,
    kEndAmstel,
    kEndAboard,
    kEndDockers,
    kEndBlackMarket,
    kEndChurches,
    kEndPlans,
    kEndLaurels,
    kEndBuildings,
    kEndArtisanPairs,
    kEndPlanPairs,
    kEndBridges,
    kEndCrests,
    kEndHome,
    kEndBestKind,
};
inline constexpr int kEffects = 69;
constexpr auto enum_names(Effect) {
    return std::array<std::string_view, kEffects>{"gain",
                                                  "after-plan",
                                                  "three-of-a-class",
                                                  "amstel-step",
                                                  "barge-steps",
                                                  "light-barge",
                                                  "few-inactive",
                                                  "not-first",
                                                  "last",
                                                  "alone-last",
                                                  "alone-first",
                                                  "after-card-florin",
                                                  "after-card-point",
                                                  "per-five-crests",
                                                  "per-quarter",
                                                  "per-carpenter",
                                                  "per-plan",
                                                  "with-tower",
                                                  "plan",
                                                  "free-steps",
                                                  "buy-point",
                                                  "sell-plan",
                                                  "sell-resource",
                                                  "sell-three",
                                                  "two-for-one",
                                                  "buy-resources",
                                                  "buy-card",
                                                  "market-twice",
                                                  "block-for-florins",
                                                  "second-block",
                                                  "plan-thrice",
                                                  "block-discount",
                                                  "block-florin",
                                                  "block-step",
                                                  "building-florins",
                                                  "building-discount",
                                                  "artisan-florin",
                                                  "new-kind-discount",
                                                  "plan-florin",
                                                  "plan-free",
                                                  "on-top",
                                                  "both-rewards",
                                                  "double-step",
                                                  "market-resource",
                                                  "double-docker",
                                                  "delivery-point",
                                                  "delivery-florin",
                                                  "delivery-of-good",
                                                  "skip-card",
                                                  "one-florins",
                                                  "one-resources",
                                                  "shift-die",
                                                  "die-resource",
                                                  "end-kinds",
                                                  "end-forgiven",
                                                  "end-amstel",
                                                  "end-aboard",
                                                  "end-dockers",
                                                  "end-black-market",
                                                  "end-churches",
                                                  "end-plans",
                                                  "end-laurels",
                                                  "end-buildings",
                                                  "end-artisan-pairs",
                                                  "end-plan-pairs",
                                                  "end-bridges",
                                                  "end-crests",
                                                  "end-home",
                                                  "end-best-kind"};
}

struct CardData {
    Timing timing = Timing::kThree;
    Effect effect = Effect::kGain;
    std::uint8_t florins = 0;
    std::uint8_t points = 0;
    std::uint8_t any = 0;         // resources of the player's choice
    std::uint8_t steps = 0;       // on the Amstel
    Colour gain = Colour::kNone;  // one resource
    Colour of = Colour::kNone;    // the quarter that counts
    Good good = Good::kNone;      // the good that counts
    CardClass counted = CardClass::kArtisan;

    // Builders for the table in cards.cpp.
    constexpr CardData florin(int n = 1) const { return with(&CardData::florins, n); }
    constexpr CardData point(int n = 1) const { return with(&CardData::points, n); }
    constexpr CardData choice(int n = 1) const { return with(&CardData::any, n); }
    constexpr CardData step() const { return with(&CardData::steps, 1); }
    constexpr CardData resource(Colour colour) const {
        CardData out = *this;
        out.gain = colour;
        return out;
    }

  private:
    constexpr CardData with(std::uint8_t CardData::* field, int n) const {
        CardData out = *this;
        out.*field = static_cast<std::uint8_t>(n);
        return out;
    }
};

// Indexed by number less one; the table is in cards.cpp.
extern const std::array<CardData, kCards> kCardData;
inline const CardData& data(CardId id) {
    return kCardData[at(id)];
}
// The cards with timing III, permanent, and end.
extern const CardSet kActionCards;
extern const CardSet kPermanents;
extern const CardSet kLaurels;

constexpr int first_of_kind(Kind kind) {
    int first = 0;
    for (int i = 0; i < static_cast<int>(kind); ++i)
        first += kCardsOfKind[at(static_cast<Kind>(i))];
    return first;
}
constexpr Kind kind_of(CardId id) {
    int kind = 0;
    for (int left = id.index(); left >= kCardsOfKind[static_cast<std::size_t>(kind)]; ++kind) {
        left -= kCardsOfKind[static_cast<std::size_t>(kind)];
    }
    return static_cast<Kind>(kind);
}
constexpr std::uint64_t artisans_of_kind(int kind) {
    return std::uint64_t{0x3f} << (6 * kind);
}
constexpr int artisans_of_kind(const CardSet& cards, int kind) {
    return popcount(cards.artisans.bits & artisans_of_kind(kind));
}
constexpr int buildings_of_kind(const CardSet& cards, Kind kind) {
    const int first = first_of_kind(kind) - kFirstBuilding;
    const std::uint64_t mask = (std::uint64_t{1} << kCardsOfKind[at(kind)]) - 1;
    return popcount(cards.buildings.bits >> first & mask);
}

// Cards with a unique effect. The rules look for them among the active cards.
namespace by_effect {
inline constexpr CardId kForgiven = card(8);
inline constexpr CardId kEndAmstel = card(9);
inline constexpr CardId kMarketTwice = card(20);
inline constexpr CardId kBlockDiscount = card(25);
inline constexpr CardId kBlockFlorin = card(26);
inline constexpr CardId kBlockForFlorins = card(27);
inline constexpr CardId kSecondBlock = card(28);
inline constexpr CardId kPlanThrice = card(29);
inline constexpr CardId kBuildingFlorins = card(30);
inline constexpr CardId kBuildingDiscount = card(31);
inline constexpr CardId kSellThree = card(32);
inline constexpr CardId kArtisanFlorin = card(33);
inline constexpr CardId kOnTop = card(34);
inline constexpr CardId kPlanFree = card(35);
inline constexpr CardId kTwoForOne = card(36);
inline constexpr CardId kBothRewards = card(37);
inline constexpr CardId kBuyCard = card(38);
inline constexpr CardId kBuyResources = card(39);
inline constexpr CardId kDoubleStep = card(40);
inline constexpr CardId kPlanFlorin = card(41);
inline constexpr CardId kNewKindDiscount = card(42);
inline constexpr CardId kMarketResource = card(45);
inline constexpr CardId kSellPlan = card(47);
inline constexpr CardId kSkipCard = card(49);
inline constexpr CardId kDoubleDocker = card(50);
inline constexpr CardId kOneFlorins = card(51);
inline constexpr CardId kOneResources = card(52);
inline constexpr CardId kShiftDie = card(53);
inline constexpr CardId kDieResource = card(54);
inline constexpr CardId kDeliveryPoint = card(73);
inline constexpr CardId kBlockStep = card(74);
inline constexpr CardId kDeliveryFlorin = card(75);
}  // namespace by_effect
// The Entrepotdok with points for deliveries of a good.
CardId entrepot_of(Good good);

}  // namespace pakhuis::amsterdam
