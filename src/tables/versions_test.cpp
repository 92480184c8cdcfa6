// Versions of rules, stored editions, and one check per action, with a test game that has two
// versions (tests/games/ferry.h).
#include <gtest/gtest.h>

#include "codec/hash.h"
#include "games/ferry.h"
#include "registry/former_editions.h"
#include "registry/module_impl.h"
#include "registry/replay.h"
#include "tables/table.h"

namespace pakhuis::tables {
namespace {

using ferry::Ferry;

constexpr HashKey kFerrySecret{7, 8};
using StoredRows = std::vector<store::Row>;

// Hash and text of the built-in board of version 1.
const std::uint64_t kFirstBoard = codec::field_hash(Ferry<1>::built_in(), 1);
constexpr std::string_view kFirstBoardJson = R"({"title": "A small ferry", "room": 12})";

void use_program(int newest) {
    add_game(newest == 1 ? module_of<Ferry<1>>() : module_of<Ferry<2>>());
}

// A table with its rows, played by random decisions.
struct FerryMatch {
    std::unique_ptr<Table> table;
    StoredRows rows;
    Rng rng{5};

    explicit FerryMatch(const TableTerms& terms, const EditionSource& editions = {}) {
        auto agreed = agree(terms, {0, std::nullopt, editions});
        EXPECT_TRUE(agreed) << agreed.error().text();
        Entries entries;
        table = Table::create("t", std::move(*agreed), "owner", kFerrySecret, 1000, entries);
        keep(entries);
    }
    explicit FerryMatch(StoredRows stored, const EditionSource& editions = {})
        : rows(std::move(stored)) {
        auto loaded = Table::load("t", rows, editions);
        EXPECT_TRUE(loaded) << loaded.error().text();
        table = std::move(*loaded);
    }
    void keep(const Entries& entries) {
        for (store::Row& row : to_rows(entries)) rows.push_back(std::move(row));
    }
    void play(int decisions) {
        while (decisions-- > 0 && table->status() == Status::kPlaying) {
            const Seat seat = table->waiting_bots().lowest();
            const auto legal = table->match().legal(seat);
            const auto& text = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            const auto done = table->act_bot(seat, text, table->version(), 1000);
            ASSERT_TRUE(done) << done.error().text();
            keep(*done);
        }
    }
    std::size_t steps() const { return table->played().steps().size(); }
};

TableTerms bots() {
    TableTerms terms;
    terms.game = "ferry";
    terms.seats = {"random", "random"};
    return terms;
}

class Versions : public testing::Test {
  protected:
    static void SetUpTestSuite() { add_former_edition({"ferry", kFirstBoard, kFirstBoardJson}); }
    void SetUp() override { use_program(1); }
};

TEST_F(Versions, AMatchKeepsItsVersionAndBoard) {
    FerryMatch old(bots());
    old.play(3);
    const std::uint64_t hash = old.table->match().hash();
    use_program(2);
    FerryMatch later(old.rows);
    EXPECT_EQ(later.table->match().hash(), hash);
    EXPECT_EQ(later.table->match().setup().version, 1);
    EXPECT_EQ(later.table->match().edition()["room"], 12);
    EXPECT_FALSE(later.table->match().state().contains("waits")) << "a field of version 2";
    for (const std::string& text :
         later.table->match().legal(later.table->match().waiting().lowest())) {
        EXPECT_NE(text, "wait") << "an action of version 2";
    }
    later.play(1000);
    EXPECT_EQ(later.table->status(), Status::kOver);
    EXPECT_LE(later.table->match().state()["crates"].get<int>(), 12);
    EXPECT_TRUE(Table::load("t", later.rows, {}));
}

TEST_F(Versions, ANewMatchUsesTheNewestVersion) {
    use_program(2);
    FerryMatch p(bots());
    EXPECT_EQ(p.table->match().setup().version, 2);
    EXPECT_EQ(p.table->match().edition()["room"], 20);
    EXPECT_EQ(p.table->match().state()["waits"], (Json{0, 0}));
    EXPECT_NE(p.rows[0].body.find(R"("rules":2)"), std::string::npos) << p.rows[0].body;
    EXPECT_NE(p.rows[0].body.find(codec::hash_text(p.table->match().edition_hash())),
              std::string::npos);
    EXPECT_NE(p.rows[0].body.find(R"("chance":"keyed-hash")"), std::string::npos);
}

TEST_F(Versions, ARecordIsReplayedWithItsVersion) {
    FerryMatch old(bots());
    old.play(1000);
    const auto record = old.table->record();
    ASSERT_TRUE(record);
    EXPECT_EQ(record->rules_version, 1);
    use_program(2);
    const auto read = codec::parse_record(codec::write_record(*record));
    ASSERT_TRUE(read);
    const auto match = replay(*read);
    ASSERT_TRUE(match) << match.error().text();
    EXPECT_EQ((*match)->setup().version, 1);
    EXPECT_EQ((*match)->hash(), old.table->match().hash());
}

TEST_F(Versions, ImportedAndForkedMatchesKeepTheirVersion) {
    FerryMatch old(bots());
    old.play(1000);
    TableTerms import;
    import.begin = codec::write_record(*old.table->record());
    use_program(2);
    const FerryMatch imported(import);
    EXPECT_EQ(imported.table->match().setup().version, 1);
    EXPECT_EQ(imported.table->match().hash(), old.table->match().hash());
    Rng rng(1);
    TableTerms fork = bots();
    fork.begin = codec::write_record(imported.table->fork(4, kSpectator)(rng));
    FerryMatch forked(fork);
    EXPECT_EQ(forked.table->match().setup().version, 1);
    forked.play(1000);
    EXPECT_EQ(forked.table->status(), Status::kOver);
    const FerryMatch again(forked.rows);
    EXPECT_EQ(again.table->match().hash(), forked.table->match().hash());
}

TEST_F(Versions, ARematchUsesTheNewestVersion) {
    const FerryMatch old(bots());
    use_program(2);
    const FerryMatch later(old.rows);
    TableTerms again = later.table->terms();
    again.begin.reset();
    EXPECT_EQ(agree(again)->played.match().setup().version, 2);
}

TEST_F(Versions, AnUnknownVersionIsReported) {
    use_program(2);
    const FerryMatch later(bots());
    use_program(1);
    const auto refused = Table::load("t", later.rows, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().key, "rules-version");
    EXPECT_EQ(refused.error().sentence,
              "This program plays version 1 of the rules of Ferry, not version 2.");
}

TEST_F(Versions, AnUnknownChanceSchemeIsReported) {
    FerryMatch p(bots());
    const auto at = p.rows[0].body.find("keyed-hash");
    ASSERT_NE(at, std::string::npos);
    p.rows[0].body.replace(at, 10, "throw-dice");
    const auto refused = Table::load("t", p.rows, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().place, "row 0, create, chance");
}

class Editions : public Versions {
  protected:
    // A store that keeps the edition of this table.
    static EditionSource kept_of(const Table& table) {
        const auto& setup = table.match().setup();
        EXPECT_TRUE(setup.edition);
        return [setup](std::uint64_t hash) {
            return hash == setup.edition_hash ? setup.edition : std::nullopt;
        };
    }
    static TableTerms on_another_board() {
        TableTerms terms = bots();
        terms.edition = Json{{"title", "A raft"}, {"room", 6}};
        return terms;
    }
};

TEST_F(Editions, AreKeptByTheirHashAndNotInRows) {
    FerryMatch p(on_another_board());
    EXPECT_EQ(p.rows[0].body.find("raft"), std::string::npos);
    p.play(2);
    const EditionSource kept = kept_of(*p.table);
    const FerryMatch again(p.rows, kept);
    EXPECT_EQ(again.table->match().hash(), p.table->match().hash());
    const auto refused = Table::load("t", p.rows, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().key, "other-edition");
}

TEST_F(Editions, AreKeptByTheirHashForImportedRecords) {
    FerryMatch p(on_another_board());
    p.play(1000);
    TableTerms import;
    import.begin = codec::write_record(*p.table->record());
    ASSERT_NE(import.begin->find("raft"), std::string::npos) << "a record holds its edition";
    const FerryMatch imported(import);
    EXPECT_EQ(imported.rows[0].body.find("raft"), std::string::npos);
    const EditionSource kept = kept_of(*imported.table);
    EXPECT_TRUE(Table::load("t", imported.rows, kept));
    EXPECT_EQ(codec::write_record(*imported.table->record()), *import.begin);
}

TEST_F(Editions, NeedNoCopyIfTheyWereBuiltIn) {
    FerryMatch old(bots());
    use_program(2);
    const FerryMatch later(old.rows);
    EXPECT_FALSE(later.table->match().setup().edition);
    EXPECT_EQ(later.table->match().position()["edition"], codec::hash_text(kFirstBoard));
    const auto placed = match_from_position(later.table->match().position());
    ASSERT_TRUE(placed) << placed.error().text();
    EXPECT_EQ((*placed)->edition()["title"], "A small ferry");
}

// An action of a request, a row or a record is checked once, and never when it is played again.
class Checks : public Versions {
  protected:
    template <class Work>
    static int counted(Work&& work) {
        const int before = ferry::checks;
        work();
        return ferry::checks - before;
    }
};

TEST_F(Checks, ARequestIsCheckedOnce) {
    FerryMatch p(bots());
    const std::size_t before = p.steps();
    const int checks = counted([&] { p.play(5); });
    EXPECT_EQ(static_cast<std::size_t>(checks), p.steps() - before) << "the outcomes of chance too";
}

TEST_F(Checks, ALoadedRowIsCheckedOnce) {
    FerryMatch p(bots());
    p.play(6);
    const int checks = counted([&] { ASSERT_TRUE(Table::load("t", p.rows, {})); });
    EXPECT_EQ(static_cast<std::size_t>(checks), p.steps());
}

TEST_F(Checks, AnImportedRecordIsCheckedOnce) {
    FerryMatch p(bots());
    p.play(1000);
    TableTerms import;
    import.begin = codec::write_record(*p.table->record());
    const auto steps = static_cast<int>(p.steps());
    StoredRows rows;
    EXPECT_EQ(counted([&] { rows = FerryMatch(import).rows; }), steps);
    EXPECT_EQ(counted([&] { ASSERT_TRUE(Table::load("t", rows, {})); }), steps);
}

TEST_F(Checks, ReplayedStepsAreNotCheckedAgain) {
    TableTerms terms = bots();
    terms.seats = {"person", "person"};
    FerryMatch p(terms);
    for (const Seat seat : {Seat{0}, Seat{1}}) p.keep(*p.table->sit("g", "G", seat, 1000));
    for (int i = 0; i < 3; ++i) {
        const Seat seat = p.table->waiting_people().lowest();
        const auto done = p.table->act("g", seat, "load 1", p.table->version(), 0, 1000);
        ASSERT_TRUE(done) << done.error().text();
    }
    EXPECT_EQ(counted([&] { ASSERT_TRUE(p.table->undo("g", 0, 1000)); }), 0);
    EXPECT_EQ(
        counted([&] { p.table->played().history().walk([](std::size_t, const Match&, bool) {}); }),
        0);
}

}  // namespace
}  // namespace pakhuis::tables
