// Values of statements in PostgreSQL's binary form: text and bytes as they are, numbers with the
// most significant byte first, lists with the type of their elements.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pakhuis::store::postgres {

// For a column of the type bytea; a plain text is for one of the type text.
struct Bytes {
    std::string_view bytes;
};

void add_value(std::string& out, std::string_view text);
void add_value(std::string& out, Bytes bytes);
void add_value(std::string& out, std::int64_t number);
void add_value(std::string& out, bool flag);
void add_value(std::string& out, const std::vector<std::string>& texts);
void add_value(std::string& out, const std::vector<std::string_view>& texts);
void add_value(std::string& out, const std::vector<Bytes>& list);
void add_value(std::string& out, const std::vector<std::int64_t>& numbers);

// A number of 1, 2, 4 or 8 bytes.
std::int64_t read_number(std::string_view bytes);
// A list of texts; nothing if the bytes are something else.
std::optional<std::vector<std::string>> read_texts(std::string_view bytes);

}  // namespace pakhuis::store::postgres
