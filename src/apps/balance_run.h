// What `pakhuis balance` and its sweeps share.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/common.h"
#include "balance/report.h"

namespace pakhuis::apps {

struct BalanceFlags {
    SetupFlags setup;
    std::string bot;  // empty: `medium` where there is a net, else `easy`
    std::uint64_t matches = 2000;
    std::uint64_t seed = 1;
    int threads = 0;
    std::string sweep;
    std::string svg;
    bool all = false;
    bool json = false;
};

// For each number of seats, in their order.
using Starts = std::vector<std::unique_ptr<Match>>;

// Plays all matches from each start. Problem: "stopped" after a signal.
Result<std::vector<balance::Report>> measure(const BalanceFlags& flags, const Starts& starts);
codec::Json json_of(const std::vector<balance::Report>& reports);
// The first lines of the Markdown: the command, the edition.
std::string balance_head(const BalanceFlags& flags, const Match& start);

// --sweep: the same with other values of the edition. Returns the exit code.
int sweep(const BalanceFlags& flags, const Starts& starts);
// As `report`; a signal is told without a key.
int report_end(const Problem& problem);

}  // namespace pakhuis::apps
