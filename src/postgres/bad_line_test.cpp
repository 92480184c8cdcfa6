// The store over a network that delays, cuts and falls silent.
#include <atomic>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <thread>

#include "kit/postgres_server.h"
#include "kit/relay.h"
#include "kit/store_test.h"
#include "postgres/postgres_store.h"

namespace pakhuis::store {
namespace {

using std::chrono::milliseconds;

class StoreOverABadLine : public testing::Test, protected StoreTest {
  protected:
    void open(const PostgresOptions& options) {
        auto opened = open_postgres_store(over_the_line_, options);
        ASSERT_TRUE(opened) << opened.error().text();
        store_ = std::move(*opened);
    }
    void TearDown() override {
        line_.silence(false);
        store_.reset();
    }
    // Past the line.
    std::string sql(const std::string& text) { return PostgresServer::run(address_, text); }

    PostgresServer& server_ = PostgresServer::shared();
    const std::string address_ = server_.new_database();
    Relay line_{server_.folder() / ".s.PGSQL.5432"};
    const std::string over_the_line_ = fmt::format("postgresql://tester@127.0.0.1:{}/{}",
                                                   line_.port(), sql("SELECT current_database()"));
};

TEST_F(StoreOverABadLine, WritesEachRowOnceAndInOrder) {
    line_.delay(milliseconds(3));
    open({.reconnect = milliseconds(20'000)});
    std::atomic<bool> over = false;
    std::thread cutter([&] {
        for (int i = 1; !over; ++i) {
            std::this_thread::sleep_for(milliseconds(60 + 20 * (i % 8)));
            line_.cut();
        }
    });
    std::vector<Row> written;
    for (std::uint32_t seq = 0; seq < 60; ++seq) {
        EXPECT_EQ(append(batch("t", {row(seq)}, summary("t", seq))), "");
        written.push_back(row(seq));
    }
    over = true;
    cutter.join();
    EXPECT_EQ(sql("SELECT row_count FROM pakhuis.summary"), "60");
    auto rows = store_->rows("t");
    for (; !rows; rows = store_->rows("t")) std::this_thread::sleep_for(milliseconds(50));
    EXPECT_EQ(rows.value(), written);
}

// What was sent before the line fell silent arrives after it was given up.
TEST_F(StoreOverABadLine, WritesNothingLate) {
    open({.patience = milliseconds(200), .reconnect = milliseconds(100)});
    EXPECT_EQ(put({"ann", "h1", "Ann", 5}), "");
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    const auto fall_silent = [&](const auto& write) {
        line_.silence(true);
        EXPECT_EQ(write(), "unreachable");
        line_.hold_back(milliseconds(300));
        std::this_thread::sleep_for(milliseconds(20));
        line_.silence(false);
    };
    const auto until_reached = [](const auto& write) {
        std::string answer = write();
        while (answer == "unreachable") answer = write();
        return answer;
    };
    fall_silent([&] { return put({"ann", "h1", "Early", 5}); });
    EXPECT_EQ(until_reached([&] { return put({"ann", "h1", "Late", 5}); }), "");
    std::this_thread::sleep_for(milliseconds(600));
    EXPECT_EQ(sql("SELECT name FROM pakhuis.guest"), "Late");

    fall_silent([&] { return append(batch("t", {row(1, "early")}, summary("t"))); });
    const std::string answer =
        until_reached([&] { return append(batch("t", {row(1, "late")}, summary("t"))); });
    std::this_thread::sleep_for(milliseconds(600));
    EXPECT_EQ(sql("SELECT convert_from(body, 'UTF8') FROM pakhuis.log WHERE seq = 1"),
              answer.empty() ? "late" : "early");
}

// The session that gave up sits in a lock and would go on later.
TEST_F(StoreOverABadLine, EndsTheFormerSessionBeforeItWritesAgain) {
    open({.patience = milliseconds(300), .reconnect = milliseconds(5'000)});
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    auto other = postgres::Connection::open(address_, std::chrono::seconds(10)).value();
    ASSERT_TRUE(other->execute("BEGIN; LOCK TABLE pakhuis.summary IN EXCLUSIVE MODE"));
    std::thread unlock([&] {
        std::this_thread::sleep_for(milliseconds(1500));
        EXPECT_TRUE(other->execute("COMMIT"));
    });
    EXPECT_EQ(append(batch("t", {row(1)}, summary("t", 2))), "");
    unlock.join();
    EXPECT_EQ(store_->rows("t").value(), (std::vector<Row>{row(0), row(1)}));
    EXPECT_EQ(sql("SELECT row_count FROM pakhuis.summary"), "2");
    EXPECT_EQ(sql("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 1 AND "
                  "database = (SELECT oid FROM pg_database WHERE datname = current_database())"),
              "1");
}

}  // namespace
}  // namespace pakhuis::store
