// Money in full florins for people to read. The code counts thousands everywhere else.
#pragma once

#include "base/text.h"

namespace pakhuis::merchants {

// 1080 is written "1,080,000".
template <std::size_t N>
constexpr void append_florins(Text<N>& out, int thousands) {
    if (thousands < 0) {
        out.append('-');
        thousands = -thousands;
    }
    if (thousands >= 1000) {
        out.append(thousands / 1000).append(',');
        const int rest = thousands % 1000;
        if (rest < 100) out.append('0');
        if (rest < 10) out.append('0');
        out.append(rest);
    } else {
        out.append(thousands);
    }
    if (thousands != 0) out.append(",000");
}
constexpr Text<24> florins(int thousands) {
    Text<24> out;
    append_florins(out, thousands);
    return out;
}

}  // namespace pakhuis::merchants
