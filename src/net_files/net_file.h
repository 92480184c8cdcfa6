// A net as a file (docs/nets.md gives its bytes).
#pragma once

#include <string>
#include <string_view>

#include "codec/problem.h"
#include "nets/net.h"

namespace pakhuis::net_files {

inline constexpr std::uint32_t kSchema = 1;

std::string write_net(const nets::Net& net);
// Every byte may be wrong. What it returns can be used for any row without a check.
// Problems: "not-a-net", "other-schema", "cut-net", "damaged-net", "bad-net".
Result<nets::Net> read_net(std::string_view bytes);
// Without the check of the last eight bytes: for a fuzzer, which finds no checksum.
Result<nets::Net> read_net_contents(std::string_view bytes);

}  // namespace pakhuis::net_files
