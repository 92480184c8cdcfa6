// `pakhuis edition`: prints a game's component tables with their marks, or checks another edition.
#include <iostream>

#include "apps/common.h"
#include "apps/edition_file.h"

namespace pakhuis::apps {
namespace {

struct EditionFlags {
    std::string game;
    std::string file;
};

int run(const EditionFlags& flags) {
    const auto edition = flags.file.empty() ? edition_json(flags.game, std::nullopt)
                                            : load_edition(flags.game, flags.file);
    if (!edition) return report(edition.error());
    for (const Problem& warning : edition_warnings(flags.game, *edition)) {
        std::cerr << "pakhuis: warning: " << warning.text() << "\n";
    }
    std::cout << edition->dump(2) << "\n";
    return kOk;
}

}  // namespace

void add_edition(Program& program) {
    auto flags = std::make_shared<EditionFlags>();
    Command command =
        program.add_command("edition", "Print a game's component tables as JSON, with their marks",
                            [flags] { return run(*flags); });
    command.option("game", flags->game, "The game's id").required();
    command.option("--edition", flags->file,
                   "Check and print this edition instead (JSON file or folder of tables)");
    command.footer(
        "Marks: text (the rulebook says so), published (public sources), deduced, ours "
        "(reconstructed).");
}

}  // namespace pakhuis::apps
