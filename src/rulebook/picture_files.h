// What the rules pages of the web client draw: each game's built-in edition and the positions of
// its pictures. `pakhuis types` writes them, so pictures follow the rules.
#pragma once

#include <vector>

#include "codec/type_file.h"

namespace pakhuis::rulebook {

std::vector<codec::TypeFile> picture_files();

}  // namespace pakhuis::rulebook
