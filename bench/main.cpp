// `load`: the real server under the load of many clients on the same machine.
#include <CLI/CLI.hpp>
#include <exception>
#include <fmt/format.h>

#include "modes.h"

int main(int argc, char** argv) {
    pakhuis::bench::Flags flags;
    CLI::App app("Measures a Pakhuis server: latency at a fixed rate of actions, memory, restart.");
    app.add_option("--clients", flags.clients, "Connected guests")->capture_default_str();
    app.add_option("--tables", flags.tables, "That they sit at in equal numbers, 2 to 4 each")
        ->capture_default_str();
    app.add_option("--rate", flags.rate, "Actions per second over all tables")
        ->check(CLI::Range(1.0, 1e6))
        ->capture_default_str();
    app.add_option("--seconds", flags.seconds, "That are measured")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    app.add_option("--warm-up", flags.warm_up, "Seconds before them")->capture_default_str();
    app.add_flag("--ramp", flags.ramp, "Then raise the rate until p99 passes 100 ms");
    app.add_option("--ramp-seconds", flags.ramp_seconds, "Of each step")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    app.add_option("--restart", flags.restart, "Measure a restart with that many tables instead");
    app.add_option("--seed", flags.seed, "Of the clients' choices")->capture_default_str();
    app.add_option("--data", flags.data, "Where to make the data folder (a disk, not memory)");
    app.footer("Exit code 1 if anything was lost, doubled, reordered or left unanswered.");
    CLI11_PARSE(app, argc, argv);
    const std::size_t each = flags.tables == 0 ? 0 : flags.clients / flags.tables;
    if (flags.restart == 0 && (each < 2 || each > 4)) {
        fmt::print(stderr, "2 to 4 clients sit at a table\n");
        return 2;
    }
    try {
        return flags.restart > 0 ? pakhuis::bench::run_restart(flags)
                                 : pakhuis::bench::run_load(flags);
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 2;
    }
}
