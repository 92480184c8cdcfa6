#include "thinking/plan.h"

#include <utility>

#include "thinking/thinking.h"

namespace pakhuis::thinking {
namespace {

constexpr std::size_t kMostActions = 5;

PlannedAction planned(const Match& match, Seat seat, std::string action) {
    PlannedAction out{std::move(action), {}, {}};
    out.targets = match.targets(out.action);
    if (auto preview = match.preview(seat, out.action)) out.preview = std::move(*preview);
    return out;
}

}  // namespace

std::vector<PlannedAction> plan(const Match& match, std::string_view bot, Seat seat, Rng& rng) {
    std::vector<PlannedAction> out;
    const auto trial = match.clone();
    out.push_back(planned(*trial, seat, choose(*trial, bot, seat, rng)));
    while (out.size() < kMostActions && out.back().preview.foreseen == Foreseen::kAll) {
        if (!trial->act(seat, out.back().action)) break;
        if (trial->waiting() != Seats::of(seat)) break;
        std::string next = choose(*trial, bot, seat, rng);
        if (match.check(seat, next)) break;
        out.push_back(planned(*trial, seat, std::move(next)));
    }
    return out;
}

}  // namespace pakhuis::thinking
