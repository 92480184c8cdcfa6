// `pakhuis replay`: verifies a record and prints any step of it.
#include "registry/replay.h"

#include <fmt/format.h>
#include <iostream>

#include "apps/common.h"
#include "apps/score_table.h"
#include "drawing/drawing.h"

namespace pakhuis::apps {
namespace {

struct ReplayFlags {
    std::string file;
    StyleFlags style;
    std::optional<std::size_t> step;
    std::string viewer = "all";
    bool log = false;
    bool json = false;
};

Result<Seat> viewer_of(const ReplayFlags& flags, const codec::Record& record) {
    if (flags.viewer == "all") return kSpectator;
    const auto seat = codec::read_actor(flags.viewer);
    if (!seat || *seat >= record.seats) {
        return fail("bad-seats", "--viewer", "Expected a seat of the match, or 'all'.");
    }
    return *seat;
}

int print_log(const codec::Record& record, Seat viewer, std::size_t steps) {
    auto match = match_of(record);
    for (std::size_t i = 0; i < steps; ++i) {
        (*match)->act(record.actions[i].actor, record.actions[i].text);
        for (const EventReport& event : (*match)->latest_events(viewer)) {
            fmt::print("{:>5}  {}\n", i + 1, event.sentence);
        }
    }
    return kOk;
}

int run(const ReplayFlags& flags) {
    const auto record = load_record(flags.file);
    if (!record) return report(record.error());
    const auto whole = replay(*record);
    if (!whole) return report(inside(flags.file, whole.error()).value());
    const auto viewer = viewer_of(flags, *record);
    if (!viewer) return report(viewer.error());
    const std::size_t steps = flags.step.value_or(record->actions.size());
    if (steps > record->actions.size()) {
        return report({"no-such-step", "--step",
                       fmt::format("The record has steps 0 to {}.", record->actions.size())});
    }
    if (flags.log) return print_log(*record, *viewer, steps);
    const auto match = replay(*record, steps);
    if (flags.json) {
        std::cout << (*match)->position().dump(2) << "\n";
        return kOk;
    }
    if (flags.step) {
        std::cout << drawing::draw(**match, *viewer, flags.style.style()) << "\n";
        if (steps > 0) {
            for (const EventReport& event : (*match)->latest_events(*viewer))
                std::cout << event.sentence << "\n";
        }
        return kOk;
    }
    fmt::print("{}: valid, {} actions, {}\n", flags.file, record->actions.size(),
               (*match)->waiting().empty() ? (*match)->end_reason() : "unfinished");
    if ((*match)->waiting().empty()) fmt::print("{}", score_table(**match, record->players));
    return kOk;
}

}  // namespace

void add_replay(Program& program) {
    auto flags = std::make_shared<ReplayFlags>();
    Command command = program.add_command("replay", "Verify a record; print any step of it",
                                          [flags] { return run(*flags); });
    command.option("file", flags->file, "The record").required();
    flags->style.add_to(command);
    command.option("--step", flags->step, "Draw the board after so many actions (0: the start)");
    command
        .option("--viewer", flags->viewer, "As this seat sees it, or 'all' for what everybody sees")
        .show_default();
    command.flag("--log", flags->log, "Print what happened, as the viewer sees it");
    command.flag("--json", flags->json, "Print the whole position (at --step) as JSON");
}

}  // namespace pakhuis::apps
