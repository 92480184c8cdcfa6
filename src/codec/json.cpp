#include "codec/json.h"

#include <fmt/format.h>
#include <set>
#include <vector>

namespace pakhuis::codec {
namespace {

constexpr int kMaxDepth = 32;

struct TooDeep {};
struct DoubledKey {
    std::string key;
};

// "line 3, column 14" of a byte offset.
std::string place_of(std::string_view text, std::size_t byte) {
    std::size_t line = 1;
    std::size_t column = 1;
    for (std::size_t i = 0; i + 1 < byte && i < text.size(); ++i) {
        ++column;
        if (text[i] == '\n') {
            ++line;
            column = 1;
        }
    }
    return fmt::format("line {}, column {}", line, column);
}

// nlohmann's own sentence without its prefix "[json.exception…] parse error at line …:".
std::string sentence_of(const Json::parse_error& error) {
    const std::string_view what = error.what();
    const auto cut = what.find(": ");
    return "This is not JSON: " + std::string(cut == what.npos ? what : what.substr(cut + 2)) + ".";
}

// Refuses what nlohmann would let pass: deep nesting and doubled keys.
class Guard {
  public:
    bool operator()(int depth, Json::parse_event_t event, Json& parsed) {
        using Event = Json::parse_event_t;
        const bool starts = event == Event::object_start || event == Event::array_start;
        if (starts && depth >= kMaxDepth) throw TooDeep{};
        if (event == Event::object_start) keys_.emplace_back();
        if (event == Event::object_end) keys_.pop_back();
        if (event == Event::key) {
            const auto& key = parsed.get_ref<const std::string&>();
            if (!keys_.back().insert(key).second) throw DoubledKey{key};
        }
        return true;
    }

  private:
    std::vector<std::set<std::string>> keys_;
};

}  // namespace

Result<Json> parse_json(std::string_view text, std::size_t limit) {
    if (text.size() > limit) {
        return fail("too-long", "", fmt::format("More than {} bytes.", limit));
    }
    try {
        Guard guard;
        return Json::parse(text.begin(), text.end(),
                           [&](int depth, Json::parse_event_t event, Json& parsed) {
                               return guard(depth, event, parsed);
                           });
    } catch (const Json::parse_error& error) {
        return fail("not-json", place_of(text, error.byte), sentence_of(error));
    } catch (const TooDeep&) {
        return fail("too-deep", "", fmt::format("Nested more than {} levels deep.", kMaxDepth));
    } catch (const DoubledKey& doubled) {
        return fail("doubled-field", doubled.key, "This field stands twice in one object.");
    } catch (const Json::exception& error) {
        return fail("not-json", "", error.what());
    }
}

Json difference(const Json& from, const Json& to) {
    Json patch = Json::object();
    for (const auto& [key, value] : to.items()) {
        const auto old = from.find(key);
        if (old == from.end()) {
            patch[key] = value;
        } else if (value.is_object() && old->is_object()) {
            Json inner = difference(*old, value);
            if (!inner.empty()) patch[key] = std::move(inner);
        } else if (value != *old) {
            patch[key] = value;
        }
    }
    for (const auto& [key, value] : from.items()) {
        if (!to.contains(key)) patch[key] = nullptr;
    }
    return patch;
}

void apply_difference(Json& value, const Json& patch) {
    value.merge_patch(patch);
}

}  // namespace pakhuis::codec
