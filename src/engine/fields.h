// Rules for a field, given where a struct lists its fields:
//
//   visit("phase", self.phase);
//   visit("boats", self.boats, since(2));
//
// From these lists the codec derives JSON both ways, hashes, differences and the messages' schema.
// The field's type decides everything that its rule leaves open.
#pragma once

#include <cstdint>
#include <limits>

namespace pakhuis {

struct FieldRule {
    // The first version of the game's rules with this field. Under an earlier version the field is
    // not written, not read and not hashed, and has its default value.
    int since = 1;
    // Reading: a missing field has its default value.
    bool may_be_missing = false;
    // Writing: a field with its default value is left out.
    bool left_out = false;
    // Bounds of a number, of a text's bytes, or of a list's items.
    std::int64_t low = std::numeric_limits<std::int64_t>::min();
    std::int64_t high = std::numeric_limits<std::int64_t>::max();

    // May be missing when read; always written.
    constexpr FieldRule or_default() const {
        FieldRule rule = *this;
        rule.may_be_missing = true;
        return rule;
    }
    // May be missing when read; left out when written with its default value.
    constexpr FieldRule unless_default() const {
        FieldRule rule = or_default();
        rule.left_out = true;
        return rule;
    }
};

constexpr FieldRule since(int version) {
    FieldRule rule;
    rule.since = version;
    return rule;
}

constexpr FieldRule or_default() {
    return FieldRule{}.or_default();
}

constexpr FieldRule unless_default() {
    return FieldRule{}.unless_default();
}

constexpr FieldRule between(std::int64_t low, std::int64_t high) {
    FieldRule rule;
    rule.low = low;
    rule.high = high;
    return rule;
}

constexpr FieldRule at_most(std::int64_t high) {
    return between(0, high);
}

}  // namespace pakhuis
