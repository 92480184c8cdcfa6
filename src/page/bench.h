// Random play on the games' own types, to measure their speed in a page.
#pragma once

#include "page/calls.h"

namespace pakhuis::page {

Result<BenchAnswer> play_random_matches(const BenchCall& call);

}  // namespace pakhuis::page
