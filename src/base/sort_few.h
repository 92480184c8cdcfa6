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

// Moves the best `few` items to the front, in order; items that are equal keep theirs. (That of
// std::partial_sort differs between libraries, and so would the choices of a bot.)
template <class T, class Before>
constexpr void move_best_to_front(T* begin, T* end, int few, const Before& before) {
    for (T* front = begin; front < begin + few; ++front) {
        T* best = front;
        for (T* at = front + 1; at < end; ++at) {
            if (before(*at, *best)) best = at;
        }
        for (T* at = best; at > front; --at) std::swap(*at, *(at - 1));
    }
}

}  // namespace pakhuis
