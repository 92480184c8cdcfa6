
#include "codec/format_text.h"
#include "registry/games.h"
#include "registry/module.h"
#include "registry/setup.h"

namespace pakhuis {
namespace {

std::vector<GameModule>& modules() {
    static std::vector<GameModule> all = [] {
        std::vector<GameModule> list;
        for_each_game([&]<Game G>() { list.push_back(module_of<G>()); });
        return list;
    }();
    return all;
}

Result<const GameModule*> module_named(std::string_view id) {
    for (const GameModule& module : modules()) {
        if (module.info->id == id) return &module;
    }
    return fail("unknown-game", "game", codec::format_text("There is no game '{}'.", id));
}

}  // namespace

std::optional<Problem> MatchActions::why_none_of(Seat seat,
                                                 std::span<const std::string> actions) const {
    std::optional<Problem> first;
    for (const std::string& text : actions) {
        const auto checked = check(seat, text);
        if (checked) return std::nullopt;
        if (!first) first = checked.error();
    }
    return first;
}

std::optional<Problem> MatchActions::why_not(Seat seat, std::string_view target) const {
    return why_none_of(seat, intents(seat, target));
}

void add_game(const GameModule& module) {
    std::erase_if(modules(), [&](const GameModule& m) { return m.info->id == module.info->id; });
    modules().push_back(module);
}

std::vector<const GameInfo*> all_games() {
    std::vector<const GameInfo*> out;
    for (const GameModule& module : modules()) out.push_back(module.info);
    return out;
}

const GameInfo* find_game(std::string_view id) {
    const auto module = module_named(id);
    return module ? (*module)->info : nullptr;
}

Result<Json> edition_json(std::string_view game, const std::optional<Json>& json) {
    const auto module = module_named(game);
    if (!module) return Failure(module.error());
    return (*module)->edition(json);
}

std::vector<Problem> edition_warnings(std::string_view game, const Json& json) {
    const auto module = module_named(game);
    return module ? (*module)->warnings(json) : std::vector<Problem>();
}

Result<std::unique_ptr<Match>> start_match(const Setup& setup, const EditionSource& more) {
    const auto module = module_named(setup.game);
    if (!module) return Failure(module.error());
    return (*module)->start(setup, more);
}

Result<std::unique_ptr<Match>> match_from_position(const Json& position,
                                                   const std::optional<Json>& edition,
                                                   const EditionSource& more) {
    const auto setup = read_setup(position, edition);
    if (!setup) return Failure(setup.error());
    const auto module = module_named(setup->game);
    if (!module) return Failure(module.error());
    return (*module)->start_at(*setup, position, more);
}

Result<std::unique_ptr<Match>> match_from_view(const Setup& setup, const Json& view,
                                               const EditionSource& more) {
    const auto module = module_named(setup.game);
    if (!module) return Failure(module.error());
    return (*module)->start_at_view(setup, view, more);
}

}  // namespace pakhuis
