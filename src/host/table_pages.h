// Pages about one table, made of what a viewer may see.
#pragma once

#include <string_view>

#include "host/page.h"
#include "tables/table.h"

namespace pakhuis::host {

// `viewer` is one that the asker may look through (Table::viewer_for).
using TablePage = Page (*)(const tables::Table& table, Seat viewer);
// By the last word of its address: record, log, replay, edition. Others: nullptr.
TablePage table_page_of(std::string_view word);

}  // namespace pakhuis::host
