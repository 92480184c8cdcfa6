// JSON that is kept as text, and merge patches as text.
#pragma once

#include <string>

#include "codec/json.h"
#include "codec/shape.h"

namespace pakhuis::codec {

struct JsonText {
    std::string text;  // compact; empty: null

    JsonText() = default;
    explicit JsonText(const Json& json);

    bool is_null() const { return text.empty(); }
    Json to_json() const;
    void append_to(std::string& out) const { out += is_null() ? "null" : text; }
    static Shape shape();
    friend bool operator==(const JsonText&, const JsonText&) = default;
};

// Appends the merge patch between two values whose JSON is an object. False: the patch is empty.
bool append_difference(std::string& out, const AnyContext& context, const Layout& layout,
                       const void* from, const void* to);

// The JSON merge patch (RFC 7396) between two values: the text of difference(to_json(from),
// to_json(to)). Null: nothing differs.
template <class Context, class T>
JsonText difference_of(const Context& context, const T& from, const T& to) {
    JsonText patch;
    if (!append_difference(patch.text, any_context(context), layout_of<Context, T>, &from, &to)) {
        patch.text.clear();
    }
    return patch;
}

}  // namespace pakhuis::codec
