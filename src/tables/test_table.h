// For tests: a table with its stored rows, played by guests who are named after their seats.
#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "tables/table.h"

namespace pakhuis::tables {

inline constexpr HashKey kSecret{1, 2};
inline constexpr Absence kHere{true, 0, 60};
inline constexpr Absence kAway{false, 60, 60};
// One seat is absent so long, everybody else is here.
inline Absences absent(Seat seat, const Absence& absence = kAway) {
    Absences out;
    out.fill(kHere);
    out[seat] = absence;
    return out;
}

inline TableTerms terms(std::vector<std::string> seats, Tempo tempo = {}) {
    TableTerms out;
    out.game = "carts";
    out.seats = std::move(seats);
    out.tempo = tempo;
    return out;
}

inline Result<Agreement> agree_on(const Json& json) {
    auto read = codec::from_json<TableTerms>(codec::NoContext{}, json);
    if (!read) return Failure(read.error());
    return agree(std::move(*read));
}

inline Result<std::unique_ptr<Table>> load(const std::vector<store::Row>& rows) {
    return Table::load("t", rows, {});
}

// A table with its stored rows. Guests are named after their seats: "g0", "g1".
struct TestTable {
    std::unique_ptr<Table> table;
    std::vector<store::Row> rows;
    std::int64_t now = 1000;

    explicit TestTable(const TableTerms& wanted) {
        auto agreed = agree(wanted);
        EXPECT_TRUE(agreed) << agreed.error().text();
        Entries entries;
        table = Table::create("t", std::move(*agreed), "g0", kSecret, now, entries);
        keep(entries);
    }
    void keep(const Entries& entries) {
        for (store::Row& row : to_rows(entries)) rows.push_back(std::move(row));
    }
    // The key of the refusal, or "" for success; then the rows are kept.
    std::string refusal_of(const Result<Entries>& result) {
        if (!result) return result.error().key;
        keep(*result);
        return "";
    }
    std::string sit(Seat seat, const std::string& guest) {
        return refusal_of(table->sit(guest, "Name " + guest, seat, now));
    }
    void sit_all() {
        for (std::size_t i = 0; i < table->sitters().size(); ++i) {
            if (table->sitters()[i].kind == SeatKind::kPerson) {
                ASSERT_EQ(sit(static_cast<Seat>(i), "g" + std::to_string(i)), "");
            }
        }
    }
    std::string act(Seat seat, const std::string& text) {
        return refusal_of(
            table->act("g" + std::to_string(seat), seat, text, table->version(), 0, now));
    }
    std::string act_first(Seat seat) { return act(seat, table->match().legal(seat)[0]); }
    // All seats choose their first contracts. Then seat 0 has the turn.
    void choose_all() {
        for (std::size_t i = 0; i < table->sitters().size(); ++i) {
            ASSERT_EQ(act_first(static_cast<Seat>(i)), "");
        }
    }
};

inline TestTable two() {
    TestTable p(terms({"person", "person"}));
    p.sit_all();
    p.choose_all();
    return p;
}

}  // namespace pakhuis::tables
