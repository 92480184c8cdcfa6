#include "tables/changes.h"

#include "codec/record.h"

namespace pakhuis::tables {
namespace {

// The largest part of a row is a record in the terms; JSON escapes its line ends.
constexpr std::size_t kMaxBody = codec::kMaxRecordBytes * 2;

std::string body_of(const Change& change) {
    return std::visit([](const auto& c) { return codec::json_text(codec::NoContext{}, c); },
                      change);
}

// Reads a change of this kind; false if `kind` is another.
template <class Kind>
bool read_kind(std::string_view kind, const Json& body, Result<Change>& change) {
    if (Kind::kKind != kind) return false;
    change = codec::from_json<Kind>(codec::NoContext{}, body).map([](Kind&& read) {
        return Change(std::move(read));
    });
    return true;
}

template <class... Kinds>
Result<Change> read_change(std::string_view kind, const Json& body, std::variant<Kinds...>*) {
    Result<Change> change = fail("bad-row", std::string(kind), "Unknown kind of row.");
    (read_kind<Kinds>(kind, body, change) || ...);
    return change;
}

}  // namespace

std::string_view kind_of(const Change& change) {
    return std::visit([](const auto& c) { return std::string_view(c.kKind); }, change);
}

std::vector<store::Row> to_rows(const Entries& entries) {
    std::vector<store::Row> rows;
    rows.reserve(entries.size());
    for (const Entry& entry : entries) {
        rows.push_back({entry.seq, std::string(kind_of(entry.change)), body_of(entry.change),
                        entry.hash, entry.at});
    }
    return rows;
}

Result<Entry> read_row(const store::Row& row) {
    const auto body = codec::parse_json(row.body, kMaxBody);
    auto change = body ? read_change(row.kind, *body, static_cast<Change*>(nullptr))
                       : Result<Change>(Failure(body.error()));
    if (!change) return inside(row.kind, change.error());
    return Entry{row.seq, std::move(*change), row.hash, row.at};
}

EditionSource kept_editions(store::Store& store, std::optional<Problem>* failed) {
    return [&store, failed](std::uint64_t hash) -> std::optional<Json> {
        const auto text = store.edition(hash);
        if (!text && failed != nullptr) *failed = text.error();
        if (!text || !*text) return std::nullopt;
        auto json = codec::parse_json(**text);
        return json ? std::optional(std::move(*json)) : std::nullopt;
    };
}

}  // namespace pakhuis::tables
