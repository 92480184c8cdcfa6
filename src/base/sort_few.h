// Sorting a few items. std::sort is code for thousands: three kilobytes for each order.
#pragma once

#include <utility>

namespace pakhuis {

// By insertion; items that are equal keep their order.
template <class T, class Before>
constexpr void sort_few(T* begin, T* end, const Before& before) {
    for (T* next = begin; next < end; ++next) {
        for (T* at = next; at > begin && before(*at, *(at - 1)); --at) std::swap(*at, *(at - 1));
    }
}

}  // namespace pakhuis
