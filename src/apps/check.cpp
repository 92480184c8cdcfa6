// `pakhuis check DIR`: replay a whole store, before an upgrade or after a doubt.
#include <filesystem>
#include <fmt/format.h>

#include "apps/common.h"
#include "store/sqlite_store.h"
#include "tables/table.h"

namespace pakhuis::apps {
namespace {

int check(const std::string& folder) {
    if (!std::filesystem::is_directory(folder)) {
        return report({"no-such-folder", folder, "There is no such folder."});
    }
    const auto store = store::open_sqlite_store(folder);
    if (!store) return report(store.error());
    const auto tables = (*store)->all_tables();
    if (!tables) return report(tables.error());
    std::size_t rows = 0;
    std::size_t frozen = 0;
    for (const std::string& id : *tables) {
        const auto log = (*store)->rows(id);
        if (!log) return report(log.error());
        rows += log->size();
        const auto table = tables::Table::load(id, *log);
        if (table) continue;
        ++frozen;
        fmt::print("table {}: {}\n", id, table.error().text());
    }
    fmt::print("{} tables, {} rows: {}\n", tables->size(), rows,
               frozen == 0 ? "all replay" : fmt::format("{} do not replay", frozen));
    return frozen == 0 ? kOk : kBadInput;
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
