// The batches of one game, by its type. The build makes one source file for each game
// (game_batch.cpp.in).
#pragma once

#include <memory>

#include "batch/batch.h"
#include "batch/player.h"
#include "registry/typed_match.h"

namespace pakhuis::batch {

// The setup has been checked.
template <Game G>
Result<std::unique_ptr<Batch>> make_game_batch(const TypedMatch<G>& start, const BatchSetup& setup);
template <Game G>
std::unique_ptr<Player> make_game_player(const TypedMatch<G>& start);

}  // namespace pakhuis::batch
