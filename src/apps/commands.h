// The subcommands of `pakhuis`. Each function adds one to the program; what it does when chosen
// returns the exit code.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace pakhuis::apps {

inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;  // the program could not do its work: a file, the machine
inline constexpr int kBadInput =
    2;  // what it was given is wrong: usage, records, positions, actions

// What the chosen command wants done; set by the command's callback.
using Job = std::function<int()>;

void add_play(CLI::App& app, Job& job);
void add_match(CLI::App& app, Job& job);
void add_replay(CLI::App& app, Job& job);
void add_judge(CLI::App& app, Job& job);
void add_edition(CLI::App& app, Job& job);
void add_bench(CLI::App& app, Job& job);
void add_perft(CLI::App& app, Job& job);
void add_serve(CLI::App& app, Job& job);
void add_check(CLI::App& app, Job& job);
void add_types(CLI::App& app, Job& job);

}  // namespace pakhuis::apps
