// `pakhuis check DIR`: replays a whole store, for example before an upgrade.
#include <filesystem>
#include <fmt/format.h>

#include "apps/common.h"
#include "sqlite/sqlite_store.h"
#include "tables/store_report.h"

namespace pakhuis::apps {
namespace {

void print(const tables::StoreReport& found) {
    for (const auto& [table, problem] : found.stopped) {
        fmt::print("table {}: {}\n", table, problem.text());
    }
    for (const auto& [rules, count] : found.unfinished) {
        fmt::print("{}, rules version {}: {} unfinished\n", rules.first, rules.second, count);
    }
    const std::size_t stopped = found.stopped.size();
    fmt::print("{} tables, {} rows: {}\n", found.tables, found.rows,
               stopped == 0 ? "all replay" : fmt::format("{} do not replay", stopped));
}

int check(const std::string& folder) {
    if (!std::filesystem::is_directory(folder)) {
        return report({"no-such-folder", folder, "There is no such folder."});
    }
    const auto store = store::open_sqlite_store(folder);
    if (!store) return report(store.error());
    const auto report_of_all = tables::report_on(**store);
    if (!report_of_all) return report(report_of_all.error());
    print(*report_of_all);
    return report_of_all->stopped.empty() ? kOk : kBadInput;
}

}  // namespace

void add_check(Program& program) {
    auto folder = std::make_shared<std::string>();
    Command command = program.add_command("check", "Replay every table of a server's data folder",
                                          [folder] { return check(*folder); });
    command.option("folder", *folder, "The folder that `serve --data` was given").required();
    command.footer("Exit code 2 if a table no longer replays to its stored positions.");
}

}  // namespace pakhuis::apps
