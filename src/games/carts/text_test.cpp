// The text form of actions, sentences for events, targets on the board.
#include <gtest/gtest.h>

#include "games/carts/test_rules.h"
#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

std::string written(const Rules& rules, const Action& action) {
    ActionText text;
    Carts::write(rules, action, text);
    return std::string(text.view());
}

TEST(CartsText, EveryActionIsWrittenInWords) {
    const Table t(2);
    const auto& r = t.rules;
    const TrackId grey = t.track("oude-waal-waag");
    EXPECT_EQ(written(r, Action::draw()), "draw");
    EXPECT_EQ(written(r, Action::take(Card::kJoker)), "take joker");
    EXPECT_EQ(written(r, Action::claim(grey, Card::kBlue, 0)), "claim oude-waal-waag blue x2");
    EXPECT_EQ(written(r, Action::claim(grey, Card::kBlue, 1)),
              "claim oude-waal-waag blue x1 joker x1");
    EXPECT_EQ(written(r, Action::claim(grey, Card::kJoker, 2)), "claim oude-waal-waag joker x2");
    EXPECT_EQ(written(r, Action::contracts()), "contracts");
    EXPECT_EQ(written(r, Action::keep(ContractId(1))), "keep waag-munttoren");
    EXPECT_EQ(written(r, Action::keep(ContractId(1), ContractId(2))),
              "keep waag-munttoren dam-zuiderkerk");
    EXPECT_EQ(written(r, Action::pass()), "pass");
    EXPECT_EQ(written(r, Action::deal(Card::kPink)), "deal pink");
    EXPECT_EQ(written(r, Action::turn(Card::kOrange)), "turn orange");
    EXPECT_EQ(written(r, Action::offer(ContractId(1))), "offer waag-munttoren");
}

TEST(CartsText, ALetterDistinguishesTwins) {
    const Table t(2);
    EXPECT_EQ(t.rules.name_of(TrackId(9)), "korenmetershuisje-dam-a");
    EXPECT_EQ(t.rules.name_of(TrackId(10)), "korenmetershuisje-dam-b");
    EXPECT_EQ(t.rules.name_of(TrackId(11)), "oude-kerk-dam");
}

TEST(CartsText, ExtraSpacesAndAnyOrderOfContractsAreAccepted) {
    const Table t(2);
    const auto spaced = Carts::parse(t.rules, "  take\t green ");
    EXPECT_EQ(spaced.refusal, nullptr);
    EXPECT_EQ(spaced.action, Action::take(Card::kGreen));
    const auto turned = Carts::parse(t.rules, "keep dam-zuiderkerk waag-munttoren");
    EXPECT_EQ(turned.refusal, nullptr);
    EXPECT_EQ(turned.action, Action::keep(ContractId(1), ContractId(2)));
}

// The parser accepts several forms; the written text has one form.
TEST(CartsText, CapitalsReversedNamesAndJokersFirstAreAccepted) {
    const Table t(2);
    const TrackId track = t.track("oude-waal-waag");
    const Action claim = Action::claim(track, Card::kBlue, 1);
    for (const char* typed :
         {"Claim Oude-Waal-Waag BLUE x1 joker X1", "claim waag-oude-waal blue x1 joker x1",
          "claim oude-waal-waag joker x1 blue x1"}) {
        const auto parsed = Carts::parse(t.rules, typed);
        EXPECT_EQ(key_of(parsed.refusal), "") << typed;
        EXPECT_EQ(parsed.action, claim) << typed;
    }
    EXPECT_EQ(Carts::parse(t.rules, "claim dam-korenmetershuisje-b green x2").action,
              Action::claim(t.track("korenmetershuisje-dam-b"), Card::kGreen, 0));
    EXPECT_EQ(Carts::parse(t.rules, "keep munttoren-waag").action, Action::keep(ContractId(1)));
}

TEST(CartsText, AWrongNumberOfCardsIsRefusedWithTheRightNumber) {
    const Table t(2);
    const auto parsed = Carts::parse(t.rules, "claim oude-waal-waag blue x2 joker x1");
    EXPECT_EQ(problem_of(parsed.refusal).sentence, "Pay for this route with 2 cards, not 3.");
}

TEST(CartsText, TheLongestNamesFit) {
    Edition e = small_edition();
    e.places[0].name = "Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
    e.places[1].name = "Bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb";
    e.places[5].name = "Fffffffffffffffffffffffffffffff";
    const Rules rules = rules_for(2, e);
    ActionText text;
    Carts::write(rules, Action::claim(TrackId(1), Card::kOrange, 1), text);
    EXPECT_FALSE(text.cut());
    const Action keep = Action::keep(ContractId(0), ContractId(5));
    Carts::write(rules, keep, text);
    EXPECT_FALSE(text.cut());
    EXPECT_EQ(Carts::parse(rules, text).action, keep);
    Event done{EventKind::kClaimed, 3, Card::kOrange, TrackId(1)};
    done.count = done.jokers = 1;
    done.points = 100;
    EventText sentence;
    Carts::tell(rules, done, sentence);
    EXPECT_FALSE(sentence.cut());
}

struct BadText {
    const char* name;
    const char* typed;
    const char* key;
    int at;
};

void PrintTo(const BadText& b, std::ostream* out) {
    *out << "'" << b.typed << "'";
}

class CartsBadText : public testing::TestWithParam<BadText> {};

TEST_P(CartsBadText, IsRefusedWithItsPlace) {
    const Rules rules = rules_for(2);
    const auto parsed = Carts::parse(rules, GetParam().typed);
    EXPECT_EQ(key_of(parsed.refusal), GetParam().key);
    EXPECT_EQ(parsed.at, GetParam().at);
    EXPECT_EQ(parsed.action, Action{});
}

INSTANTIATE_TEST_SUITE_P(
    All, CartsBadText,
    testing::Values(
        BadText{"Nothing", "", "missing-word", 0}, BadText{"Blanks", "   ", "missing-word", 3},
        BadText{"UnknownVerb", "build dam", "unknown-verb", 0},
        BadText{"UnknownVerbAfterBlanks", "  Build", "unknown-verb", 2},
        BadText{"WordTooMany", "draw green", "bad-word", 5},
        BadText{"WordTooManyAfterPass", "pass  now", "bad-word", 6},
        BadText{"NoCard", "take", "missing-word", 4},
        BadText{"UnknownCard", "take grey", "unknown-name", 5},
        BadText{"TwoCards", "take green red", "bad-word", 11},
        BadText{"NoTrack", "claim", "missing-word", 5},
        BadText{"UnknownTrack", "claim dam-utrecht red x1", "unknown-name", 6},
        BadText{"PairOfTwinsWithoutLetter", "claim korenmetershuisje-dam red x2", "unknown-name",
                6},
        BadText{"NoColour", "claim oude-kerk-dam", "missing-word", 19},
        BadText{"UnknownColour", "claim oude-kerk-dam grey x1", "unknown-name", 20},
        BadText{"NoCount", "claim oude-kerk-dam blue", "missing-word", 24},
        BadText{"CountWithoutX", "claim oude-kerk-dam blue 1", "bad-word", 25},
        BadText{"CountOfNothing", "claim oude-kerk-dam blue x", "bad-word", 25},
        BadText{"CountOfZero", "claim oude-kerk-dam blue x0", "bad-word", 25},
        BadText{"CountOfSeven", "claim oude-kerk-dam blue x7", "bad-word", 25},
        BadText{"TooFew", "claim oude-waal-waag blue x1", "wrong-number", 26},
        BadText{"TooMany", "claim oude-waal-waag blue x2 joker x1", "wrong-number", 35},
        BadText{"TwoColours", "claim oude-waal-waag blue x1 red x1", "bad-word", 29},
        BadText{"JokerCountMissing", "claim oude-waal-waag blue x1 joker", "missing-word", 34},
        BadText{"JokersTwice", "claim oude-waal-waag joker x2 joker x1", "bad-word", 30},
        BadText{"ClaimWithMore", "claim oude-kerk-dam blue x1 joker x1 now", "wrong-number", 34},
        BadText{"NoContract", "keep", "missing-word", 4},
        BadText{"UnknownContract", "keep dam-waag", "unknown-name", 5},
        BadText{"SameContractTwice", "keep waag-munttoren waag-munttoren", "bad-word", 20},
        BadText{"ThreeContracts", "keep waag-munttoren dam-zuiderkerk waag-leidsepoort", "bad-word",
                35},
        BadText{"NoOffer", "offer", "missing-word", 5},
        BadText{"DealWithoutCard", "deal", "missing-word", 4},
        BadText{"TurnWithUnknownCard", "turn Grey", "unknown-name", 5}),
    [](const auto& param) { return std::string(param.param.name); });

struct EventSentence {
    Event event;
    const char* sentence;
};

Event with(EventKind kind, Seat seat, Card card, int track, int contract, int count = 0,
           int jokers = 0, int points = 0) {
    Event e{kind, seat, card};
    if (track >= 0) e.track = TrackId(track);
    if (contract >= 0) e.contract = ContractId(contract);
    e.count = static_cast<std::uint8_t>(count);
    e.jokers = static_cast<std::uint8_t>(jokers);
    e.points = static_cast<std::uint8_t>(points);
    return e;
}

TEST(CartsText, EveryEventHasASentence) {
    using K = EventKind;
    constexpr Card kNo = Card::kNone;
    const EventSentence all[] = {
        {with(K::kDealt, 1, Card::kRed, -1, -1), "Seat 1 draws red from the deck."},
        {with(K::kDealt, 1, kNo, -1, -1), "Seat 1 draws a card from the deck."},
        {with(K::kTurned, kSpectator, Card::kJoker, -1, -1), "Face up: wild."},
        {with(K::kSwept, kSpectator, kNo, -1, -1, 3),
         "3 wild cards face up: all five cards are replaced."},
        {with(K::kReshuffled, kSpectator, kNo, -1, -1, 12),
         "The discard pile is reshuffled: 12 cards."},
        {with(K::kReshuffled, kSpectator, kNo, -1, -1, 1),
         "The discard pile is reshuffled: 1 card."},
        {with(K::kDrew, 0, kNo, -1, -1), "Seat 0 draws from the deck."},
        {with(K::kTook, 0, Card::kBlue, -1, -1), "Seat 0 takes blue."},
        {with(K::kClaimed, 2, Card::kRed, 12, -1, 1, 0, 1),
         "Seat 2 claims Oude Kerk – Waag with 1 red: 1 point."},
        {with(K::kClaimed, 2, Card::kGreen, 28, -1, 2, 1, 4),
         "Seat 2 claims Blauwbrug – Munttoren with 2 green and 1 wild: 4 points."},
        {with(K::kClaimed, 2, Card::kJoker, 28, -1, 0, 3, 4),
         "Seat 2 claims Blauwbrug – Munttoren with 3 wilds: 4 points."},
        {with(K::kGoods, 2, kNo, -1, -1, 2), "Seat 2 gets a goods card and has 2."},
        {with(K::kDrewContracts, 3, kNo, -1, -1), "Seat 3 draws contracts."},
        {with(K::kOffered, 3, kNo, -1, -1), "Seat 3 looks at a contract."},
        {with(K::kOffered, 3, kNo, -1, 1), "Seat 3 looks at Waag – Munttoren (3)."},
        {with(K::kChose, 3, kNo, -1, -1), "Seat 3 has chosen contracts."},
        {with(K::kKept, 3, kNo, -1, -1, 1), "Seat 3 keeps 1 contract."},
        {with(K::kKept, 3, kNo, -1, -1, 2), "Seat 3 keeps 2 contracts."},
        {with(K::kKeptContract, 3, kNo, -1, 1), "Seat 3 keeps Waag – Munttoren (3)."},
        {with(K::kReturnedContract, 3, kNo, -1, 1), "Seat 3 returns Waag – Munttoren (3)."},
        {with(K::kCompleted, 3, kNo, -1, 1, 0, 0, 3), "Seat 3 completes Waag – Munttoren (3)."},
        {with(K::kPassed, 1, kNo, -1, -1), "Seat 1 passes."},
        {with(K::kLastLap, 1, kNo, -1, -1), "Seat 1 triggers the final round."},
        {with(K::kContractDone, 1, kNo, -1, 1, 0, 0, 3), "Seat 1 completed Waag – Munttoren (3)."},
        {with(K::kContractFailed, 1, kNo, -1, 1, 0, 0, 3), "Seat 1 failed Waag – Munttoren (3)."},
        {with(K::kGoodsBonus, 1, kNo, -1, -1, 3, 0, 8), "Seat 1: goods bonus, 8 points."},
        {with(K::kOver, kSpectator, kNo, -1, -1), "The game is over."},
    };
    const Rules rules = rules_for(4);
    for (const EventSentence& expected : all) {
        EventText sentence;
        Carts::tell(rules, expected.event, sentence);
        EXPECT_EQ(sentence.view(), expected.sentence);
    }
}

std::string target_words(const TargetList& list) {
    std::string out;
    for (const Target& t : list)
        out += (out.empty() ? "" : " ") + std::string(target_text(t).view());
    return out;
}

TEST(CartsText, EveryActionPointsAtThePartsOfTheBoard) {
    const Rules rules = rules_for(2);
    const auto targets = [&](const Action& action) {
        TargetList list;
        Carts::targets(rules, action, list);
        return target_words(list);
    };
    EXPECT_EQ(targets(Action::draw()), "pile");
    EXPECT_EQ(targets(Action::take(Card::kJoker)), "card:6");
    EXPECT_EQ(targets(Action::claim(TrackId(13), Card::kRed, 1)), "track:13 pay:4 jokers:1");
    EXPECT_EQ(targets(Action::contracts()), "contracts");
    EXPECT_EQ(targets(Action::keep(ContractId(1))), "contract:1 only");
    EXPECT_EQ(targets(Action::keep(ContractId(1), ContractId(2))), "contract:1 contract:2");
    EXPECT_EQ(targets(Action::pass()), "pass");
    EXPECT_EQ(targets(Action::deal(Card::kPink)), "card:0");
    EXPECT_EQ(targets(Action::turn(Card::kPink)), "card:0");
    EXPECT_EQ(targets(Action::offer(ContractId(23))), "contract:23");
}

TEST(CartsText, EventsPointAtTheirPartsOfTheBoard) {
    const Rules rules = rules_for(2);
    TargetList list;
    Carts::event_targets(rules, with(EventKind::kClaimed, 1, Card::kRed, 12, -1, 1), list);
    EXPECT_EQ(target_words(list), "seat:1 track:12 card:4");
    Carts::event_targets(rules, with(EventKind::kOffered, 0, Card::kNone, -1, 7), list);
    EXPECT_EQ(target_words(list), "seat:0 contract:7");
    Carts::event_targets(rules, with(EventKind::kOver, kSpectator, Card::kNone, -1, -1), list);
    EXPECT_TRUE(list.empty());
}

}  // namespace
}  // namespace pakhuis::carts
