// Text, JSON and hash: written values read back the same, and different states have different
// hashes.
#pragma once

#include <type_traits>

#include "codec/hash.h"
#include "codec/json.h"
#include "codec/json_text.h"
#include "kit/print.h"

namespace pakhuis::kit {

template <Game G>
Fault text_fault(const typename G::Rules& rules, const typename G::Action& action) {
    ActionText text;
    G::write(rules, action, text);
    if (text.cut()) return "the text form does not fit: " + std::string(text.view());
    const auto parsed = G::parse(rules, text);
    if (parsed.refusal != nullptr) {
        return "the text form is refused (" + std::string(parsed.refusal->key) + " at " +
               std::to_string(parsed.at) + "): " + std::string(text.view());
    }
    if (parsed.action != action)
        return "the text form reads back differently: " + action_text<G>(rules, action);
    return {};
}

// Through JSON as text and back.
template <class T, class Context>
Fault json_fault(const Context& context, const T& value) {
    const std::string text = codec::json_text(context, value);
    const auto json = codec::parse_json(text);
    if (!json) return "the JSON form is not JSON: " + text;
    const auto back = codec::from_json<T>(context, *json);
    if (!back) return "the JSON form is refused, " + back.error().text() + ": " + text;
    if (!(*back == value)) return "the JSON form reads back differently: " + text;
    if (json->dump() != text) return "the JSON form is not compact: " + text;
    return {};
}

// The patch between two values is the one between their trees.
template <class T, class Context>
Fault difference_fault(const Context& context, const T& from, const T& to) {
    const codec::Json patch =
        codec::difference(codec::to_json(context, from), codec::to_json(context, to));
    const codec::JsonText text = codec::difference_of(context, from, to);
    if (patch.empty() ? text.is_null() : text.text == patch.dump()) return {};
    return "the patch is " + text.text + ", not " + patch.dump();
}

// Changes one field of a state; false if it can't be changed.
struct Damage {
    template <class Field>
    bool operator()(Field& field) const {
        if constexpr (requires { field.push_back(field[0]); }) {
            if (field.full()) return false;
            field.push_back({});
        } else {
            static_assert(std::is_trivially_copyable_v<Field>);
            *reinterpret_cast<unsigned char*>(&field) ^= 1;
        }
        return true;
    }
};

// Equal states have equal hashes, and a change of any one field changes the hash.
template <class State>
Fault hash_fault(const State& state) {
    const std::uint64_t hash = codec::field_hash(state);
    const State copy = state;
    if (codec::field_hash(copy) != hash) return "a copy has another hash";
    int fields = 0;
    State counted = state;
    State::fields(counted, [&](const char*, auto&, FieldRule = {}) { ++fields; });
    for (int chosen = 0; chosen < fields; ++chosen) {
        State damaged = state;
        std::string name;
        int at = 0;
        State::fields(damaged, [&](const char* field_name, auto& field, FieldRule = {}) {
            if (at++ == chosen && Damage{}(field)) name = field_name;
        });
        if (!name.empty() && codec::field_hash(damaged) == hash) {
            return "the hash does not depend on the field " + name;
        }
    }
    return {};
}

}  // namespace pakhuis::kit
