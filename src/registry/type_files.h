// TypeScript types of each game's views, events, editions and options, with the names and refusals
// that clients translate.
#pragma once

#include <vector>

#include "codec/type_file.h"

namespace pakhuis {

std::vector<codec::TypeFile> game_type_files();

}  // namespace pakhuis
