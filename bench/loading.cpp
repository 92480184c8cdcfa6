// Loads the fullest tables of each game from a store: as many changes as a table may have, with
// chat and take-backs. One guest has all seats, so the number of take-backs is not limited.
#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fmt/format.h>
#include <future>
#include <string>
#include <unistd.h>
#include <vector>

#include "base/rng.h"
#include "sqlite/sqlite_store.h"
#include "tables/table.h"
#include "thinking/thinking.h"

namespace pakhuis {
namespace {

using tables::Entries;
using tables::Table;

constexpr const char* kGuest = "guest";
constexpr std::int64_t kNow = 1'000'000;

// The next step of the match by any actor.
Result<Entries> next_step(Table& table, Rng& rng) {
    if (table.clock_face()) {
        const std::vector<std::string> bots(table.sitters().size(), "random");
        return table.report_clock(thinking::clock_report(table.match(), bots, rng), table.moved(),
                                  kNow);
    }
    const Seat seat = table.waiting_people().lowest();
    const auto legal = table.match().legal(seat);
    const auto choice = rng.below(static_cast<std::uint32_t>(legal.size()));
    return table.act(kGuest, seat, legal[choice], table.version(), 0, kNow);
}

// Of ten changes five are decisions, three take-backs and two chat lines. `deep`: decisions alone
// until the match is over, so that take-backs come late in the match.
Result<Entries> next_change(Table& table, bool deep, Rng& rng) {
    const bool over = table.status() == tables::Status::kOver;
    const std::uint32_t kind = deep && !over ? 0 : rng.below(10);
    if (over || (kind >= 5 && kind < 8)) {
        auto undone = table.undo(kGuest, 0, kNow);
        if (undone) return undone;
    }
    if (kind >= 8) {
        auto said = table.chat(kGuest, "Anna", std::string(100, 'x'), kNow);
        if (said) return said;
    }
    return next_step(table, rng);
}

store::Batch full_table(const GameInfo& info, int seats, const std::string& id, bool deep) {
    protocol::TableTerms terms;
    terms.game = info.id;
    terms.seats.assign(static_cast<std::size_t>(seats), std::string(tables::kPersonSeat));
    Entries all;
    auto table = Table::create(id, std::move(*tables::agree(terms)), kGuest, {1, 2}, kNow, all);
    const auto keep = [&](Result<Entries> more) {
        if (!more) {
            fmt::print(stderr, "{}: {}\n", info.id, more.error().text());
            std::exit(1);
        }
        for (auto& entry : *more) all.push_back(std::move(entry));
    };
    for (int seat = 0; seat < seats; ++seat) {
        keep(table->sit(kGuest, "Anna", static_cast<Seat>(seat), kNow));
    }
    Rng rng(7);
    while (all.size() + 40 < Table::kMaxChanges) {
        keep(next_change(*table, deep, rng));
        deep = deep && table->status() != tables::Status::kOver;
    }
    return {id, tables::to_rows(all), table->summary(), std::nullopt};
}

double ms_to_load(store::Store& store, const std::string& id) {
    const std::clock_t begin = std::clock();  // CPU time, independent of other programs
    const auto rows = store.rows(id);
    const auto table = rows ? Table::load(id, *rows, tables::kept_editions(store))
                            : Result<std::unique_ptr<Table>>(Failure(rows.error()));
    if (!table) {
        fmt::print(stderr, "{}\n", table.error().text());
        std::exit(1);
    }
    return 1000 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

void measure(store::Store& store, const GameInfo& info, int seats, bool deep) {
    const std::string id = fmt::format("{}-{}-{}", info.id, seats, deep);
    store::Batch batch = full_table(info, seats, id, deep);
    const std::size_t rows = batch.rows.size();
    std::promise<void> written;
    store.append(std::move(batch), [&](const auto&) { written.set_value(); });
    written.get_future().wait();
    std::vector<double> times;
    for (int i = 0; i < 15; ++i) times.push_back(ms_to_load(store, id));
    std::sort(times.begin(), times.end());
    fmt::print("{:<10} {:>5} {:<6} {:>6} {:>8.1f} {:>8.1f} {:>8.1f}\n", info.id, seats,
               deep ? "late" : "mixed", rows, times.front(), times[times.size() / 2], times.back());
}

}  // namespace
}  // namespace pakhuis

int main() {
    using namespace pakhuis;
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / fmt::format("pakhuis-loading-{}", getpid());
    {
        auto store = store::open_sqlite_store(folder);
        if (!store) {
            fmt::print(stderr, "{}\n", store.error().text());
            return 1;
        }
        fmt::print("{:<10} {:>5} {:<6} {:>6} {:>8} {:>8} {:>8}   (ms of CPU time; target: 50)\n",
                   "game", "seats", "undos", "rows", "least", "median", "most");
        for (const GameInfo* info : all_games()) {
            for (const int seats : {std::max(2, info->min_seats), info->max_seats}) {
                for (const bool deep : {false, true}) measure(**store, *info, seats, deep);
            }
        }
    }
    std::filesystem::remove_all(folder);
    return 0;
}
