#include "codec/layout.h"

#include <cstdlib>
#include <cstring>

namespace pakhuis::codec {

void FieldList::add(const char* name, const void* at, const Layout& layout) {
    if (size_ == kMost) std::abort();
    // NOLINTNEXTLINE: a reader of the fields got the value itself as one that may be changed
    fields_[size_++] = {name, const_cast<void*>(at), &layout, nullptr, {}};
}

void FieldList::add(const char* name, const void* at, const Layout& layout,
                    const FieldDefault& unless, const FieldRule& rule) {
    add(name, at, layout);
    fields_[size_ - 1].unless = &unless;
    fields_[size_ - 1].rule = rule;
}

namespace {

template <class Word>
std::uint64_t load_as(const void* at) {
    Word word;
    std::memcpy(&word, at, sizeof(Word));
    return word;
}

template <class Word>
void store_as(void* at, std::uint64_t bits) {
    const auto word = static_cast<Word>(bits);
    std::memcpy(at, &word, sizeof(Word));
}

}  // namespace

std::uint64_t load_bits(const void* at, std::size_t bytes) {
    switch (bytes) {
        case 1:
            return load_as<std::uint8_t>(at);
        case 2:
            return load_as<std::uint16_t>(at);
        case 4:
            return load_as<std::uint32_t>(at);
        default:
            return load_as<std::uint64_t>(at);
    }
}

void store_bits(void* at, std::size_t bytes, std::uint64_t bits) {
    switch (bytes) {
        case 1:
            return store_as<std::uint8_t>(at, bits);
        case 2:
            return store_as<std::uint16_t>(at, bits);
        case 4:
            return store_as<std::uint32_t>(at, bits);
        default:
            return store_as<std::uint64_t>(at, bits);
    }
}

}  // namespace pakhuis::codec
