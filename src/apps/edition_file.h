// Editions from files.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "registry/match.h"

namespace pakhuis::apps {

// A whole file as text; at most 4 MiB.
Result<std::string> read_file(const std::filesystem::path& path);

// The edition at `path`: a JSON file, as `pakhuis edition` prints it, or a folder of tables
// (GAME_places.csv, GAME_routes.csv, GAME_contracts.csv) that replace those of the built-in
// edition. The result is checked and complete.
Result<Json> load_edition(std::string_view game, const std::filesystem::path& path);

}  // namespace pakhuis::apps
