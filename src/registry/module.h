// What the registry knows of a game: its facts, and how its matches and editions are made. The
// build compiles one file for each game (module.cpp.in), so that a change of one game compiles it
// alone.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "registry/match.h"

namespace pakhuis {

struct GameModule {
    const GameInfo* info = nullptr;
    // The functions of match.h with the game found.
    Result<std::unique_ptr<Match>> (*start)(const Setup& setup,
                                            const EditionSource& more) = nullptr;
    Result<std::unique_ptr<Match>> (*place)(const Setup& setup, const Json& position,
                                            const EditionSource& more) = nullptr;
    Result<Json> (*edition)(const std::optional<Json>& json) = nullptr;
    std::vector<Problem> (*warnings)(const Json& json) = nullptr;
};

template <class G>
GameModule module_of();

// Lists one more game, after those of the house, in place of one that has its id: for tests that
// bring a game of their own. Before any other thread runs.
void add_game(const GameModule& module);

}  // namespace pakhuis
