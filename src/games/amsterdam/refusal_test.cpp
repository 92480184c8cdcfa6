// Refusals: the right reason with its facts; the check does not change the position.
#include <functional>
#include <set>

#include "games/amsterdam/reasons.h"
#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {
namespace {

using Position = std::function<Table()>;

// A step that is refused in a position, and the reason as a sentence with its facts.
struct Refused {
    const char* name;
    Position position;
    const char* step;
    const char* why;
};
void PrintTo(const Refused& refused, std::ostream* out) {
    *out << refused.name;
}

// A turn of phase III: at the yellow quay, with a card to activate and one to use.
Table usual_turn() {
    Table t(3);
    t.ship(0, "yellow-quay").below(0, "013").active(0, "109 053").supply(0, "grey x2");
    return t.crests(1, "jordaan-2").barge(0, "beer");
}
// The same with other active cards.
Position turn_with(const char* cards, const char* supply = "", int florins = 0) {
    return [=] {
        Table t(3);
        return t.active(0, cards).supply(0, supply).florins(0, florins);
    };
}
Position turn_at(const char* space) {
    return [=] {
        Table t(2);
        return t.ship(0, space).store(0, "tulip");
    };
}
Position c_tile(const char* name, int florins, bool played, const char* below = "001 109") {
    return [=] {
        Table t(MatchForm{2, false, TaskTiles::kNone, MarketTiles::kCForB});
        t.round(7).tile(name).florins(0, florins).below(0, below).discard("055 110");
        return played ? t.play("0: market") : t;
    };
}
Table six_cards() {
    Table t(2);
    t.below(0, "001 002 003 004 005").taking_cards("109 110 006 055");
    return t.play("0: take 109");
}
Table card_phase() {
    Table t(2);
    return t.taking_cards("109 110 006 055");
}
// 053 allows the resources of a die on a space beside its own.
Table shifting() {
    Table t(2);
    return t.active(0, "053").taking_dice({4, 1, 3, 3, 3, 3}).play("0: dice pink grey");
}
Table dice_phase() {
    Table t(2);
    return t.taking_dice({4, 1, 3, 3, 3, 3});
}
Table stocking() {
    Table t(2);
    t.round(1);
    t.state.phase = Phase::kStock;
    t.state.dice = {};
    return t.play("0: stock pink");
}
Table paying(int version) {
    Table t(form_of_version(version));
    return t.supply(0, "pink x2 grey x2 black").play("0: advance 1");
}
Table keeping() {
    Table t(2);
    return t.supply(0, "pink grey").play({"0: end", "1: end"});
}
Table trading(const char* cards) {
    Table t(2);
    return t.active(0, cards).supply(0, "pink").play("0: claim plantage-5");
}
Table placing(bool bailiff) {
    const Rules rules = rules_with_walkers(2, true, false);
    Table t = Table::at_start(rules);
    Rng rng(1);
    while (t.state.phase != Phase::kPlace) {
        const Action a = Amsterdam::sample_chance(rules, t.state, rng);
        Amsterdam::apply(rules, t.state, kChance, a);
    }
    const std::string who = t.waiting();
    return bailiff ? t.play(who + ": foreman depot-1") : t;
}
Table foreman_walks() {
    Table t = Table::with(rules_with_walkers(2, true, false));
    t.foreman("cheese-anchor").ship(0, "cheese-anchor").barge(0, "cheese");
    return t.play({"0: deliver cheese", "0: end"});
}
Table tom_takes() {
    Table t(1);
    return t.tom_on(3).deal("113 109 007 055");
}

const std::vector<Refused>& all_refused() {
    static const std::vector<Refused> all{
        {"TakeInATurn", usual_turn, "0: take 001",
         "not-now: You can't do that now. First: actions."},
        {"EndWhileADropIsDue", six_cards, "0: take 110", "answer-due: Answer this first: drop."},
        {"PayForNothing", usual_turn, "0: pay grey",
         "nothing-asked: There is nothing like this to choose now. First: actions."},
        {"CardElsewhere", card_phase, "0: take 001", "not-laid-out: Card 001 is not face up."},
        {"ActivateAnActiveCard", usual_turn, "0: activate 109",
         "not-your-card: Card 109 is not one of your inactive cards."},
        {"UseAnInactiveCard", usual_turn, "0: use 013",
         "not-your-card: Card 013 is not one of your active cards."},
        {"DropAnothersCard", six_cards, "0: drop 006",
         "not-your-card: Card 006 is not one of your inactive cards."},
        {"BuyWithout038", usual_turn, "0: buy 013", "needs-card: You need card 038 active."},
        {"CedeWithout047", usual_turn, "0: cede 109", "needs-card: You need card 047 active."},
        {"AcquireWithout027", usual_turn, "0: acquire jordaan-1",
         "needs-card: You need card 027 active."},
        {"SkipWithout049", card_phase, "0: skip", "needs-card: You need card 049 active."},
        {"BothWithout037", [] { return trading("109"); }, "0: sell-both",
         "needs-card: You need card 037 active."},
        {"SaveWithoutDiscount", usual_turn, "0: activate 013 without pink",
         "no-discount: You have no discount for card 013."},
        {"SaveAnotherColour",
         [] {
             Table t(2);
             return t.active(0, "031").below(0, "055");
         },
         "0: activate 055 without black", "not-in-cost: Card 055 doesn't cost black."},
        {"SaveNothing",
         [] {
             Table t(2);
             return t.active(0, "031").below(0, "055");
         },
         "0: activate 055",
         "name-discount: Card 031 saves 1 resource: choose which, for example without pink."},
        {"UseTwice", [] { return turn_with("109", "pink x2")().play("0: use 109"); }, "0: use 109",
         "already-used: You have already used card 109 1 time this turn."},
        {"UseFourTimes",
         [] {
             return turn_with("109 029", "pink x4")().play(
                 {"0: use 109", "0: use 109", "0: use 109"});
         },
         "0: use 109", "already-used: You have already used card 109 3 times this turn."},
        {"RepeatAnotherPlan",
         [] {
             return turn_with("109 110 029", "pink x5")().play(
                 {"0: use 109", "0: use 109", "0: use 110"});
         },
         "0: use 110", "plan-repeated: Card 029 repeats one plan per turn; this turn it is 109."},
        {"NoPlanUsed", turn_with("001"), "0: use 001",
         "condition-fails: Card 001 needs: plan-used-of-plantage."},
        {"NoPlanAtAll", turn_with("099"), "0: use 099",
         "condition-fails: Card 099 needs: plan-used."},
        {"NoStep", turn_with("014"), "0: use 014",
         "condition-fails: Card 014 needs: step-on-amstel."},
        {"First", turn_with("017"), "0: use 017",
         "condition-fails: Card 017 needs: not-first-on-amstel."},
        {"InTheMouth",
         [] {
             Table t(2);
             return t.active(0, "017").amstel({19, 19}).in_order({1, 0});
         },
         "0: use 017", "condition-fails: Card 017 needs: before-the-mouth."},
        {"NotLast", turn_with("018"), "0: use 018",
         "condition-fails: Card 018 needs: last-on-amstel."},
        {"NotBehind", turn_with("043"), "0: use 043",
         "condition-fails: Card 043 needs: fewest-points."},
        {"NotAhead", turn_with("097"), "0: use 097",
         "condition-fails: Card 097 needs: most-points."},
        {"NoflorinByACard", turn_with("071"), "0: use 071",
         "condition-fails: Card 071 needs: florin-by-a-card."},
        {"NoPointByACard", turn_with("072"), "0: use 072",
         "condition-fails: Card 072 needs: point-by-a-card."},
        {"NoCrest", turn_with("019"), "0: use 019", "condition-fails: Card 019 needs: own-crest."},
        {"NoPlan", turn_with("021"), "0: use 021", "condition-fails: Card 021 needs: active-plan."},
        {"NoPlanOfTheQuarter", turn_with("063 109"), "0: use 063",
         "condition-fails: Card 063 needs: active-plan-of-jordaan."},
        {"TwoBuildings", turn_with("013 055 056"), "0: use 013",
         "too-few-for-card: Card 013 needs 3 active-buildings; you have 2."},
        {"NotSailed", turn_with("016"), "0: use 016",
         "too-few-for-card: Card 016 needs 2 spaces-sailed; you have 0."},
        {"FourInactive",
         [] {
             Table t(2);
             return t.active(0, "070").below(0, "001 002 003 004");
         },
         "0: use 070", "too-many-for-card: Card 070 allows up to 3 inactive-cards; you have 4."},
        {"HeavyBarge",
         [] {
             Table t(2);
             return t.active(0, "015").barge(0, "beer x2 lace");
         },
         "0: use 015", "too-many-for-card: Card 015 allows up to 2 goods-aboard; you have 3."},
        {"UseALaurel", turn_with("007"), "0: use 007",
         "not-usable: You don't use card 007 in your turn. It applies by itself: end."},
        {"UseAPermanent", turn_with("025"), "0: use 025",
         "not-usable: You don't use card 025 in your turn. It applies by itself: permanent."},
        {"Use047", turn_with("047 109"), "0: use 047", "used-by: Use card 047 like this: cede."},
        {"Use053", usual_turn, "0: use 053", "used-by: Use card 053 like this: shift."},
        {"CedeABuilding", turn_with("047 055"), "0: cede 055",
         "not-a-plan: Card 055 is not a plan."},
        {"ActivateTooDear", usual_turn, "0: activate 013",
         "too-few-resources: You need 1 pink resource; you have 0."},
        {"ClaimTooDear", turn_with("109", "black x1"), "0: claim grachtengordel-1",
         "too-few-resources: You need 2 black resources; you have 1."},
        {"PlanWithoutItsColour", usual_turn, "0: use 109",
         "too-few-resources: You need 1 pink resource; you have 0."},
        {"KeepWhatIsNotThere", keeping, "0: keep black",
         "too-few-resources: You need 1 black resource; you have 0."},
        {"PayWhatIsNotThere", [] { return paying(2); }, "0: pay violet",
         "too-few-resources: You need 1 violet resource; you have 0."},
        {"AdvanceTooFarForTheSupply", usual_turn, "0: advance 2",
         "too-few-any: You need 3 resources of any colour; you have 2."},
        {"SailWithNothing", turn_with("109"), "0: sail w1",
         "too-few-any: You need 1 resource of any colour; you have 0."},
        {"SellThreeOfTwo", turn_with("032", "pink x2"), "0: use 032",
         "too-few-any: You need 3 resources of any colour; you have 2."},
        {"BuyResourcesForOne", turn_with("039", "", 1), "0: use 039",
         "too-few-florins: You need 2 florins; you have 1."},
        {"PointForNothing", turn_with("023"), "0: use 023",
         "too-few-florins: You need 1 florin; you have 0."},
        {"AcquireForOne", turn_with("027", "", 1), "0: acquire jordaan-1",
         "too-few-florins: You need 2 florins; you have 1."},
        {"GainOutOfOrder",
         [] {
             Table t(form_of_version(1));
             return t.active(0, "039").florins(0, 2).play({"0: use 039", "0: gain black"});
         },
         "0: gain pink",
         "colour-order: Here you choose resources in the order pink, grey, orange, brown, violet, "
         "black; pink can't come now."},
        {"TwoOfTheSameColour", stocking, "0: stock pink",
         "same-colour: Choose a colour other than pink for the two resources."},
        {"ADieNotTaken", shifting, "0: shift orange 2",
         "not-taken: You didn't take the orange die."},
        {"ASpaceTooFar", shifting, "0: shift pink 6",
         "not-next-space: Space 6 is not adjacent to space 4 of this die."},
        {"OneDieTwice", dice_phase, "0: dice pink pink",
         "two-dice: Take two different dice, not pink twice."},
        {"ASecondBlock",
         [] { return turn_with("109", "pink orange")().play({"0: claim plantage-5", "0: store"}); },
         "0: claim jordaan-1",
         "block-limit: You can claim only 1 block per turn for resources or florins."},
        {"ATakenBlock", usual_turn, "0: claim jordaan-2",
         "block-taken: Block jordaan-2 is already claimed."},
        {"TheMarketTwice", [] { return c_tile("ca17", 5, true)(); }, "0: market",
         "market-used: You have already used the market tile 1 time this turn."},
        {"TheMarketWithoutflorins", c_tile("ca17", 0, false), "0: market",
         "too-few-florins: You need 1 florin; you have 0."},
        {"TheMarketForNothing", c_tile("ca20", 3, false, ""), "0: market",
         "market-idle: Market tile ca20 would have no effect. It needs: inactive-card."},
        {"AdvanceTwice", [] { return turn_with("109", "pink x3")().play("0: advance 1"); },
         "0: advance 1", "already-advanced: You have already advanced on the Amstel this turn."},
        {"BeyondTheMouth",
         [] {
             Table t(2);
             return t.amstel({18, 1}).supply(0, "pink x9");
         },
         "0: advance 2", "too-far: It's only 1 space to the mouth of the Amstel."},
        {"SailFar", usual_turn, "0: sail w1",
         "not-beside: Space w1 is not adjacent to your barge, which is at yellow-quay."},
        {"SailToWhereItLies", turn_at("w1"), "0: sail w1",
         "there-already: Your barge is already at w1."},
        {"HireOnWater", turn_at("w1"), "0: hire blue",
         "no-quay: Pick up dockers at a quay; your barge is at w1."},
        {"LoadOnWater", turn_at("w1"), "0: load tulip",
         "no-loading: Load goods at a quay or the start space; your barge is at w1."},
        {"DeliverAtAQuay", usual_turn, "0: deliver beer",
         "not-here: Deliver beer to its warehouse or a depot; your barge is at yellow-quay."},
        {"HireTwice", [] { return usual_turn().play("0: hire brown"); }, "0: hire pink",
         "already-hired: You can pick up only one docker per stop."},
        {"HireAThird",
         [] {
             Table t(2);
             return t.aboard(0, "blue white").ship(0, "yellow-quay");
         },
         "0: hire pink", "crew-full: Your barge is full: 2 dockers."},
        {"HireWhoIsNotThere", usual_turn, "0: hire blue",
         "none-there: There is no blue docker at yellow-quay."},
        {"LoadWhatIsNotThere", usual_turn, "0: load lace",
         "none-in-store: You have no lace in storage."},
        {"DeliverWhatIsNotAboard", usual_turn, "0: deliver lace",
         "none-aboard: You have no lace aboard."},
        {"AFullWarehouse",
         [] {
             Table t(2);
             return t.delivered("beer x3").barge(0, "beer").ship(0, "beer-anchor");
         },
         "0: deliver beer", "full: No room left at beer-anchor."},
        {"AFullDepot",
         [] {
             Table t(2);
             return t.in_depot(1, "lace").barge(0, "beer").ship(0, "depot-1");
         },
         "0: deliver beer", "full: No room left at depot-1."},
        {"TomTakesAPlan", tom_takes, "0: remove 055",
         "not-removed: TOM can't remove card 055, but 109 for example."},
        {"florinsAloneWith037", [] { return trading("037"); }, "0: sell-florins",
         "both-rewards: You get both rewards for this good: tiles."},
        {"NotToAFarAnchor", foreman_walks, "0: foreman beer-anchor",
         "not-there: The foreman moves to the nearest open space, furniture-anchor for example, "
         "not beer-anchor."},
        {"FetchWhatIsNotThere", [] { return c_tile("ca18", 2, true)().play("0: return 001"); },
         "0: fetch 002", "not-in-pile: Card 002 is not in the discard pile."},
        {"FetchTheSame", [] { return c_tile("ca18", 2, true)().play("0: return 001"); },
         "0: fetch 001", "just-returned: You have just returned card 001: take another one."},
        {"DrawInsteadOfFetching", [] { return c_tile("ca18", 2, true)().play("0: return 001"); },
         "0: draw artisan",
         "pile-first: Take a card from the discard pile first: it has 2 other cards."},
        {"DrawFromAnEmptyDeck",
         [] {
             Table t(MatchForm{2, false, TaskTiles::kNone, MarketTiles::kCForB});
             t.round(7).tile("ca18").florins(0, 2).below(0, "109");
             t.state.active[0].artisans = t.state.deck.artisans;
             t.state.deck.artisans = {};
             return t.play({"0: market", "0: return 109"});
         },
         "0: draw artisan", "deck-empty: No artisan is left to draw."},
        {"EnoughBeforeTheFirst", [] { return c_tile("ca20", 3, true)(); }, "0: enough",
         "one-at-least: Activate at least one card."},
        {"MoorWhereOneIs", [] { return c_tile("cb21", 3, true)(); }, "0: moor start",
         "there-already: Your barge is already at start."},
        {"AnImpossibleRoll",
         [] {
             Table t(2);
             return t.deal("");
         },
         "chance: roll 3", "impossible-chance: That can't be drawn or rolled now."},
    };
    return all;
}

class AmsterdamRefusal : public testing::TestWithParam<Refused> {};

TEST_P(AmsterdamRefusal, SaysWhatIsMissing) {
    Table t = GetParam().position();
    ASSERT_EQ(t.problem(), "");
    EXPECT_EQ(t.why(GetParam().step), GetParam().why);
}

INSTANTIATE_TEST_SUITE_P(All, AmsterdamRefusal, testing::ValuesIn(all_refused()),
                         [](const auto& one) { return std::string(one.param.name); });

// Different seats place the walkers in the setup.
TEST(AmsterdamRefusals, NameTheFirstPlacesOfWalkers) {
    const Table foreman = placing(false);
    EXPECT_EQ(foreman.why(foreman.waiting() + ": foreman beer-anchor"),
              "foreman-begins: The foreman starts on a depot.");
    const Table bailiff = placing(true);
    EXPECT_EQ(bailiff.why(bailiff.waiting() + ": bailiff jordaan-2"),
              "bailiff-begins: The bailiff starts on a block of cost 2.");
}

// make_rules refuses, so there is no position.
TEST(AmsterdamRefusals, CoverExtensionsInTheSoloGame) {
    Options options;
    options.seats = 1;
    options.choice[pakhuis::at(OptionAt::kDealer)] = 1;
    Rules rules;
    const Refusal why = make_rules(options, built_in_edition(), rules).refusal;
    ASSERT_TRUE(why);
    EXPECT_EQ(why->key, "solo-extension");
    EXPECT_EQ(problem_of(why).sentence, kSoloExtension.sentence);
}

// Each key of the game occurs in a test above.
TEST(AmsterdamRefusals, CoverEveryReason) {
    std::set<std::string> tested{"foreman-begins", "bailiff-begins", "solo-extension"};
    for (const Refused& one : all_refused()) {
        const std::string why = one.why;
        tested.insert(why.substr(0, why.find(':')));
    }
    for (const Reason* reason : Amsterdam::reasons()) {
        EXPECT_TRUE(tested.contains(std::string(reason->key))) << reason->key;
    }
}

TEST(AmsterdamRefusals, AreTheEnginesForWrongActorsAndActions) {
    const Table t = usual_turn();
    EXPECT_EQ(t.refusal("1: end"), "not-your-turn");
    EXPECT_EQ(t.refusal("chance: roll 4"), "not-your-turn");
    EXPECT_EQ(t.refusal("0: roll 4"), "wrong-actor");
    EXPECT_EQ(t.refusal("0: claim w1"), "no-such-action");
    EXPECT_EQ(t.refusal("0: end"), "");
}

// kit::facts_fit in properties_test.cpp checks that facts are complete in random positions.

}  // namespace
}  // namespace pakhuis::amsterdam
