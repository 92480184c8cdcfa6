#include "tables/store_report.h"

#include "tables/table.h"

namespace pakhuis::tables {
namespace {

// The JSON for lists is not compared: a later program may write more into it. A frozen table has
// the summary of an earlier time.
bool fits(const store::Summary& kept, const Table& table) {
    const store::Summary now = table.summary();
    return kept.status == "frozen" ||
           (kept.status == now.status && kept.listed == now.listed && kept.members == now.members &&
            kept.waiting == now.waiting && kept.changed == now.changed && kept.owner == now.owner);
}

void add_table(StoreReport& report, store::Store& store, const std::string& id) {
    ++report.tables;
    const auto rows = store.rows(id);
    if (!rows) return report.stopped.push_back({id, rows.error()});
    report.rows += rows->size();
    const auto loaded = Table::load(id, *rows, kept_editions(store));
    if (!loaded) return report.stopped.push_back({id, loaded.error()});
    const Table& table = **loaded;
    const auto summary = store.summary(id);
    if (!summary || !*summary || !fits(**summary, table)) report.wrong_summaries.push_back(id);
    if (table.status() == Status::kOver) return;
    const Setup& setup = table.match().setup();
    ++report.unfinished[{setup.game, setup.version}];
}

}  // namespace

Result<StoreReport> report_on(store::Store& store) {
    const auto ids = store.all_tables();
    if (!ids) return Failure(ids.error());
    StoreReport report;
    for (const std::string& id : *ids) add_table(report, store, id);
    return report;
}

}  // namespace pakhuis::tables
