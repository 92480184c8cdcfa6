// Converts the signed numbers of the rules to array indices.
#pragma once

#include <cstddef>

namespace pakhuis {

constexpr std::size_t to_index(int number) {
    return static_cast<std::size_t>(number);
}

}  // namespace pakhuis
