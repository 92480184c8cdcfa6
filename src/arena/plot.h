// A plot of an arena's results as SVG, narrow enough to be read on a phone.
#pragma once

#include <string>

#include "arena/standing.h"

namespace pakhuis::arena {

// `title` and `subtitle` stand above it. The file needs no fonts and no other file.
std::string plot_svg(const Standing& standing, const std::string& title,
                     const std::string& subtitle);

}  // namespace pakhuis::arena
