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

std::string points_line(const SheetLine& line) {
    return fmt::format("points for {}: {:+}", line.key, line.points);
}

std::string planned_line(const thinking::PlannedAction& planned) {
    std::string out = "It leads to: " + planned.action;
    for (const SheetLine& line : planned.preview.points) out += ", " + points_line(line);
    return out;
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
    for (const SheetLine& line : preview.points) lines.push_back(points_line(line));
    lines.push_back(next_line(preview, seat));
    return lines;
}

std::vector<std::string> hint_lines(const std::vector<thinking::PlannedAction>& plan, Seat seat) {
    std::vector<std::string> lines{"easy would play: " + plan[0].action};
    for (const std::string& line : preview_lines(plan[0].preview, seat)) {
        lines.push_back("  " + line);
    }
    for (std::size_t i = 1; i < plan.size(); ++i) lines.push_back("  " + planned_line(plan[i]));
    return lines;
}

}  // namespace pakhuis::apps
