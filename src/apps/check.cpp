// `pakhuis check PLACE`: looks for damage and replays a whole store, for example before an upgrade.
// It only reads, so a server may run.
#include <fmt/format.h>

#include "apps/common.h"
#include "apps/store_place.h"
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
int check(const std::string& place) {
    const auto snapshot = open_snapshot(place);
    if (!snapshot) return report(snapshot.error());
    for (const Problem& problem : snapshot->damage) fmt::print("{}\n", problem.text());
    const auto found = tables::report_on(*snapshot->store);
    if (!found) return report(found.error());
    print(*found);
    return snapshot->damage.empty() && found->sound() ? kOk : kBadInput;
}

}  // namespace

void add_check(Program& program) {
    auto place = std::make_shared<std::string>();
    Command command =
        program.add_command("check", "Look for damage in a store and replay every table",
                            [place] { return check(*place); });
    command
        .option("place", *place,
                "The folder that `serve --data` was given, or the database of `serve --store`")
        .required();
    command.footer(
        "Only reads: the server may run meanwhile, and the disk may be read-only. Exit code 2 if\n"
        "the store is damaged or a table no longer replays to its stored positions.");
}

}  // namespace pakhuis::apps
