#include "thinking/thinking.h"

#include <algorithm>

#include "engine/bot_names.h"
#include "registry/visit_match.h"
#include "thinking/player.h"

namespace pakhuis::thinking {
namespace {

SharedNet net_if_needed(const Match& match, bool needed) {
    return needed ? net_for(match).value_or(nullptr) : nullptr;
}

}  // namespace

Decision decide(const Match& match, std::string_view bot, Seat seat, Rng& rng, const Pace& pace) {
    Decision out;
    visit_match(match, [&]<Game G>(const TypedMatch<G>& typed) {
        out = decide_in<G>(typed, net_if_needed(match, needs_net(bot)), bot, seat, rng, pace);
    });
    if (!out.action.empty()) return out;
    // A game of the tests, which is not in games.h: any legal action.
    const auto legal = match.legal(seat);
    return {legal[rng.below(static_cast<std::uint32_t>(legal.size()))]};
}

std::string choose(const Match& match, std::string_view bot, Seat seat, Rng& rng) {
    return decide(match, bot, seat, rng).action;
}

std::string clock_report(const Match& match, const std::vector<std::string>& bots, Rng& rng) {
    std::string report;
    visit_match(match, [&]<Game G>(const TypedMatch<G>& typed) {
        const bool needed = std::any_of(bots.begin(), bots.end(), needs_net);
        report = report_clock_in<G>(typed, net_if_needed(match, needed), bots, rng);
    });
    return report;
}

std::optional<Problem> why_easy(const Match& match, std::string_view bot) {
    if (!needs_net(bot)) return std::nullopt;
    const auto net = net_for(match);
    return net ? std::nullopt : std::optional(net.error());
}

}  // namespace pakhuis::thinking
