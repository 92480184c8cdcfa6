#include "postgres/postgres_store.h"

#include <csignal>
#include <mutex>

#include "kit/postgres_server.h"
#include "kit/store_contract.h"
#include "postgres/row_at.h"
#include "postgres/schema.h"
#include "postgres/sql.h"

namespace pakhuis::store {
namespace {

using postgres::Connection;
using postgres::Prepared;
using std::chrono::milliseconds;

class PostgresPlace final : public StorePlace {
  public:
    Result<std::unique_ptr<Store>> open(std::size_t queue) override {
        return open_postgres_store(address_, {.queue = queue, .lock = milliseconds(100)});
    }
    std::vector<Row> exported(const std::string& table) override {
        auto connection = Connection::open(address_, std::chrono::seconds(10)).value();
        const Prepared expired = {"expired",
                                  "SELECT seq, kind, body, hash, at FROM pakhuis.expired "
                                  "WHERE tbl = $1 ORDER BY seq"};
        EXPECT_TRUE(connection->prepare({&expired, 1}));
        const auto found = connection->ask(expired.name, table);
        std::vector<Row> rows;
        for (int i = 0; found && i < found->size(); ++i)
            rows.push_back(postgres::row_at(*found, i));
        return rows;
    }

  private:
    const std::string address_ = PostgresServer::shared().new_database();
};

INSTANTIATE_TEST_SUITE_P(Postgres, AStore, testing::Values([]() -> std::unique_ptr<StorePlace> {
                             return std::make_unique<PostgresPlace>();
                         }),
                         [](const auto&) { return "InADatabase"; });

class APostgresStore : public testing::Test, protected StoreTest {
  protected:
    void SetUp() override { reopen(); }
    void reopen(const PostgresOptions& options = {.lock = milliseconds(100)}) {
        store_.reset();
        auto opened = open_postgres_store(address_, options);
        ASSERT_TRUE(opened) << opened.error().text();
        store_ = std::move(*opened);
    }
    void TearDown() override { store_.reset(); }

    std::string sql(const std::string& text) { return PostgresServer::run(address_, text); }
    // The problem of opening the store once more.
    Problem refusal() {
        store_.reset();
        const auto opened = open_postgres_store(address_, {.lock = milliseconds(100)});
        return opened ? Problem{} : opened.error();
    }
    // Ends all sessions of the database but this one.
    void cut_connections() {
        sql("SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()");
    }

    // One that a test may stop. It runs again afterwards.
    static PostgresServer& own_server() {
        static PostgresServer server;
        return server;
    }

    PostgresServer& server_ = PostgresServer::shared();
    const std::string address_ = server_.new_database();
};

TEST_F(APostgresStore, GoesOnWhenItsConnectionsAreCut) {
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    EXPECT_EQ(store_->rows("t").value().size(), 1U);
    cut_connections();
    EXPECT_EQ(store_->rows("t").value().size(), 1U);
    EXPECT_EQ(append(batch("t", {row(1)})), "");
    EXPECT_EQ(store_->rows("t").value().size(), 2U);
}

TEST_F(APostgresStore, WritesEachRowOnceWhenTransactionsAreCut) {
    std::atomic<bool> over = false;
    std::thread cutter([&] {
        while (!over) {
            cut_connections();
            std::this_thread::sleep_for(milliseconds(3));
        }
    });
    std::vector<Row> written;
    for (std::uint32_t seq = 0; seq < 300; ++seq) {
        EXPECT_EQ(append(batch("t", {row(seq)}, summary("t", seq))), "");
        written.push_back(row(seq));
    }
    over = true;
    cutter.join();
    EXPECT_EQ(store_->rows("t").value(), written);
    EXPECT_EQ(sql("SELECT row_count FROM pakhuis.summary"), "300");
}

// The rows are already there as after a commit whose answer was lost.
TEST_F(APostgresStore, KnowsARowThatItWroteBeforeTheConnectionWasCut) {
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    sql(R"(INSERT INTO pakhuis.log VALUES('t', 1, 'act', '{}', -2, 1700000000001);
        CREATE FUNCTION pakhuis.cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
        CREATE TRIGGER cut AFTER INSERT ON pakhuis.edition FOR EACH ROW
            EXECUTE FUNCTION pakhuis.cut())");
    Batch once = batch("t", {row(1)}, summary("t", 2));
    once.edition = Edition{1, "{}"};
    std::thread repair([&] {
        std::this_thread::sleep_for(milliseconds(200));
        sql("DROP TRIGGER cut ON pakhuis.edition");
    });
    EXPECT_EQ(append(once), "");
    repair.join();
    EXPECT_EQ(store_->rows("t").value(), (std::vector<Row>{row(0), row(1)}));
    EXPECT_EQ(append(batch("t", {row(1)})), "conflict") << "in a whole session it is taken";
}

TEST_F(APostgresStore, RefusesWritesWhileTheDatabaseIsAway) {
    PostgresServer& server = own_server();
    auto opened = open_postgres_store(server.new_database(), {.reconnect = milliseconds(50)});
    ASSERT_TRUE(opened) << opened.error().text();
    store_ = std::move(*opened);
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    server.stop(SIGINT);
    EXPECT_EQ(append(batch("t", {row(1)})), "unreachable");
    EXPECT_EQ(put({"ann", "h1", "Ann", 5}), "unreachable");
    EXPECT_EQ(store_->rows("t").error().key, "unreachable");
    server.start();
    EXPECT_EQ(append(batch("t", {row(1)})), "");
    std::this_thread::sleep_for(milliseconds(1100));  // reading is tried once a second
    EXPECT_EQ(store_->rows("t").value().size(), 2U);
    store_.reset();
}

TEST_F(APostgresStore, LosesNothingWhenTheDatabaseCrashes) {
    PostgresServer& server = own_server();
    auto opened = open_postgres_store(server.new_database(), {.reconnect = milliseconds(20'000)});
    ASSERT_TRUE(opened) << opened.error().text();
    store_ = std::move(*opened);
    std::atomic<std::uint32_t> acknowledged = 0;
    std::thread writer([&] {
        for (std::uint32_t seq = 0; seq < 2000; ++seq) {
            EXPECT_EQ(append(batch("t", {row(seq)}, summary("t", seq))), "");
            acknowledged = seq + 1;
        }
    });
    for (int crashes = 0; crashes < 2; ++crashes) {
        const std::uint32_t before = acknowledged;
        while (acknowledged < before + 50) std::this_thread::yield();
        server.stop(SIGQUIT);
        server.start();
    }
    writer.join();
    EXPECT_EQ(store_->rows("t").value().size(), 2000U);
    store_.reset();
}

TEST_F(APostgresStore, NamesAFullDiskAndGoesOnWhenThereIsRoom) {
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    for (const auto& [state, key] :
         {std::pair{"disk_full", "disk-full"}, std::pair{"io_error", "io-error"},
          std::pair{"read_only_sql_transaction", "read-only"}}) {
        sql(fmt::format(
            R"(CREATE OR REPLACE FUNCTION pakhuis.fail() RETURNS trigger LANGUAGE plpgsql
                AS $$ BEGIN RAISE {}; END $$;
                CREATE OR REPLACE TRIGGER fail BEFORE INSERT ON pakhuis.log FOR EACH ROW
                EXECUTE FUNCTION pakhuis.fail())",
            state));
        hold();
        Names answers;
        const auto note = [&](const std::optional<Problem>& problem) {
            answers.push_back(problem ? problem->key : "durable");
        };
        store_->append(batch("t", {row(1)}, summary("t", 2)), note);
        store_->append(batch("t", {row(5)}, summary("t", 3)), note);
        store_->put_guest({"ann", "h1", "Ann", 5}, note);
        let_go();
        store_->flush();
        EXPECT_EQ(answers, (Names{key, key, key}));
        EXPECT_EQ(store_->rows("t").value(), std::vector<Row>{row(0)});
        EXPECT_EQ(store_->guest("ann").value(), std::nullopt);
    }
    sql("DROP TRIGGER fail ON pakhuis.log");
    EXPECT_EQ(append(batch("t", {row(1)}, summary("t", 2))), "");
}

TEST_F(APostgresStore, RefusesATextThatCantBeKeptAndWritesTheOthers) {
    hold();
    Names answers;
    const auto note = [&](const std::optional<Problem>& problem) {
        answers.push_back(problem ? problem->key : "durable");
    };
    store_->append(batch("t", {row(0)}, summary("t")), note);
    store_->put_guest({"ann", "h1", "\xff", 5}, note);
    store_->append(batch("t", {row(1)}, summary("t")), note);
    let_go();
    store_->flush();
    EXPECT_EQ(answers, (Names{"durable", "bad-text", "durable"}));
}

TEST_F(APostgresStore, LosesItsPlaceWhenItIsSilent) {
    std::promise<void> taken;
    std::once_flag once;
    reopen({.lock = milliseconds(100),
            .former = milliseconds(300),
            .sign = std::chrono::hours(1),
            .taken = [&] { std::call_once(once, [&] { taken.set_value(); }); }});
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    std::this_thread::sleep_for(milliseconds(400));
    auto other = open_postgres_store(address_, {.silence = milliseconds(300)});
    ASSERT_TRUE(other) << other.error().text();
    EXPECT_EQ(append(batch("t", {row(1, "late")})), "unreachable");
    taken.get_future().wait();
    std::string key = "durable";
    (*other)->append(batch("t", {row(1)}), [&](const auto& problem) {
        if (problem) key = problem->key;
    });
    (*other)->flush();
    EXPECT_EQ(key, "durable");
    EXPECT_EQ((*other)->rows("t").value(), (std::vector<Row>{row(0), row(1)}));
    store_.reset();  // before what it calls
}

TEST_F(APostgresStore, KeepsItsPlaceWithoutAnythingToWrite) {
    reopen({.lock = milliseconds(100), .sign = milliseconds(20)});
    std::this_thread::sleep_for(milliseconds(1500));
    const auto other =
        open_postgres_store(address_, {.lock = milliseconds(100), .silence = milliseconds(1000)});
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().key, "store-in-use");
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
}

// Another writer, as in a second server that does not hold the lock.
TEST_F(APostgresStore, SeesARowThatAnotherWriterWrites) {
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    auto other = Connection::open(address_, std::chrono::seconds(10)).value();
    ASSERT_TRUE(other->execute("BEGIN; INSERT INTO pakhuis.log VALUES('t', 1, 'act', '', 0, 0)"));
    std::promise<std::string> answer;
    store_->append(batch("t", {row(1)}), [&](const std::optional<Problem>& problem) {
        answer.set_value(problem ? problem->key : "");
    });
    auto answered = answer.get_future();
    EXPECT_EQ(answered.wait_for(milliseconds(200)), std::future_status::timeout);
    ASSERT_TRUE(other->execute("COMMIT"));
    EXPECT_EQ(answered.get(), "conflict");
    EXPECT_EQ(append(batch("t", {row(2)})), "");
}

TEST_F(APostgresStore, NamesWhyItCantBeOpened) {
    sql("UPDATE pakhuis.format SET version = 99");
    EXPECT_EQ(refusal().key, "newer-store");
    EXPECT_NE(refusal().text().find("format 99"), std::string::npos) << refusal().text();
    EXPECT_EQ(PostgresSnapshot::open(address_).error().key, "newer-store");
    sql("DROP TABLE pakhuis.format");
    EXPECT_EQ(refusal().key, "bad-store");
    sql("DROP SCHEMA pakhuis CASCADE");
    EXPECT_EQ(PostgresSnapshot::open(address_).error().key, "no-such-store");
    const auto missing = open_postgres_store(server_.database("missing"));
    EXPECT_EQ(missing.error().key, "unreachable");
    EXPECT_NE(missing.error().sentence.find("does not exist"), std::string::npos);
    const auto latin = server_.new_database("ENCODING LATIN1");
    EXPECT_EQ(open_postgres_store(latin).error().key, "bad-store");
}

TEST_F(APostgresStore, IsMadeOnceBySeveralProgramsAtTheSameTime) {
    const std::string empty = server_.new_database();
    std::atomic<int> made = 0;
    std::vector<std::thread> programs;
    for (int i = 0; i < 4; ++i) {
        programs.emplace_back([&] {
            const auto own = Connection::open(empty, std::chrono::seconds(10)).value();
            if (const auto done = postgres::make_store(*own)) ++made;
        });
    }
    for (std::thread& program : programs) program.join();
    EXPECT_EQ(made, 4);
    EXPECT_EQ(
        PostgresServer::run(empty, "SELECT count(*) || ' ' || max(version) FROM pakhuis.format"),
        fmt::format("1 {}", postgres::sql::kSchemaVersion));
}

// It is one transaction: what a failed upgrade had begun is gone.
TEST_F(APostgresStore, IsMadeWholeOrNotAtAll) {
    const std::string empty = server_.new_database();
    PostgresServer::run(empty,
                        "CREATE FUNCTION no() RETURNS event_trigger LANGUAGE plpgsql AS "
                        "$$ BEGIN RAISE SQLSTATE '53100'; END $$; "
                        "CREATE EVENT TRIGGER no ON ddl_command_end WHEN TAG IN ('CREATE INDEX') "
                        "EXECUTE FUNCTION no()");
    EXPECT_EQ(open_postgres_store(empty).error().key, "disk-full");
    EXPECT_EQ(
        PostgresServer::run(empty, "SELECT count(*) FROM pg_namespace WHERE nspname = 'pakhuis'"),
        "0");
    PostgresServer::run(empty, "DROP EVENT TRIGGER no");
    EXPECT_TRUE(open_postgres_store(empty));
}

// With many tables a search through all of them would take seconds.
TEST_F(APostgresStore, FindsEverythingByAnIndex) {
    const auto own = Connection::open(address_, std::chrono::seconds(10)).value();
    ASSERT_TRUE(
        own->execute("SET search_path = pakhuis; SET enable_seqscan = off; "
                     "SET plan_cache_mode = force_generic_plan"));
    int seen = 0;
    const auto check = [&](const Prepared& statement) {
        ASSERT_TRUE(own->prepare({&statement, 1})) << statement.name;
        const std::string_view text = statement.sql;
        std::string values;
        for (int n = 1; text.find("$" + std::to_string(n)) != text.npos; ++n) {
            values += n == 1 ? "(NULL" : ", NULL";
        }
        if (!values.empty()) values += ")";
        const auto plan = own->execute(fmt::format("EXPLAIN EXECUTE {}{}", statement.name, values));
        ASSERT_TRUE(plan) << statement.name << ": " << plan.error().text();
        for (int i = 0; i < plan->size(); ++i) {
            EXPECT_EQ(plan->text(i, 0).find("Seq Scan"), std::string::npos)
                << statement.name << ": " << plan->text(i, 0);
        }
        ++seen;
    };
    for (const Prepared& statement : postgres::sql::kReading) check(statement);
    for (const Prepared& statement : postgres::sql::kWriting) {
        const bool plain = std::string_view(statement.sql).size() < 10;  // BEGIN, COMMIT
        if (!plain) check(statement);
    }
    EXPECT_EQ(seen, 22);
}

TEST_F(APostgresStore, HidesThePasswordOfItsAddress) {
    EXPECT_EQ(shown_address("postgresql://ann:secret@db.example:5433/games?sslmode=require"),
              "postgresql://db.example/games");
    const auto away = open_postgres_store("postgresql://ann:secret@127.0.0.1:1/games");
    ASSERT_FALSE(away);
    EXPECT_EQ(away.error().text().find("secret"), std::string::npos) << away.error().text();
}

TEST_F(APostgresStore, IsReadAtOneMomentByASnapshot) {
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    auto snapshot = PostgresSnapshot::open(address_).value();
    EXPECT_EQ(append(batch("t", {row(1)}, summary("t", 2))), "");
    EXPECT_TRUE(snapshot.damage().empty());
    const auto then = std::move(snapshot).store().value();
    EXPECT_EQ(then->rows("t").value(), std::vector<Row>{row(0)});
    EXPECT_EQ(then->summary("t").value(), summary("t"));
    std::string refused;
    then->put_guest({"ann", "h1", "Ann", 5}, [&](const auto& problem) { refused = problem->key; });
    EXPECT_EQ(refused, "read-only");
    sql("DELETE FROM pakhuis.log WHERE seq = 1");
    auto damaged = PostgresSnapshot::open(address_).value();
    ASSERT_EQ(damaged.damage().size(), 1U);
    EXPECT_EQ(damaged.damage()[0].place, "rows of table t");
}

TEST_F(APostgresStore, IsDurableWhateverTheDatabaseSays) {
    sql("DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() || "
        "' SET synchronous_commit = off'; END $$");
    reopen();
    sql(R"(CREATE TABLE seen(mode text);
        CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            INSERT INTO public.seen VALUES(current_setting('synchronous_commit')); RETURN NULL;
        END $$;
        CREATE TRIGGER note AFTER INSERT ON pakhuis.log EXECUTE FUNCTION note())");
    EXPECT_EQ(append(batch("t", {row(0)})), "");
    EXPECT_EQ(sql("SELECT mode FROM seen"), "on");
}

}  // namespace
}  // namespace pakhuis::store
