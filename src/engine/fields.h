// What a struct may say of a field besides its name, where it lists its fields:
//
//   visit("phase", self.phase);
//   visit("boats", self.boats, since(2));
//
// From these lists the codec derives JSON both ways, hashes and differences, and the messages'
// schema; what a rule leaves open, the field's type says.
#pragma once

#include <cstdint>
#include <limits>

namespace pakhuis {

struct FieldRule {
    // The version of the game's rules that brought the field. Under an earlier one it is not
    // written, not read and not hashed, and has its default value.
    int since = 1;
    // Reading: where it is missing, it has its default value.
    bool may_be_missing = false;
    // Writing: left out where it has its default value.
    bool left_out = false;
    // Numbers: the least and the most. Texts: bytes. Lists: items.
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
