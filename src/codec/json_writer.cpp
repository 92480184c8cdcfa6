#include "codec/json_writer.h"

#include "codec/format_text.h"

namespace pakhuis::codec {
namespace detail {
namespace {

using Kind = Layout::Kind;

bool is_null(const Layout& layout, const void* value) {
    switch (layout.kind) {
        case Kind::kOwn:
            return layout.own->is_null != nullptr && layout.own->is_null(value);
        case Kind::kJson:
            return as<Json>(value).is_null();
        case Kind::kName:
            return load_bits(value, layout.bytes) >= layout.names.size();
        case Kind::kId:
            return as<std::uint8_t>(value) == Id<void>::kNone;
        case Kind::kOptional: {
            const Items items = items_of(layout, value);
            return items.count == 0 || is_null(*layout.item, items.first);
        }
        default:
            return false;
    }
}

void append_fields(std::string& out, const AnyContext& context, const Layout& layout,
                   const void* value) {
    FieldList fields;
    list_fields(layout, value, fields);
    Parts parts(out, '{');
    for (const Field& field : fields) {
        if (!is_written(context, field)) continue;
        parts.key(field.name);
        append_present(out, context, *field.layout, field.at);
    }
    out += '}';
}

void append_items(std::string& out, const AnyContext& context, const Layout& layout,
                  const void* value) {
    const Items items = items_of(layout, value);
    const std::size_t count = layout.kind == Kind::kPerSeat ? context.seats : items.count;
    Parts parts(out, '[');
    for (std::size_t i = 0; i < count; ++i) {
        parts.next();
        append_value(out, context, *layout.item, items.first + i * layout.item->bytes);
    }
    out += ']';
}

void append_counts(std::string& out, const Layout& layout, const void* value) {
    Parts parts(out, '{');
    for (std::size_t i = 0; i < layout.names.size(); ++i) {
        const int count = layout.counts->count(value, i);
        if (count == 0) continue;
        parts.key(layout.names[i]);
        append_number(out, count);
    }
    out += '}';
}

void append_ids(std::string& out, const AnyContext& context, const Layout& layout,
                std::uint64_t bits) {
    Parts parts(out, '[');
    while (bits != 0) {
        parts.next();
        const auto id = static_cast<std::uint8_t>(pop_lowest(bits));
        append_quoted(out, layout.components->name_of(context.context, id));
    }
    out += ']';
}

void append_seats(std::string& out, Seats seats) {
    Parts parts(out, '[');
    while (!seats.empty()) {
        parts.next();
        append_number(out, seats.pop());
    }
    out += ']';
}

void append_flags(std::string& out, const std::vector<bool>& flags) {
    Parts parts(out, '[');
    for (const bool flag : flags) {
        parts.next();
        out += flag ? "true" : "false";
    }
    out += ']';
}

void append_pairs(std::string& out, const TextPairs& pairs) {
    Json tree = Json::object();  // of two texts with the same name the last one stays
    for (const auto& [name, text] : pairs) tree[name] = text;
    append_json(out, tree);
}

void append_whole(std::string& out, const Layout& layout, const void* value) {
    const std::uint64_t bits = load_bits(value, layout.bytes);
    if (!layout.is_signed) return append_whole_number(out, bits);
    const auto unused = static_cast<unsigned>(64 - 8 * layout.bytes);
    append_number(out, static_cast<std::int64_t>(bits << unused) >> unused);
}

}  // namespace

bool is_written(const AnyContext& context, const Field& field) {
    if (field.rule.since > context.version) return false;
    if (field.rule.left_out && field.unless->is_default != nullptr &&
        field.unless->is_default(field.at)) {
        return false;
    }
    return !is_null(*field.layout, field.at);
}

void append_present(std::string& out, const AnyContext& context, const Layout& layout,
                    const void* value) {
    switch (layout.kind) {
        case Kind::kObject:
            return append_fields(out, context, layout, value);
        case Kind::kOwn:
            return layout.own->append(out, value);
        case Kind::kJson:
            return append_json(out, as<Json>(value));
        case Kind::kString:
            return append_quoted(out, as<std::string>(value));
        case Kind::kText:
            return append_quoted(out, layout.view(value));
        case Kind::kPairs:
            return append_pairs(out, as<TextPairs>(value));
        case Kind::kHex:
            return append_quoted(out, hex_text(as<Hex64>(value).value));
        case Kind::kActor:
            return append_quoted(out, actor_name(as<Actor>(value).value));
        case Kind::kName:
            return append_quoted(
                out, layout.names[static_cast<std::size_t>(load_bits(value, layout.bytes))]);
        case Kind::kId:
            return append_quoted(
                out, layout.components->name_of(context.context, as<std::uint8_t>(value)));
        case Kind::kIdSet:
            return append_ids(out, context, layout, load_bits(value, layout.bytes));
        case Kind::kSeats:
            return append_seats(out, as<Seats>(value));
        case Kind::kCounts:
            return append_counts(out, layout, value);
        case Kind::kOptional:
            return append_value(out, context, *layout.item, items_of(layout, value).first);
        case Kind::kVector:
        case Kind::kList:
        case Kind::kArray:
        case Kind::kPerSeat:
            return append_items(out, context, layout, value);
        case Kind::kFlags:
            return append_flags(out, as<std::vector<bool>>(value));
        case Kind::kFlag:
            out += as<bool>(value) ? "true" : "false";
            return;
        case Kind::kNumber:
            return append_whole(out, layout, value);
    }
}

}  // namespace detail

void append_value(std::string& out, const AnyContext& context, const Layout& layout,
                  const void* value) {
    if (detail::is_null(layout, value)) {
        out += "null";
    } else {
        detail::append_present(out, context, layout, value);
    }
}

Json value_to_json(const AnyContext& context, const Layout& layout, const void* value) {
    std::string text;
    append_value(text, context, layout, value);
    return tree_of(text);
}

}  // namespace pakhuis::codec
