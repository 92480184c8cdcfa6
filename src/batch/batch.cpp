#include "batch/batch.h"

#include <algorithm>

#include "batch/game_batch.h"
#include "codec/format_text.h"
#include "engine/bot_names.h"
#include "registry/visit_match.h"

namespace pakhuis::batch {
namespace {

std::optional<Problem> problem_of_setup(const Match& start, const BatchSetup& setup) {
    if (setup.matches < 1) return Problem{"wrong-count", "matches", "There must be at least one."};
    if (start.waiting().empty()) return Problem{"match-over", "start", "This match is over."};
    const auto& players = setup.players;
    if (players.empty()) return std::nullopt;
    if (players.size() != static_cast<std::size_t>(start.setup().seats)) {
        return Problem{"wrong-count", "players",
                       codec::format_text("There must be {} players, one for each seat, not {}.",
                                          start.setup().seats, players.size())};
    }
    for (const std::string& player : players) {
        const bool bot = std::find(kBotNames.begin(), kBotNames.end(), player) != kBotNames.end();
        if (!bot && player != kAsked) {
            return Problem{"unknown-player", "players",
                           codec::format_text("There is no bot '{}'.", player)};
        }
        if (needs_net(player) && setup.device == Device::kGpu) {
            return Problem{"bot-not-on-gpu", "players",
                           codec::format_text("'{}' plays by a net, and no net plays on a GPU.",
                                              player)};
        }
    }
    if (std::find(players.begin(), players.end(), kAsked) == players.end()) {
        return Problem{"nobody-asked", "players", "One player at least must be asked."};
    }
    return std::nullopt;
}

}  // namespace

Result<std::unique_ptr<Batch>> make_batch(const Match& start, const BatchSetup& setup) {
    if (auto problem = problem_of_setup(start, setup)) return Failure(*problem);
    Result<std::unique_ptr<Batch>> made;
    visit_match(start, [&]<Game G>(const TypedMatch<G>& typed) {
        made = make_game_batch<G>(typed, setup);
    });
    if (!made) return made;
    if ((*made)->any_idle()) return fail("nobody-asked", "start", "Nobody is asked any more here.");
    return made;
}

std::unique_ptr<Player> make_player(const Match& start) {
    std::unique_ptr<Player> made;
    visit_match(start,
                [&]<Game G>(const TypedMatch<G>& typed) { made = make_game_player<G>(typed); });
    return made;
}

}  // namespace pakhuis::batch
