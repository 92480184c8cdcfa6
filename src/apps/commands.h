// The subcommands of `pakhuis`. Each function adds one command with its flags to the program. The
// command returns the exit code.
#pragma once

#include "arguments/arguments.h"

namespace pakhuis::apps {

using arguments::Command;
using arguments::Program;

inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;    // a file or the machine failed
inline constexpr int kBadInput = 2;  // wrong usage, or a bad record, position or action

void add_play(Program& program);
void add_match(Program& program);
void add_replay(Program& program);
void add_judge(Program& program);
void add_edition(Program& program);
void add_rules(Program& program);
void add_bench(Program& program);
void add_perft(Program& program);
void add_features(Program& program);
void add_selfplay(Program& program);
void add_arena(Program& program);
void add_balance(Program& program);
void add_shards(Program& program);
void add_serve(Program& program);
void add_check(Program& program);
void add_backup(Program& program);
void add_restore(Program& program);
void add_copy(Program& program);
void add_types(Program& program);

}  // namespace pakhuis::apps
