// The nets that are a part of the program: nets/<game>.net of the repository, as the build found
// them. The module of a page contains none: the page gives it those that it needs.
#pragma once

#include <string_view>

namespace pakhuis::net_files {

// The bytes of a game's net; empty if the program contains none.
std::string_view shipped_net(std::string_view game);

}  // namespace pakhuis::net_files
