// The counts of all clients together, and the violations: events that must never happen.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "samples.h"

namespace pakhuis::bench {

struct ClientTotals {
    std::uint64_t asked = 0;
    std::uint64_t accepted = 0;
    std::map<std::string, std::uint64_t> refused;  // by key
    std::uint64_t tables = 0;                      // tables created
    std::uint64_t rows =
        0;  // of the tables that clients left; the version of a table is its number of rows
    Samples update_bytes;
    std::size_t largest_full = 0;  // bytes

    std::uint64_t violations = 0;
    std::vector<std::string> first_violations;  // the first ten

    void violation(std::string sentence);
    std::uint64_t unanswered() const;
    // Prints sizes, answers and violations; false if there is a violation.
    bool report() const;
};

}  // namespace pakhuis::bench
