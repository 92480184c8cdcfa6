// A page answers a request about games and tables. The server sends it by HTTP.
#pragma once

#include <functional>
#include <string>

#include "codec/json.h"
#include "codec/problem.h"
#include "host/shared_text.h"

namespace pakhuis::host {

using codec::Json;

struct Page {
    int status = 200;  // HTTP status code
    std::string type = "application/json";
    SharedText body{};
};

Page json_page(const Json& json);
Page problem_page(int status, const Problem& problem);
Page not_found();

// Whether the store could not write or read. If not, the request was wrong.
bool is_store_problem(const Problem& problem);

struct PageRequest {
    std::string method;  // "GET", "POST"
    std::string target;  // path and query: "/api/tables/abc/log?seat=0"
    std::string body{};
    std::string address{};  // of the network, for quotas; empty: none
};

// Called once, from any executor.
using Respond = std::function<void(Page)>;

}  // namespace pakhuis::host
