#include "rulebook/plain_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "rulebook/value.h"

namespace pakhuis::rulebook {
namespace {

using codec::Json;

std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xc0) != 0x80;  // not within a UTF-8 character
    }));
}

// The text between an opening at `at` and `close`; moves `at` behind it.
std::string_view take_until(std::string_view text, std::size_t& at, std::string_view close) {
    const auto end = std::min(text.find(close, at), text.size());
    const std::string_view inside = text.substr(at, end - at);
    at = std::min(end + close.size(), text.size());
    return inside;
}

class Writer {
  public:
    Writer(const Json& edition, std::string_view page, int width)
        : edition_(edition), page_(page), width_(static_cast<std::size_t>(width)) {}

    void add(std::string_view line) {
        if (line.starts_with("|")) {
            add_row(line);
            return;
        }
        end_table();
        if (line.empty()) {
            blank();
        } else if (line.starts_with("#")) {
            heading(line);
        } else if (line.starts_with("@picture ")) {
            wrap(fmt::format("Picture ({}):", page_), "", "");
        } else if (line == "@cards") {
            wrap(fmt::format("All cards and tiles with their texts: {}", page_), "", "");
        } else if (line.starts_with("> ")) {
            wrap(inline_text(line.substr(2)), "  | ", "  | ");
        } else if (line.starts_with("- ")) {
            wrap(inline_text(line.substr(2)), "- ", "  ");
        } else {
            item_or_paragraph(line);
        }
    }

    std::string take() {
        end_table();
        return std::move(out_);
    }

  private:
    void blank() {
        if (!out_.ends_with("\n\n")) out_ += "\n";
    }

    void heading(std::string_view line) {
        const auto level = line.find_first_not_of('#');
        const std::string words(line.substr(level + 1, line.find(" {#") - level - 1));
        out_ += words + "\n";
        if (level <= 2) out_ += std::string(width_of(words), level == 1 ? '=' : '-') + "\n";
    }

    // "1. [target] **Market**: …": the target is for the picture.
    void item_or_paragraph(std::string_view line) {
        const auto dot = line.find(". ");
        const bool numbered = dot != line.npos && dot <= 2 &&
                              line.substr(0, dot).find_first_not_of("0123456789") == line.npos;
        if (!numbered) return wrap(inline_text(line), "", "");
        const std::string lead(line.substr(0, dot + 2));
        std::string_view rest = line.substr(dot + 2);
        if (const auto end = rest.find("] "); rest.starts_with("[") && end != rest.npos) {
            rest = rest.substr(end + 2);
        }
        wrap(inline_text(rest), lead, std::string(lead.size(), ' '));
    }

    std::string inline_text(std::string_view text) const {
        std::string out;
        for (std::size_t at = 0; at < text.size();) {
            const std::string_view rest = text.substr(at);
            if (rest.starts_with("{=")) {
                at += 2;
                const std::string_view paths = take_until(text, at, " ");
                out += take_until(text, at, "}");
                if (is_reconstructed(edition_, paths)) out += "†";
            } else if (rest.starts_with("{?")) {
                at += 2;
                out += fmt::format("(reading {})", take_until(text, at, "}"));
            } else if (rest.starts_with("[")) {
                ++at;
                out += inline_text(take_until(text, at, "]("));
                take_until(text, at, ")");
            } else if (rest.starts_with("*")) {
                ++at;
            } else {
                out += text[at++];
            }
        }
        return out;
    }

    void wrap(std::string_view text, std::string_view first, std::string_view next) {
        std::string line(first);
        std::size_t used = width_of(first);
        bool empty = true;
        for (std::size_t at = 0; at < text.size();) {
            const std::string_view word = take_until(text, at, " ");
            if (!empty && used + 1 + width_of(word) > width_) {
                out_ += line + "\n";
                line = next;
                used = width_of(next);
                empty = true;
            }
            if (!empty) line += " ";
            line += word;
            used += width_of(word) + (empty ? 0 : 1);
            empty = false;
        }
        out_ += line + "\n";
    }

    void add_row(std::string_view line) {
        std::vector<std::string> cells;
        for (std::size_t at = 1; at < line.size();) {
            std::string_view cell = take_until(line, at, "|");
            while (cell.starts_with(' ')) cell.remove_prefix(1);
            while (cell.ends_with(' ')) cell.remove_suffix(1);
            cells.push_back(inline_text(cell));
        }
        if (!cells.empty() && cells[0].starts_with("---")) return;
        table_.push_back(std::move(cells));
    }

    // Columns beside each other; the last one is wrapped.
    void end_table() {
        std::vector<std::size_t> widths;
        for (const auto& row : table_) {
            widths.resize(std::max(widths.size(), row.size()));
            for (std::size_t i = 0; i < row.size(); ++i) {
                widths[i] = std::max(widths[i], width_of(row[i]));
            }
        }
        for (const auto& row : table_) {
            std::string lead = "  ";
            for (std::size_t i = 0; i + 1 < row.size(); ++i) {
                lead += row[i] + std::string(widths[i] - width_of(row[i]) + 2, ' ');
            }
            wrap(row.empty() ? "" : row.back(), lead, std::string(width_of(lead), ' '));
        }
        table_.clear();
    }

    const Json& edition_;
    std::string_view page_;
    std::size_t width_;
    std::string out_;
    std::vector<std::vector<std::string>> table_;
};

}  // namespace

std::string plain_text(std::string_view markdown, const Json& edition, std::string_view page,
                       int width) {
    Writer writer(edition, page, width);
    while (!markdown.empty()) {
        std::size_t at = 0;
        writer.add(take_until(markdown, at, "\n"));
        markdown = markdown.substr(at);
    }
    return writer.take();
}

}  // namespace pakhuis::rulebook
