// Helpers of the commands: typing, typed actions, sessions.
#include <gtest/gtest.h>

#include "apps/preview_text.h"
#include "apps/session.h"
#include "apps/typed_action.h"
#include "apps/typing.h"
#include "registry/replay.h"

namespace pakhuis::apps {
namespace {

using Texts = std::vector<std::string>;

const Texts kActions{"draw",
                     "take pink",
                     "take joker",
                     "claim dam-waag green x2",
                     "claim dam-waag green x1 joker x1",
                     "claim oude-kerk-dam blue x1"};

TEST(Typing, AcceptsTheBeginningOfEachWord) {
    EXPECT_EQ(matching("d", kActions), Texts{"draw"});
    EXPECT_EQ(matching("t j", kActions), Texts{"take joker"});
    EXPECT_EQ(matching("cl ou", kActions), Texts{"claim oude-kerk-dam blue x1"});
}

TEST(Typing, FindsEveryMatchingAction) {
    EXPECT_EQ(matching("cl dam", kActions).size(), 2u);
}

TEST(Typing, PrefersACompleteActionToALongerOne) {
    const Texts keeps{"keep a-b", "keep a-b c-d"};
    EXPECT_EQ(matching("keep a-b", keeps), Texts{"keep a-b"});
    EXPECT_EQ(matching("  keep   a-b ", keeps), Texts{"keep a-b"});
}

TEST(Typing, FindsNothingForUnknownWords) {
    EXPECT_TRUE(matching("fly", kActions).empty());
    EXPECT_TRUE(matching("draw draw", kActions).empty());
}

TEST(Typing, CompletesTheCommonBeginning) {
    EXPECT_EQ(common_beginning(matching("cl d", kActions)), "claim dam-waag green x");
    EXPECT_EQ(common_beginning({}), "");
}

TEST(ExampleActions, AreTheFirstOfEachVerb) {
    EXPECT_EQ(example_actions(kActions), (Texts{"draw", "take pink", "claim dam-waag green x2"}));
    EXPECT_EQ(example_actions({"a 1", "b 1", "a 2", "c 1", "d 1", "e 1"}),
              (Texts{"a 1", "b 1", "c 1", "d 1"}));
}

TEST(ExampleActions, AreFilledUpWithFurtherActions) {
    EXPECT_EQ(example_actions({"keep a", "keep b", "pass", "keep c"}),
              (Texts{"keep a", "pass", "keep b"}));
    EXPECT_EQ(example_actions({"pass"}), Texts{"pass"});
    EXPECT_TRUE(example_actions({}).empty());
}

std::unique_ptr<Match> new_match() {
    return std::move(*start_match({"carts", 2, {}, {}}));
}

Session new_session() {
    return Session(new_match(), {3, 4}, {"a", "b"});
}

void deal(Session& session) {
    while (session.match().waiting().has(kChance)) session.act_chance();
}

TEST(TypedActions, NeedNoActorIfOnlyOneFits) {
    const auto match = new_match();
    EXPECT_FALSE(apply_typed(*match, "deal green"));
    EXPECT_FALSE(apply_typed(*match, "chance: deal green"));
    EXPECT_EQ(apply_typed(*match, "0: deal green")->key, "not-your-turn");
    EXPECT_EQ(apply_typed(*match, "draw")->key, "wrong-actor");
}

TEST(TypedActions, FindTheSeatThatMayAct) {
    Session session = new_session();
    deal(session);
    const auto match = session.match().clone();
    ASSERT_EQ(match->waiting().count(), 2);
    const std::string choice = match->legal(1)[0];
    EXPECT_FALSE(apply_typed(*match, choice));
    EXPECT_EQ(match->waiting(), Seats::of(0));
    EXPECT_EQ(apply_typed(*match, "1: " + choice)->key, "not-your-turn");
}

// A hint for the seat that decides first in a new match.
std::vector<std::string> first_hint(const std::string& game) {
    Session session(std::move(*start_match({game, 3, {}, {}})), {3, 4}, {"a", "b", "c"});
    deal(session);
    const Seat seat = session.match().waiting().lowest();
    Rng rng(1);
    return hint_lines(thinking::plan(session.match(), "easy", seat, rng), seat);
}

TEST(Hints, AreNeverABareNameOfAMove) {
    for (const GameInfo* info : all_games()) {
        const auto lines = first_hint(std::string(info->id));
        ASSERT_GE(lines.size(), 3u) << info->id;
        EXPECT_TRUE(lines[0].starts_with("easy would play: ")) << lines[0];
        EXPECT_TRUE(lines[1].starts_with("  ")) << lines[1];
    }
}

TEST(Hints, NameTheActionsThatTheChoiceLeadsTo) {
    const SheetLine points{"track", 10, 1};
    std::vector<thinking::PlannedAction> plan(2);
    plan[0].action = "sail w3";
    plan[0].preview.foreseen = Foreseen::kAll;
    plan[1].action = "deliver cheese";
    plan[1].preview.points.push_back(points);
    EXPECT_EQ(hint_lines(plan, 0), (Texts{"easy would play: sail w3", "  Then the game is over.",
                                          "  It leads to: deliver cheese, points for track: +10"}));
}

TEST(Sessions, DealTheSameCardsForTheSameSecret) {
    Session one = new_session();
    Session two = new_session();
    deal(one);
    deal(two);
    EXPECT_EQ(one.match().hash(), two.match().hash());
    Session other(new_match(), {5, 6}, {"a", "b"});
    deal(other);
    EXPECT_NE(one.match().hash(), other.match().hash());
}

TEST(Sessions, RestorePositionAndChanceWhenAStepIsTakenBack) {
    Session session = new_session();
    deal(session);
    const std::size_t steps = session.steps();
    const std::uint64_t before = session.match().hash();
    std::optional<std::uint64_t> first;  // position after the card, the first time
    for (int round = 0; round < 2; ++round) {
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            ASSERT_FALSE(session.act(seat, session.match().legal(seat)[0]));
        }
        ASSERT_FALSE(session.act(0, "draw"));
        session.act_chance();
        if (!first) first = session.match().hash();
        EXPECT_EQ(session.match().hash(), *first) << "another card after the take-back";
        session.take_back(steps);
        EXPECT_EQ(session.match().hash(), before);
        EXPECT_EQ(session.steps(), steps);
    }
}

TEST(Sessions, StayUnchangedByARefusedAction) {
    Session session = new_session();
    EXPECT_TRUE(session.act(0, "draw"));
    EXPECT_EQ(session.steps(), 0u);
}

TEST(Sessions, AreRecordedAndResumed) {
    Session session = new_session();
    deal(session);
    session.act(0, session.match().legal(0)[0]);
    const codec::Record record = session.record();
    EXPECT_EQ(record.end->reason, "unfinished");
    EXPECT_FALSE(record.position);
    auto resumed = Session::resume(*codec::parse_record(codec::write_record(record)), {9, 9});
    ASSERT_TRUE(resumed) << resumed.error().text();
    EXPECT_EQ(resumed->match().hash(), session.match().hash());
    EXPECT_EQ(resumed->steps(), session.steps());
    resumed->take_back(0);
    EXPECT_EQ(resumed->match().hash(), new_match()->hash());
}

TEST(Sessions, RecordTheirStartingPosition) {
    Session first = new_session();
    deal(first);
    Session second(first.match().clone(), {1, 1}, {"a", "b"});
    ASSERT_TRUE(second.record().position);
    EXPECT_TRUE(replay(second.record()));
}

}  // namespace
}  // namespace pakhuis::apps
