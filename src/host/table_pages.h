// Pages about one table. They contain only the parts that a viewer may see.
#pragma once

#include <functional>
#include <string_view>

#include "host/page.h"
#include "tables/table.h"

namespace pakhuis::host {

// Makes a page. It holds all that it needs, so any thread may call it while the table goes on.
using PageMaker = std::function<Page()>;
// Takes from the table what the page needs. `viewer` must be allowed for the guest
// (Table::viewer_for).
using TablePage = PageMaker (*)(const tables::Table& table, Seat viewer);
// Finds the page by the last word of its address: record, log, replay, edition. Otherwise nullptr.
TablePage table_page_of(std::string_view word);
// The record of a frozen table as far as it replays. Only for guests who have left it: it holds the
// secrets of the others, and a later program may continue the match.
Page frozen_record_page(store::Store& store, const std::string& table, const std::string& guest);

}  // namespace pakhuis::host
