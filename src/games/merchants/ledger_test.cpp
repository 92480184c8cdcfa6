// Every florin is accounted for: a book kept from events agrees with the game's own ledger.
#include <gtest/gtest.h>

#include "engine/play.h"
#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

// Money that a seat received and gave, by the events that everybody sees.
struct Book {
    int payouts = 0;
    int bonuses = 0;
    int credits = 0;  // their number
    int auctions = 0;

    int money(const Rules& rules) const {
        return rules.start_money + payouts + bonuses + rules.credit * credits - auctions;
    }
};

void enter(const Rules& rules, const Event& e, std::array<Book, kMaxPlayers>& books) {
    switch (e.kind) {
        case EventKind::kPayout:
            for (std::size_t i = 0; i < kMaxPlayers; ++i) books[i].payouts += e.amounts[i];
            break;
        case EventKind::kBonus:
            books[e.seat].bonuses += e.amount;
            break;
        case EventKind::kReturned:
            books[e.seat].bonuses -= e.amount;
            break;
        case EventKind::kBorrowed:
        case EventKind::kForced:
            books[e.seat].credits += e.amount / rules.credit;
            break;
        case EventKind::kBought:
            books[e.seat].auctions += e.amount;
            break;
        default:
            break;
    }
}

// Compares the books with the state.
void compare(const Rules& rules, const State& s, const std::array<Book, kMaxPlayers>& books) {
    for (int i = 0; i < rules.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        const Book& book = books[seat];
        ASSERT_EQ(owned(s, seat), book.money(rules));
        ASSERT_EQ(s.credits[seat], book.credits);
        ASSERT_EQ(static_cast<int>(s.ledger[seat].auctions), book.auctions);
        ASSERT_EQ(bonus(rules, s, seat), book.bonuses);
        ASSERT_EQ(Merchants::score(rules, s, seat),
                  book.money(rules) - rules.repayment * book.credits);
    }
}

int keep_books(const Rules& rules, std::uint64_t seed) {
    Rng rng(seed);
    State s = Merchants::start(rules);
    std::array<Book, kMaxPlayers> books{};
    int forced = 0;
    for (;;) {
        const State before = s;
        const Seats who = Merchants::waiting(rules, s);
        if (who.empty()) return forced;
        const Seat actor = who.lowest();
        const Action action = actor == kChance ? Merchants::sample_chance(rules, s, rng)
                                               : Merchants::random_legal(rules, s, actor, rng);
        Merchants::apply(rules, s, actor, action);
        EventList<Merchants> events;
        Merchants::events(rules, before, actor, action, s, kSpectator, events);
        for (const Event& e : events) {
            enter(rules, e, books);
            forced += e.kind == EventKind::kForced;
        }
        compare(rules, s, books);
        if (testing::Test::HasFatalFailure()) return forced;
    }
}

TEST(MerchantsLedger, MoneyIsStartAndPayoutsAndBonusesAndCreditsLessAuctions) {
    for (int seats = 3; seats <= 5; ++seats) {
        for (const bool live : {false, true}) {
            const Rules rules = rules_for(seats, live);
            for (std::uint64_t seed = 0; seed < 40; ++seed) keep_books(rules, seed);
        }
    }
}

TEST(MerchantsLedger, AgreesWithTheBooksThroughForcedCredits) {
    int forced = 0;
    for (int seats = 3; seats <= 5; ++seats) {
        const Rules rules = rules_for(seats, false, small_edition(seats));
        for (std::uint64_t seed = 0; seed < 100; ++seed) forced += keep_books(rules, seed);
    }
    EXPECT_GT(forced, 5) << "too few forced credits to test them";
}

}  // namespace
}  // namespace pakhuis::merchants
