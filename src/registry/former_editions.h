// Editions that were built in once: editions/<id>/<hash>.json, compiled into the program, so that a
// match goes on with the board it began on.
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

// Adds one, for tests. Before any other thread runs.
void add_former_edition(const FormerEdition& edition);

}  // namespace pakhuis
