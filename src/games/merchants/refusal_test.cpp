// Every key of a refusal, with the sentence that people read. Tests of single rules check their
// keys too.
#include <functional>
#include <gtest/gtest.h>
#include <set>
#include <vector>

#include "games/merchants/clock.h"
#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

std::string sentence(const Refusal& refusal) {
    return refusal ? std::string(refusal->key) + ": " + problem_of(refusal).sentence : "";
}
std::string typed(const Table& t, std::string_view text) {
    return sentence(Merchants::parse(t.rules, text).refusal);
}
std::string pressed(const Table& t, Press press) {
    return sentence(press_refusal(t.rules, t.state, press));
}

struct Refused {
    std::string_view key;
    std::string_view rest;  // the sentence
    std::function<std::string()> why;
};

// Actions at the wrong time.
std::vector<Refused> of_times() {
    return {
        {"no-such-seat", "There is no seat 4; the seats are 0 to 2.",
         [] { return Table(3).why("4: keep"); }},
        {"no-such-seat", "There is no seat 9; the seats are 0 to 2.",
         [] { return typed(Table(3), "9: keep"); }},
        {"no-such-seat", "There is no seat 3; the seats are 0 to 2.",
         [] { return typed(Table(3), "early 3"); }},
        {"not-now", "You can't do that now. First: place-card.",
         [] { return Table(3).play("chance: turn goods").why("0: done"); }},
        {"not-now", "You can't do that now. First: use-card.",
         [] { return Table(3).deal("goods", "goods").why("0: bid 140"); }},
        {"not-now", "You can't do that now. First: name-price.",
         [] { return Table(3).auction().why("0: step silk"); }},
        {"not-now", "You can't do that now. First: step.",
         [] { return Table(3).before("1588").hourglass().why("1: build g0"); }},
        {"not-now", "You can't do that now. First: found-colony.",
         [] { return Table(3).before("1602").hourglass().why("1: build g0"); }},
        {"not-now", "You can't do that now. First: build-house.",
         [] { return Table(3).before("1613").hourglass().why("1: borrow"); }},
        {"not-now", "You can't do that now. First: take-credit.",
         [] { return Table(3).before("1609").hourglass().why("1: build g0"); }},
        {"not-now", "You can't do that now. First: step-back.",
         [] { return Table(3).before("1652/54").hourglass().why("1: step silk"); }},
        {"not-now", "You can't do that now. First: lose-colony.",
         [] { return Table(3).before("1662").hourglass().why("1: demolish g0"); }},
        {"not-now", "You can't do that now. First: lose-house.",
         [] { return Table(3).before("1664").hourglass().why("1: build g0"); }},
        {"answer-due", "First settle the house for your 4 markers: free-house.",
         [] {
             Table t(3);
             t.markers(1, "sugar x2 gems x2 spices x2 silk").before("1588").hourglass();
             return t.play("1: step silk").why("1: step silk");
         }},
        {"answer-due", "First settle the house for your 4 markers: give-back-house.",
         [] {
             Table t(3);
             t.markers(1, "sugar x2 gems x2 spices x2 silk x2").built_free_house(1);
             t.before("1652/54").hourglass();
             return t.play("1: back silk").why("1: back gems");
         }},
        {"must", "You can't skip this: build-house.",
         [] { return Table(3).before("1613").hourglass().why("1: pass"); }},
        {"impossible-outcome", "That can't happen now. First: turn-card.",
         [] { return Table(3).why("chance: unsold"); }},
        {"impossible-outcome", "That can't happen now. First: run-result.",
         [] {
             Table t(3);
             t.auction().play({"0: bid 90", "1: bid 60", "2: bid nothing"});
             return t.why("chance: sold 1 60");
         }},
        {"not-in-pile", "No such card is left in the deck: house-g-sugar.",
         [] { return Table(3).why("chance: turn house-g-sugar"); }},
    };
}

// Actions that the card or the places for tiles do not allow.
std::vector<Refused> of_cards() {
    return {
        {"disc-taken", "This disc (clock) already has a card: house-l.",
         [] {
             Table t(3);
             t.play({"chance: turn house-l", "0: offer", "chance: turn goods"});
             return t.why("0: offer");
         }},
        {"twice-on-one", "A card advances a good by at most 2 spaces; gems has had 2.",
         [] {
             Table t(3);
             t.deal("goods", "goods").play({"0: step gems", "0: step gems"});
             return t.why("0: step gems");
         }},
        {"not-on-card", "Your card doesn't allow this: house-g-oz-gems.",
         [] { return Table(3).deal("house-g-oz-gems", "goods").why("0: build l0"); }},
        {"not-on-card", "Your card doesn't allow this: colony-americas.",
         [] { return Table(3).deal("colony-americas", "goods").why("0: step silk"); }},
        {"card-used", "You have already used this part of the card (house): house-l.",
         [] { return Table(3).deal("house-l", "goods").play("0: build l0").why("0: build l1"); }},
        {"card-used", "You have already used this part of the card (step): house-l.",
         [] { return Table(3).deal("house-l", "goods").play("0: step silk").why("0: step gems"); }},
        {"no-tile", "No tiles left: all your 24 tiles are on the board.",
         [] {
             Table t(3);
             t.houses(0, "g0 g1 g2 g3 g4 g5 g6 g7 g8 g9").markers(0, "sugar silk");
             t.colonies(0, "far-east-silk x4 far-east-gems x2 far-east-sugar x2 americas-sugar x4");
             return t.deal("house-l", "goods").why("0: step gems");
         }},
        {"row-end", "The marker of silk is on space 8, the end of its row.",
         [] { return Table(3).markers(0, "silk x8").deal("goods", "goods").why("0: step silk"); }},
        {"no-free-site", "No open site for this colony: americas-gems, 2 of 2 sites taken.",
         [] {
             Table t(3);
             t.colonies(1, "americas-gems x2").deal("colony-americas", "goods");
             return t.why("0: found americas-gems");
         }},
        {"site-taken", "This site already has a house: oz2.",
         [] { return Table(3).deal("house-oz", "goods").why("0: build oz2"); }},
        {"not-yours", "You have no tile there: g2.",
         [] { return Table(3).before("1664").hourglass().why("1: demolish g2"); }},
        {"not-yours", "You have no tile there: sugar.",
         [] { return Table(3).before("1652/54").hourglass().why("1: back sugar"); }},
    };
}

// Prices, and reports of the clock.
std::vector<Refused> of_auctions() {
    return {
        {"too-poor", "You need 140 thousand florins; you have 130 thousand.",
         [] { return Table(3).money({400, 130, 40}).auction().why("1: bid 140"); }},
        {"too-poor", "You need 200 thousand florins; you have 130 thousand.",
         [] { return Table(3).money({400, 130, 40}).auction().why("1: bid early"); }},
        {"too-poor", "You need 130 thousand florins; you have 90 thousand.",
         [] {
             Table t(3, true);
             return pressed(t.money({400, 90, 190}).auction(), {1, 8000});
         }},
        {"too-poor-for-run",
         "The lowest price in this run is 50 thousand florins. You have 40 thousand, so you can't "
         "bid.",
         [] { return Table(3).money({400, 130, 40}).auction().why("2: bid 50"); }},
        {"already-named", "You have already placed your bid for this run.",
         [] { return Table(3).auction().play("1: bid 90").why("1: bid 100"); }},
        {"no-such-price", "Prices in this run go from 50 to 200 thousand florins in steps of 10.",
         [] { return Table(3).auction().why("1: bid 45"); }},
        {"no-such-price", "Prices in this run go from 220 to 400 thousand florins in steps of 20.",
         [] {
             Table t(3);
             t.auction().play({"0: bid 200", "1: bid early", "2: bid nothing", "chance: early 1"});
             return t.why("1: bid 230");
         }},
        {"no-third-run",
         "You can't stop early in the second run. Its prices go from 220 to 400 thousand florins.",
         [] {
             Table t(3);
             t.auction().play({"0: bid 200", "1: bid early", "2: bid nothing", "chance: early 1"});
             return t.why("1: bid early");
         }},
        {"in-thousands", "Enter bids in thousands of florins: 140 instead of 140000.",
         [] { return typed(Table(3), "bid 140000"); }},
        {"in-thousands", "Enter bids in thousands of florins: 140 instead of 140000.",
         [] { return typed(Table(3), "bid 140,000"); }},
        {"bad-price", "Enter a bid in thousands of florins, e.g. 200; or early, or nothing.",
         [] { return typed(Table(3), "bid much"); }},
        {"clock-stands", "The clock is not running.",
         [] { return pressed(Table(3, true).auction(), {0, -1}); }},
        {"live-run", "The clock is running. Stop it when you like the price.",
         [] { return Table(3, true).auction().why("0: bid 90"); }},
        {"impossible-report",
         "The clock can't end like this. With no bids in the second run, seat 2 stopped early and "
         "pays 200 thousand florins.",
         [] { return Table(3, true).auction().play("clock: early 2").why("clock: unsold"); }},
    };
}

std::vector<Refused> all_refused() {
    std::vector<Refused> all = of_times();
    for (const auto& some : {of_cards(), of_auctions()}) {
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

TEST(MerchantsRefusal, HasAKeyAndASentence) {
    for (const Refused& r : all_refused()) {
        EXPECT_EQ(r.why(), std::string(r.key) + ": " + std::string(r.rest));
    }
}

TEST(MerchantsRefusal, CoversEveryReason) {
    std::set<std::string_view> given, known;
    for (const Refused& r : all_refused()) given.insert(r.key);
    for (const Reason* reason : Merchants::reasons()) known.insert(reason->key);
    EXPECT_EQ(given, known);
}

TEST(MerchantsRefusal, IsGivenToActorsThatDoNotWait) {
    Table t(3);
    EXPECT_EQ(t.refusal("0: keep"), "not-your-turn") << "chance turns a card first";
    t.play("chance: turn goods");
    EXPECT_EQ(t.refusal("1: keep"), "not-your-turn");
    EXPECT_EQ(t.refusal("chance: turn goods"), "not-your-turn");
    EXPECT_EQ(t.refusal("0: turn goods"), "wrong-actor");
}

TEST(MerchantsRefusal, IsTheSameForEveryBidOfAPoorSeat) {
    Table t(3);
    t.money({400, 130, 40}).auction();
    for (const char* bid : {"2: bid 50", "2: bid 45", "2: bid early", "2: bid nothing"}) {
        EXPECT_EQ(t.refusal(bid), "too-poor-for-run") << bid;
    }
    EXPECT_EQ(t.refusal("2: done"), "not-your-turn");
}

TEST(MerchantsRefusal, IsGivenToChanceForAnOutcomeThatIsNotDue) {
    const Table t(3);
    EXPECT_EQ(t.refusal("chance: unsold"), "impossible-outcome");
    EXPECT_EQ(t.refusal("chance: keep"), "wrong-actor");
}

TEST(MerchantsRefusal, IsNotNowForActionsOfOtherPhases) {
    Table t(3);
    t.play("chance: turn goods");
    for (const char* step : {"0: step silk", "0: found africa-gems", "0: build nz7", "0: done",
                             "0: pass", "0: borrow", "0: back gems", "0: abandon africa-gems",
                             "0: demolish g4", "0: bid 140", "0: bid early", "0: bid nothing"}) {
        EXPECT_EQ(t.refusal(step), "not-now") << step;
    }
}

TEST(MerchantsRefusal, IsGivenForOperandsThatTheVerbLacks) {
    Table t(3);
    t.play("chance: turn goods");
    Action keep = Action::of(Verb::kKeep);
    keep.amount = 1;
    EXPECT_EQ(t.refusal(0, keep), "no-such-action");
    EXPECT_EQ(t.refusal(0, Action::of(static_cast<Verb>(kVerbs))), "no-such-action");
}

// The meanings of a click on a part, likeliest first.
TEST(MerchantsIntents, PlaceOrLoseATile) {
    Table t(3);
    t.deal("goods", "goods");
    EXPECT_EQ(t.intents(0, "good:3"), (Texts{"step silk", "back silk"}));
    EXPECT_EQ(t.intents(0, "colony:5"), (Texts{"found africa-gems", "abandon africa-gems"}));
    EXPECT_EQ(t.intents(0, "site:23"), (Texts{"build nz7", "demolish nz7"}));
}

TEST(MerchantsIntents, BeginWithTheLossWhereItIsDue) {
    Table ship(3), globe(3), crest(3);
    ship.before("1652/54").hourglass();
    EXPECT_EQ(ship.intents(1, "good:3"), (Texts{"back silk", "step silk"}));
    EXPECT_EQ(ship.intents(1, "site:23"), (Texts{"build nz7", "demolish nz7"}));
    globe.before("1662").hourglass();
    EXPECT_EQ(globe.intents(1, "colony:5"), (Texts{"abandon africa-gems", "found africa-gems"}));
    crest.before("1664").hourglass();
    EXPECT_EQ(crest.intents(1, "site:23"), (Texts{"demolish nz7", "build nz7"}));
}

TEST(MerchantsIntents, PlaceTheTurnedCard) {
    Table t(3);
    t.play({"chance: turn house-l", "0: keep", "chance: turn goods"});
    EXPECT_EQ(t.intents(0, "disc:0"), Texts{"keep"});
    EXPECT_EQ(t.intents(0, "disc:1"), Texts{"offer"});
    EXPECT_EQ(t.intents(0, "disc:2"), Texts{"discard"});
    EXPECT_EQ(t.intents(0, "card:0"), (Texts{"offer", "discard", "keep"}));
    EXPECT_EQ(t.intents(0, "card:1"), Texts{}) << "another card";
}

TEST(MerchantsIntents, BidAtAPriceOfTheClock) {
    Table t(3);
    t.auction();
    EXPECT_EQ(t.intents(0, "price:14"), Texts{"bid 140"});
    EXPECT_EQ(t.intents(0, "early"), Texts{"bid early"});
    EXPECT_EQ(t.intents(0, "nothing"), Texts{"bid nothing"});
    Table live(3, true);
    live.auction();
    for (const char* part : {"price:14", "early", "nothing"}) {
        EXPECT_EQ(live.intents(0, part), Texts{}) << "a live clock is pressed";
    }
}

TEST(MerchantsIntents, AreOneActionOrNoneForOtherParts) {
    const Table t(3);
    EXPECT_EQ(t.intents(0, "done"), Texts{"done"});
    EXPECT_EQ(t.intents(0, "pass"), Texts{"pass"});
    EXPECT_EQ(t.intents(0, "borrow"), Texts{"borrow"});
    for (const char* odd : {"", "good:4", "good", "colony:16", "site:10", "site:64", "price:0",
                            "disc:3", "card:255", "seat:1", "unsold", "space:3", "sky"}) {
        EXPECT_EQ(t.intents(0, odd), Texts{}) << odd;
    }
}

}  // namespace
}  // namespace pakhuis::merchants
