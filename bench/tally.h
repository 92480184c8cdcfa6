// What all clients together have seen, and what should not have happened.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "samples.h"

namespace pakhuis::bench {

struct Tally {
    std::uint64_t asked = 0;
    std::uint64_t accepted = 0;
    std::map<std::string, std::uint64_t> refused;  // by key
    std::uint64_t tables = 0;                      // created
    std::uint64_t rows = 0;  // of the tables that were left: a table has as many as its version
    Samples update_bytes;
    std::size_t largest_full = 0;  // bytes

    std::uint64_t violations = 0;
    std::vector<std::string> first_violations;  // a few are enough to understand

    void violation(std::string sentence);
    std::uint64_t unanswered() const;
    // Prints sizes, answers and violations; false if there is a violation.
    bool report() const;
};

}  // namespace pakhuis::bench
