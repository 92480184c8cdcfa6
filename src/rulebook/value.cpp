#include "rulebook/value.h"

#include <charconv>
#include <string>
#include <vector>

namespace pakhuis::rulebook {
namespace {

using codec::Json;

std::vector<std::string> parts_of(std::string_view text, char between) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = text.find(between);
        if (end != 0) parts.emplace_back(text.substr(0, end));
        text = end == text.npos ? std::string_view() : text.substr(end + 1);
    }
    return parts;
}

std::optional<std::size_t> index_of(const std::string& segment) {
    std::size_t index = 0;
    const char* const end = segment.data() + segment.size();
    const auto [last, error] = std::from_chars(segment.data(), end, index);
    if (error != std::errc() || last != end) return std::nullopt;
    return index;
}

const Json* step(const Json& from, const std::string& segment) {
    if (from.is_object()) {
        const auto field = from.find(segment);
        return field == from.end() ? nullptr : &*field;
    }
    if (!from.is_array()) return nullptr;
    if (const auto index = index_of(segment)) {
        return *index < from.size() ? &from[*index] : nullptr;
    }
    for (const Json& element : from) {
        if (element.is_object() && !element.empty() && element.front() == segment) return &element;
    }
    return nullptr;
}

std::string text_of(const Json& object, const std::string& field) {
    const auto found = object.find(field);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

// The mark of a field: `points-mark`, `payout-mark` of payouts, an element of `marks`, or `mark`.
std::string mark_in(const Json& object, const std::string& field, const std::string& below) {
    for (const std::string& name : {field, field.substr(0, field.size() - 1)}) {
        if (auto mark = text_of(object, name + "-mark"); !mark.empty()) return mark;
    }
    const auto marks = object.find("marks");
    const auto index = index_of(below);
    if (marks != object.end() && marks->is_array() && index && *index < marks->size()) {
        return (*marks)[*index].get<std::string>();
    }
    return text_of(object, "mark");
}

}  // namespace

std::optional<Value> value_at(const Json& edition, std::string_view path) {
    const auto star = path.find('*');
    const std::vector<std::string> segments = parts_of(path.substr(0, star), '/');
    const Json* at = &edition;
    std::string mark;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (at->is_object()) {
            const std::string below = i + 1 < segments.size() ? segments[i + 1] : "";
            if (auto own = mark_in(*at, segments[i], below); !own.empty()) mark = own;
        }
        at = step(*at, segments[i]);
        if (at == nullptr) return std::nullopt;
    }
    if (!at->is_number()) return std::nullopt;
    const double factor =
        star == path.npos
            ? 1
            : static_cast<double>(index_of(std::string(path.substr(star + 1))).value_or(0));
    return Value{at->get<double>() * factor, mark == "ours"};
}

bool is_reconstructed(const Json& edition, std::string_view paths) {
    for (const std::string& path : parts_of(paths, ',')) {
        const auto value = value_at(edition, path);
        if (value && value->reconstructed) return true;
    }
    return false;
}

}  // namespace pakhuis::rulebook
