// One program for everything: `pakhuis COMMAND`.
#include <exception>
#include <iostream>

#include "apps/commands.h"

int main(int argc, char** argv) {
    using namespace pakhuis::apps;
    Program program("Pakhuis: trading games of the canal cities.");
    program.flags().footer(
        "Exit codes: 0 done, 1 failed (a file, the machine), 2 bad input (usage, a record, a\n"
        "position, an edition, an action); the reason then stands on standard error.\n"
        "`pakhuis COMMAND --help` explains each command.");
    add_play(program);
    add_match(program);
    add_replay(program);
    add_judge(program);
    add_edition(program);
    add_rules(program);
    add_bench(program);
    add_perft(program);
    add_features(program);
    add_arena(program);
    add_balance(program);
    add_selfplay(program);
    add_shards(program);
    add_serve(program);
    add_check(program);
    add_backup(program);
    add_restore(program);
    add_copy(program);
    add_types(program);
    try {
        return program.run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "pakhuis: " << error.what() << "\n";
        return kFailed;
    }
}
