// `pakhuis features`: the numbers of a view and of an action, by name.
#include "engine/features.h"

#include <fmt/format.h>
#include <iostream>

#include "apps/common.h"
#include "registry/feature_names.h"
#include "registry/visit_match.h"

namespace pakhuis::apps {
namespace {

struct FeaturesFlags {
    SetupFlags setup;
    bool json = false;
};

void print(const FeatureList& list) {
    for (const FeatureField& field : list) {
        std::string name(field.name.text);
        if (field.name.seat >= 0) name += fmt::format(" of seat +{}", field.name.seat);
        std::string range = fmt::format("{} … {}", field.low, field.high);
        if (field.one_of) range = "one is 1";
        fmt::print("{:>6}{:>6}  {:<36}{:<14}{}\n", field.first, field.count, name, range,
                   field.name.by);
    }
}

int run(const FeaturesFlags& flags) {
    const auto match = flags.setup.match();
    if (!match) return report(match.error());
    if (flags.json) {
        std::cout << feature_names(**match).dump(2) << "\n";
        return kOk;
    }
    visit_match(**match, [&]<Game G>(const TypedMatch<G>& typed) {
        FeatureList view;
        FeatureList action;
        G::list_features(typed.rules(), view);
        G::list_action_features(typed.rules(), action);
        fmt::print("{}: features, version {}\n\nThe view of a seat: {} numbers\n", G::kInfo.id,
                   G::kFeatureVersion, view.size());
        fmt::print("{:>6}{:>6}  {:<36}{:<14}{}\n", "first", "count", "name", "range", "index");
        print(view);
        fmt::print("\nAn action: {} numbers; its id is below {}\n", action.size(), G::kActionIds);
        print(action);
    });
    return kOk;
}

}  // namespace

void add_features(Program& program) {
    auto flags = std::make_shared<FeaturesFlags>();
    Command command = program.add_command(
        "features", "The numbers that nets and Python get of a view and of an action, by name",
        [flags] { return run(*flags); });
    flags->setup.add_to(command, false);
    command.flag("--json", flags->json, "Print an object");
}

}  // namespace pakhuis::apps
