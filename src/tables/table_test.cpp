#include <gtest/gtest.h>

#include "registry/replay.h"
#include "tables/test_table.h"
#include "thinking/thinking.h"

namespace pakhuis::tables {
namespace {

TEST(Tables, BeginWhenTheLastPersonSitsDown) {
    TestTable p(terms({"person", "easy", "person"}));
    EXPECT_EQ(p.table->status(), Status::kOpen);
    EXPECT_EQ(p.sit(0, "a"), "");
    EXPECT_EQ(p.table->status(), Status::kOpen);
    EXPECT_EQ(p.sit(2, "b"), "");
    EXPECT_EQ(p.table->status(), Status::kPlaying);
    EXPECT_EQ(p.table->waiting_people(), (Seats{0b101}));
    EXPECT_EQ(p.table->waiting_bots(), Seats::of(1));
    EXPECT_EQ(p.table->bot_of(1), "easy");
}

TEST(Tables, RefuseSeatsThatAreNotFree) {
    TestTable p(terms({"person", "easy", "person"}));
    EXPECT_EQ(p.sit(1, "a"), "no-such-seat");
    EXPECT_EQ(p.sit(7, "a"), "no-such-seat");
    EXPECT_EQ(p.sit(0, "a"), "");
    EXPECT_EQ(p.sit(0, "b"), "seat-taken");
    EXPECT_EQ(p.refusal_of(p.table->sit("b", "", 2, p.now)), "bad-name");
    EXPECT_EQ(p.sit(2, "b"), "");
    EXPECT_EQ(p.refusal_of(p.table->leave("a", p.now)), "started");
}

TEST(Tables, RefuseTheNameOfAnotherAtTheTable) {
    TestTable p(terms({"person", "person", "person"}));
    const auto sit = [&](const char* guest, const char* name, Seat seat) {
        return p.refusal_of(p.table->sit(guest, name, seat, p.now));
    };
    EXPECT_EQ(sit("a", "Anna Bell", 0), "");
    EXPECT_EQ(sit("b", "Anna Bell", 1), "name-taken");
    EXPECT_EQ(sit("b", "annabell", 1), "name-taken");
    EXPECT_EQ(sit("b", "ÁNNA BELL", 1), "name-taken");
    EXPECT_EQ(sit("b", "Anna\u200b Bell", 1), "bad-name");
    EXPECT_EQ(sit("b", "Anna", 1), "");
    EXPECT_EQ(p.refusal_of(p.table->leave("b", p.now)), "");
    EXPECT_EQ(sit("a", "Anna Bell", 1), "") << "people at one device";
    EXPECT_EQ(sit("c", "Anna", 2), "") << "the name of a guest who left is free";
}

TEST(Tables, RefuseChatUnderThePlayersNames) {
    TestTable p(terms({"person", "person"}));
    p.sit_all();
    const auto say = [&](const char* guest, const char* name) {
        return p.refusal_of(p.table->chat(guest, name, "hello", p.now));
    };
    EXPECT_EQ(say("x", "name G1"), "name-taken");
    EXPECT_EQ(say("g0", "Name g1"), "name-taken");
    EXPECT_EQ(say("g1", "Name g1"), "");
    EXPECT_EQ(say("x", "Somebody"), "players-only");
}

TEST(Tables, CanBeLeftBeforeTheStart) {
    TestTable p(terms({"person", "person"}));
    p.sit(0, "a");
    EXPECT_EQ(p.refusal_of(p.table->leave("b", p.now)), "not-your-seat");
    EXPECT_EQ(p.refusal_of(p.table->leave("a", p.now)), "");
    EXPECT_TRUE(p.table->seats_of("a").empty());
    EXPECT_EQ(p.sit(0, "b"), "");
}

TEST(Tables, AreRebuiltFromTheirRows) {
    TestTable p = two();
    Rng rng(4);
    for (int i = 0; i < 40 && p.table->status() == Status::kPlaying; ++i) {
        const Seat seat = p.table->waiting_people().lowest();
        ASSERT_EQ(p.act(seat, thinking::choose(p.table->match(), "random", seat, rng)), "");
        if (i == 10) p.refusal_of(p.table->chat("g0", "Anna", "hello", p.now));
        const auto again = load(p.rows);
        ASSERT_TRUE(again) << again.error().text();
        ASSERT_EQ((*again)->match().hash(), p.table->match().hash());
        ASSERT_EQ((*again)->version(), p.table->version());
        ASSERT_EQ((*again)->summary(), p.table->summary());
    }
}

TEST(Tables, RefuseRowsThatDoNotReplay) {
    TestTable p = two();
    std::vector<store::Row> wrong = p.rows;
    wrong.back().hash ^= 1;
    EXPECT_EQ(load(wrong).error().key, "wrong-hash");
    wrong = p.rows;
    wrong.erase(wrong.begin() + 4);
    EXPECT_EQ(load(wrong).error().key, "row-missing");
    wrong = p.rows;
    wrong[1].body = "{";
    EXPECT_EQ(load(wrong).error().key, "not-json");
    wrong[1].body = "{}";
    EXPECT_EQ(load(wrong).error().text(),
              "row 1, sit, seat: This field is missing. (missing-field)");
    wrong[1].kind = "dance";
    EXPECT_EQ(load(wrong).error().key, "bad-row");
    wrong = p.rows;
    std::swap(wrong[0].kind, wrong[1].kind);
    std::swap(wrong[0].body, wrong[1].body);
    EXPECT_EQ(load(wrong).error().key, "bad-row") << "nothing comes before the table is made";
    EXPECT_EQ(load({}).error().key, "no-such-table");
}

TEST(Decisions, AreAcceptedOnlyFromTheOwnerOfTheSeat) {
    TestTable p = two();
    EXPECT_EQ(p.refusal_of(p.table->act("g1", 0, "draw", p.table->version(), 0, p.now)),
              "not-your-seat");
    EXPECT_EQ(p.refusal_of(p.table->act("", 0, "draw", p.table->version(), 0, p.now)),
              "not-your-seat");
    EXPECT_EQ(p.act(1, "draw"), "not-your-turn");
    EXPECT_EQ(p.act(0, "fly"), "unknown-verb");
    EXPECT_EQ(p.act(0, "draw"), "");
}

TEST(Decisions, AreRefusedIfTheirVersionIsStale) {
    TestTable p = two();
    const std::uint32_t version = p.table->version();
    EXPECT_EQ(p.refusal_of(p.table->act("g0", 0, "draw", version, 0, p.now)), "");
    EXPECT_EQ(p.refusal_of(p.table->act("g0", 0, "draw", version, 0, p.now)), "stale")
        << "the same message twice";
    EXPECT_EQ(p.refusal_of(p.table->act("g0", 0, "draw", 9999, 0, p.now)), "stale");
}

TEST(Decisions, StayValidAfterASimultaneousDecision) {
    TestTable p(terms({"person", "person"}));
    p.sit_all();
    const std::uint32_t version = p.table->version();
    EXPECT_EQ(p.act_first(0), "");
    const std::string choice = p.table->match().legal(1)[0];
    EXPECT_EQ(p.refusal_of(p.table->act("g1", 1, choice, version, 0, p.now)), "");
}

// After a chance outcome the seat has learned something.
TEST(Undo, IsRefusedAfterAChanceOutcome) {
    TestTable p = two();
    EXPECT_FALSE(p.table->can_undo(0));
    EXPECT_EQ(p.refusal_of(p.table->undo("g0", 0, p.now)), "nothing-to-undo");
    EXPECT_EQ(p.act(0, "draw"), "");
    EXPECT_FALSE(p.table->can_undo(0)) << "a card was dealt since";
}

TEST(Undo, DoesNotReopenASimultaneousChoice) {
    TestTable p(terms({"person", "person"}));
    p.sit_all();
    EXPECT_EQ(p.act_first(0), "");
    EXPECT_TRUE(p.table->can_undo(0)) << "the other has not chosen yet";
    EXPECT_EQ(p.refusal_of(p.table->undo("g0", 0, p.now)), "");
    EXPECT_EQ(p.table->waiting_people().count(), 2);
    EXPECT_EQ(p.act_first(0), "");
    EXPECT_EQ(p.act_first(1), "");
    EXPECT_FALSE(p.table->can_undo(1)) << "seat 1 has seen how many contracts seat 0 kept";
    EXPECT_FALSE(p.table->can_undo(0));
}

TEST(Undo, IsLimitedPerTurnAtATableOfPeople) {
    TestTable p(terms({"person", "person"}));
    p.sit_all();
    const auto choose_and_undo = [&](Seat seat) {
        EXPECT_EQ(p.act_first(seat), "");
        return p.refusal_of(p.table->undo("g" + std::to_string(seat), seat, p.now));
    };
    for (int i = 0; i < 3; ++i) EXPECT_EQ(choose_and_undo(0), "");
    EXPECT_EQ(choose_and_undo(0), "undo-limit");
    EXPECT_FALSE(p.table->can_undo(0));
    const auto again = load(p.rows);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_FALSE((*again)->can_undo(0));
}

TEST(Undo, IsLimitedPerMatchAtATableOfPeople) {
    TestTable p(terms({"person", "person", "person"}));
    p.sit_all();
    int undos = 0;
    for (int i = 0; i < 120; ++i) {
        const Seat seat = static_cast<Seat>(i % 2);  // seat 2 does not choose: nothing is revealed
        EXPECT_EQ(p.act_first(seat), "");
        const std::string refusal =
            p.refusal_of(p.table->undo("g" + std::to_string(seat), seat, p.now));
        if (refusal == "undo-limit") break;
        ASSERT_EQ(refusal, "");
        ++undos;
    }
    EXPECT_EQ(undos, 100);
}

TEST(Undo, NamesTheDecisionThatWasTakenBack) {
    TestTable p(terms({"person", "person"}));
    p.sit_all();
    ASSERT_EQ(p.act_first(0), "");
    const std::uint32_t before = p.table->version();
    ASSERT_EQ(p.refusal_of(p.table->undo("g0", 0, p.now)), "");
    for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
        const auto seen = p.table->news_since(before - 1, viewer);
        ASSERT_TRUE(seen && seen->size() == 2u);
        ASSERT_FALSE(seen->at(1).undone.empty());
        ASSERT_EQ(seen->at(1).undone.size(), seen->at(0).events.size());
        EXPECT_EQ(seen->at(1).undone[0].json, seen->at(0).events[0].json)
            << "exactly what the viewer had seen of it";
    }
}

TEST(Undo, IsFreeWhereOnePersonHasAllSeats) {
    TestTable p(terms({"person", "easy"}));
    p.sit(0, "g0");
    EXPECT_EQ(p.act_first(0), "");
    const std::string choice = p.table->match().legal(1)[0];
    EXPECT_EQ(p.refusal_of(p.table->act_bot(1, choice, p.table->version(), p.now)), "");
    const std::uint64_t before = p.table->match().hash();
    EXPECT_EQ(p.act(0, "draw"), "");
    const std::uint64_t after = p.table->match().hash();
    EXPECT_EQ(p.refusal_of(p.table->undo("g0", 0, p.now)), "");
    EXPECT_EQ(p.table->match().hash(), before);
    EXPECT_EQ(p.act(0, "draw"), "");
    EXPECT_EQ(p.table->match().hash(), after) << "the same card comes again";
    EXPECT_TRUE(load(p.rows));
}

TEST(Bots, DecideOnlyForTheirSeatsAndTheCurrentVersion) {
    TestTable p(terms({"person", "easy"}));
    p.sit(0, "g0");
    const std::string choice = p.table->match().legal(1)[0];
    EXPECT_EQ(
        p.refusal_of(p.table->act_bot(0, p.table->match().legal(0)[0], p.table->version(), p.now)),
        "stale");
    EXPECT_EQ(p.refusal_of(p.table->act_bot(1, choice, 0, p.now)), "stale");
    EXPECT_EQ(p.refusal_of(p.table->act_bot(1, choice, p.table->version(), p.now)), "");
}

TEST(Bots, ThatWereHurriedAreMarkedForGood) {
    TestTable p(terms({"person", "easy"}));
    p.sit(0, "g0");
    const std::uint32_t version = p.table->version();
    const std::string choice = p.table->match().legal(1)[0];
    EXPECT_EQ(p.refusal_of(p.table->act_bot(1, choice, version, p.now, true)), "");
    EXPECT_EQ(p.act_first(0), "");
    const auto loaded = load(p.rows);
    ASSERT_TRUE(loaded);
    for (const Table* table : {p.table.get(), loaded->get()}) {
        const auto news = table->news_since(version, 0);
        ASSERT_TRUE(news);
        EXPECT_TRUE(news->at(0).hurried);
        EXPECT_FALSE(news->at(1).hurried);
    }
}

TEST(News, HoldTheVisibleEventsSinceAVersion) {
    TestTable p = two();
    const std::uint32_t version = p.table->version();
    p.act(0, "draw");
    const auto own = p.table->news_since(version, 0);
    const auto other = p.table->news_since(version, 1);
    ASSERT_TRUE(own && other);
    ASSERT_EQ(own->size(), 2u);
    EXPECT_TRUE((*own)[1].events[0].json.to_json().contains("card"));
    EXPECT_FALSE((*other)[1].events[0].json.to_json().contains("card"));
    EXPECT_FALSE(p.table->news_since(p.table->version() + 1, 0));
    EXPECT_FALSE(p.table->view_since(p.table->version() + 1, 0));
}

TEST(News, UpdateEveryView) {
    TestTable p = two();
    Rng rng(11);
    while (p.table->status() == Status::kPlaying) {
        const std::uint32_t version = p.table->version();
        Json views[] = {p.table->match().view(0), p.table->match().view(1),
                        p.table->match().view(kSpectator)};
        const Seat seat = p.table->waiting_people().lowest();
        ASSERT_EQ(p.act(seat, thinking::choose(p.table->match(), "random", seat, rng)), "");
        for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
            Json& view = views[std::min<Seat>(viewer, 2)];
            const JsonText patch = *p.table->view_since(version, viewer);
            if (!patch.is_null()) codec::apply_difference(view, patch.to_json());
            // The order of fields may differ.
            ASSERT_EQ(nlohmann::json(view), nlohmann::json(p.table->match().view(viewer)));
        }
    }
}

TEST(News, AreNotKeptForLong) {
    TestTable p = two();
    for (int i = 0; i < 80; ++i) p.refusal_of(p.table->chat("g0", "Anna", "line", p.now));
    EXPECT_FALSE(p.table->news_since(1, 0));
}

TEST(Records, AreRefusedUntilTheMatchIsOver) {
    TestTable p = two();
    EXPECT_EQ(p.table->record().error().key, "unfinished");
    Rng rng(8);
    while (p.table->status() == Status::kPlaying) {
        const Seat seat = p.table->waiting_people().lowest();
        ASSERT_EQ(p.act(seat, thinking::choose(p.table->match(), "greedy", seat, rng)), "");
    }
    const auto record = p.table->record();
    ASSERT_TRUE(record);
    EXPECT_EQ(record->players[0], "Name g0");
    TableTerms again = terms({"person", "easy"});
    again.begin = codec::write_record(*record);
    TestTable fork(again);
    fork.sit(0, "g0");
    EXPECT_EQ(fork.table->status(), Status::kOver) << "continues at the record's end";
}

TEST(Summaries, TellTheResultOfAFinishedMatch) {
    TestTable p(terms({"random", "random"}));
    const auto seats = [&] { return Json::parse(p.table->summary().json)["seats"]; };
    EXPECT_FALSE(seats()[0].contains("score"));
    while (p.table->status() == Status::kPlaying) {
        const Seat seat = p.table->waiting_bots().lowest();
        const std::string first = p.table->match().legal(seat)[0];
        ASSERT_EQ(p.refusal_of(p.table->act_bot(seat, first, p.table->version(), p.now)), "");
    }
    for (Seat seat : {Seat{0}, Seat{1}}) {
        EXPECT_EQ(seats()[seat]["score"], p.table->match().score(seat));
        EXPECT_EQ(seats()[seat]["place"], p.table->match().ranking()[seat]);
    }
}

TEST(Summaries, NameMembersAndWaitingGuests) {
    TestTable p = two();
    const store::Summary s = p.table->summary();
    EXPECT_EQ(s.status, "playing");
    EXPECT_EQ(s.members, (std::vector<std::string>{"g0", "g1"}));
    EXPECT_EQ(s.waiting, std::vector<std::string>{"g0"});
    EXPECT_EQ(Json::parse(s.json)["waiting"].dump(), "[0]");
    EXPECT_EQ(s.json.find("g0"), s.json.rfind("Name g0") + 5) << "ids of guests are not sent";
}

TEST(Terms, ReportTheirProblem) {
    auto key = [](Json json) {
        const auto agreed = agree_on(json);
        return agreed ? "" : agreed.error().key + " " + agreed.error().place;
    };
    const Json good = {{"game", "carts"}, {"seats", {"person", "easy"}}};
    EXPECT_EQ(key(good), "");
    EXPECT_EQ(key({{"game", "carts"}}), "bad-terms seats");
    EXPECT_EQ(key({{"game", "carts"}, {"seats", {"person"}}}), "bad-seats seats");
    EXPECT_EQ(key({{"game", "carts"}, {"seats", {"person", "deep-blue"}}}), "bad-terms seats");
    EXPECT_EQ(key({{"game", "chess"}, {"seats", {"person", "easy"}}}), "unknown-game game");
    Json odd = good;
    odd["colour"] = "red";
    EXPECT_EQ(key(odd), "unknown-field colour");
    odd = good;
    odd["tempo"] = {{"kind", "live"}, {"base", 5}};
    EXPECT_EQ(key(odd), "out-of-range tempo.base");
    odd["tempo"] = {{"kind", "blitz"}};
    EXPECT_EQ(key(odd), "unknown-name tempo.kind");
    odd = good;
    odd["begin"] = "nonsense";
    EXPECT_EQ(key(odd), "not-a-record begin, line 1");
}

TEST(Terms, AllowHintsOnlyWhereTheySaySo) {
    const Json plain = {{"game", "carts"}, {"seats", {"person", "person"}}};
    const auto agreed = agree_on(plain);
    ASSERT_TRUE(agreed);
    EXPECT_FALSE(agreed->terms.hints) << "as in the rows of earlier programs";
    Json asked = plain;
    asked["hints"] = "yes";
    EXPECT_EQ(agree_on(asked).error().place, "hints");
    asked["hints"] = true;
    const auto allowed = agree_on(asked);
    ASSERT_TRUE(allowed);
    EXPECT_TRUE(allowed->terms.hints);
    TestTable p(allowed->terms);
    const auto again = load(p.rows);
    ASSERT_TRUE(again);
    EXPECT_TRUE((*again)->terms().hints);
}

TEST(Tables, GiveEachGuestOneSeatIfTheyAreListed) {
    TableTerms open_to_all = terms({"person", "person"});
    open_to_all.listed = true;
    TestTable p(open_to_all);
    EXPECT_EQ(p.sit(0, "a"), "");
    EXPECT_EQ(p.sit(1, "a"), "already-seated");
    EXPECT_EQ(p.sit(1, "b"), "");
}

TEST(Tables, TakeGameAndSeatsFromTheirRecord) {
    const auto match = start_match({"carts", 3, {}, {}});
    const std::string record = codec::write_record(record_of(**match, {"Ann", "Bob", "Cid"}));
    const auto agreed = agree_on({{"begin", record}});
    ASSERT_TRUE(agreed) << agreed.error().text();
    EXPECT_EQ(agreed->terms.game, "carts");
    EXPECT_EQ(agreed->terms.seats, (std::vector<std::string>{"person", "person", "person"}));
    EXPECT_TRUE(agree(agreed->terms)) << "checked terms pass again";
    EXPECT_EQ(agree_on({{"begin", record}, {"game", "chess"}}).error().place, "game");
    EXPECT_EQ(agree_on({{"begin", record}, {"seats", {"person", "easy"}}}).error().place, "seats");
    EXPECT_EQ(agree_on({{"begin", record}, {"edition", Json::object()}}).error().place, "edition");
}

TEST(Tables, AreOverAndNameThePlayersOfAnEndedRecord) {
    TestTable p(terms({"random", "random"}));
    Rng rng(3);
    while (!p.table->waiting_bots().empty()) {
        const Seat seat = p.table->waiting_bots().lowest();
        const std::string text = thinking::choose(p.table->match(), "random", seat, rng);
        ASSERT_EQ(p.refusal_of(p.table->act_bot(seat, text, p.table->version(), p.now)), "");
    }
    auto record = p.table->record().value();
    record.players = {"Ann", "Bob"};
    TableTerms imported;
    imported.begin = codec::write_record(record);
    const TestTable again(imported);
    EXPECT_EQ(again.table->status(), Status::kOver);
    EXPECT_EQ(again.table->sitters()[1].name, "Bob");
    EXPECT_EQ(codec::write_record(again.table->record().value()), codec::write_record(record));
}

TEST(Fork, HoldsOnlyTheViewersKnowledgeDuringTheMatch) {
    TestTable p = two();
    for (int i = 0; i < 8; ++i) ASSERT_EQ(p.act_first(p.table->waiting_people().lowest()), "");
    Rng rng(5);
    int guessed_otherwise = 0;
    for (int i = 0; i < 5; ++i) {
        const auto fork = p.table->fork(1000, 0)(rng);
        EXPECT_TRUE(fork.actions.empty()) << "the steps hold secrets";
        const auto match = match_of(fork);
        ASSERT_TRUE(match) << match.error().text();
        EXPECT_EQ((*match)->view(0), p.table->match().view(0));
        guessed_otherwise += (*match)->hash() != p.table->match().hash() ? 1 : 0;
    }
    EXPECT_GT(guessed_otherwise, 0) << "hidden parts are drawn again";
    Json earlier;
    p.table->played().history().walk([&](std::size_t step, const Match& match) {
        if (step == 9) earlier = match.view(1);
    });
    EXPECT_EQ((*match_of(p.table->fork(9, 1)(rng)))->view(1), earlier);
}

TEST(Tables, ShowNoOtherSeatsViewBeforeTheEnd) {
    TestTable p = two();
    EXPECT_EQ(p.table->viewer_for("g0", Seat{0}), 0);
    EXPECT_EQ(p.table->viewer_for("g0", Seat{1}), kSpectator);
    EXPECT_EQ(p.table->viewer_for("g0", std::nullopt), kSpectator);
    EXPECT_EQ(p.table->viewer_for("", Seat{0}), kSpectator);
    EXPECT_EQ(p.table->viewer_for("g0", Seat{9}), kSpectator);
    ASSERT_EQ(p.refusal_of(p.table->resign("g0", 0, p.now)), "");
    EXPECT_EQ(p.table->viewer_for("g0", Seat{1}), kSpectator) << "the other still plays";
    ASSERT_EQ(p.refusal_of(p.table->resign("g1", 1, p.now)), "");
    EXPECT_EQ(p.table->viewer_for("g0", Seat{1}), 1);
}

TEST(Tables, AcceptOneRematchOnly) {
    TestTable p(terms({"random", "random"}));
    ASSERT_EQ(p.refusal_of(p.table->link_rematch("again", p.now)), "");
    EXPECT_EQ(p.table->rematch(), "again");
    EXPECT_EQ(p.refusal_of(p.table->link_rematch("other", p.now)), "conflict");
    EXPECT_EQ((*load(p.rows))->rematch(), "again");
}

TEST(Tables, SeedBotsByVersionAndSeatOnly) {
    const TestTable p = two();
    EXPECT_EQ(p.table->bot_seed(0), p.table->bot_seed(0));
    EXPECT_NE(p.table->bot_seed(0), p.table->bot_seed(1));
    TestTable q = two();
    EXPECT_EQ(p.table->bot_seed(0), q.table->bot_seed(0));
    ASSERT_EQ(q.act_first(0), "");
    EXPECT_NE(p.table->bot_seed(0), q.table->bot_seed(0));
}

TEST(PlayedMatch, TakesBackAnyNumberOfSteps) {
    PlayedMatch played(std::move(*start_match({"carts", 3, {}, {}})));
    Rng rng(7);
    std::vector<std::uint64_t> hashes{played.match().hash()};
    std::vector<StreamUses> uses{played.uses()};
    const auto play_on = [&] {
        const Match& match = played.match();
        const Seat actor = match.waiting().has(kChance) ? kChance : match.waiting().lowest();
        const std::string text = actor == kChance ? match.sample_chance(rng)
                                                  : thinking::choose(match, "random", actor, rng);
        played.play(actor, text, *match.check(actor, text));
        hashes.resize(played.steps().size());
        uses.resize(played.steps().size());
        hashes.push_back(played.match().hash());
        uses.push_back(played.uses());
    };
    for (const std::size_t back : {1u, 2u, 70u, 1u, 300u, 1u, 64u}) {
        while (played.steps().size() < 320 && !played.match().waiting().empty()) play_on();
        const std::size_t left = played.steps().size() - std::min(back, played.steps().size());
        played.take_back(left);
        ASSERT_EQ(played.match().hash(), hashes[left]) << back;
        ASSERT_EQ(played.uses(), uses[left]) << back;
        if (left > 0) {
            played.take_back(left - 1);
            ASSERT_EQ(played.match().hash(), hashes[left - 1]) << back;
        }
    }
}

TEST(History, RefusesAllButTheMatchWhenItIsFull) {
    TestTable p(terms({"person", "person"}));
    const auto leave = [&] { return p.refusal_of(p.table->leave("g0", p.now)); };
    while (p.table->version() < Table::kMaxChanges) {
        ASSERT_EQ(p.table->seats_of("g0").empty() ? p.sit(0, "g0") : leave(), "");
    }
    EXPECT_EQ(leave(), "history-full");
    EXPECT_EQ(p.sit(1, "g1"), "history-full");
    EXPECT_EQ(p.refusal_of(p.table->chat("g0", "Anna", "hello", p.now)), "history-full");
    EXPECT_TRUE(load(p.rows));
}

TEST(History, LetsTheMatchGoOnWhenItIsFull) {
    TestTable p(terms({"person", "person"}));
    while (p.table->version() + 20 < Table::kMaxChanges) {
        ASSERT_EQ(p.sit(0, "g0"), "");
        ASSERT_EQ(p.refusal_of(p.table->leave("g0", p.now)), "");
    }
    p.sit_all();
    Rng rng(1);
    while (p.table->status() == Status::kPlaying) {
        const Seat seat = p.table->match().waiting().lowest();
        const std::string guest = "g" + std::to_string(seat);
        const std::string text = thinking::choose(p.table->match(), "random", seat, rng);
        ASSERT_EQ(p.refusal_of(p.table->act(guest, seat, text, p.table->version(), 0, p.now)), "");
        if (p.table->version() >= Table::kMaxChanges) {
            ASSERT_FALSE(p.table->can_undo(seat));
            ASSERT_NE(p.refusal_of(p.table->undo(guest, seat, p.now)), "");
        }
    }
    EXPECT_GT(p.table->version(), Table::kMaxChanges);
    EXPECT_TRUE(load(p.rows));
}

}  // namespace
}  // namespace pakhuis::tables
