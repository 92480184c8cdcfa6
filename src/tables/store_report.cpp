#include "tables/store_report.h"

#include "tables/table.h"

namespace pakhuis::tables {

Result<StoreReport> report_on(store::Store& store) {
    const auto ids = store.all_tables();
    if (!ids) return Failure(ids.error());
    StoreReport report;
    for (const std::string& id : *ids) {
        const auto rows = store.rows(id);
        if (!rows) return Failure(rows.error());
        ++report.tables;
        report.rows += rows->size();
        const auto table = Table::load(id, *rows, kept_editions(store));
        if (!table) {
            report.stopped.push_back({id, table.error()});
        } else if ((*table)->status() != Status::kOver) {
            const Setup& setup = (*table)->match().setup();
            ++report.unfinished[{setup.game, setup.version}];
        }
    }
    return report;
}

}  // namespace pakhuis::tables
