// `load`: the real server under the load of many clients on the same machine.
#include <algorithm>
#include <exception>
#include <fmt/format.h>

#include "arguments/arguments.h"
#include "attacker.h"
#include "modes.h"

namespace {

using pakhuis::bench::Flags;

void add_flags(pakhuis::arguments::Command command, Flags& flags) {
    command.option("--clients", flags.clients, "Connected guests").show_default();
    command.option("--tables", flags.tables, "That they sit at in equal numbers, 2 to 4 each")
        .show_default();
    command.option("--rate", flags.rate, "Actions per second over all tables")
        .between(1.0, 1e6)
        .show_default();
    command.option("--seconds", flags.seconds, "That are measured").positive().show_default();
    command.option("--warm-up", flags.warm_up, "Seconds before them").show_default();
    command.flag("--ramp", flags.ramp, "Then raise the rate until p99 passes 100 ms");
    command.option("--ramp-seconds", flags.ramp_seconds, "Of each step").positive().show_default();
    command.option("--busy", flags.busy, "Processes beside it that use a core without pause")
        .show_default();
    command.option("--restart", flags.restart, "Measure a restart with that many tables instead");
    command.option("--attack", flags.attack,
                   "Measure an honest match under attack instead: json, import, garbage, replay, "
                   "connections, bots or all");
    command.option("--waves", flags.waves,
                   "Measure memory after that many waves of clients instead");
    command.option("--attack-seconds", flags.attack_seconds, "With and without the attack")
        .positive()
        .show_default();
    command.option("--attack-port", flags.attack_port, "Be the attacker of the server there");
    command.option("--attack-table", flags.attack_table, "The table that the attacker asks for");
    command.option("--seed", flags.seed, "Of the clients' choices").show_default();
    command.option("--data", flags.data, "Where to make the data folder (a disk, not memory)");
    command.option("--store", flags.store,
                   "postgresql://…, an empty database, to measure load with instead of a folder");
    command.footer("Exit code 1 if anything was lost, doubled, reordered or left unanswered.");
}

int run_under_attack(const Flags& flags) {
    using pakhuis::bench::kAttacks;
    const bool known =
        flags.attack == "all" || std::any_of(kAttacks.begin(), kAttacks.end(),
                                             [&](const auto& a) { return a.name == flags.attack; });
    if (!known) {
        fmt::print(stderr, "there is no attack '{}'\n", flags.attack);
        return 2;
    }
    if (flags.attack_port == 0) return pakhuis::bench::run_attack(flags);
    return pakhuis::bench::run_attacker(flags.attack, flags.attack_port, flags.attack_table);
}

int run(const Flags& flags) {
    if (!flags.attack.empty()) return run_under_attack(flags);
    const std::size_t each = flags.tables == 0 ? 0 : flags.clients / flags.tables;
    if (flags.restart == 0 && (each < 2 || each > 4)) {
        fmt::print(stderr, "2 to 4 clients sit at a table\n");
        return 2;
    }
    if (flags.waves > 0) return pakhuis::bench::run_waves(flags);
    return flags.restart > 0 ? pakhuis::bench::run_restart(flags) : pakhuis::bench::run_load(flags);
}

}  // namespace

int main(int argc, char** argv) {
    Flags flags;
    pakhuis::arguments::Program program(
        "Measures a Pakhuis server: latency at a fixed rate of actions, memory, restart.");
    add_flags(program.flags(), flags);
    try {
        return program.run(argc, argv, [&] { return run(flags); });
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 2;
    }
}
