#include "codec/json_tree.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "codec/format_text.h"

namespace pakhuis::codec {
namespace {

constexpr std::size_t kMaxDepth = 32;
constexpr std::size_t kMaxKeys = 1000;
constexpr std::size_t kMaxValues = 20'000;  // the largest edition has 3,000

// Counts levels and values by their punctuation, before anything is built. Of text that is not JSON
// the count means nothing, but the parser refuses that text.
std::optional<Problem> size_problem(std::string_view text) {
    std::size_t depth = 0;
    std::size_t values = 1;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') quoted = !quoted;
        if (quoted) {
            if (c == '\\') ++i;
            continue;
        }
        if (c == '[' || c == '{') ++depth;
        if ((c == ']' || c == '}') && depth > 0) --depth;
        if (c == '[' || c == '{' || c == ',') ++values;
        if (depth > kMaxDepth) {
            return Problem{"too-deep", "",
                           format_text("Nested more than {} levels deep.", kMaxDepth)};
        }
        if (values > kMaxValues) {
            return Problem{"too-many", "", format_text("More than {} values.", kMaxValues)};
        }
    }
    return std::nullopt;
}

// A byte offset as "line 3, column 14".
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
    return format_text("line {}, column {}", line, column);
}

// nlohmann's own sentence without its prefix "[json.exception…] parse error at line …:". It quotes
// the input, which may be long.
std::string sentence_of(std::string_view what) {
    constexpr std::size_t kMost = 160;
    const auto cut = what.find(": ");
    if (cut != what.npos) what.remove_prefix(cut + 2);
    return "This is not JSON: " + std::string(what.substr(0, kMost)) + ".";
}

// Builds a value from the parser's calls. Stops the parser at input that nlohmann accepts but we
// refuse: doubled keys, objects with so many keys that lookups are slow. Throws nothing.
class Builder {
  public:
    explicit Builder(std::string_view text) : text_(text) {}

    Problem problem;
    Json value;

    bool null() { return add(nullptr); }
    bool boolean(bool flag) { return add(flag); }
    bool number_integer(std::int64_t number) { return add(number); }
    bool number_unsigned(std::uint64_t number) { return add(number); }
    bool number_float(double number, const std::string&) { return add(number); }
    bool string(std::string& text) { return add(std::move(text)); }
    bool binary(Json::binary_t&) { return false; }

    bool start_object(std::size_t) { return open(Json::object()); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_array() { return close(); }

    bool key(std::string& key) {
        Part& object = open_.back();
        if (!object.keys.insert(key).second) {
            return stop("doubled-field", key, "This field stands twice in one object.");
        }
        if (object.keys.size() > kMaxKeys) {
            return stop("too-many", key, format_text("An object has at most {} fields.", kMaxKeys));
        }
        object.key = std::move(key);
        return true;
    }

    bool parse_error(std::size_t byte, const std::string&, const Json::exception& error) {
        return stop("not-json", place_of(text_, byte), sentence_of(error.what()));
    }

  private:
    // An object or array that is not closed yet.
    struct Part {
        Json value;
        std::set<std::string> keys;
        std::string key;  // of the next value
    };

    bool stop(const char* key, std::string place, std::string sentence) {
        problem = {key, std::move(place), std::move(sentence)};
        return false;
    }
    bool open(Json empty) {
        open_.push_back({std::move(empty), {}, {}});
        return true;
    }
    bool close() {
        Json whole = std::move(open_.back().value);
        open_.pop_back();
        return add(std::move(whole));
    }
    bool add(Json part) {
        if (open_.empty()) {
            value = std::move(part);
        } else if (Part& around = open_.back(); around.value.is_array()) {
            around.value.push_back(std::move(part));
        } else {
            // The key is new: it is appended without a search.
            around.value.get_ref<Json::object_t&>().push_back(
                {std::move(around.key), std::move(part)});
        }
        return true;
    }

    std::string_view text_;
    std::vector<Part> open_;
};

}  // namespace

void append_json(std::string& out, const Json& json) {
    out += json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void append_quoted(std::string& out, std::string_view text) {
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
        return c >= ' ' && c != '"' && c != '\\' && c != '\x7f';
    });
    if (!plain) return append_json(out, Json(text));
    out += '"';
    out += text;
    out += '"';
}

Result<Json> parse_json(std::string_view text, std::size_t limit) {
    if (text.size() > limit) {
        return fail("too-long", "", format_text("More than {} bytes.", limit));
    }
    if (auto problem = size_problem(text)) return Failure(*problem);
    Builder builder(text);
    if (!Json::sax_parse(text.begin(), text.end(), &builder)) return Failure(builder.problem);
    return std::move(builder.value);
}

Json tree_of(std::string_view text) {
    Builder builder(text);
    Json::sax_parse(text.begin(), text.end(), &builder);
    return std::move(builder.value);
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
