// Adds fields to the text of a JSON object.
#pragma once

#include <string>
#include <string_view>

#include "codec/json_text.h"

namespace pakhuis::codec {

// The text ends with the object. The field must not be in it yet.
template <class T>
void add_field(std::string& text, std::string_view name, const T& value) {
    text.pop_back();  // the closing brace
    if (text.back() != '{') text += ',';
    append_quoted(text, name);
    text += ':';
    append_json(text, NoContext{}, value);
    text += '}';
}

}  // namespace pakhuis::codec
