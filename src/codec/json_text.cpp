#include "codec/json_text.h"

#include <cstring>

#include "codec/format_text.h"
#include "codec/json_writer.h"

namespace pakhuis::codec {
namespace {

using detail::Parts;
using Kind = Layout::Kind;

// Appends a part of a patch, if the values differ.
void append_changed(std::string& out, Parts& parts, const AnyContext& context, const Field& from,
                    const Field& to) {
    const std::size_t length = out.size();
    const Parts before = parts;
    parts.key(to.name);
    bool differs = true;
    const Layout& layout = *to.layout;
    if (layout.kind == Kind::kObject || layout.kind == Kind::kCounts) {
        differs = append_difference(out, context, layout, from.at, to.at);
    } else {
        const std::size_t begin = out.size();
        append_value(out, context, layout, to.at);
        std::string old;
        append_value(old, context, layout, from.at);
        differs = std::string_view(out).substr(begin) != old;
    }
    if (differs) return;
    out.resize(length);
    parts = before;
}

bool append_counts_difference(std::string& out, const Layout& layout, const void* from,
                              const void* to) {
    Parts parts(out, '{');
    const auto count = layout.counts->count;
    for (std::size_t i = 0; i < layout.names.size(); ++i) {
        if (count(to, i) == 0 || count(to, i) == count(from, i)) continue;
        parts.key(layout.names[i]);
        append_number(out, count(to, i));
    }
    for (std::size_t i = 0; i < layout.names.size(); ++i) {
        if (count(to, i) != 0 || count(from, i) == 0) continue;
        parts.key(layout.names[i]);
        out += "null";
    }
    out += '}';
    return !parts.empty();
}

// Equal bytes are equal values. Values with other bytes may still be equal, in gaps between fields.
bool same_bytes(const Field& from, const Field& to) {
    return std::memcmp(from.at, to.at, to.layout->bytes) == 0;
}

bool append_fields_difference(std::string& out, const AnyContext& context, const Layout& layout,
                              const void* from, const void* to) {
    FieldList old;
    FieldList now;
    list_fields(layout, from, old);
    list_fields(layout, to, now);
    Parts parts(out, '{');
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (same_bytes(old[i], now[i]) || !detail::is_written(context, now[i])) continue;
        if (detail::is_written(context, old[i])) {
            append_changed(out, parts, context, old[i], now[i]);
        } else {
            parts.key(now[i].name);
            append_value(out, context, *now[i].layout, now[i].at);
        }
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (same_bytes(old[i], now[i]) || detail::is_written(context, now[i])) continue;
        if (!detail::is_written(context, old[i])) continue;
        parts.key(now[i].name);
        out += "null";
    }
    out += '}';
    return !parts.empty();
}

}  // namespace

bool append_difference(std::string& out, const AnyContext& context, const Layout& layout,
                       const void* from, const void* to) {
    if (layout.kind == Kind::kCounts) return append_counts_difference(out, layout, from, to);
    return append_fields_difference(out, context, layout, from, to);
}

JsonText::JsonText(const Json& json) {
    if (!json.is_null()) append_json(text, json);
}

Json JsonText::to_json() const {
    return is_null() ? Json() : tree_of(text);
}

Shape JsonText::shape() {
    return {};
}

}  // namespace pakhuis::codec
