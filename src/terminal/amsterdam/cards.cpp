#include "terminal/amsterdam/cards.h"

#include <array>
#include <fmt/format.h>
#include <string>

#include "base/words.h"
#include "terminal/amsterdam/ink.h"
#include "terminal/amsterdam/texts.h"

namespace pakhuis::terminal {

using namespace amsterdam;

namespace {

// Columns where the parts of a line begin.
constexpr int kMarker = 2;
constexpr int kNumber = 4;
constexpr int kTiming = 8;
constexpr int kCost = 12;
constexpr int kText = 19;

constexpr std::array<std::string_view, 5> kTimings{"I", "II", "III", "∞", "end"};

// Leaves out a beginning that repeats the timing: "Once per turn: ".
std::string_view text_without_timing(CardId id) {
    std::string_view text = card_text(id);
    for (const std::string_view known : {"Once per turn: ", "End of game: ", "Phase "}) {
        if (!text.starts_with(known)) continue;
        text.remove_prefix(text.find(": ") + 2);
        break;
    }
    return text;
}

void put_card(Canvas& canvas, int y, const Rules& rules, CardId id, const Style& style) {
    canvas.put({kNumber, y}, name_of(id), kBold);
    canvas.put({kTiming, y}, kTimings[at(data(id).timing)]);
    const Resources cost = rules.cost(id);
    for (int i = 0; i < cost.total(); ++i) {
        canvas.put({kCost + i, y}, letter(cost.nth(i)), ground_of(cost.nth(i)));
    }
    Flow flow(canvas, {kText, y});
    const std::string_view title = card_title(id);
    put_chip(canvas, flow.room(text_width(title) + 2, 1), title, ground_of(class_of(id)), style);
    for (Words words(text_without_timing(id)); !words.done();) flow.word(words.next(), {}, 1);
}

// "7", "1 to 10", "2 or 7"
std::string points_of(const Rules& rules, TaskId id) {
    const auto& points = rules.edition.tasks[at(id)].points;
    switch (data(id).aim) {
        case TaskAim::kGiveColours:
            return fmt::format("{} to {}", points.front(), points.back());
        case TaskAim::kGiveDockers:
            return fmt::format("{} or {}", rules.task_points(id), rules.task_points(id, 1));
        default:
            return fmt::format("{}", rules.task_points(id));
    }
}

}  // namespace

void list_cards(Canvas& canvas, const Rules& rules, CardSet cards, const CardSet& used,
                const Style& style) {
    while (!cards.empty()) {
        const CardId id = cards.pop();
        const int y = canvas.height();
        put_card(canvas, y, rules, id, style);
        if (used.has(id)) canvas.put({kMarker, y}, U'✓', kGood);
    }
}

void list_tasks(Canvas& canvas, const Rules& rules, TaskSet tasks) {
    while (!tasks.empty()) {
        const TaskId id = tasks.pop();
        const int y = canvas.height();
        canvas.put({kNumber, y}, name_of(id), kBold);
        canvas.put({kTiming, y}, points_of(rules, id));
        Flow flow(canvas, {kText, y});
        for (Words words(task_text(id)); !words.done();) flow.word(words.next(), {}, 1);
    }
}

void flow_cards(Flow& flow, Canvas& canvas, std::string_view label, CardSet cards,
                const Style& style, bool brief) {
    flow.word(label, kFaint, 1);
    if (cards.empty()) flow.word("–", kFaint);
    while (!cards.empty()) {
        const CardId id = cards.pop();
        const std::string text =
            brief ? std::string(name_of(id)) : fmt::format("{} {}", name_of(id), card_title(id));
        const Spot spot = flow.room(text_width(text) + 2, cards.empty() ? 2 : style.colour);
        put_chip(canvas, spot, text, ground_of(class_of(id)), style);
    }
}

}  // namespace pakhuis::terminal
