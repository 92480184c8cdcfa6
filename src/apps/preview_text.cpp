#include "apps/preview_text.h"

#include <fmt/format.h>

namespace pakhuis::apps {
namespace {

// "card green: -2, then 1"
std::string change_line(const HoldingChange& change) {
    const std::string name = change.name.empty() ? "" : " " + change.name;
    return fmt::format("{}{}: {:+}, then {}", change.kind, name, change.more, change.count);
}

std::string next_line(const PreviewReport& preview, Seat seat) {
    if (preview.next.empty()) return "Then the game is over.";
    if (preview.next.has(kChance)) return fmt::format("Then chance: {}.", preview.chance);
    if (preview.next.has(kClock)) return "Then the clock runs.";
    return preview.next.has(seat) ? "Then you decide again." : "Then others decide.";
}

}  // namespace

std::vector<std::string> preview_lines(const PreviewReport& preview, Seat seat) {
    std::vector<std::string> lines;
    for (const EventReport& event : preview.events) lines.push_back(event.sentence);
    if (preview.foreseen == Foreseen::kNothing) {
        lines.emplace_back("The rest depends on what you can't see.");
        return lines;
    }
    for (const HoldingChange& change : preview.changes) lines.push_back(change_line(change));
    for (const SheetLine& line : preview.points) {
        lines.push_back(fmt::format("points for {}: {:+}", line.key, line.points));
    }
    lines.push_back(next_line(preview, seat));
    return lines;
}

}  // namespace pakhuis::apps
