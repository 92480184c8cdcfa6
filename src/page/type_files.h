// The calls of the module and their answers as TypeScript, for the web client.
#pragma once

#include <vector>

#include "codec/type_file.h"

namespace pakhuis::page {

std::vector<codec::TypeFile> type_files();

}  // namespace pakhuis::page
