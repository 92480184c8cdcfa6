// Reading what a match is played with, for all games alike.
#pragma once

#include <optional>
#include <string>

#include "engine/edition.h"
#include "registry/match.h"

namespace pakhuis {

// Seats, version and options of a setup, by what the game has.
Result<Options> read_options(const GameInfo& info, const Setup& setup);
// "edition.tracks[12]": where a problem of an edition is.
std::string row_place(const EditionProblem& problem);
// The parts of a position but for its state. `edition` stands in for one it does not embed.
Result<Setup> read_setup(const Json& position, const std::optional<Json>& edition);
}  // namespace pakhuis
