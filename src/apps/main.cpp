// One program for everything: `pakhuis COMMAND`.
#include <exception>
#include <iostream>

#include "apps/commands.h"

int main(int argc, char** argv) {
    using namespace pakhuis::apps;
    CLI::App app{"Pakhuis: trading games of the canal cities."};
    app.require_subcommand(1);
    app.footer(
        "Exit codes: 0 done, 1 failed (a file, the machine), 2 bad input (usage, a record, a\n"
        "position, an edition, an action); the reason then stands on standard error.\n"
        "`pakhuis COMMAND --help` explains each command.");
    Job job;
    add_play(app, job);
    add_match(app, job);
    add_replay(app, job);
    add_judge(app, job);
    add_edition(app, job);
    add_bench(app, job);
    add_perft(app, job);
    add_serve(app, job);
    add_check(app, job);
    add_types(app, job);
    try {
        app.parse(argc, argv);
        return job ? job() : kOk;
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? kOk : kBadInput;
    } catch (const std::exception& error) {
        std::cerr << "pakhuis: " << error.what() << "\n";
        return kFailed;
    }
}
