#include "balance/marks.h"

#include <algorithm>
#include <array>
#include <optional>

#include "codec/format_text.h"

namespace pakhuis::balance {
namespace {

using codec::Json;

constexpr std::string_view kOurs = "ours";

// Columns whose mark has another name, or that are always ours (docs/rules).
struct OddColumn {
    std::string_view game, table, column;
    std::string_view mark;  // the field with the mark; empty: always ours
};
constexpr std::array kOddColumns{
    OddColumn{"carts", "places", "x", ""},
    OddColumn{"carts", "places", "y", ""},
    OddColumn{"carts", "tracks", "colour", ""},
    OddColumn{"carts", "tracks", "symbol", ""},
    OddColumn{"merchants", "spaces", "payouts", "payout-mark"},
    OddColumn{"amsterdam", "amstel", "behind", "place-mark"},
    OddColumn{"amsterdam", "players", "artisans", "draft-mark"},
    OddColumn{"amsterdam", "players", "buildings", "draft-mark"},
};

// Columns that say which row this is.
constexpr std::array<std::string_view, 11> kRowNames{"place",   "order",  "term",     "card",
                                                     "quarter", "layout", "block",    "tile",
                                                     "task",    "years",  "continent"};

bool is_mark(std::string_view field) {
    return field == "mark" || field == "marks" || field.ends_with("-mark");
}

// "/contracts/3/points" → contracts, 3, points
std::vector<std::string> steps_of(std::string_view pointer) {
    std::vector<std::string> out;
    while (pointer.starts_with('/')) {
        pointer.remove_prefix(1);
        const std::size_t end = std::min(pointer.find('/'), pointer.size());
        out.emplace_back(pointer.substr(0, end));
        pointer.remove_prefix(end);
    }
    return pointer.empty() ? out : std::vector<std::string>();
}

// The element of an array or a field of an object; nullptr if there is none.
const Json* child_of(const Json& json, const std::string& step) {
    if (json.is_object()) {
        const auto found = json.find(step);
        return found == json.end() ? nullptr : &*found;
    }
    const bool number =
        !step.empty() && step.size() < 6 && (step == "0" || !step.starts_with('0')) &&
        std::all_of(step.begin(), step.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!json.is_array() || !number) return nullptr;
    const auto index = static_cast<std::size_t>(std::stoul(step));
    return index < json.size() ? &json[index] : nullptr;
}

// A place in an edition: the table, the row in it, the column and what is inside.
struct Place {
    std::string table, column, within;
    const Json* row = nullptr;
    const Json* value = nullptr;
};

// Part of a list may have a mark of its own.
std::optional<std::string> mark_in(std::string_view game, const Place& place) {
    const Json& row = *place.row;
    for (const OddColumn& odd : kOddColumns) {
        if (odd.game != game || odd.table != place.table || odd.column != place.column) continue;
        if (odd.mark.empty()) return std::string(kOurs);
        return row[std::string(odd.mark)].get<std::string>();
    }
    if (place.column == "points" && row.contains("marks")) {
        const Json* mark = child_of(row["marks"], place.within);
        return mark == nullptr ? std::nullopt : std::optional(mark->get<std::string>());
    }
    for (const std::string& field : {place.column + "-mark", std::string("mark")}) {
        if (row.contains(field)) return row[field].get<std::string>();
    }
    return std::nullopt;
}

std::optional<Place> find_place(const Json& edition, std::string_view pointer) {
    const std::vector<std::string> steps = steps_of(pointer);
    Place out;
    const Json* at = &edition;
    for (const std::string& step : steps) {
        if (at->is_object() && out.row == nullptr && at != &edition) {
            out.row = at;
            out.column = step;
        } else if (out.row != nullptr && out.within.empty()) {
            out.within = step;
        }
        if (out.table.empty()) out.table = step;
        at = child_of(*at, step);
        if (at == nullptr) return std::nullopt;
    }
    out.value = at;
    if (out.row == nullptr || at->is_structured() || is_mark(out.column)) return std::nullopt;
    return out;
}

// The text as JSON; as a word, if the old value is one.
std::optional<Json> read_value(const Json& old, std::string_view text) {
    if (old.is_string() && !text.starts_with('"')) return Json(std::string(text));
    const auto read = codec::parse_json(text);
    if (!read) return std::nullopt;
    const bool alike = old.is_number() ? read->is_number_integer() : old.type() == read->type();
    return alike ? std::optional<Json>(*read) : std::nullopt;
}

// Calls f(pointer, value) for each single value inside.
template <class F>
void for_each_value(const Json& json, const std::string& pointer, const F& f) {
    if (!json.is_structured()) return f(pointer, json);
    for (const auto& [key, value] : json.items()) for_each_value(value, pointer + "/" + key, f);
}

}  // namespace

Result<std::string> mark_of(std::string_view game, const Json& edition, std::string_view pointer) {
    const auto place = find_place(edition, pointer);
    auto mark = place ? mark_in(game, *place) : std::nullopt;
    if (mark) return *mark;
    return fail("unknown-value", std::string(pointer),
                "No single value with a mark stands there in the edition.");
}

Result<Json> tuned(std::string_view game, const Json& edition, std::string_view pointer,
                   std::string_view value) {
    const auto mark = mark_of(game, edition, pointer);
    if (!mark) return Failure(mark.error());
    if (*mark != kOurs) {
        return fail("not-ours", std::string(pointer),
                    codec::format_text("This value is marked '{}': only values that are ours may "
                                       "be tuned.",
                                       *mark));
    }
    const Json& old = *find_place(edition, pointer)->value;
    auto read = read_value(old, value);
    if (!read) {
        return fail("bad-value", std::string(pointer),
                    codec::format_text("'{}' is not a value like {}.", value, old.dump()));
    }
    Json out = edition;
    out[Json::json_pointer(std::string(pointer))] = std::move(*read);
    return out;
}

std::vector<TunableColumn> tunable_columns(std::string_view game, const Json& edition) {
    std::vector<TunableColumn> out;
    for_each_value(edition, "", [&](const std::string& pointer, const Json&) {
        const auto place = find_place(edition, pointer);
        if (!place) return;
        if (std::find(kRowNames.begin(), kRowNames.end(), place->column) != kRowNames.end()) return;
        const auto mark = mark_in(game, *place);
        if (!mark) return;
        auto found = std::find_if(out.begin(), out.end(), [&](const TunableColumn& one) {
            return one.table == place->table && one.column == place->column;
        });
        if (found == out.end()) found = out.insert(out.end(), {place->table, place->column});
        ++found->all;
        found->ours += *mark == kOurs;
    });
    std::erase_if(out, [](const TunableColumn& one) { return one.ours == 0; });
    return out;
}

}  // namespace pakhuis::balance
