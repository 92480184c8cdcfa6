// A 64-bit hash over the fields of a value: the same on every platform and compiler.
#pragma once

#include <cstdint>

#include "codec/layout_of.h"

namespace pakhuis::codec {

// Only fields of this version of the rules are hashed. No heap.
std::uint64_t layout_hash(const Layout& layout, const void* value, int version);

// Context: as for the JSON of the value, so that both share a layout. The hash doesn't depend on
// it.
template <class Context, class T>
std::uint64_t field_hash_in(const T& value, int version) {
    return layout_hash(layout_of<Context, T>, &value, version);
}

template <class T>
std::uint64_t field_hash(const T& value, int version = kEveryVersion) {
    return field_hash_in<NoContext>(value, version);
}

}  // namespace pakhuis::codec
