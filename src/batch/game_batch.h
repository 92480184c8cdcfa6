// The batches of one game, by its type. The build makes one source file for each game
// (game_batch.cpp.in).
#pragma once

#include <memory>

#include "batch/batch.h"
#include "registry/typed_match.h"

namespace pakhuis::batch {

// The setup has been checked.
template <Game G>
Result<std::unique_ptr<Batch>> make_game_batch(const TypedMatch<G>& start, const BatchSetup& setup);

}  // namespace pakhuis::batch
