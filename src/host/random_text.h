// Ids and tokens from random numbers.
#pragma once

#include <string>
#include <string_view>

#include "host/ports.h"

namespace pakhuis::host {

// Letters and digits that look different from each other, five bits each.
inline std::string random_text(Random& random, std::size_t length) {
    constexpr std::string_view kLetters = "abcdefghijkmnpqrstuvwxyz23456789";
    static_assert(kLetters.size() == 32);
    std::string out;
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < length; ++i, bits >>= 5) {
        if (i % 12 == 0) bits = random.number();
        out += kLetters[bits % 32];
    }
    return out;
}

}  // namespace pakhuis::host
