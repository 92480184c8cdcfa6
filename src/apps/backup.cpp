// `pakhuis backup DIR FILE` and `pakhuis restore FILE DIR`.
#include <fmt/format.h>

#include "apps/common.h"
#include "sqlite/sqlite_snapshot.h"

namespace pakhuis::apps {
namespace {

struct Places {
    std::string folder;
    std::string file;
};

int finish(const Result<void>& done, const std::string& from, const std::string& to) {
    if (!done) return report(done.error());
    fmt::print("{} is copied to {}, complete and without damage.\n", from, to);
    return kOk;
}

}  // namespace

void add_backup(Program& program) {
    auto places = std::make_shared<Places>();
    Command command = program.add_command(
        "backup", "Copy a data folder to one file, while the server may run", [places] {
            return finish(store::back_up(places->folder, places->file), places->folder,
                          places->file);
        });
    command.option("folder", places->folder, "The folder that `serve --data` was given").required();
    command.option("file", places->file, "The file to write; an earlier backup is replaced")
        .required();
    command.footer(
        "The file has everything as it was at one moment, is checked, and only its owner can read\n"
        "it. If something fails, an earlier backup stays as it was.");
}

void add_restore(Program& program) {
    auto places = std::make_shared<Places>();
    Command command = program.add_command("restore", "Make a data folder from a backup", [places] {
        return finish(store::restore(places->file, places->folder), places->file, places->folder);
    });
    command.option("file", places->file, "A file that `backup` wrote").required();
    command.option("folder", places->folder, "A new or empty folder").required();
}

}  // namespace pakhuis::apps
