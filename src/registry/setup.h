// Reading what a match is played with, for all games alike.
#pragma once

#include <optional>
#include <string>

#include "engine/edition.h"
#include "registry/match.h"

namespace pakhuis {

// The options of a setup by the game's list of them.
Result<Options> read_options(const GameInfo& info, const Setup& setup);
// "edition.tracks[12]": where a problem of an edition is.
std::string row_place(const EditionProblem& problem);
// The parts of a position but for its state. `edition` stands in for one it does not embed.
Result<Setup> read_setup(const Json& position, const std::optional<Json>& edition);
// A position that names another version of the rules, or an edition that is not at hand.
std::optional<Problem> mismatch(const Json& position, const Match& match);

}  // namespace pakhuis
