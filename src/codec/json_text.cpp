#include "codec/json_text.h"

#include <algorithm>

namespace pakhuis::codec {

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

JsonText::JsonText(const Json& json) {
    if (!json.is_null()) append_json(text, json);
}

Json JsonText::to_json() const {
    return is_null() ? Json() : Json::parse(text, nullptr, false);
}

Shape JsonText::shape() {
    return {};
}

}  // namespace pakhuis::codec
