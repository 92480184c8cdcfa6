#include "client_totals.h"

#include <fmt/format.h>

namespace pakhuis::bench {

void ClientTotals::violation(std::string sentence) {
    if (++violations <= 10) first_violations.push_back(std::move(sentence));
}

std::uint64_t ClientTotals::unanswered() const {
    std::uint64_t answered = accepted;
    for (const auto& [key, count] : refused) answered += count;
    return asked - answered;
}

bool ClientTotals::report() const {
    if (update_bytes.size() > 0) {
        fmt::print("bytes: update median {:.0f}, p99 {:.0f}, max {:.0f}; largest full {}\n",
                   update_bytes.percentile(0.5), update_bytes.percentile(0.99), update_bytes.max(),
                   largest_full);
    }
    fmt::print("requests: {} asked, {} ok", asked, accepted);
    for (const auto& [key, count] : refused) fmt::print(", {} {}", count, key);
    fmt::print(", {} unanswered\n", unanswered());
    for (const std::string& sentence : first_violations) fmt::print("VIOLATION: {}\n", sentence);
    fmt::print("violations: {}\n", violations);
    return violations == 0;
}

}  // namespace pakhuis::bench
