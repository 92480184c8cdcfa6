#include "postgres/values.h"

namespace pakhuis::store::postgres {
namespace {

// Numbers of types in PostgreSQL's catalogue; they never change.
constexpr std::int32_t kBytea = 17;
constexpr std::int32_t kInt8 = 20;
constexpr std::int32_t kText = 25;

void add_bits(std::string& out, std::uint64_t bits, int bytes) {
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
        out += static_cast<char>((bits >> shift) & 0xff);
    }
}

void add_int(std::string& out, std::int64_t number) {
    add_bits(out, static_cast<std::uint64_t>(number), 4);
}

// An empty list has no dimension.
void add_list_head(std::string& out, std::size_t size, std::int32_t type) {
    add_int(out, size == 0 ? 0 : 1);  // dimensions
    add_int(out, 0);                  // no element is NULL
    add_int(out, type);
    if (size == 0) return;
    add_int(out, static_cast<std::int64_t>(size));
    add_int(out, 1);  // the index of the first element
}

void add_element(std::string& out, std::string_view bytes) {
    add_int(out, static_cast<std::int64_t>(bytes.size()));
    out += bytes;
}

// Takes a number of 4 bytes from the front.
std::optional<std::int64_t> take_int(std::string_view& bytes) {
    if (bytes.size() < 4) return std::nullopt;
    const std::int64_t number = read_number(bytes.substr(0, 4));
    bytes.remove_prefix(4);
    return number;
}

}  // namespace

void add_value(std::string& out, std::string_view text) {
    out += text;
}

void add_value(std::string& out, Bytes bytes) {
    out += bytes.bytes;
}

void add_value(std::string& out, std::int64_t number) {
    add_bits(out, static_cast<std::uint64_t>(number), 8);
}

void add_value(std::string& out, bool flag) {
    out += flag ? '\1' : '\0';
}

void add_value(std::string& out, const std::vector<std::string>& texts) {
    add_list_head(out, texts.size(), kText);
    for (const std::string& text : texts) add_element(out, text);
}

void add_value(std::string& out, const std::vector<std::string_view>& texts) {
    add_list_head(out, texts.size(), kText);
    for (const std::string_view text : texts) add_element(out, text);
}

void add_value(std::string& out, const std::vector<Bytes>& list) {
    add_list_head(out, list.size(), kBytea);
    for (const Bytes each : list) add_element(out, each.bytes);
}

void add_value(std::string& out, const std::vector<std::int64_t>& numbers) {
    add_list_head(out, numbers.size(), kInt8);
    for (const std::int64_t number : numbers) {
        add_int(out, 8);
        add_value(out, number);
    }
}

std::int64_t read_number(std::string_view bytes) {
    std::uint64_t bits = 0;
    for (const char byte : bytes) bits = (bits << 8) | static_cast<unsigned char>(byte);
    switch (bytes.size()) {
        case 2:
            return static_cast<std::int16_t>(bits);
        case 4:
            return static_cast<std::int32_t>(bits);
        default:
            return static_cast<std::int64_t>(bits);
    }
}

std::optional<std::vector<std::string>> read_texts(std::string_view bytes) {
    std::vector<std::string> texts;
    const auto dimensions = take_int(bytes);
    const auto nulls = take_int(bytes);
    const auto type = take_int(bytes);
    if (!dimensions || !nulls || type != kText) return std::nullopt;
    if (*dimensions == 0) return texts;
    const auto size = take_int(bytes);
    const auto first = take_int(bytes);
    if (*dimensions != 1 || !size || !first) return std::nullopt;
    for (std::int64_t i = 0; i < *size; ++i) {
        const auto length = take_int(bytes);
        if (!length || *length < 0 || bytes.size() < static_cast<std::size_t>(*length)) {
            return std::nullopt;
        }
        texts.emplace_back(bytes.substr(0, static_cast<std::size_t>(*length)));
        bytes.remove_prefix(static_cast<std::size_t>(*length));
    }
    return texts;
}

}  // namespace pakhuis::store::postgres
