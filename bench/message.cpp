#include "message.h"

#include <charconv>

namespace pakhuis::bench {
namespace {

// The position after the string that begins at `at`.
std::size_t string_end(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at) {
        if (text[at] == '\\') ++at;
    }
    return at + 1;
}

// The position after the value that begins at `at`.
std::size_t value_end(std::string_view text, std::size_t at) {
    int depth = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (depth == 0 && (c == ',' || c == '}' || c == ']')) return at;
        if (c == '"') {
            at = string_end(text, at);
            continue;
        }
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') --depth;
        ++at;
    }
    return text.size();
}

std::string_view unquoted(std::string_view value) {
    return value.size() < 2 ? value : value.substr(1, value.size() - 2);
}

std::uint32_t number(std::string_view value) {
    std::uint32_t out = 0;
    std::from_chars(value.data(), value.data() + value.size(), out);
    return out;
}

void take_field(std::string_view key, std::string_view value, Message& m) {
    if (key == "type") m.type = unquoted(value);
    if (key == "id") m.id = number(value);
    if (key == "key") m.key = unquoted(value);
    if (key == "table") m.table = unquoted(value);
    if (key == "from") m.from = number(value);
    if (key == "version") m.version = number(value);
    if (key == "status") m.status = unquoted(value);
    if (key == "legal") m.legal = value;
}

// Calls `visit` with each element until it returns false.
template <class Visit>
void each_element(std::string_view list, Visit visit) {
    std::size_t at = 1;
    while (at < list.size() && list[at] != ']') {
        const std::size_t end = value_end(list, at);
        if (!visit(list.substr(at, end - at))) return;
        at = end + 1;
    }
}

}  // namespace

Message read_message(std::string_view text) {
    Message m;
    std::size_t at = 1;
    while (at < text.size() && text[at] == '"') {
        const std::size_t colon = string_end(text, at);
        const std::size_t end = value_end(text, colon + 1);
        if (end >= text.size()) break;
        take_field(unquoted(text.substr(at, colon - at)), text.substr(colon + 1, end - colon - 1),
                   m);
        at = end + 1;
    }
    return m;
}

std::size_t list_size(std::string_view list) {
    std::size_t n = 0;
    each_element(list, [&](std::string_view) {
        ++n;
        return true;
    });
    return n;
}

std::string_view element(std::string_view list, std::size_t n) {
    std::string_view out;
    each_element(list, [&](std::string_view value) {
        out = value;
        return n-- > 0;
    });
    return out;
}

}  // namespace pakhuis::bench
