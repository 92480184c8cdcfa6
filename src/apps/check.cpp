// `pakhuis check DIR`: looks for damage and replays a whole store, for example before an upgrade.
// It only reads, so a server may run.
#include <filesystem>
#include <fmt/format.h>

#include "apps/common.h"
#include "sqlite/sqlite_snapshot.h"
#include "tables/store_report.h"

namespace pakhuis::apps {
namespace {

void print(const tables::StoreReport& found) {
    for (const auto& [table, problem] : found.stopped) {
        fmt::print("table {}: {}\n", table, problem.text());
    }
    for (const std::string& table : found.wrong_summaries) {
        fmt::print("table {}: Its summary does not fit its rows. (wrong-summary)\n", table);
    }
    for (const auto& [rules, count] : found.unfinished) {
        fmt::print("{}, rules version {}: {} unfinished\n", rules.first, rules.second, count);
    }
    const std::size_t stopped = found.stopped.size();
    fmt::print("{} tables, {} rows: {}\n", found.tables, found.rows,
               stopped == 0 ? "all replay" : fmt::format("{} do not replay", stopped));
}

// A damaged store is replayed too: that names the tables that are lost.
int check(const std::string& folder) {
    if (!std::filesystem::is_directory(folder)) {
        return report({"no-such-folder", folder, "There is no such folder."});
    }
    auto snapshot = store::SqliteSnapshot::open_folder(folder);
    if (!snapshot) return report(snapshot.error());
    const auto damage = snapshot->damage();
    for (const Problem& problem : damage) fmt::print("{}\n", problem.text());
    const auto store = std::move(*snapshot).store();
    if (!store) return report(store.error());
    const auto found = tables::report_on(**store);
    if (!found) return report(found.error());
    print(*found);
    return damage.empty() && found->sound() ? kOk : kBadInput;
}

}  // namespace

void add_check(Program& program) {
    auto folder = std::make_shared<std::string>();
    Command command =
        program.add_command("check", "Look for damage in a data folder and replay every table",
                            [folder] { return check(*folder); });
    command.option("folder", *folder, "The folder that `serve --data` was given").required();
    command.footer(
        "Only reads: the server may run meanwhile, and the disk may be read-only. Exit code 2 if\n"
        "the file is damaged or a table no longer replays to its stored positions.");
}

}  // namespace pakhuis::apps
