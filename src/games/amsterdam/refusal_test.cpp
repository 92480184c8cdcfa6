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
         "not-now: This can't be done now. Now due: actions."},
        {"EndWhileADropIsDue", six_cards, "0: take 110",
         "answer-due: Something else must be decided first: drop."},
        {"PayForNothing", usual_turn, "0: pay grey",
         "nothing-asked: Nothing of this kind is to be decided. Now due: actions."},
        {"CardElsewhere", card_phase, "0: take 001", "not-laid-out: Card 001 is not laid out."},
        {"ActivateAnActiveCard", usual_turn, "0: activate 109",
         "not-your-card: Card 109 is not among your inactive cards."},
        {"UseAnInactiveCard", usual_turn, "0: use 013",
         "not-your-card: Card 013 is not among your active cards."},
        {"DropAnothersCard", six_cards, "0: drop 006",
         "not-your-card: Card 006 is not among your inactive cards."},
        {"BuyWithout038", usual_turn, "0: buy 013",
         "needs-card: Only an active card 038 allows this here."},
        {"CedeWithout047", usual_turn, "0: cede 109",
         "needs-card: Only an active card 047 allows this here."},
        {"AcquireWithout027", usual_turn, "0: acquire jordaan-1",
         "needs-card: Only an active card 027 allows this here."},
        {"SkipWithout049", card_phase, "0: skip",
         "needs-card: Only an active card 049 allows this here."},
        {"BothWithout037", [] { return trading("109"); }, "0: sell-both",
         "needs-card: Only an active card 037 allows this here."},
        {"SaveWithoutDiscount", usual_turn, "0: activate 013 without pink",
         "no-discount: Nothing is saved on card 013."},
        {"SaveAnotherColour",
         [] {
             Table t(2);
             return t.active(0, "031").below(0, "055");
         },
         "0: activate 055 without black", "not-in-cost: Card 055 does not cost black."},
        {"SaveNothing",
         [] {
             Table t(2);
             return t.active(0, "031").below(0, "055");
         },
         "0: activate 055",
         "name-discount: Card 031 saves one resource: name it, for example without pink."},
        {"UseTwice", [] { return turn_with("109", "pink x2")().play("0: use 109"); }, "0: use 109",
         "already-used: Card 109 was already used 1 time in this turn."},
        {"UseFourTimes",
         [] {
             return turn_with("109 029", "pink x4")().play(
                 {"0: use 109", "0: use 109", "0: use 109"});
         },
         "0: use 109", "already-used: Card 109 was already used 3 times in this turn."},
        {"RepeatAnotherPlan",
         [] {
             return turn_with("109 110 029", "pink x5")().play(
                 {"0: use 109", "0: use 109", "0: use 110"});
         },
         "0: use 110", "plan-repeated: Card 029 repeats one plan a turn; in this turn it is 109."},
        {"NoPlanUsed", turn_with("001"), "0: use 001",
         "condition-fails: The condition of card 001 does not hold: plan-used-of-plantage."},
        {"NoPlanAtAll", turn_with("099"), "0: use 099",
         "condition-fails: The condition of card 099 does not hold: plan-used."},
        {"NoStep", turn_with("014"), "0: use 014",
         "condition-fails: The condition of card 014 does not hold: step-on-amstel."},
        {"First", turn_with("017"), "0: use 017",
         "condition-fails: The condition of card 017 does not hold: not-first-on-amstel."},
        {"InTheMouth",
         [] {
             Table t(2);
             return t.active(0, "017").amstel({19, 19}).in_order({1, 0});
         },
         "0: use 017",
         "condition-fails: The condition of card 017 does not hold: before-the-mouth."},
        {"NotLast", turn_with("018"), "0: use 018",
         "condition-fails: The condition of card 018 does not hold: last-on-amstel."},
        {"NotBehind", turn_with("043"), "0: use 043",
         "condition-fails: The condition of card 043 does not hold: fewest-points."},
        {"NotAhead", turn_with("097"), "0: use 097",
         "condition-fails: The condition of card 097 does not hold: most-points."},
        {"NoFlorinByACard", turn_with("071"), "0: use 071",
         "condition-fails: The condition of card 071 does not hold: florin-by-a-card."},
        {"NoPointByACard", turn_with("072"), "0: use 072",
         "condition-fails: The condition of card 072 does not hold: point-by-a-card."},
        {"NoCrest", turn_with("019"), "0: use 019",
         "condition-fails: The condition of card 019 does not hold: own-crest."},
        {"NoPlan", turn_with("021"), "0: use 021",
         "condition-fails: The condition of card 021 does not hold: active-plan."},
        {"NoPlanOfTheQuarter", turn_with("063 109"), "0: use 063",
         "condition-fails: The condition of card 063 does not hold: active-plan-of-jordaan."},
        {"TwoBuildings", turn_with("013 055 056"), "0: use 013",
         "too-few-for-card: Card 013 needs 3 active-buildings; there are 2."},
        {"NotSailed", turn_with("016"), "0: use 016",
         "too-few-for-card: Card 016 needs 2 spaces-sailed; there are 0."},
        {"FourInactive",
         [] {
             Table t(2);
             return t.active(0, "070").below(0, "001 002 003 004");
         },
         "0: use 070", "too-many-for-card: Card 070 allows at most 3 inactive-cards; there are 4."},
        {"HeavyBarge",
         [] {
             Table t(2);
             return t.active(0, "015").barge(0, "beer x2 lace");
         },
         "0: use 015", "too-many-for-card: Card 015 allows at most 2 goods-aboard; there are 3."},
        {"UseALaurel", turn_with("007"), "0: use 007",
         "not-usable: Card 007 is not used in a turn. It acts by itself: end."},
        {"UseAPermanent", turn_with("025"), "0: use 025",
         "not-usable: Card 025 is not used in a turn. It acts by itself: permanent."},
        {"Use047", turn_with("047 109"), "0: use 047",
         "used-by: Card 047 is used by another action: cede."},
        {"Use053", usual_turn, "0: use 053", "used-by: Card 053 is used by another action: shift."},
        {"CedeABuilding", turn_with("047 055"), "0: cede 055", "not-a-plan: Card 055 is no plan."},
        {"ActivateTooDear", usual_turn, "0: activate 013",
         "too-few-resources: This takes 1 pink resource; the supply holds 0."},
        {"ClaimTooDear", turn_with("109", "black x1"), "0: claim grachtengordel-1",
         "too-few-resources: This takes 2 black resources; the supply holds 1."},
        {"PlanWithoutItsColour", usual_turn, "0: use 109",
         "too-few-resources: This takes 1 pink resource; the supply holds 0."},
        {"KeepWhatIsNotThere", keeping, "0: keep black",
         "too-few-resources: This takes 1 black resource; the supply holds 0."},
        {"PayWhatIsNotThere", [] { return paying(2); }, "0: pay violet",
         "too-few-resources: This takes 1 violet resource; the supply holds 0."},
        {"AdvanceTooFarForTheSupply", usual_turn, "0: advance 2",
         "too-few-any: This takes 3 resources of any colour; the supply holds 2."},
        {"SailWithNothing", turn_with("109"), "0: sail w1",
         "too-few-any: This takes 1 resource of any colour; the supply holds 0."},
        {"SellThreeOfTwo", turn_with("032", "pink x2"), "0: use 032",
         "too-few-any: This takes 3 resources of any colour; the supply holds 2."},
        {"BuyResourcesForOne", turn_with("039", "", 1), "0: use 039",
         "too-few-florins: This takes 2 Florins; the purse holds 1."},
        {"PointForNothing", turn_with("023"), "0: use 023",
         "too-few-florins: This takes 1 Florin; the purse holds 0."},
        {"AcquireForOne", turn_with("027", "", 1), "0: acquire jordaan-1",
         "too-few-florins: This takes 2 Florins; the purse holds 1."},
        {"GainOutOfOrder",
         [] {
             Table t(form_of_version(1));
             return t.active(0, "039").florins(0, 2).play({"0: use 039", "0: gain black"});
         },
         "0: gain pink",
         "colour-order: Here resources are named in the order pink, grey, orange, brown, violet, "
         "black; pink can't come now."},
        {"TwoOfTheSameColour", stocking, "0: stock pink",
         "same-colour: The two resources are of another colour than pink."},
        {"ADieNotTaken", shifting, "0: shift orange 2",
         "not-taken: The orange die is not one of yours."},
        {"ASpaceTooFar", shifting, "0: shift pink 6",
         "not-next-space: Space 6 is not beside this die's space 4."},
        {"OneDieTwice", dice_phase, "0: dice pink pink",
         "two-dice: Two different dice are taken, not pink twice."},
        {"ASecondBlock",
         [] { return turn_with("109", "pink orange")().play({"0: claim plantage-5", "0: store"}); },
         "0: claim jordaan-1", "block-limit: A turn allows 1 block for resources or Florins."},
        {"ATakenBlock", usual_turn, "0: claim jordaan-2",
         "block-taken: Block jordaan-2 has an owner."},
        {"TheMarketTwice", [] { return c_tile("ca17", 5, true)(); }, "0: market",
         "market-used: The market tile was already used 1 time in this turn."},
        {"TheMarketWithoutFlorins", c_tile("ca17", 0, false), "0: market",
         "too-few-florins: This takes 1 Florin; the purse holds 0."},
        {"TheMarketForNothing", c_tile("ca20", 3, false, ""), "0: market",
         "market-idle: Market tile ca20 would do nothing. It needs: inactive-card."},
        {"AdvanceTwice", [] { return turn_with("109", "pink x3")().play("0: advance 1"); },
         "0: advance 1",
         "already-advanced: The action on the Amstel was already taken in this turn."},
        {"BeyondTheMouth",
         [] {
             Table t(2);
             return t.amstel({18, 1}).supply(0, "pink x9");
         },
         "0: advance 2", "too-far: Only 1 space is left to the mouth."},
        {"SailFar", usual_turn, "0: sail w1",
         "not-beside: The barge lies at yellow-quay, which is not beside w1."},
        {"HireOnWater", turn_at("w1"), "0: hire blue",
         "no-quay: Dockers are hired at a quay; the barge lies at w1."},
        {"LoadOnWater", turn_at("w1"), "0: load tulip",
         "no-loading: Goods are loaded at a quay or the start; the barge lies at w1."},
        {"DeliverAtAQuay", usual_turn, "0: deliver beer",
         "not-here: Its warehouse or a depot takes this good (beer); the barge lies at "
         "yellow-quay."},
        {"HireTwice", [] { return usual_turn().play("0: hire brown"); }, "0: hire pink",
         "already-hired: A docker was already hired at this stop: one a stop."},
        {"HireAThird",
         [] {
             Table t(2);
             return t.aboard(0, "blue white").ship(0, "yellow-quay");
         },
         "0: hire pink", "crew-full: There is room for 2 dockers aboard, and all is taken."},
        {"HireWhoIsNotThere", usual_turn, "0: hire blue",
         "none-there: No blue docker waits at yellow-quay."},
        {"LoadWhatIsNotThere", usual_turn, "0: load lace",
         "none-in-store: No lace lies in your store."},
        {"DeliverWhatIsNotAboard", usual_turn, "0: deliver lace",
         "none-aboard: No lace lies in your barge."},
        {"AFullWarehouse",
         [] {
             Table t(2);
             return t.delivered("beer x3").barge(0, "beer").ship(0, "beer-anchor");
         },
         "0: deliver beer", "full: There is no room left at beer-anchor."},
        {"AFullDepot",
         [] {
             Table t(2);
             return t.in_depot(1, "lace").barge(0, "beer").ship(0, "depot-1");
         },
         "0: deliver beer", "full: There is no room left at depot-1."},
        {"TomTakesAPlan", tom_takes, "0: remove 055",
         "not-removed: TOM does not take card 055 away, but 109 for example."},
        {"FlorinsAloneWith037", [] { return trading("037"); }, "0: sell-florins",
         "both-rewards: This good (tiles) is sold for both rewards at once."},
        {"NotToAFarAnchor", foreman_walks, "0: foreman beer-anchor",
         "not-there: The foreman goes to the nearest open place, furniture-anchor for example, not "
         "beer-anchor."},
        {"FetchWhatIsNotThere", [] { return c_tile("ca18", 2, true)().play("0: return 001"); },
         "0: fetch 002", "not-in-pile: Card 002 is not in the discard pile."},
        {"FetchTheSame", [] { return c_tile("ca18", 2, true)().play("0: return 001"); },
         "0: fetch 001", "just-returned: Card 001 was just returned; another one comes for it."},
        {"DrawInsteadOfFetching", [] { return c_tile("ca18", 2, true)().play("0: return 001"); },
         "0: draw artisan",
         "pile-first: The discard pile holds 2 other cards; only without any a card is drawn."},
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
         "one-at-least: At least one card is activated."},
        {"MoorWhereOneIs", [] { return c_tile("cb21", 3, true)(); }, "0: moor start",
         "there-already: The barge lies at start already."},
        {"AnImpossibleRoll",
         [] {
             Table t(2);
             return t.deal("");
         },
         "chance: roll 3", "impossible-chance: Chance can't bring this now."},
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
              "foreman-begins: The foreman begins on a depot.");
    const Table bailiff = placing(true);
    EXPECT_EQ(bailiff.why(bailiff.waiting() + ": bailiff jordaan-2"),
              "bailiff-begins: The bailiff begins on a block of cost 2.");
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
