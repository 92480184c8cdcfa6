// A file of types that `pakhuis types` writes.
#pragma once

#include <string>
#include <string_view>

namespace pakhuis::codec {

struct TypeFile {
    std::string path;  // from the root of the repository
    std::string text;
};

// The path of a type file of the web client.
inline std::string web_type_path(std::string_view name) {
    return "web/src/net/generated/" + std::string(name) + ".ts";
}

}  // namespace pakhuis::codec
