// Pages about one table. They contain only the parts that a viewer may see.
#pragma once

#include <string_view>

#include "host/page.h"
#include "tables/table.h"

namespace pakhuis::host {

// `viewer` must be allowed for the guest (Table::viewer_for).
using TablePage = Page (*)(const tables::Table& table, Seat viewer);
// Finds the page by the last word of its address: record, log, replay, edition. Otherwise nullptr.
TablePage table_page_of(std::string_view word);

}  // namespace pakhuis::host
