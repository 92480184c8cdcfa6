// Pages that the server answers by HTTP, made of one table as a viewer may see it.
#pragma once

#include <string_view>

#include "server/net.h"
#include "tables/table.h"

namespace pakhuis::server {

HttpResponse json_page(const Json& json);
HttpResponse problem_page(int status, const Problem& problem);
HttpResponse not_found();

// A page about one table; `viewer` is one that the asker may look through (Table::viewer_for).
using TablePage = HttpResponse (*)(const tables::Table& table, Seat viewer);
// By the last word of its address: record, log, replay, edition. Others: nullptr.
TablePage table_page_of(std::string_view word);

}  // namespace pakhuis::server
