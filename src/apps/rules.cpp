// `pakhuis rules`: prints the rules of a game for players, as the rules page of the browser tells
// them.
#include <iostream>

#include "apps/common.h"
#include "rulebook/plain_text.h"
#include "rulebook/sources.h"

namespace pakhuis::apps {
namespace {

int run(const std::string& game) {
    const auto edition = edition_json(game, std::nullopt);
    if (!edition) return report(edition.error());
    const std::string page = "/rules/" + game;
    std::cout << rulebook::plain_text(rulebook::source_text(game, "en.md"), *edition, page);
    return kOk;
}

}  // namespace

void add_rules(Program& program) {
    auto game = std::make_shared<std::string>();
    Command command = program.add_command("rules", "Print the rules of a game, for players",
                                          [game] { return run(*game); });
    command.option("game", *game, "The game's id").required();
    command.footer(
        "† marks a value that is reconstructed. In the browser /rules/GAME shows the same page "
        "with\n"
        "pictures, and all cards and tiles.");
}

}  // namespace pakhuis::apps
