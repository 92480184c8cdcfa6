#include "page/previews.h"

#include "registry/match.h"
#include "thinking/plan.h"

namespace pakhuis::page {
namespace {

// A match that looks to the viewer like the one on the page.
Result<std::unique_ptr<Match>> match_of(const MatchRules& rules, const codec::Json& view) {
    const Setup setup{rules.game,   rules.seats, rules.options,
                      rules.tables, rules.rules, rules.edition.value};
    return match_from_view(setup, view);
}

NextActor next_of(const PreviewReport& report, Seat seat) {
    if (report.foreseen == Foreseen::kNothing) return NextActor::kUnknown;
    if (report.next.empty()) return NextActor::kNobody;
    if (report.next.has(kChance)) return NextActor::kChance;
    if (report.next.has(kClock)) return NextActor::kClock;
    return report.next.has(seat) ? NextActor::kYou : NextActor::kOthers;
}

ActionPreview preview_of(const std::string& action, Seat seat, PreviewReport report) {
    ActionPreview out;
    out.action = action;
    out.foreseen = report.foreseen;
    for (EventReport& event : report.events) {
        out.events.push_back(
            {std::move(event.json), 0, std::move(event.sentence), std::move(event.targets)});
    }
    for (HoldingChange& change : report.changes) {
        out.changes.push_back(
            {std::move(change.kind), std::move(change.name), change.count, change.more});
    }
    for (SheetLine& line : report.points) {
        out.points.push_back({std::move(line.key), line.points, line.count});
    }
    out.next = next_of(report, seat);
    out.chance = std::move(report.chance);
    out.view = std::move(report.view);
    out.figures = std::move(report.figures);
    return out;
}

}  // namespace

Result<PreviewAnswer> previews(const PreviewCall& call) {
    const auto match = match_of(call.match, call.view);
    if (!match) return Failure(match.error());
    PreviewAnswer out;
    for (const std::string& action : call.actions) {
        auto report = (*match)->preview(call.seat, action);
        if (!report) return Failure(report.error());
        out.previews.push_back(preview_of(action, call.seat, std::move(*report)));
    }
    return out;
}

Result<FiguresAnswer> figures(const FiguresCall& call) {
    const auto match = match_of(call.match, call.view);
    if (!match) return Failure(match.error());
    const auto viewer = call.view.find("viewer");
    return FiguresAnswer{(*match)->figures(viewer->get<Seat>())};
}

Result<WhyAnswer> why_not(const WhyCall& call) {
    const auto match = match_of(call.match, call.view);
    if (!match) return Failure(match.error());
    const auto why = (*match)->why_not(call.seat, call.target);
    WhyAnswer out;
    if (why) out.refusal = WhyRefusal{why->key, why->sentence, {why->facts}};
    return out;
}

Result<HintAnswer> hint(const HintCall& call) {
    const auto match = match_of(call.match, call.view);
    if (!match) return Failure(match.error());
    const auto viewer = call.view.find("viewer");
    // The hidden parts of the match are drawn at random: only its viewer's own view is the real
    // one.
    if (viewer->get<Seat>() != call.seat || !(*match)->waiting().has(call.seat)) {
        return fail("not-your-turn", "seat", "This seat has nothing to decide in this view.");
    }
    Rng rng(call.seed);
    auto steps = thinking::plan(**match, "easy", call.seat, rng);
    HintAnswer out{std::move(steps[0].action), (*match)->legal(call.seat).size() == 1, {}};
    for (std::size_t i = 1; i < steps.size(); ++i) {
        thinking::PlannedAction& one = steps[i];
        ActionPreview preview = preview_of(one.action, call.seat, std::move(one.preview));
        out.then.push_back({std::move(one.action), std::move(one.targets), std::move(preview)});
    }
    return out;
}

}  // namespace pakhuis::page
