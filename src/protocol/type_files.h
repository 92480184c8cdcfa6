// The messages as a JSON schema and as TypeScript, for protocol/ and for the web client.
#pragma once

#include <vector>

#include "codec/type_file.h"

namespace pakhuis::protocol {

std::vector<codec::TypeFile> type_files();

}  // namespace pakhuis::protocol
