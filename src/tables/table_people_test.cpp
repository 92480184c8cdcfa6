// Seats that change hands, fallen flags, and the chat.
#include "tables/test_table.h"

namespace pakhuis::tables {
namespace {

TEST(FreeSeats, AreGivenToABotByTheOwnerBeforeTheMatch) {
    TestTable p(terms({"person", "person", "person"}));
    ASSERT_EQ(p.sit(0, "g0"), "");
    const auto seat_bot = [&](const std::string& guest, const std::string& bot, Seat seat) {
        return p.refusal_of(p.table->seat_bot(guest, bot, seat, p.now));
    };
    EXPECT_EQ(seat_bot("g1", "easy", 1), "not-owner");
    EXPECT_EQ(seat_bot("g0", "person", 1), "no-such-bot");
    EXPECT_EQ(seat_bot("g0", "easy", 3), "no-such-seat");
    EXPECT_EQ(seat_bot("g0", "easy", 0), "seat-taken");
    EXPECT_EQ(seat_bot("g0", "easy", 1), "");
    EXPECT_EQ(p.table->sitters()[1].kind, SeatKind::kBot);
    EXPECT_EQ(p.sit(1, "g1"), "no-such-seat");
    EXPECT_EQ(p.table->status(), Status::kOpen);
    EXPECT_EQ(seat_bot("g0", "greedy", 2), "");
    EXPECT_EQ(p.table->status(), Status::kPlaying);
    EXPECT_EQ(p.table->waiting_bots(), Seats::of(1) | Seats::of(2));
    EXPECT_EQ(seat_bot("g0", "easy", 2), "started");
    EXPECT_EQ(p.table->terms().seats, (std::vector<std::string>{"person", "easy", "greedy"}))
        << "a rematch has the same bots";
    const auto again = load(p.rows);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ((*again)->bot_of(2), "greedy");
    EXPECT_EQ((*again)->summary(), p.table->summary());
}

TEST(Resigning, GivesTheSeatToABot) {
    TestTable p = two();
    EXPECT_EQ(p.refusal_of(p.table->resign("g1", 0, p.now)), "not-your-seat");
    EXPECT_EQ(p.refusal_of(p.table->resign("g0", 0, p.now)), "");
    EXPECT_EQ(p.table->waiting_bots(), Seats::of(0));
    EXPECT_EQ(p.act(0, "draw"), "replaced");
    EXPECT_EQ(p.table->status(), Status::kPlaying);
    EXPECT_EQ(p.refusal_of(p.table->resign("g1", 1, p.now)), "");
    EXPECT_EQ(p.table->status(), Status::kOver);
    EXPECT_EQ(p.table->end_reason(), "abandoned");
}

TEST(Replacing, NeedsAnAbsentPlayerAndTheAgreementOfAllOthers) {
    TestTable p(terms({"person", "person", "person"}));
    p.sit_all();
    p.choose_all();
    EXPECT_EQ(p.refusal_of(p.table->replace("g1", 0, absent(0, kHere), p.now)), "present");
    EXPECT_EQ(p.refusal_of(p.table->replace("g1", 0, absent(0, {false, 59, 60}), p.now)),
              "just-left");
    EXPECT_EQ(p.refusal_of(p.table->replace("g0", 0, absent(0), p.now)), "not-your-seat");
    EXPECT_EQ(p.refusal_of(p.table->replace("x", 0, absent(0), p.now)), "not-your-seat");
    EXPECT_EQ(p.refusal_of(p.table->replace("g1", 0, absent(0), p.now)), "");
    EXPECT_FALSE(p.table->sitters()[0].replaced);
    EXPECT_EQ(p.refusal_of(p.table->replace("g1", 0, absent(0), p.now)), "already-voted");
    EXPECT_EQ(p.refusal_of(p.table->replace("g2", 0, absent(0), p.now)), "");
    EXPECT_TRUE(p.table->sitters()[0].replaced);
}

TEST(Replacing, IsUndoneByThePlayerButNotAfterResigning) {
    TestTable p = two();
    ASSERT_EQ(p.refusal_of(p.table->replace("g1", 0, absent(0), p.now)), "");
    EXPECT_EQ(p.act(0, "draw"), "replaced");
    EXPECT_EQ(p.refusal_of(p.table->back("g1", 0, p.now)), "not-your-seat");
    EXPECT_EQ(p.refusal_of(p.table->back("g0", 0, p.now)), "");
    EXPECT_TRUE(p.table->waiting_people().has(0));
    EXPECT_EQ(p.refusal_of(p.table->back("g0", 0, p.now)), "not-away");
    EXPECT_TRUE(p.table->votes_against(0).empty());
    EXPECT_EQ(p.refusal_of(p.table->resign("g0", 0, p.now)), "");
    EXPECT_EQ(p.refusal_of(p.table->back("g0", 0, p.now)), "replaced");
    const auto again = load(p.rows);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_TRUE((*again)->sitters()[0].resigned);
}

TEST(Flags, LetABotDecideUntilTheOwnerReturns) {
    TestTable p(terms({"person", "person"}, {TempoKind::kLive, 5000, 1000, {}}));
    p.sit_all();
    p.choose_all();
    EXPECT_EQ(p.refusal_of(p.table->fall_flag(0, p.now)), "time-left");
    const auto flag = p.table->clocks().next_flag();
    ASSERT_TRUE(flag);
    EXPECT_EQ(flag->first, 0);
    p.now = flag->second;
    EXPECT_EQ(p.refusal_of(p.table->fall_flag(0, p.now)), "");
    EXPECT_EQ(p.table->waiting_bots(), Seats::of(0));
    EXPECT_EQ(p.refusal_of(p.table->back("g0", 0, p.now)), "");
    EXPECT_EQ(p.table->waiting_people(), Seats::of(0));
    EXPECT_TRUE(load(p.rows));
}

TEST(Chat, HasLimits) {
    TestTable p = two();
    EXPECT_EQ(p.refusal_of(p.table->chat("g0", "Anna", "", p.now)), "bad-chat");
    EXPECT_EQ(p.refusal_of(p.table->chat("g0", "Anna", std::string(501, 'x'), p.now)), "bad-chat");
    EXPECT_EQ(p.refusal_of(p.table->chat("g0", "Anna", "a\nb", p.now)), "bad-chat");
    EXPECT_EQ(p.refusal_of(p.table->chat("g1", "Ben", "hi", p.now)), "") << "spectators may speak";
    EXPECT_EQ(p.table->chat_lines().back().text, "hi");
}

TEST(Chat, BelongsToThePlayersUntilTheOwnerOpensIt) {
    TestTable p = two();
    EXPECT_EQ(p.refusal_of(p.table->chat("x", "Xaver", "hi", p.now)), "players-only");
    EXPECT_EQ(p.refusal_of(p.table->allow_chat("g1", true, p.now)), "not-owner");
    EXPECT_EQ(p.refusal_of(p.table->allow_chat("g0", true, p.now)), "");
    EXPECT_EQ(p.refusal_of(p.table->chat("x", "Xaver", "hi", p.now)), "");
    const std::uint32_t line = p.table->version();
    EXPECT_TRUE(p.table->chat_lines().back().watcher);
    EXPECT_EQ(p.refusal_of(p.table->mute("g1", line, p.now)), "not-owner");
    EXPECT_EQ(p.refusal_of(p.table->mute("g0", line - 1, p.now)), "no-such-line");
    EXPECT_EQ(p.refusal_of(p.table->mute("g0", line, p.now)), "");
    EXPECT_EQ(p.refusal_of(p.table->chat("x", "Xaver", "hi", p.now)), "muted");
    EXPECT_EQ(p.refusal_of(p.table->chat("y", "Yves", "hi", p.now)), "");
    const auto again = load(p.rows);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_TRUE((*again)->is_muted("x"));
    EXPECT_TRUE((*again)->watchers_may_chat());
}

TEST(Chat, IsOpenAgainToAWatcherWhomTheOwnerNoLongerMutes) {
    TestTable p = two();
    ASSERT_EQ(p.refusal_of(p.table->allow_chat("g0", true, p.now)), "");
    ASSERT_EQ(p.refusal_of(p.table->chat("x", "Xaver", "hi", p.now)), "");
    const std::uint32_t line = p.table->version();
    ASSERT_EQ(p.refusal_of(p.table->chat("y", "Yves", "hi", p.now)), "");
    EXPECT_EQ(p.refusal_of(p.table->unmute("g0", line, p.now)), "stale") << "nobody is muted";
    ASSERT_EQ(p.refusal_of(p.table->mute("g0", line, p.now)), "");
    EXPECT_EQ(p.table->muted_lines(), std::vector<std::uint32_t>{line});
    EXPECT_EQ(p.refusal_of(p.table->unmute("x", line, p.now)), "not-owner");
    EXPECT_EQ(p.refusal_of(p.table->unmute("g0", line + 2, p.now)), "no-such-line");
    EXPECT_EQ(p.refusal_of(p.table->unmute("g0", line, p.now)), "");
    EXPECT_TRUE(p.table->muted_lines().empty());
    EXPECT_EQ(p.refusal_of(p.table->chat("x", "Xaver", "thanks", p.now)), "");
    const auto again = load(p.rows);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_FALSE((*again)->is_muted("x"));
    EXPECT_EQ(p.refusal_of(p.table->mute("g0", line, p.now)), "") << "and once more";
    EXPECT_EQ(p.refusal_of(p.table->chat("x", "Xaver", "hi", p.now)), "muted");
}

TEST(Chat, OfWatchersNeverFillsThatOfThePlayers) {
    TestTable p = two();
    ASSERT_EQ(p.refusal_of(p.table->allow_chat("g0", true, p.now)), "");
    int written = 0;
    for (int i = 0; i < 30 * 11; ++i) {
        const std::string guest = "x" + std::to_string(i / 11);
        written += p.refusal_of(p.table->chat(guest, "Name", "hi", p.now)).empty() ? 1 : 0;
        if (i == 10) {
            EXPECT_EQ(written, 10) << "of one watcher";
        }
    }
    EXPECT_EQ(written, 200) << "of all watchers";
    for (int i = 0; i < 2000; ++i) {
        ASSERT_EQ(p.refusal_of(p.table->chat("g1", "Ben", "hi", p.now)), "");
    }
    EXPECT_EQ(p.refusal_of(p.table->chat("g1", "Ben", "hi", p.now)), "chat-full");
}

}  // namespace
}  // namespace pakhuis::tables
