// Actions as text, read and written, and the sentences of events.
#include <gtest/gtest.h>

#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

std::string rewritten(const Rules& rules, std::string_view typed) {
    const auto parsed = Merchants::parse(rules, typed);
    if (parsed.refusal != nullptr) {
        return std::string(parsed.refusal->key) + " at " + std::to_string(parsed.at);
    }
    return kit::action_text<Merchants>(rules, parsed.action);
}

TEST(MerchantsText, EveryVerbReadsBackAsItIsWritten) {
    const Rules rules = rules_for(3);
    for (const char* text : {"keep",
                             "offer",
                             "discard",
                             "step silk",
                             "found americas-sugar",
                             "build nz7",
                             "done",
                             "pass",
                             "borrow",
                             "back gems",
                             "abandon far-east-silk",
                             "demolish l9",
                             "bid 140",
                             "bid early",
                             "bid nothing",
                             "turn hourglass",
                             "turn goods",
                             "turn colony-east-indies",
                             "turn house-g-oz-gems",
                             "early 2",
                             "sold 2 140",
                             "unsold"}) {
        EXPECT_EQ(rewritten(rules, text), text);
    }
}

TEST(MerchantsText, NamesTheProblemAndItsPlace) {
    const Rules rules = rules_for(3);
    EXPECT_EQ(rewritten(rules, ""), "missing-word at 0");
    EXPECT_EQ(rewritten(rules, "buy silk"), "unknown-verb at 0");
    EXPECT_EQ(rewritten(rules, "step"), "missing-word at 4");
    EXPECT_EQ(rewritten(rules, "step tea"), "unknown-name at 5");
    EXPECT_EQ(rewritten(rules, "build nz10"), "unknown-name at 6") << "no such site in the edition";
    EXPECT_EQ(rewritten(rules, "build nz07"), "unknown-name at 6");
    EXPECT_EQ(rewritten(rules, "1: keep"), "unknown-verb at 0") << "the seat is not part of it";
    EXPECT_EQ(rewritten(rules, "bid"), "missing-word at 3");
    EXPECT_EQ(rewritten(rules, "bid 9999"), "bad-price at 4");
    EXPECT_EQ(rewritten(rules, "bid late"), "bad-price at 4");
    EXPECT_EQ(rewritten(rules, "bid 140000"), "in-thousands at 4");
    EXPECT_EQ(rewritten(rules, "sold 3 140"), "no-such-seat at 5") << "three seats";
    EXPECT_EQ(rewritten(rules, "early two"), "bad-word at 6");
    EXPECT_EQ(rewritten(rules, "sold 2 early"), "bad-price at 7");
    EXPECT_EQ(rewritten(rules, "found africa tea"), "unknown-name at 6");
    EXPECT_EQ(rewritten(rules, "found africa-gems now"), "bad-word at 18");
    EXPECT_EQ(rewritten(rules, "early"), "missing-word at 5");
    EXPECT_EQ(rewritten(rules, "done now"), "bad-word at 5");
}

// The reader of lines takes a seat of 0 to 4 off the action. Other numbers stay before it.
TEST(MerchantsText, RefusesTheSeatBeforeAnActionWhereItDoesNotPlay) {
    const Rules rules = rules_for(3);
    for (const char* typed :
         {"9: keep", "9:keep", " 9 : keep", "3: keep", "12345: keep", "5: bid", "9: dance", "9:"}) {
        EXPECT_EQ(rewritten(rules, typed), "no-such-seat at 0") << typed;
    }
    for (const char* typed :
         {"two: keep", ": keep", "9 keep", "9 keep: x", "-1: keep", "1234567890: keep"}) {
        EXPECT_EQ(rewritten(rules, typed), "unknown-verb at 0") << typed;
    }
}

// Typed names may vary; the written text is always the same.
TEST(MerchantsText, PartsOfANameComeInAnyOrderAndInTwoWords) {
    const Rules rules = rules_for(3);
    for (const char* typed : {"found far-east-gems", "found gems-far-east", "Found Far-East GEMS",
                              "found gems far-east"}) {
        EXPECT_EQ(rewritten(rules, typed), "found far-east-gems") << typed;
    }
    for (const char* typed :
         {"build nz7", "build NZ7", "build nz-7", "build nz 7", "build 7nz", "build 7 nz"}) {
        EXPECT_EQ(rewritten(rules, typed), "build nz7") << typed;
    }
    for (const char* typed :
         {"turn house-oz-g-gems", "turn house-gems-g-oz", "turn gems-house-oz-g"}) {
        EXPECT_EQ(rewritten(rules, typed), "turn house-g-oz-gems") << typed;
    }
    EXPECT_EQ(rewritten(rules, "sold 140 2"), "sold 2 140");
    EXPECT_EQ(rewritten(rules, "BID Early"), "bid early");
    EXPECT_EQ(rewritten(rules, "bid 0"), "bid nothing");
    EXPECT_EQ(rewritten(rules, "found gems-gems-east"), "unknown-name at 6");
}

TEST(MerchantsText, CardsAreNamedByWhatTheyShow) {
    EXPECT_EQ(name_of(colony_card(Continent::kFarEast)), "colony-far-east");
    EXPECT_EQ(name_of(colony_card(Good::kSilk)), "colony-silk");
    for (int ground = 0; ground < kGrounds; ++ground) {
        for (int good = -1; good < kSectors; ++good) {
            const Good which = good < 0 ? Good::kNone : static_cast<Good>(good);
            std::string name = "house";
            for (int q = 0; q < kSectors; ++q) {
                const bool in = (quarters_of(house_card(ground, which)) >> q) & 1;
                if (in) name += "-" + std::string(kQuarterSigns[static_cast<std::size_t>(q)]);
            }
            if (good >= 0) name += "-" + std::string(name_of(which));
            EXPECT_EQ(name_of(house_card(ground, which)), name);
            EXPECT_EQ(goods_of(house_card(ground, which)), good < 0 ? 15u : 1u << good);
        }
    }
}

TEST(MerchantsText, PartsHaveNames) {
    const Rules rules = rules_for(3);
    PartNames names;
    Merchants::part_names(rules, names);
    int found = 0;
    for (const PartName& part : names) {
        found += part.target == Target{"site", 23} && part.name == "nz7";
        found += part.target == Target{"space", 9} && part.name == "1611";
        found += part.target == Target{"colony", 0} && part.name == "americas-sugar";
    }
    EXPECT_EQ(found, 3);
}

TEST(MerchantsEvents, ADealIsToldCardByCard) {
    Table t(3);
    t.play("chance: turn goods");
    EXPECT_EQ(t.told(1), Texts{"New card: goods."});
    t.play("0: offer");
    EXPECT_EQ(t.told(1), Texts{"Seat 0 auctions goods."});
    t.play({"chance: turn house-l", "0: keep", "chance: turn colony-silk"});
    EXPECT_EQ(t.told(2), (Texts{"New card: colony-silk.", "Seat 0 discards colony-silk."}));
    t.play("0: build l0");
    EXPECT_EQ(t.told(2), Texts{"Seat 0 builds a house on l0."});
    t.play("0: done");
    EXPECT_EQ(t.told(2), (Texts{"Seat 0 is done with house-l.", "Auction: goods."}));
}

TEST(MerchantsEvents, AColonyAndItsStepAndBonusAreTold) {
    Table t(3);
    t.colonies(0, "americas-silk africa-silk far-east-silk").deal("colony-silk", "goods");
    t.play("0: found east-indies-silk");
    EXPECT_EQ(t.told(1), (Texts{"Seat 0 founds a colony: east-indies-silk.",
                                "Seat 0's silk marker advances to space 2.",
                                "Seat 0 gets a bonus of 100,000 florins.", "Auction: goods."}));
}

const Event* event_of(const EventList<Merchants>& all, EventKind kind) {
    for (const Event& e : all) {
        if (e.kind == kind) return &e;
    }
    return nullptr;
}

TEST(MerchantsEvents, ABonusNamesTheTileThatBringsOrCostsIt) {
    Table t(3);
    t.colonies(0, "americas-silk africa-silk far-east-silk").deal("colony-silk", "goods");
    t.play("0: found east-indies-silk");
    const auto founded = t.events(1);
    const Event* bonus = event_of(founded, EventKind::kBonus);
    ASSERT_NE(bonus, nullptr);
    EXPECT_EQ(name_of(bonus->colony), "east-indies-silk");
    EXPECT_TRUE(bonus->site.none());

    Table u(3);
    u.houses(0, "g4 nz0 oz2 l2").houses(1, "oz3").before("1664").hourglass();
    u.play({"1: demolish oz3", "2: demolish nz7", "0: demolish nz0"});
    const auto demolished = u.events(1);
    const Event* loss = event_of(demolished, EventKind::kReturned);
    ASSERT_NE(loss, nullptr);
    EXPECT_EQ(site_name(loss->site), "nz0");
    EXPECT_EQ(loss->colony, Colony::kNone);
}

TEST(MerchantsEvents, AnAuctionIsToldWithoutLosersPrices) {
    Table t(3);
    t.auction().play("1: bid 90");
    EXPECT_EQ(t.told(0), Texts{"Seat 1 has placed a bid."});
    EXPECT_EQ(t.told(kSpectator), Texts{"Seat 1 has placed a bid."});
    EXPECT_EQ(t.told(1), Texts{"Seat 1 bids 90,000 florins."});
    t.play("0: bid early");
    EXPECT_EQ(t.told(0), Texts{"Seat 0 stops early."});
    t.play("2: bid nothing");
    EXPECT_EQ(t.told(2), Texts{"Seat 2 does not bid."});
    t.play("chance: early 0");
    EXPECT_EQ(t.told(1), Texts{"Seat 0 is the first to stop early: the clock runs again at double "
                               "price."});
    t.play({"0: bid nothing", "1: bid 220", "2: bid nothing", "chance: sold 1 220"});
    EXPECT_EQ(t.told(0), Texts{"Seat 1 buys goods for 220,000 florins."});
    t.play("1: done");
    EXPECT_EQ(t.told(0), (Texts{"Seat 1 is done with goods.", "Seat 1 is the new mayor."}));
}

TEST(MerchantsEvents, AScoringIsToldSectorBySector) {
    Table t(3);
    t.before("1597").hourglass();
    EXPECT_EQ(t.told(0),
              (Texts{"New card: hourglass.", "The time marker is on 1597: score-exchange.",
                     "Scoring, exchange, rank 1, gems: 80,000 florins to seat 2.",
                     "Scoring, exchange, rank 2, spices: 60,000 florins to seat 1.",
                     "Scoring, exchange, rank 3, silk: 40,000 florins to seat 0.",
                     "Scoring, exchange, rank 4, sugar: no payout."}));
}

TEST(MerchantsEvents, LossesAndTheFreeHouseAreTold) {
    Table t(3);
    t.markers(1, "sugar x2 gems x2 spices x2 silk").before("1588").hourglass().play("1: step silk");
    EXPECT_EQ(t.told(0), (Texts{"Seat 1's silk marker advances to space 2.",
                                "Seat 1 may build a free house."}));
    t.play("1: pass");
    EXPECT_EQ(t.told(0), Texts{"Seat 1 skips."});
    Table u(3);
    u.markers(1, "sugar x2 gems x2 spices x2 silk x2").built_free_house(1).before("1652/54");
    u.hourglass().play("1: back silk");
    EXPECT_EQ(u.told(0), (Texts{"Seat 1's silk marker goes back to space 1.",
                                "Seat 1 must demolish a house."}));
    u.play({"1: demolish oz2", "2: back gems"});
    EXPECT_EQ(u.told(0), Texts{"Seat 2's gems marker leaves the exchange."});
}

}  // namespace
}  // namespace pakhuis::merchants
