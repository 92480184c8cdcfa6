// Reads setups, for all games alike.
#pragma once

#include <optional>
#include <string>

#include "engine/edition.h"
#include "registry/match.h"

namespace pakhuis {

// Seats, version and options of a setup, checked against the game's facts.
Result<Options> read_options(const GameInfo& info, const Setup& setup);
// The place of an edition's problem: "edition.tracks[12]".
std::string row_place(const EditionProblem& problem);
// The setup of a position. `edition` is used if the position embeds none.
Result<Setup> read_setup(const Json& position, const std::optional<Json>& edition);

}  // namespace pakhuis
