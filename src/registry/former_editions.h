// Editions that were built in earlier: editions/<id>/<hash>.json, compiled into the program unless
// they are built in now (editions/present.txt). With them a match keeps the board it began with.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "codec/json.h"

namespace pakhuis {

struct FormerEdition {
    std::string_view game;
    std::uint64_t hash = 0;
    std::string_view json;
};

std::optional<codec::Json> former_edition(std::string_view game, std::uint64_t hash);

// Adds one, for tests. Call it before any other thread runs.
void add_former_edition(const FormerEdition& edition);

}  // namespace pakhuis
