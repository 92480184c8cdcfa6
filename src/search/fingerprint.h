// A 64-bit number of a view or an action, made of its fields: equal values have equal numbers, and
// padding does not count. For keys within a search; codec's hash is the one that is kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "base/rng.h"

namespace pakhuis::search {

class Fingerprint {
  public:
    template <class T>
    void add(const T& value) {
        if constexpr (std::has_unique_object_representations_v<T>) {
            add_bytes(&value, sizeof value);
        } else if constexpr (requires { T::fields(value, [](auto&&...) {}); }) {
            T::fields(value,
                      [this](const char*, const auto& field, auto&&...) { this->add(field); });
        } else if constexpr (requires { value.values; }) {
            add(value.values);
        } else {
            for (const auto& item : value) add(item);
            add(static_cast<std::uint64_t>(value.size()));
        }
    }
    std::uint64_t number() const { return mix64(number_); }

  private:
    void add_bytes(const void* bytes, std::size_t count) {
        const auto* at = static_cast<const unsigned char*>(bytes);
        for (; count >= 8; count -= 8, at += 8) add_word(at, 8);
        if (count > 0) add_word(at, count);
    }
    void add_word(const unsigned char* at, std::size_t count) {
        std::uint64_t word = 0;
        std::memcpy(&word, at, count);
        number_ = (number_ ^ word) * 0x9e3779b97f4a7c15ULL;
        number_ ^= number_ >> 29;
    }

    std::uint64_t number_ = 0x243f6a8885a308d3ULL;
};

template <class T>
std::uint64_t fingerprint(const T& value) {
    Fingerprint print;
    print.add(value);
    return print.number();
}

}  // namespace pakhuis::search
