#include "games/amsterdam/cards.h"

namespace pakhuis::amsterdam {
namespace {

constexpr CardData used(Effect effect, Colour of = Colour::kNone) {
    CardData row;
    row.effect = effect;
    row.of = of;
    return row;
}
constexpr CardData three(CardClass of) {
    CardData row = used(Effect::kThreeOf);
    row.counted = of;
    return row;
}
constexpr CardData timed(Timing timing, Effect effect) {
    CardData row = used(effect);
    row.timing = timing;
    return row;
}
constexpr CardData permanent(Effect effect) {
    return timed(Timing::kPermanent, effect);
}
constexpr CardData end(Effect effect) {
    return timed(Timing::kEnd, effect);
}
constexpr CardData phase_two(Effect effect) {
    return timed(Timing::kTwo, effect);
}
constexpr CardData entrepot(Good good) {
    CardData row = permanent(Effect::kDeliveryOfGood).point(4);
    row.good = good;
    return row;
}

constexpr auto kPink = Colour::kPink;
constexpr auto kGrey = Colour::kGrey;
constexpr auto kOrange = Colour::kOrange;
constexpr auto kBrown = Colour::kBrown;
constexpr auto kViolet = Colour::kViolet;
constexpr auto kBlack = Colour::kBlack;

// clang-format off
constexpr std::array<CardData, kCards> kRows{
    // genever distillers
    used(Effect::kAfterPlan, kPink).resource(kOrange),   // 001
    used(Effect::kAfterPlan, kGrey).resource(kBrown),
    used(Effect::kAfterPlan, kOrange).resource(kGrey),
    used(Effect::kAfterPlan, kBrown).resource(kViolet),
    used(Effect::kAfterPlan, kViolet).resource(kBlack),  // 005
    used(Effect::kAfterPlan, kBlack).resource(kPink),
    // cheesemakers
    end(Effect::kEndKinds).point(2),
    end(Effect::kEndForgiven),
    end(Effect::kEndAmstel),
    end(Effect::kEndAboard).point(),                     // 010
    end(Effect::kEndDockers).point(),
    end(Effect::kEndBlackMarket).point(),
    // brewers
    three(CardClass::kBuilding).florin(),
    used(Effect::kAmstelStep).point(),
    used(Effect::kLightBarge).point(),                   // 015
    used(Effect::kBargeSteps).point(),
    used(Effect::kNotFirst).step(),
    used(Effect::kLast).florin(),
    // coffee roasters
    used(Effect::kPerCrests).florin(),
    permanent(Effect::kMarketTwice),                     // 020
    used(Effect::kPerQuarter).florin(),
    used(Effect::kFreeSteps),
    used(Effect::kBuyPoint).point(),
    used(Effect::kGain).florin().point(),
    // tile makers
    permanent(Effect::kBlockDiscount),                   // 025
    permanent(Effect::kBlockFlorin).florin(),
    permanent(Effect::kBlockForFlorins),
    permanent(Effect::kSecondBlock),
    permanent(Effect::kPlanThrice),
    permanent(Effect::kBuildingFlorins).florin(2),       // 030
    // lacemakers
    permanent(Effect::kBuildingDiscount),
    permanent(Effect::kSellThree).florin(),
    permanent(Effect::kArtisanFlorin).florin(),
    permanent(Effect::kOnTop),
    permanent(Effect::kPlanFree),                        // 035
    permanent(Effect::kTwoForOne).choice(),
    // glassblowers
    permanent(Effect::kBothRewards),
    permanent(Effect::kBuyCard),
    permanent(Effect::kBuyResources).choice(2),
    permanent(Effect::kDoubleStep),                      // 040
    permanent(Effect::kPlanFlorin).florin(),
    permanent(Effect::kNewKindDiscount),
    // carpenters
    used(Effect::kAloneLast).choice(),
    used(Effect::kPerCarpenter).florin().point(),
    permanent(Effect::kMarketResource).choice(),         // 045
    used(Effect::kGain).choice(),
    used(Effect::kSellPlan).florin(3),
    used(Effect::kSellResource).florin(),
    // tulip growers
    timed(Timing::kOne, Effect::kSkipCard),
    permanent(Effect::kDoubleDocker),                    // 050
    phase_two(Effect::kOneFlorins).florin(2),
    phase_two(Effect::kOneResources),
    phase_two(Effect::kShiftDie),
    phase_two(Effect::kDieResource),
    // Munttoren
    used(Effect::kAfterPlan, kPink).florin(),            // 055
    used(Effect::kAfterPlan, kGrey).florin(),
    used(Effect::kAfterPlan, kOrange).florin(),
    used(Effect::kAfterPlan, kBrown).florin(),
    used(Effect::kAfterPlan, kViolet).florin(),
    used(Effect::kAfterPlan, kBlack).florin(),           // 060
    // Schreierstoren
    used(Effect::kPerPlan, kPink).point(),
    used(Effect::kPerPlan, kGrey).point(),
    used(Effect::kPerPlan, kOrange).point(),
    used(Effect::kPerPlan, kBrown).point(),
    used(Effect::kPerPlan, kViolet).point(),             // 065
    used(Effect::kPerPlan, kBlack).point(),
    // Oude Kerk
    end(Effect::kEndChurches),
    end(Effect::kEndChurches),
    end(Effect::kEndChurches),
    // Westerkerk
    used(Effect::kFewBelow).florin(),                    // 070
    used(Effect::kCardFlorin).florin(),
    used(Effect::kCardPoint).point(),
    // Zuiderkerk
    permanent(Effect::kDeliveryPoint).point(),
    permanent(Effect::kBlockStep).step(),
    permanent(Effect::kDeliveryFlorin).florin(),         // 075
    // Entrepotdok
    entrepot(Good::kCrystal),
    entrepot(Good::kGenever),
    entrepot(Good::kCoffee),
    entrepot(Good::kBeer),
    entrepot(Good::kTiles),                              // 080
    entrepot(Good::kCheese),
    entrepot(Good::kLace),
    entrepot(Good::kFurniture),
    entrepot(Good::kTulip),
    // Montelbaanstoren
    end(Effect::kEndPlans).point(),                      // 085
    end(Effect::kEndLaurels).point(2),
    end(Effect::kEndBuildings).point(2),
    // Haringpakkerstoren
    used(Effect::kTower).florin(),
    used(Effect::kTower).florin(),
    used(Effect::kTower).florin(),                       // 090
    // Waag
    used(Effect::kGain).resource(kPink),
    used(Effect::kGain).resource(kOrange),
    used(Effect::kGain).resource(kBrown),
    used(Effect::kGain).resource(kGrey),
    used(Effect::kGain).resource(kViolet),               // 095
    used(Effect::kGain).resource(kBlack),
    // Beurs
    used(Effect::kAloneFirst).point(),
    used(Effect::kFewBelow).point(2),
    used(Effect::kAfterPlan).point(2),
    three(CardClass::kArtisan).florin(),                 // 100
    three(CardClass::kBuilding).point(2),
    three(CardClass::kPlan).florin(),
    // Paleis
    end(Effect::kEndArtisanPairs).point(2),
    end(Effect::kEndPlanPairs).point(3),
    end(Effect::kEndBridges).point(2),                   // 105
    end(Effect::kEndCrests).point(),
    end(Effect::kEndHome).point(8),
    end(Effect::kEndBestKind).point(2),
    // plans
    used(Effect::kPlan, kPink).point(),
    used(Effect::kPlan, kPink).florin(),                 // 110
    used(Effect::kPlan, kPink).florin(),
    used(Effect::kPlan, kPink).florin().point(),
    used(Effect::kPlan, kGrey).point(),
    used(Effect::kPlan, kGrey).florin(),
    used(Effect::kPlan, kGrey).florin(),                 // 115
    used(Effect::kPlan, kGrey).florin().point(),
    used(Effect::kPlan, kOrange).point(),
    used(Effect::kPlan, kOrange).florin(),
    used(Effect::kPlan, kOrange).florin(),
    used(Effect::kPlan, kOrange).florin().point(),       // 120
    used(Effect::kPlan, kBrown).point(),
    used(Effect::kPlan, kBrown).florin(),
    used(Effect::kPlan, kBrown).florin(),
    used(Effect::kPlan, kBrown).florin().point(),
    used(Effect::kPlan, kViolet).point(),                // 125
    used(Effect::kPlan, kViolet).florin(),
    used(Effect::kPlan, kViolet).florin(),
    used(Effect::kPlan, kViolet).florin().point(),
    used(Effect::kPlan, kBlack).point(),
    used(Effect::kPlan, kBlack).florin(),                // 130
    used(Effect::kPlan, kBlack).florin(),
    used(Effect::kPlan, kBlack).florin().point(),
};
// clang-format on

constexpr CardSet cards_with(Timing timing) {
    CardSet out;
    for (int i = 0; i < kCards; ++i) {
        if (kRows[static_cast<std::size_t>(i)].timing == timing) out.add(CardId(i));
    }
    return out;
}
constexpr int count_of(Effect effect) {
    int n = 0;
    for (const CardData& row : kRows) n += row.effect == effect;
    return n;
}
constexpr CardId card_with(Effect effect, Good good = Good::kNone) {
    for (int i = 0; i < kCards; ++i) {
        const CardData& row = kRows[static_cast<std::size_t>(i)];
        if (row.effect == effect && row.good == good) return CardId(i);
    }
    return {};
}
constexpr std::array<CardId, kGoodKinds> make_entrepots() {
    std::array<CardId, kGoodKinds> out{};
    for (int i = 0; i < kGoodKinds; ++i) {
        out[static_cast<std::size_t>(i)] = card_with(Effect::kDeliveryOfGood, static_cast<Good>(i));
    }
    return out;
}
constexpr std::array<CardId, kGoodKinds> kEntrepots = make_entrepots();

// Checks that each name of by_effect belongs to the row with its effect.
namespace is = by_effect;
static_assert(card_with(Effect::kEndForgiven) == is::kForgiven);
static_assert(card_with(Effect::kEndAmstel) == is::kEndAmstel);
static_assert(card_with(Effect::kMarketTwice) == is::kMarketTwice);
static_assert(card_with(Effect::kBlockDiscount) == is::kBlockDiscount);
static_assert(card_with(Effect::kBlockFlorin) == is::kBlockFlorin);
static_assert(card_with(Effect::kBlockForFlorins) == is::kBlockForFlorins);
static_assert(card_with(Effect::kSecondBlock) == is::kSecondBlock);
static_assert(card_with(Effect::kPlanThrice) == is::kPlanThrice);
static_assert(card_with(Effect::kBuildingFlorins) == is::kBuildingFlorins);
static_assert(card_with(Effect::kBuildingDiscount) == is::kBuildingDiscount);
static_assert(card_with(Effect::kSellThree) == is::kSellThree);
static_assert(card_with(Effect::kArtisanFlorin) == is::kArtisanFlorin);
static_assert(card_with(Effect::kOnTop) == is::kOnTop);
static_assert(card_with(Effect::kPlanFree) == is::kPlanFree);
static_assert(card_with(Effect::kTwoForOne) == is::kTwoForOne);
static_assert(card_with(Effect::kBothRewards) == is::kBothRewards);
static_assert(card_with(Effect::kBuyCard) == is::kBuyCard);
static_assert(card_with(Effect::kBuyResources) == is::kBuyResources);
static_assert(card_with(Effect::kDoubleStep) == is::kDoubleStep);
static_assert(card_with(Effect::kPlanFlorin) == is::kPlanFlorin);
static_assert(card_with(Effect::kNewKindDiscount) == is::kNewKindDiscount);
static_assert(card_with(Effect::kMarketResource) == is::kMarketResource);
static_assert(card_with(Effect::kSellPlan) == is::kSellPlan);
static_assert(card_with(Effect::kSkipCard) == is::kSkipCard);
static_assert(card_with(Effect::kDoubleDocker) == is::kDoubleDocker);
static_assert(card_with(Effect::kOneFlorins) == is::kOneFlorins);
static_assert(card_with(Effect::kOneResources) == is::kOneResources);
static_assert(card_with(Effect::kShiftDie) == is::kShiftDie);
static_assert(card_with(Effect::kDieResource) == is::kDieResource);
static_assert(card_with(Effect::kDeliveryPoint) == is::kDeliveryPoint);
static_assert(card_with(Effect::kBlockStep) == is::kBlockStep);
static_assert(card_with(Effect::kDeliveryFlorin) == is::kDeliveryFlorin);

// The printed list of components. (contents, supplement)
static_assert(count_of(Effect::kPlan) == kPlans && count_of(Effect::kDeliveryOfGood) == kGoodKinds);
static_assert(count_of(Effect::kAfterPlan) == 13 && count_of(Effect::kPerPlan) == kColours);
static_assert(cards_with(Timing::kOne).count() == 1 && cards_with(Timing::kTwo).count() == 4);
static_assert(first_of_kind(Kind::kMunttoren) == kFirstBuilding);
static_assert(first_of_kind(Kind::kPlantage) == kFirstPlan);
static_assert(first_of_kind(Kind::kGrachtengordel) + kPlansOfQuarter == kCards);
static_assert(kind_of(card(43)) == Kind::kCarpenter && kind_of(card(48)) == Kind::kCarpenter);
static_assert(kind_of(card(84)) == Kind::kEntrepotdok &&
              kind_of(card(85)) == Kind::kMontelbaanstoren);
static_assert(dockers_of(14).one == Docker::kPink);
static_assert(dockers_of(14).two == Docker::kGreen);

}  // namespace

const std::array<CardData, kCards> kCardData = kRows;
const CardSet kActionCards = cards_with(Timing::kThree);
const CardSet kPermanents = cards_with(Timing::kPermanent);
const CardSet kLaurels = cards_with(Timing::kEnd);

CardId entrepot_of(Good good) {
    return kEntrepots[at(good)];
}

}  // namespace pakhuis::amsterdam
