// The types that clients share with the C++ code, and the pictures of the rules pages. The
// committed files are current, and they describe the program's JSON.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "codec/json_schema.h"
#include "engine/play.h"
#include "kit/json_schema.h"
#include "registry/games.h"

namespace pakhuis {
namespace {

namespace fs = std::filesystem;

int types(const std::string& arguments) {
    const std::string command = std::string(PAKHUIS_PROGRAM) + " types " + arguments;
    const int status = std::system(command.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Types, AreCurrentInTheRepository) {
    EXPECT_EQ(types("--check " PAKHUIS_SOURCE_DIR), 0) << "run `build/release/pakhuis types .`";
}

TEST(Types, AreWrittenIfNotCurrent) {
    const fs::path folder = fs::path(::testing::TempDir()) / "pakhuis_types";
    fs::remove_all(folder);
    EXPECT_EQ(types("--check " + folder.string() + " 2>/dev/null"), 1);
    EXPECT_EQ(types(folder.string() + " >/dev/null"), 0);
    EXPECT_EQ(types("--check " + folder.string()), 0);
    std::ofstream(folder / "protocol/schema.json") << "{}";
    EXPECT_EQ(types("--check " + folder.string() + " 2>/dev/null"), 1);
    fs::remove_all(folder);
}

// The types for TypeScript, as a schema.
template <Game G>
kit::JsonSchema schema_of() {
    codec::SchemaDefinitions definitions;
    definitions.add("view", codec::shape_of<typename G::View>(codec::Ids::kMayBeMissing));
    definitions.add("event", codec::shape_of<typename G::Event>(codec::Ids::kMayBeMissing));
    definitions.add("edition", codec::shape_of<typename G::Edition>(codec::Ids::kAlwaysThere));
    return kit::JsonSchema(codec::Json{{"$defs", definitions.definitions()}});
}

template <Game G>
void play_against_the_schema(int seats, std::uint64_t seed) {
    const kit::JsonSchema schema = schema_of<G>();
    EXPECT_EQ(schema.problem("edition", codec::to_json(G::built_in(), G::built_in())), "");
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    const auto rules = std::make_unique<typename G::Rules>();
    ASSERT_EQ(G::make_rules(options, G::built_in(), *rules).refusal, nullptr);
    Rng rng(seed);
    auto state = G::start(*rules);
    EventList<G> events;
    for (int step = 0; step < 400 && !G::waiting(*rules, state).empty(); ++step) {
        const Seat actor = G::waiting(*rules, state).lowest();
        const auto action = actor == kChance ? G::sample_chance(*rules, state, rng)
                                             : G::random_legal(*rules, state, actor, rng);
        const auto before = state;
        G::apply(*rules, state, actor, action);
        for (const Seat viewer : {Seat{0}, kSpectator}) {
            const auto view = codec::to_json(*rules, G::observe(*rules, state, viewer));
            ASSERT_EQ(schema.problem("view", view), "") << view.dump();
            events.clear();
            G::events(*rules, before, actor, action, state, viewer, events);
            for (const auto& event : events) {
                const auto json = codec::to_json(*rules, event);
                ASSERT_EQ(schema.problem("event", json), "") << json.dump();
            }
        }
    }
}

TEST(Types, DescribeTheJsonOfGames) {
    for_each_game([]<class G>() {
        for (const int seats : {G::kInfo.min_seats, G::kInfo.max_seats}) {
            play_against_the_schema<G>(seats, 7);
        }
    });
}

}  // namespace
}  // namespace pakhuis
