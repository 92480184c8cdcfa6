#include "thinking/thinking.h"

#include "registry/visit_match.h"
#include "thinking/player.h"

namespace pakhuis::thinking {

std::string choose(const Match& match, std::string_view bot, Seat seat, Rng& rng, int effort) {
    std::string choice;
    visit_match(match, [&]<Game G>(const TypedMatch<G>& typed) {
        choice = choose_in<G>(typed, bot, seat, rng, effort);
    });
    if (!choice.empty()) return choice;
    // A game of the tests, which is not in games.h: any legal action.
    const auto legal = match.legal(seat);
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

std::string clock_report(const Match& match, const std::vector<std::string>& bots, Rng& rng) {
    std::string report;
    visit_match(match, [&]<Game G>(const TypedMatch<G>& typed) {
        report = report_clock_in<G>(typed, bots, rng);
    });
    return report;
}

}  // namespace pakhuis::thinking
