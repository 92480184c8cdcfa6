// Writes and reads the JSON of any value that lists its fields.
//
// A context names components: `name_of(Id)`, `find(Tag*, name)` and, for values with one entry per
// seat, `seats`. The rules are the context of states, views, actions and events. An edition is its
// own context. Messages, terms and rows name no components (NoContext). Fields that are "none" are
// left out, and so are fields of later rules than the context's. Reading is strict: unknown,
// missing or ill-typed fields are refused with their path. After a refusal the value must not be
// used.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "codec/json_tree.h"
#include "codec/layout_of.h"

namespace pakhuis::codec {

// Appends the text of a value's JSON. No tree is built.
void append_value(std::string& out, const AnyContext& context, const Layout& layout,
                  const void* value);

template <class Context, class T>
void append_json(std::string& out, const Context& context, const T& value) {
    append_value(out, any_context(context), layout_of<Context, T>, &value);
}

template <class Context, class T>
std::string json_text(const Context& context, const T& value) {
    std::string out;
    append_json(out, context, value);
    return out;
}

// The same as a tree, for values that are rarely written: the tree is read from the text.
Json value_to_json(const AnyContext& context, const Layout& layout, const void* value);

template <class Context, class T>
Json to_json(const Context& context, const T& value) {
    return value_to_json(any_context(context), layout_of<Context, T>, &value);
}

// The meaning of a missing field whose rule does not allow it to be missing.
enum class Missing : std::uint8_t {
    kIsAProblem,
    kIsDefault,  // the field keeps its value: for positions that people write
};

// Reads JSON into a value. The key of the problem is empty for success.
Problem read_value(const AnyContext& context, const Layout& layout, const Json& json, void* value,
                   Missing missing = Missing::kIsAProblem);

template <class T, class Context>
Result<T> from_json(const Context& context, const Json& json,
                    Missing missing = Missing::kIsAProblem) {
    T value{};
    Problem problem =
        read_value(any_context(context), layout_of<Context, T>, json, &value, missing);
    if (!problem.key.empty()) return Failure(std::move(problem));
    return value;
}

}  // namespace pakhuis::codec
