#include "games/amsterdam/cards.h"

namespace pakhuis::amsterdam {
namespace {

constexpr CardData on(Effect effect, Colour of = Colour::kNone) {
    CardData row;
    row.effect = effect;
    row.of = of;
    return row;
}
constexpr CardData three(CardClass of) {
    CardData row = on(Effect::kThreeOf);
    row.counted = of;
    return row;
}
constexpr CardData timed(Timing timing, Effect effect) {
    CardData row = on(effect);
    row.timing = timing;
    return row;
}
constexpr CardData ever(Effect effect) {
    return timed(Timing::kPermanent, effect);
}
constexpr CardData end(Effect effect) {
    return timed(Timing::kEnd, effect);
}
constexpr CardData dice(Effect effect) {
    return timed(Timing::kTwo, effect);
}
constexpr CardData entrepot(Good good) {
    CardData row = ever(Effect::kDeliveryOfGood).point(4);
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
    on(Effect::kAfterPlan, kPink).resource(kOrange),   // 001
    on(Effect::kAfterPlan, kGrey).resource(kBrown),
    on(Effect::kAfterPlan, kOrange).resource(kGrey),
    on(Effect::kAfterPlan, kBrown).resource(kViolet),
    on(Effect::kAfterPlan, kViolet).resource(kBlack),  // 005
    on(Effect::kAfterPlan, kBlack).resource(kPink),
    // cheesemakers
    end(Effect::kEndKinds).point(2),
    end(Effect::kEndForgiven),
    end(Effect::kEndAmstel),
    end(Effect::kEndAboard).point(),                   // 010
    end(Effect::kEndDockers).point(),
    end(Effect::kEndBlackMarket).point(),
    // brewers
    three(CardClass::kBuilding).florin(),
    on(Effect::kAmstelStep).point(),
    on(Effect::kLightBarge).point(),                   // 015
    on(Effect::kBargeSteps).point(),
    on(Effect::kNotFirst).step(),
    on(Effect::kLast).florin(),
    // coffee roasters
    on(Effect::kPerCrests).florin(),
    ever(Effect::kMarketTwice),                        // 020
    on(Effect::kPerQuarter).florin(),
    on(Effect::kFreeSteps),
    on(Effect::kBuyPoint).point(),
    on(Effect::kGain).florin().point(),
    // tile makers
    ever(Effect::kBlockDiscount),                      // 025
    ever(Effect::kBlockFlorin).florin(),
    ever(Effect::kBlockForFlorins),
    ever(Effect::kSecondBlock),
    ever(Effect::kPlanThrice),
    ever(Effect::kBuildingFlorins).florin(2),          // 030
    // lacemakers
    ever(Effect::kBuildingDiscount),
    ever(Effect::kSellThree).florin(),
    ever(Effect::kArtisanFlorin).florin(),
    ever(Effect::kOnTop),
    ever(Effect::kPlanFree),                           // 035
    ever(Effect::kTwoForOne).choice(),
    // glassblowers
    ever(Effect::kBothRewards),
    ever(Effect::kBuyCard),
    ever(Effect::kBuyResources).choice(2),
    ever(Effect::kDoubleStep),                         // 040
    ever(Effect::kPlanFlorin).florin(),
    ever(Effect::kNewKindDiscount),
    // carpenters
    on(Effect::kAloneLast).choice(),
    on(Effect::kPerCarpenter).florin().point(),
    ever(Effect::kMarketResource).choice(),            // 045
    on(Effect::kGain).choice(),
    on(Effect::kSellPlan).florin(3),
    on(Effect::kSellResource).florin(),
    // tulip growers
    timed(Timing::kOne, Effect::kSkipCard),
    ever(Effect::kDoubleDocker),                       // 050
    dice(Effect::kOneFlorins).florin(2),
    dice(Effect::kOneResources),
    dice(Effect::kShiftDie),
    dice(Effect::kDieResource),
    // Munttoren
    on(Effect::kAfterPlan, kPink).florin(),            // 055
    on(Effect::kAfterPlan, kGrey).florin(),
    on(Effect::kAfterPlan, kOrange).florin(),
    on(Effect::kAfterPlan, kBrown).florin(),
    on(Effect::kAfterPlan, kViolet).florin(),
    on(Effect::kAfterPlan, kBlack).florin(),           // 060
    // Schreierstoren
    on(Effect::kPerPlan, kPink).point(),
    on(Effect::kPerPlan, kGrey).point(),
    on(Effect::kPerPlan, kOrange).point(),
    on(Effect::kPerPlan, kBrown).point(),
    on(Effect::kPerPlan, kViolet).point(),             // 065
    on(Effect::kPerPlan, kBlack).point(),
    // Oude Kerk
    end(Effect::kEndChurches),
    end(Effect::kEndChurches),
    end(Effect::kEndChurches),
    // Westerkerk
    on(Effect::kFewBelow).florin(),                    // 070
    on(Effect::kCardFlorin).florin(),
    on(Effect::kCardPoint).point(),
    // Zuiderkerk
    ever(Effect::kDeliveryPoint).point(),
    ever(Effect::kBlockStep).step(),
    ever(Effect::kDeliveryFlorin).florin(),            // 075
    // Entrepotdok
    entrepot(Good::kCrystal),
    entrepot(Good::kGenever),
    entrepot(Good::kCoffee),
    entrepot(Good::kBeer),
    entrepot(Good::kTiles),                            // 080
    entrepot(Good::kCheese),
    entrepot(Good::kLace),
    entrepot(Good::kFurniture),
    entrepot(Good::kTulip),
    // Montelbaanstoren
    end(Effect::kEndPlans).point(),                    // 085
    end(Effect::kEndLaurels).point(2),
    end(Effect::kEndBuildings).point(2),
    // Haringpakkerstoren
    on(Effect::kTower).florin(),
    on(Effect::kTower).florin(),
    on(Effect::kTower).florin(),                       // 090
    // Waag
    on(Effect::kGain).resource(kPink),
    on(Effect::kGain).resource(kOrange),
    on(Effect::kGain).resource(kBrown),
    on(Effect::kGain).resource(kGrey),
    on(Effect::kGain).resource(kViolet),               // 095
    on(Effect::kGain).resource(kBlack),
    // Beurs
    on(Effect::kAloneFirst).point(),
    on(Effect::kFewBelow).point(2),
    on(Effect::kAfterPlan).point(2),
    three(CardClass::kArtisan).florin(),               // 100
    three(CardClass::kBuilding).point(2),
    three(CardClass::kPlan).florin(),
    // Paleis
    end(Effect::kEndArtisanPairs).point(2),
    end(Effect::kEndPlanPairs).point(3),
    end(Effect::kEndBridges).point(2),                 // 105
    end(Effect::kEndCrests).point(),
    end(Effect::kEndHome).point(8),
    end(Effect::kEndBestKind).point(2),
    // plans
    on(Effect::kPlan, kPink).point(),
    on(Effect::kPlan, kPink).florin(),                 // 110
    on(Effect::kPlan, kPink).florin(),
    on(Effect::kPlan, kPink).florin().point(),
    on(Effect::kPlan, kGrey).point(),
    on(Effect::kPlan, kGrey).florin(),
    on(Effect::kPlan, kGrey).florin(),                 // 115
    on(Effect::kPlan, kGrey).florin().point(),
    on(Effect::kPlan, kOrange).point(),
    on(Effect::kPlan, kOrange).florin(),
    on(Effect::kPlan, kOrange).florin(),
    on(Effect::kPlan, kOrange).florin().point(),       // 120
    on(Effect::kPlan, kBrown).point(),
    on(Effect::kPlan, kBrown).florin(),
    on(Effect::kPlan, kBrown).florin(),
    on(Effect::kPlan, kBrown).florin().point(),
    on(Effect::kPlan, kViolet).point(),                // 125
    on(Effect::kPlan, kViolet).florin(),
    on(Effect::kPlan, kViolet).florin(),
    on(Effect::kPlan, kViolet).florin().point(),
    on(Effect::kPlan, kBlack).point(),
    on(Effect::kPlan, kBlack).florin(),                // 130
    on(Effect::kPlan, kBlack).florin(),
    on(Effect::kPlan, kBlack).florin().point(),
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

// The names that the rules look for belong to the rows that have these effects.
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
