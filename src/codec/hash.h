// A 64-bit hash over the fields of a value: the same on every platform and compiler.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/rng.h"
#include "codec/traits.h"

namespace pakhuis::codec {

class FieldHash {
  public:
    // Only fields of this version of the rules are hashed.
    explicit FieldHash(int version) : version_(version) {}

    template <class T>
    void add(const T& value) {
        if constexpr (Fielded<const T>) {
            T::fields(value, [this](const char*, const auto& field, FieldRule rule = {}) {
                if (rule.since <= version_) this->add(field);
            });
        } else if constexpr (IdSetTraits<T>::value || std::is_same_v<T, Seats>) {
            word(value.bits);
        } else if constexpr (IdTraits<T>::value) {
            word(value.value);
        } else if constexpr (Counts<T>) {
            const auto names = enum_names(typename T::Kind{});
            for (std::size_t i = 0; i < names.size(); ++i) {
                word(static_cast<std::uint64_t>(value[static_cast<typename T::Kind>(i)]));
            }
        } else if constexpr (TextTraits<T>::value) {
            word(value.size());
            for (const char c : value.view()) word(static_cast<unsigned char>(c));
        } else if constexpr (ListTraits<T>::value) {
            word(value.size());
            for (const auto& item : value) add(item);
        } else if constexpr (PerSeatTraits<T>::value) {
            for (const auto& item : value.values) add(item);
        } else if constexpr (ArrayTraits<T>::value) {
            for (const auto& item : value) add(item);
        } else {
            word(static_cast<std::uint64_t>(value));
        }
    }
    std::uint64_t value() const { return hash_; }

  private:
    void word(std::uint64_t w) { hash_ = mix64(hash_ ^ mix64(w)); }

    const int version_;
    std::uint64_t hash_ = 0;
};

template <class T>
std::uint64_t field_hash(const T& value, int version = kEveryVersion) {
    FieldHash hash(version);
    hash.add(value);
    return hash.value();
}

}  // namespace pakhuis::codec
