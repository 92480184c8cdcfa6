#include "codec/csv.h"

#include <charconv>
#include <string>
#include <vector>

#include "codec/format_text.h"

namespace pakhuis::codec {
namespace {

constexpr std::size_t kMaxBytes = std::size_t{1} << 16;

std::vector<std::string_view> cells_of(std::string_view line) {
    std::vector<std::string_view> cells;
    for (;;) {
        const auto comma = line.find(',');
        cells.push_back(line.substr(0, comma));
        if (comma == line.npos) return cells;
        line.remove_prefix(comma + 1);
    }
}

Json cell_value(std::string_view cell) {
    int number = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    if (error == std::errc{} && end == cell.data() + cell.size()) return number;
    return std::string(cell);
}

// Whether JSON returns this text unchanged.
bool is_utf8(std::string_view text) {
    const std::string written =
        Json(std::string(text)).dump(-1, ' ', false, Json::error_handler_t::ignore);
    return Json::parse(written, nullptr, false) == Json(std::string(text));
}

}  // namespace

Result<Json> parse_csv(std::string_view text) {
    if (text.size() > kMaxBytes) return fail("too-long", "", "A table has at most 65536 bytes.");
    std::vector<std::string_view> header;
    Json rows = Json::array();
    int line_number = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++line_number;
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty()) continue;
        if (!is_utf8(line)) {
            return fail("not-utf8", format_text("line {}", line_number), "This is not UTF-8 text.");
        }
        const auto cells = cells_of(line);
        if (header.empty()) {
            header = cells;
            continue;
        }
        if (cells.size() != header.size()) {
            return fail("bad-line", format_text("line {}", line_number),
                        format_text("Expected {} columns, found {}.", header.size(), cells.size()));
        }
        Json row = Json::object();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            row[std::string(header[i])] = cell_value(cells[i]);
        }
        rows.push_back(std::move(row));
    }
    if (header.empty()) return fail("missing-field", "line 1", "The header line is missing.");
    return rows;
}

}  // namespace pakhuis::codec
