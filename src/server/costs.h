// The costs of requests and messages for an address. A cost of 1 is a small page or message: a few
// tenths of a millisecond of CPU. The cost of a request is known before its body is received;
// that of an answer is charged when it is sent.
#pragma once

#include <algorithm>
#include <string_view>

#include "server/net.h"

namespace pakhuis::server {

inline double cost_of_bytes(std::size_t bytes, std::size_t bytes_per_cost) {
    return static_cast<double>(bytes) / static_cast<double>(bytes_per_cost);
}

inline double cost_of_message(std::string_view message) {
    return std::max(1.0, cost_of_bytes(message.size(), 1024));
}

inline double cost_of_answer(const HttpResponse& answer) {
    return cost_of_bytes(answer.body.size(), 64 * 1024);
}

inline double cost_of(const HttpRequest& request) {
    const std::string_view target = request.target;
    const std::string_view path = target.substr(0, target.find('?'));
    // Files of the web client lie in memory, and a first visit needs some forty of them.
    const bool file =
        request.method == "GET" && !path.starts_with("/api/") && !path.starts_with("/ws");
    double cost = (file ? 0.25 : 1) + cost_of_bytes(request.body_bytes, 8 * 1024);
    if (request.method == "POST") cost += 5;                     // a new table
    if (path == "/api/me" && request.cookie.empty()) cost += 1;  // a new guest
    if (path.starts_with("/api/tables/")) {
        // Pages of the whole match.
        const bool whole =
            path.ends_with("/log") || path.ends_with("/replay") || path.ends_with("/record");
        if (whole) cost += 4;
    }
    return cost;
}

}  // namespace pakhuis::server
