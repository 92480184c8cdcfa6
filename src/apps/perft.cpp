// `pakhuis perft`: counts the lines of a given depth. Only a change of the rules changes them.
#include <chrono>
#include <fmt/format.h>

#include "apps/common.h"
#include "engine/play.h"
#include "registry/visit_match.h"

namespace pakhuis::apps {
namespace {

struct PerftFlags {
    SetupFlags setup;
    int depth = 4;
};

std::uint64_t lines_of(const Match& match, int depth) {
    std::uint64_t lines = 0;
    visit_match(match, [&]<Game G>(const TypedMatch<G>& typed) {
        lines = perft<G>(typed.rules(), typed.game_state(), depth);
    });
    return lines;
}

int run(const PerftFlags& flags) {
    const auto match = flags.setup.match();
    if (!match) return report(match.error());
    for (int depth = 1; depth <= flags.depth; ++depth) {
        const auto begin = std::chrono::steady_clock::now();
        const std::uint64_t lines = lines_of(**match, depth);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        fmt::print("{:>3} {:>16} lines {:>9.3f} s\n", depth, lines, took.count());
    }
    return kOk;
}

}  // namespace

void add_perft(Program& program) {
    auto flags = std::make_shared<PerftFlags>();
    Command command =
        program.add_command("perft", "Count all lines of play of 1, 2, … steps, chance included",
                            [flags] { return run(*flags); });
    flags->setup.add_to(command, true);
    command.option("--depth", flags->depth, "The most steps").between(1, 64).show_default();
}

}  // namespace pakhuis::apps
