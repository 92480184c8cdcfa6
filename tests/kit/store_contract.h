// What every store on a machine promises, as tests. The tests of a layer include this file once and
// instantiate AStore with the way to make its store.
#pragma once

#include <algorithm>
#include <atomic>
#include <fmt/format.h>
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "kit/store_test.h"

namespace pakhuis::store {

// Where a store is kept during one test.
class StorePlace {
  public:
    virtual ~StorePlace() = default;
    // Opens the store, with room for so many writes that wait.
    virtual Result<std::unique_ptr<Store>> open(std::size_t queue) = 0;
    // The rows of a table that was removed.
    virtual std::vector<Row> exported(const std::string& table) = 0;
};

using MakePlace = std::unique_ptr<StorePlace> (*)();

class AStore : public testing::TestWithParam<MakePlace>, protected StoreTest {
  protected:
    void SetUp() override { reopen(); }
    void reopen(std::size_t queue = 100'000) {
        store_.reset();
        auto opened = place_->open(queue);
        ASSERT_TRUE(opened) << opened.error().text();
        store_ = std::move(*opened);
    }

    std::unique_ptr<StorePlace> place_ = GetParam()();
    // The store is closed before its place is cleared away.
    void TearDown() override { store_.reset(); }
};

// What a caller hands over may belong to somebody who ends after a flush: the network's executors.
TEST_P(AStore, FlushesOnlyWhenTheAnswersAreGoneToo) {
    struct Slow {
        std::shared_ptr<std::atomic<bool>> gone;
        ~Slow() {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            *gone = true;
        }
    };
    const auto gone = std::make_shared<std::atomic<bool>>(false);
    store_->append(batch("t", {row(0)}), [slow = std::make_shared<Slow>(gone)](const auto&) {});
    store_->flush();
    EXPECT_TRUE(*gone);
}

TEST_P(AStore, ReturnsRowsAsWrittenInOrder) {
    const std::string odd("caf\xc3\xa9 \0 '\"\n", 11);
    EXPECT_EQ(append(batch("t", {row(0), row(1, odd), row(2, "")})), "");
    EXPECT_EQ(append(batch("t", {row(3, std::string(100'000, 'x'))})), "");
    EXPECT_EQ(append(batch("s", {row(0)})), "");
    const std::vector<Row> all = {row(0), row(1, odd), row(2, ""),
                                  row(3, std::string(100'000, 'x'))};
    EXPECT_EQ(store_->rows("t").value(), all);
    EXPECT_EQ(store_->rows("none").value(), std::vector<Row>());
    EXPECT_EQ(store_->all_tables().value(), (Names{"s", "t"}));
}

TEST_P(AStore, ReturnsTheLatestSummary) {
    Summary written = summary("t");
    written.members = {"cid", "ann", "bob", "ann"};  // as seated; a guest may take two seats
    written.waiting = {"bob", "ann"};
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    EXPECT_EQ(append(batch("t", {row(1)}, written)), "");
    EXPECT_EQ(store_->summary("t").value(), written);
    written.members = {};
    written.waiting = {};
    EXPECT_EQ(append(batch("t", {}, written)), "");
    EXPECT_EQ(store_->summary("t").value(), written);
    EXPECT_EQ(store_->summary("none").value(), std::nullopt);
}

TEST_P(AStore, FindsGuestsByIdAndToken) {
    Guest ann{"ann", "h1", "Ann", 5};
    EXPECT_EQ(put(ann), "");
    EXPECT_EQ(put({"bob", "h2", "Bob", 6}), "");
    ann.name = "Anna";
    ann.token_hash = "h3";
    ann.webhook = "https://example.com/x";
    EXPECT_EQ(put(ann), "");
    EXPECT_EQ(store_->guest("ann").value(), ann);
    EXPECT_EQ(store_->guest_by_token("h3").value(), ann);
    EXPECT_EQ(store_->guest_by_token("h1").value(), std::nullopt);
    EXPECT_EQ(store_->guest("none").value(), std::nullopt);
}

TEST_P(AStore, GivesATokenToOneGuestOnly) {
    EXPECT_EQ(put({"ann", "h1", "Ann", 5}), "");
    EXPECT_EQ(put({"bob", "h1", "Bob", 6}), "conflict");
    EXPECT_EQ(store_->guest("bob").value(), std::nullopt);
    EXPECT_EQ(store_->guest_by_token("h1").value(), (Guest{"ann", "h1", "Ann", 5}));
}

TEST_P(AStore, ListsOpenTablesNewestFirst) {
    for (int i = 0; i < 4; ++i) {
        const std::string table = fmt::format("t{}", i);
        EXPECT_EQ(append(batch(table, {row(0)}, summary(table, i == 0 ? 9 : i))), "");
    }
    Summary hidden = summary("hidden", 20);
    hidden.listed = false;
    Summary playing = summary("playing", 20);
    playing.status = "playing";
    EXPECT_EQ(append(batch("hidden", {row(0)}, hidden)), "");
    EXPECT_EQ(append(batch("playing", {row(0)}, playing)), "");
    EXPECT_EQ(names(store_->open_tables(10).value()), (Names{"t0", "t3", "t2", "t1"}));
    EXPECT_EQ(names(store_->open_tables(2).value()), (Names{"t0", "t3"}));
    EXPECT_EQ(names(store_->open_tables(-1).value()), Names());
    EXPECT_EQ(store_->open_tables(1).value().front(), summary("t0", 9));
}

TEST_P(AStore, ListsAGuestsWaitingTablesFirst) {
    Summary waits = summary("waits", 1);
    Summary newer = summary("newer", 3);
    newer.waiting = {"ann"};
    Summary older = summary("older", 2);
    older.waiting = {};
    Summary other = summary("other", 9);
    other.members = other.waiting = {"ann"};
    for (const Summary& each : {waits, newer, older, other}) {
        EXPECT_EQ(append(batch(each.table, {row(0)}, each)), "");
    }
    EXPECT_EQ(names(store_->tables_of("bob", 10).value()), (Names{"waits", "newer", "older"}));
    EXPECT_EQ(store_->tables_of("bob", 1).value(), std::vector<Summary>{waits});
    waits.waiting = {};
    newer.members = {"ann"};
    EXPECT_EQ(append(batch("waits", {}, waits)), "");
    EXPECT_EQ(append(batch("newer", {}, newer)), "");
    EXPECT_EQ(names(store_->tables_of("bob", 10).value()), (Names{"older", "waits"}));
}

TEST_P(AStore, ListsTablesInPlayByTheirNextFlag) {
    const auto put_due = [&](const std::string& table, const char* status, std::int64_t due) {
        Summary each = summary(table);
        each.status = status;
        each.due = due;
        EXPECT_EQ(append(batch(table, {}, each)), "");
    };
    put_due("late", "playing", 300);
    put_due("soon", "playing", 200);
    put_due("now", "playing", 100);
    put_due("never", "playing", 0);
    put_due("over", "over", 100);
    EXPECT_EQ(store_->due_before(300).value(), (Names{"now", "soon"}));
    put_due("now", "playing", 400);
    EXPECT_EQ(store_->due_before(300).value(), Names{"soon"});
}

TEST_P(AStore, CountsWhatAGuestHasMade) {
    Summary made = summary("t");
    made.owner = "ann";
    EXPECT_EQ(append(batch("t", {row(0), row(1, "four")}, made)), "");
    EXPECT_EQ(append(batch("t", {row(2)}, made)), "");
    made.table = "s";
    made.status = "over";
    EXPECT_EQ(append(batch("s", {row(0)}, made)), "");
    EXPECT_EQ(append(batch("other", {row(0)}, summary("other"))), "");
    EXPECT_EQ(store_->usage_of("ann").value(), (Usage{2, 1, 10}));
    EXPECT_EQ(store_->usage_of("bob").value(), Usage{});
}

TEST_P(AStore, ListsActiveTablesOnly) {
    EXPECT_EQ(append(batch("x", {row(0)}, summary("x", 5))), "");
    EXPECT_EQ(append(batch("y", {row(0)}, summary("y", 6))), "");
    store_->set_active({"y"}, 0, [](const auto&) {});
    store_->flush();
    EXPECT_EQ(names(store_->open_tables(9).value()), Names{"x"});
    EXPECT_EQ(store_->inactive_tables("bob").value(), Names{"y"});
    store_->set_active({"x"}, 9, [](const auto&) {});
    EXPECT_EQ(append(batch("y", {row(1)}, summary("y", 8))), "");
    EXPECT_EQ(names(store_->open_tables(9).value()), (Names{"x", "y"})) << "a change puts it back";
    EXPECT_EQ(names(store_->open_tables(9, 1).value()), Names{"y"});
}

TEST_P(AStore, ListsFrozenTablesAndForgetsThoseWhoLeftThem) {
    Summary frozen = summary("t");
    frozen.status = "frozen";
    frozen.members = {"ann"};
    frozen.waiting = {};
    frozen.left = {"bob"};
    EXPECT_EQ(append(batch("t", {row(0)}, frozen)), "");
    EXPECT_EQ(store_->frozen_tables(9).value(), Names{"t"});
    EXPECT_EQ(store_->summary("t").value(), frozen);
    EXPECT_EQ(names(store_->tables_of("ann", 9).value()), Names{"t"});
    EXPECT_EQ(names(store_->tables_of("bob", 9).value()), Names());
}

TEST_P(AStore, ListsAllTablesAndGuestsByTheirIds) {
    for (const char* id : {"b", "c", "a"}) {
        EXPECT_EQ(append(batch(id, {row(0)}, summary(id))), "");
        EXPECT_EQ(put({id, id, "Ann", 5, "", 7}), "");
    }
    EXPECT_EQ(names(store_->summaries_after("a", 9).value()), (Names{"b", "c"}));
    EXPECT_EQ(names(store_->summaries_after("", 1).value()), (Names{"a"}));
    EXPECT_EQ(store_->guests_after("b", 9).value(),
              (std::vector<Guest>{{"c", "c", "Ann", 5, "", 7}}));
}

TEST_P(AStore, RefusesATakenStepAndAGap) {
    EXPECT_EQ(append(batch("t", {row(0), row(1)})), "");
    EXPECT_EQ(append(batch("t", {row(1)})), "conflict");
    EXPECT_EQ(append(batch("t", {row(3)})), "conflict");
    EXPECT_EQ(append(batch("s", {row(1)})), "conflict");
    EXPECT_EQ(append(batch("t", {row(2), row(2)})), "conflict");
    EXPECT_EQ(store_->rows("t").value().size(), 2U);
    EXPECT_EQ(append(batch("t", {row(2)})), "");
}

TEST_P(AStore, WritesNothingOfAConflictAndWritesTheOtherBatches) {
    hold();
    std::vector<std::string> answers;
    const auto note = [&](const std::optional<Problem>& problem) {
        answers.push_back(problem ? problem->key : "durable");
    };
    store_->append(batch("t", {row(0), row(1)}, summary("t", 1)), note);
    store_->append(batch("t", {row(2), row(4)}, summary("t", 2)), note);
    store_->append(batch("s", {row(0)}, summary("s", 3)), note);
    store_->put_guest({"ann", "h1", "Ann", 5}, note);
    store_->append(batch("t", {row(2)}), note);
    let_go();
    store_->flush();
    EXPECT_EQ(answers, (Names{"durable", "conflict", "durable", "durable", "durable"}));
    EXPECT_EQ(store_->rows("t").value(), (std::vector<Row>{row(0), row(1), row(2)}));
    EXPECT_EQ(store_->summary("t").value(), summary("t", 1));
    EXPECT_EQ(store_->summary("s").value(), summary("s", 3));
}

TEST_P(AStore, NamesTheRowInConflict) {
    std::string text;
    store_->append(batch("t", {row(7)}), [&](const auto& problem) { text = problem->text(); });
    store_->flush();
    EXPECT_EQ(text, "table t, row 7: The table's next row is row 0. (conflict)");
}

TEST_P(AStore, AnswersInTheOrderOfTheCallsAndFlushWaitsForAll) {
    std::vector<int> answered;
    for (int i = 0; i < 2000; ++i) {
        store_->append(batch(fmt::format("t{}", i % 10), {row(static_cast<std::uint32_t>(i / 10))}),
                       [&answered, i](const auto& problem) {
                           EXPECT_FALSE(problem);
                           answered.push_back(i);
                       });
    }
    store_->flush();
    ASSERT_EQ(answered.size(), 2000U);
    EXPECT_TRUE(std::is_sorted(answered.begin(), answered.end()));
}

TEST_P(AStore, LetsOneOfTwoWritersWriteAStep) {
    std::atomic<int> taken = 0;
    const auto race = [&] {
        for (std::uint32_t seq = 0; seq < 100; ++seq) {
            std::promise<void> answered;
            store_->append(batch("t", {row(seq)}), [&](const std::optional<Problem>& problem) {
                if (!problem) ++taken;
                answered.set_value();
            });
            answered.get_future().wait();
        }
    };
    std::thread other(race);
    race();
    other.join();
    EXPECT_EQ(taken, 100);
    EXPECT_EQ(store_->rows("t").value().size(), 100U);
}

TEST_P(AStore, CanBeReadDuringWrites) {
    std::atomic<std::uint32_t> acknowledged = 0;
    std::thread writer([&] {
        for (std::uint32_t seq = 0; seq < 600; seq += 2) {
            Batch pair = batch("t", {row(seq), row(seq + 1)}, summary("t", seq + 2));
            store_->append(std::move(pair),
                           [&acknowledged, seq](const auto&) { acknowledged = seq + 2; });
        }
        store_->flush();
    });
    while (acknowledged < 600) {
        const std::uint32_t before = acknowledged;
        const auto found = store_->rows("t");
        ASSERT_TRUE(found) << found.error().text();
        EXPECT_GE(found->size(), before);
        EXPECT_EQ(found->size() % 2, 0U);
        const auto list = store_->tables_of("bob", 5);
        ASSERT_TRUE(list) << list.error().text();
        EXPECT_TRUE(before == 0 || list->at(0).changed >= before);
    }
    writer.join();
}

TEST_P(AStore, ExportsATableBeforeItRemovesIt) {
    EXPECT_EQ(append(batch("t", {row(0), row(1)}, summary("t"))), "");
    EXPECT_EQ(put({"ann", "h1", "Ann", 5}), "");
    store_->remove_guest("ann", [](const auto&) {});
    store_->flush();
    EXPECT_TRUE(store_->guest("ann").value()) << "still at a table";
    store_->remove_table("t", [](const auto& problem) { EXPECT_FALSE(problem); });
    store_->remove_guest("ann", [](const auto&) {});
    store_->flush();
    EXPECT_EQ(store_->rows("t").value(), std::vector<Row>());
    EXPECT_EQ(store_->summary("t").value(), std::nullopt);
    EXPECT_EQ(store_->tables_of("bob", 9).value(), std::vector<Summary>());
    EXPECT_FALSE(store_->guest("ann").value());
    EXPECT_EQ(place_->exported("t"), (std::vector<Row>{row(0), row(1)}));
}

TEST_P(AStore, KeepsAGuestWhoLeftAFrozenTable) {
    Summary frozen = summary("t");
    frozen.members = {"ann"};
    frozen.left = {"bob"};
    EXPECT_EQ(append(batch("t", {row(0)}, frozen)), "");
    EXPECT_EQ(put({"bob", "h1", "Bob", 5}), "");
    store_->remove_guest("bob", [](const auto&) {});
    store_->flush();
    EXPECT_TRUE(store_->guest("bob").value());
}

TEST_P(AStore, KeepsAnEditionOnceByItsHash) {
    Batch first = batch("t", {row(0)});
    first.edition = Edition{~std::uint64_t{5}, "{\"a\":1}"};
    Batch second = batch("s", {row(0)});
    second.edition = first.edition;
    EXPECT_EQ(append(first), "");
    EXPECT_EQ(append(second), "");
    EXPECT_EQ(store_->edition(~std::uint64_t{5}).value(), "{\"a\":1}");
    EXPECT_EQ(store_->edition(5).value(), std::nullopt);
}

TEST_P(AStore, FindsNothingByATextThatNobodyCouldWrite) {
    for (const std::string& odd : {std::string("a\0b", 3), std::string("\xff")}) {
        EXPECT_EQ(store_->rows(odd).value(), std::vector<Row>());
        EXPECT_EQ(store_->summary(odd).value(), std::nullopt);
        EXPECT_EQ(store_->guest_by_token(odd).value(), std::nullopt);
    }
}

TEST_P(AStore, KeepsEverythingWhenOpenedAgain) {
    // The test does not wait for answers: the destructor writes the queue.
    int answered = 0;
    for (std::uint32_t seq = 0; seq < 500; ++seq) {
        store_->append(batch("t", {row(seq)}, summary("t", seq)), [&](const auto&) { ++answered; });
    }
    store_.reset();
    EXPECT_EQ(answered, 500);
    reopen();
    EXPECT_EQ(store_->rows("t").value().size(), 500U);
    EXPECT_EQ(store_->summary("t").value(), summary("t", 499));
    EXPECT_EQ(append(batch("t", {row(500)})), "");
}

TEST_P(AStore, RefusesAtOnceWhenTooMuchIsQueued) {
    reopen(3);
    hold();
    for (std::uint32_t seq = 0; seq < 3; ++seq)
        store_->append(batch("t", {row(seq)}), [](const auto&) {});
    EXPECT_EQ(append(batch("t", {row(3)})), "overloaded");
    let_go();
    store_->flush();
    EXPECT_EQ(append(batch("t", {row(3)})), "");
}

TEST_P(AStore, IsUsedByOneOpenerAtATime) {
    const auto second = place_->open(10);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().key, "store-in-use");
    EXPECT_EQ(append(batch("t", {row(0)})), "");
    reopen();
    EXPECT_EQ(store_->rows("t").value().size(), 1U);
}

}  // namespace pakhuis::store
