// For tests: a store with some of everything, and its whole content.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "base/rng.h"
#include "sqlite/sqlite.h"
#include "store/store.h"

namespace pakhuis::store {

// A text of this length that depends on the seed.
inline std::string test_text(std::size_t length, std::uint64_t seed) {
    std::string text;
    for (std::size_t i = 0; i < length; ++i) {
        text += static_cast<char>('a' + mix64(seed * 1'000'003 + i) % 26);
    }
    return text;
}

inline Row test_row(std::uint32_t seq, std::size_t length) {
    return {seq, "act", test_text(length, seq), mix64(seq), static_cast<std::int64_t>(seq) + 1};
}

// Tables `from` to `to` − 1. Some rows and summaries are longer than a page of the file.
inline void fill(Store& store, int from, int to) {
    for (int i = from; i < to; ++i) {
        const std::string table = fmt::format("table-{:03}", i);
        const std::string guest = fmt::format("guest-{:03}", i);
        Batch batch{table, {}, {}};
        for (std::uint32_t seq = 0; seq < 20; ++seq) {
            batch.rows.push_back(test_row(seq, seq % 10 == 9 ? 6'000 : 80));
        }
        batch.summary = Summary{.table = table,
                                .status = i % 3 == 0   ? "open"
                                          : i % 3 == 1 ? "playing"
                                                       : "over",
                                .listed = true,
                                .members = {guest, "guest-000"},
                                .waiting = {guest},
                                .due = i,
                                .json = test_text(i % 4 == 0 ? 5'000 : 200, mix64(1)),
                                .changed = 20,
                                .owner = guest};
        if (i % 8 == 0)
            batch.edition = Edition{mix64(7) + static_cast<unsigned>(i),
                                    test_text(9'000, static_cast<unsigned>(i))};
        const auto expect_durable = [](const std::optional<Problem>& problem) {
            EXPECT_FALSE(problem) << problem->text();
        };
        store.append(std::move(batch), expect_durable);
        store.put_guest({guest, "token of " + guest, "Name " + guest, i, "", i}, expect_durable);
    }
    store.flush();
}

// Every row of every table of a file, as text, by table.
using Content = std::map<std::string, std::vector<std::string>>;

inline Content content_of(Connection& file) {
    Content content;
    const auto read = [&](const std::string& sql, const auto& add) {
        auto query = file.prepare(sql);
        const auto done = query ? query->each(add) : Result<void>(Failure(query.error()));
        if (!done) content["problem"].push_back(done.error().text());
    };
    std::vector<std::string> tables;
    read("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
         [&](const Statement& at) { tables.push_back(at.text(0)); });
    for (const std::string& table : tables) {
        std::string columns;
        read("SELECT group_concat('quote(' || name || ')', '||') FROM pragma_table_info('" + table +
                 "')",
             [&](const Statement& at) { columns = at.text(0); });
        auto& rows = content[table];
        read("SELECT " + columns + " FROM " + table + " ORDER BY 1",
             [&](const Statement& at) { rows.push_back(at.text(0)); });
    }
    return content;
}

inline Content content_of(const std::string& path) {
    auto file = Connection::open_read_only(path, false);
    return file ? content_of(*file) : Content{{"problem", {file.error().text()}}};
}

}  // namespace pakhuis::store
