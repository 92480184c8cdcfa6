// The registry's entry for a game: its facts, and the functions that make its matches and editions.
// The build makes one source file for each game (module.cpp.in): after a change of one game only
// its own module is compiled.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "registry/match.h"

namespace pakhuis {

struct GameModule {
    const GameInfo* info = nullptr;
    // The functions of match.h for this game.
    Result<std::unique_ptr<Match>> (*start)(const Setup& setup,
                                            const EditionSource& more) = nullptr;
    Result<std::unique_ptr<Match>> (*start_at)(const Setup& setup, const Json& position,
                                               const EditionSource& more) = nullptr;
    Result<std::unique_ptr<Match>> (*start_at_view)(const Setup& setup, const Json& view,
                                                    const EditionSource& more) = nullptr;
    Result<Json> (*edition)(const std::optional<Json>& json) = nullptr;
    std::vector<Problem> (*warnings)(const Json& json) = nullptr;
};

template <class G>
GameModule module_of();

// Adds a game to the list, or replaces the game with the same id. For tests with a game of their
// own. Call it before any other thread runs.
void add_game(const GameModule& module);

}  // namespace pakhuis
