// The types of each game's views, events, editions and options as TypeScript, with the names and
// refusals that clients have words for.
#pragma once

#include <vector>

#include "codec/type_file.h"

namespace pakhuis {

std::vector<codec::TypeFile> game_type_files();

}  // namespace pakhuis
