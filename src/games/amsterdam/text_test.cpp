// Actions and events as text.
#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {
namespace {

TEST(AmsterdamText, ActionsReadBackAsTheyAreWritten) {
    const Rules rules = rules_for(3);
    for (const char* text : {"take 031",
                             "skip",
                             "drop 007",
                             "stock pink",
                             "dice pink brown",
                             "shift pink 3",
                             "leave",
                             "keep black",
                             "activate 031",
                             "activate 056 without grey",
                             "buy 031",
                             "use 046",
                             "cede 110",
                             "claim jordaan-2",
                             "acquire jordaan-2",
                             "sail w3",
                             "sail beer-anchor",
                             "hire blue",
                             "load beer",
                             "deliver crystal",
                             "advance 18",
                             "market",
                             "end",
                             "pay pink",
                             "gain black",
                             "store",
                             "sell-florins",
                             "sell-resource",
                             "sell-both",
                             "return 007",
                             "fetch 031",
                             "draw artisan",
                             "draw building",
                             "activate-free 031",
                             "enough",
                             "moor w3",
                             "claim-free jordaan-2",
                             "task 24",
                             "tile ca17",
                             "tile cb24",
                             "good beer",
                             "dockers blue+white",
                             "quarter jordaan",
                             "disc 2",
                             "tile b16",
                             "deal 132",
                             "roll 6"}) {
        const auto parsed = Amsterdam::parse(rules, text);
        ASSERT_EQ(parsed.refusal, nullptr) << text;
        ActionText written;
        Amsterdam::write(rules, parsed.action, written);
        EXPECT_EQ(written.view(), text);
    }
}

struct Wrong {
    const char* text;
    const char* key;
    int at;
};
void PrintTo(const Wrong& wrong, std::ostream* out) {
    *out << wrong.text;
}

class AmsterdamBadText : public testing::TestWithParam<Wrong> {};

TEST_P(AmsterdamBadText, IsRefusedWithThePlaceOfTheError) {
    const auto parsed = Amsterdam::parse(rules_for(3), GetParam().text);
    ASSERT_NE(parsed.refusal, nullptr);
    EXPECT_EQ(parsed.refusal->key, GetParam().key);
    EXPECT_EQ(parsed.at, GetParam().at);
}

INSTANTIATE_TEST_SUITE_P(
    All, AmsterdamBadText,
    testing::Values(Wrong{"", "missing-word", 0}, Wrong{"fly w3", "unknown-verb", 0},
                    Wrong{"take 133", "unknown-name", 5}, Wrong{"take", "missing-word", 4},
                    Wrong{"sail w11", "unknown-name", 5}, Wrong{"dice pink", "missing-word", 9},
                    Wrong{"advance 19", "bad-word", 8}, Wrong{"roll 7", "bad-word", 5},
                    Wrong{"disc 3", "bad-word", 5}, Wrong{"activate 001 pink", "bad-word", 13},
                    Wrong{"end now", "bad-word", 4}));

// Other spellings are understood, and written in the usual form.
TEST(AmsterdamText, AcceptsOtherSpellings) {
    const Rules rules = rules_for(3);
    const std::pair<const char*, const char*> typed[] = {
        {"use 1", "use 001"},
        {"use 01", "use 001"},
        {"Take 31", "take 031"},
        {"deal 132", "deal 132"},
        {"ACTIVATE 56 Without Grey", "activate 056 without grey"},
        {"dice brown pink", "dice pink brown"},
        {"dockers white+blue", "dockers blue+white"},
        {"dockers blue+blue", ""},
        {"use 0", ""},
        {"use 133", ""},
    };
    for (const auto& [text, wanted] : typed) {
        const auto parsed = Amsterdam::parse(rules, text);
        ActionText written;
        if (!parsed.refusal) Amsterdam::write(rules, parsed.action, written);
        EXPECT_EQ(written.view(), wanted) << text;
    }
}

TEST(AmsterdamText, ASpotOfTheWrongKindMakesNoAction) {
    Table t(2);
    EXPECT_EQ(t.refusal("0: sail plantage-1"), "no-such-action");
    EXPECT_EQ(t.refusal("0: claim w1"), "no-such-action");
    EXPECT_EQ(t.refusal("0: claim jordaan"), "no-such-action");
}

TEST(AmsterdamEvents, TellTheActionAndItsEffects) {
    Table t(2);
    t.amstel({7, 1}).supply(0, "pink x3").play("0: advance 2");
    EXPECT_EQ(t.told(1), (Texts{"Seat 0 advances 2 on the Amstel.", "Seat 0 pays 3 pink.",
                                "Seat 0 is on space 9 of the Amstel.", "Seat 0 scores 4."}));
}

TEST(AmsterdamText, EveryPartHasAName) {
    PartNames names;
    Amsterdam::part_names(rules_for(2), names);
    EXPECT_EQ(static_cast<int>(names.size()),
              kColours + kGoodKinds + kQuays + kCards + kTasks + kSpots);
    int found = 0;
    for (const PartName& part : names) {
        found += part.target == Target{"block", 13} && part.name == "jordaan-2";
        found += part.target == Target{"tile", 23} && part.name == "cb24";
        found += part.target == Target{"task", 41} && part.name == "42";
    }
    EXPECT_EQ(found, 3);
}

TEST(AmsterdamEvents, TellTheEndOfARound) {
    Table t(2);
    t.supply(0, "pink x3").play({"0: end"});
    EXPECT_EQ(t.told(0), (Texts{"Seat 0 ends the turn.", "It is seat 1's turn."}));
    t.play("1: end");
    EXPECT_EQ(t.told(0),
              (Texts{"Seat 1 ends the turn.", "Seat 0 pays 2 pink.", "Round 9 begins."}));
}

TEST(AmsterdamEvents, TellThePenaltyAndTheDroppedCard) {
    Table t(2);
    t.below(0, "001 002 003 004 005").taking_cards("109 110 006 055");
    t.play({"0: take 109", "0: drop 003"});
    EXPECT_EQ(t.told(1),
              (Texts{"Seat 0 discards 003 (genever-distiller).", "Seat 0 gets 1 penalty marker."}));
}

}  // namespace
}  // namespace pakhuis::amsterdam
