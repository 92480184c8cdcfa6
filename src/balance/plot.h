// The shares of wins as SVG: a panel for each number of seats.
#pragma once

#include <string>
#include <vector>

#include "balance/report.h"

namespace pakhuis::balance {

std::string plot_svg(const std::vector<Report>& reports, const std::string& title,
                     const std::string& subtitle);

}  // namespace pakhuis::balance
