// Batches on a GPU: they do what batches on the host do. Most tests need one and are skipped
// elsewhere.
#include "gpu/gpu.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "batch/batch.h"
#include "batch/device_sources.h"
#include "batch/gpu_batch.h"
#include "batch/gpu_net.h"
#include "batch/test_match.h"
#include "registry/replay.h"
#include "registry/visit_match.h"

namespace pakhuis::batch {
namespace {

namespace fs = std::filesystem;

#define NEEDS_A_GPU(gpu)               \
    const auto gpu = gpu::open_gpu(0); \
    if (!gpu) GTEST_SKIP() << "no GPU here: " << gpu.error().text()

int matches_of_test(const char* name, int otherwise) {
    const char* value = std::getenv(name);
    return value != nullptr ? std::atoi(value) : otherwise;
}

std::unique_ptr<Batch> batch_on(Device device, const Match& start, int matches,
                                const BatchParts& parts,
                                const std::vector<std::string>& players = {}) {
    BatchSetup setup;
    setup.matches = matches;
    setup.seed = 7;
    setup.parts = parts;
    setup.players = players;
    setup.device = device;
    auto batch = make_batch(start, setup);
    EXPECT_TRUE(batch.has_value()) << batch.error().text();
    return batch ? std::move(*batch) : nullptr;
}

template <class T>
std::vector<T> items_of(const Batch& batch, const Column<T>& column) {
    std::vector<T> out(column.size());
    EXPECT_FALSE(batch.read(out.data(), column.items.data(), out.size() * sizeof(T)));
    return out;
}

template <class T>
void expect_equal(const char* name, const Batch& host, const Column<T>& wanted, const Batch& gpu,
                  const Column<T>& given) {
    const auto there = items_of(gpu, given);
    ASSERT_EQ(wanted.size(), there.size()) << name;
    for (std::size_t i = 0; i < there.size(); ++i) {
        ASSERT_EQ(+wanted[i], +there[i])
            << name << ", item " << i << ", " << host.sizes().seats << " seats";
    }
}

void expect_equal_arrays(const Batch& host, const Batch& gpu) {
    const BatchArrays& h = host.arrays();
    const BatchArrays& g = gpu.arrays();
    expect_equal("seat", host, h.seat, gpu, g.seat);
    expect_equal("player", host, h.player, gpu, g.player);
    expect_equal("first", host, h.first, gpu, g.first);
    expect_equal("ids", host, h.ids, gpu, g.ids);
    expect_equal("features", host, h.features, gpu, g.features);
    expect_equal("action features", host, h.action_features, gpu, g.action_features);
    expect_equal("mask", host, h.mask, gpu, g.mask);
    expect_equal("after", host, h.after, gpu, g.after);
    expect_equal("steps", host, h.steps, gpu, g.steps);
    expect_equal("ended", host, h.ended, gpu, g.ended);
    expect_equal("score", host, h.score, gpu, g.score);
    expect_equal("share", host, h.share, gpu, g.share);
}

constexpr BatchParts kAllParts{
    .lists = true, .features = true, .action_features = true, .mask = true, .after = true};

class GpuGames : public testing::TestWithParam<const GameInfo*> {
  protected:
    std::string_view game() const { return GetParam()->id; }
};

INSTANTIATE_TEST_SUITE_P(Gpu, GpuGames, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(game.param->id); });

TEST_P(GpuGames, FillsTheSameArraysAsTheHost) {
    NEEDS_A_GPU(gpu);
    for (int seats = GetParam()->min_seats; seats <= GetParam()->max_seats; ++seats) {
        const auto start = match_of_game(game(), seats);
        const auto host = batch_on(Device::kHost, *start, 300, kAllParts);
        const auto there = batch_on(Device::kGpu, *start, 300, kAllParts);
        ASSERT_TRUE(there);
        for (int turn = 0; turn < 120; ++turn) {
            std::vector<std::int32_t> choices(300);
            for (std::size_t i = 0; i < choices.size(); ++i) {
                const int legal = host->arrays().first[i + 1] - host->arrays().first[i];
                choices[i] = static_cast<int>(mix64(i * 1000 + std::size_t(turn)) % 997) % legal;
            }
            ASSERT_FALSE(host->step(choices));
            ASSERT_FALSE(there->step(choices));
            if (turn % 20 == 0) expect_equal_arrays(*host, *there);
        }
        EXPECT_EQ(host->digest(), there->digest());
        EXPECT_EQ(host->total_steps(), there->total_steps());
        EXPECT_EQ(host->total_matches(), there->total_matches());
    }
}

// PAKHUIS_GPU_MATCHES: so many in all; a million for the figures in docs/speed.md.
TEST_P(GpuGames, PlaysTheSameRandomMatchesAsTheHost) {
    NEEDS_A_GPU(gpu);
    const auto wanted = static_cast<std::uint64_t>(matches_of_test("PAKHUIS_GPU_MATCHES", 10'000));
    const auto start = match_of_game(game(), std::max(2, GetParam()->min_seats));
    const auto host = batch_on(Device::kHost, *start, 20'000, {.lists = false});
    const auto there = batch_on(Device::kGpu, *start, 20'000, {.lists = false});
    ASSERT_TRUE(there);
    while (host->total_matches() < wanted) {
        ASSERT_FALSE(host->step_random(100));
        ASSERT_FALSE(there->step_random(100));
    }
    EXPECT_EQ(host->digest(), there->digest());
    EXPECT_EQ(host->total_steps(), there->total_steps());
    EXPECT_EQ(host->total_matches(), there->total_matches());
    RecordProperty("matches", std::to_string(host->total_matches()));
}

TEST_P(GpuGames, LetsTheSameBotsPlayAsOnTheHost) {
    NEEDS_A_GPU(gpu);
    const int seats = std::max(2, GetParam()->min_seats);
    std::vector<std::string> players{"", "easy"};
    players.resize(static_cast<std::size_t>(seats), "greedy");
    const auto start = match_of_game(game(), seats);
    const auto host = batch_on(Device::kHost, *start, 100, kAllParts, players);
    const auto there = batch_on(Device::kGpu, *start, 100, kAllParts, players);
    ASSERT_TRUE(there);
    for (int turn = 0; turn < 10; ++turn) {
        ASSERT_FALSE(host->step_random(5));
        ASSERT_FALSE(there->step_random(5));
        expect_equal_arrays(*host, *there);
    }
    EXPECT_EQ(host->digest(), there->digest());
}

// Sums of floating-point numbers differ a little, so a close draw may fall to another action.
TEST_P(GpuGames, LetsTheSmallNetChooseAsOnTheHost) {
    NEEDS_A_GPU(gpu);
    constexpr int kMatches = 1000;
    const auto start = match_of_game(game(), GetParam()->max_seats);
    const auto host = batch_on(Device::kHost, *start, kMatches, kAllParts);
    const auto there = batch_on(Device::kGpu, *start, kMatches, kAllParts);
    ASSERT_TRUE(there);
    ASSERT_FALSE(host->step_random(20));
    ASSERT_FALSE(there->step_random(20));
    FeatureList features;
    visit_match(*start, [&]<Game G>(const TypedMatch<G>& typed) {
        G::list_features(typed.clockless_rules(), features);
    });
    const NetWeights weights(features, host->sizes().action_ids);
    SmallNet net(weights, 2);
    const auto gpu_net = GpuNet::make(0, weights, kMatches);
    ASSERT_TRUE(gpu_net) << gpu_net.error().text();
    std::vector<std::int32_t> wanted(kMatches), chosen(kMatches);
    net.choose(host->arrays(), 5, wanted);
    ASSERT_FALSE((*gpu_net)->choose(there->arrays(), 5));
    ASSERT_FALSE(
        there->read(chosen.data(), (*gpu_net)->choices(), kMatches * sizeof(std::int32_t)));
    int equal = 0;
    for (std::size_t i = 0; i < chosen.size(); ++i) equal += chosen[i] == wanted[i];
    EXPECT_GT(equal, 0.99 * kMatches);
    EXPECT_FALSE(there->step_there((*gpu_net)->choices()));
    ASSERT_FALSE((*gpu_net)->choose_any(there->arrays(), 6));
    EXPECT_FALSE(there->step_there((*gpu_net)->choices()));
}

TEST_P(GpuGames, RefusesAnIllegalChoiceAndDoesNothing) {
    NEEDS_A_GPU(gpu);
    const auto start = match_of_game(game(), GetParam()->max_seats);
    const auto batch = batch_on(Device::kGpu, *start, 100, kAllParts);
    ASSERT_TRUE(batch);
    ASSERT_FALSE(batch->step_random(5));
    const std::uint64_t before = batch->digest();
    std::vector<std::int32_t> choices(100, 0);
    choices[77] = 1'000'000;
    const auto problem = batch->step(choices);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->key, "not-legal");
    EXPECT_EQ(problem->place, "match 77");
    EXPECT_EQ(batch->step(std::vector<std::int32_t>(99))->key, "wrong-count");
    EXPECT_EQ(batch->digest(), before);
    choices[77] = 0;
    EXPECT_FALSE(batch->step(choices));
}

std::vector<fs::path> records_of(std::string_view game) {
    std::vector<fs::path> out;
    for (const auto& file : fs::directory_iterator(fs::path(PAKHUIS_TESTS_DIR) / "records")) {
        if (file.path().filename().string().starts_with(game)) out.push_back(file.path());
    }
    return out;
}

template <Game G>
std::vector<device::ReplayStep<G>> steps_of(const codec::Record& record, Match& match,
                                            std::vector<std::uint64_t>& hashes) {
    std::vector<device::ReplayStep<G>> steps;
    for (const auto& recorded : record.actions) {
        const auto packed = match.check(recorded.actor, recorded.text);
        EXPECT_TRUE(packed) << recorded.text;
        device::ReplayStep<G> step{{}, recorded.actor};
        std::memcpy(&step.action, packed->bytes.data(), sizeof(step.action));
        steps.push_back(step);
        match.play(recorded.actor, *packed);
        hashes.push_back(match.hash());
    }
    return steps;
}

TEST_P(GpuGames, GivesTheSameHashesForEveryStepOfEveryRecord) {
    NEEDS_A_GPU(gpu);
    for (const fs::path& path : records_of(game())) {
        std::ifstream in(path);
        const auto record =
            codec::parse_record(std::string(std::istreambuf_iterator<char>(in), {}));
        ASSERT_TRUE(record) << path;
        const auto start = match_of(*record);
        ASSERT_TRUE(start) << path;
        visit_match(**start, [&]<Game G>(const TypedMatch<G>& typed) {
            static const auto code = load_kernels<G>(*gpu, false);
            ASSERT_TRUE(code) << code.error().text();
            std::vector<std::uint64_t> wanted;
            const auto played = (*start)->clone();
            const auto steps = steps_of<G>(*record, *played, wanted);
            const auto states = replay_on_gpu<G>(*gpu, **code, typed, steps);
            ASSERT_TRUE(states) << states.error().text();
            for (std::size_t i = 0; i < steps.size(); ++i) {
                ASSERT_EQ(match_at(typed, (*states)[i])->hash(), wanted[i])
                    << path << ", step " << i;
            }
        });
    }
}

TEST(Gpu, IsRefusedWithASentenceWhereThereIsNone) {
    if (gpu::open_gpu(0)) GTEST_SKIP() << "there is one here";
    BatchSetup setup;
    setup.device = Device::kGpu;
    const auto made = make_batch(*match_of_game("carts", 2), setup);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().key, "no-gpu");
    EXPECT_FALSE(made.error().sentence.empty());
}

TEST(Gpu, IsRefusedBeyondThoseThatAreThere) {
    NEEDS_A_GPU(gpu);
    const auto other = gpu::open_gpu(1000);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().key, "no-gpu");
}

TEST(Gpu, TellsHowMuchMemoryIsMissing) {
    NEEDS_A_GPU(gpu);
    const auto block = (*gpu)->allocate(std::size_t{1} << 50);
    ASSERT_FALSE(block);
    EXPECT_EQ(block.error().key, "no-gpu-memory");
    EXPECT_TRUE((*gpu)->allocate(1000));
}

TEST(Gpu, CompilesAMachinesCodeOnceForTheSameSources) {
    NEEDS_A_GPU(gpu);
    const fs::path folder = fs::temp_directory_path() / "pakhuis-gpu-test";
    fs::remove_all(folder);
    setenv("XDG_CACHE_HOME", folder.c_str(), 1);
    gpu::Unit unit{"empty", "extern \"C\" __global__ void nothing() {}\n", {}};
    ASSERT_TRUE(gpu::load_code(*gpu, unit));
    const auto files = [&] {
        return std::distance(fs::directory_iterator(folder / "pakhuis"), fs::directory_iterator());
    };
    EXPECT_EQ(files(), 1);
    ASSERT_TRUE(gpu::load_code(*gpu, unit));
    EXPECT_EQ(files(), 1);
    // A damaged file is no obstacle.
    for (const auto& file : fs::directory_iterator(folder / "pakhuis")) {
        fs::resize_file(file.path(), 10);
    }
    const auto code = gpu::load_code(*gpu, unit);
    ASSERT_TRUE(code);
    EXPECT_FALSE((*code)->launch("nothing", {}, {}));
    unit.text += "extern \"C\" __global__ void more() {}\n";
    ASSERT_TRUE(gpu::load_code(*gpu, unit));
    EXPECT_EQ(files(), 2);
    fs::remove_all(folder);
}

// Needs the compiler, not a GPU. PAKHUIS_GPU_COMPILE=1: all games with their bots; it takes a
// minute.
TEST(GpuCompiler, CompilesTheRulesOfEveryGameAsTheyAre) {
    const bool all = matches_of_test("PAKHUIS_GPU_COMPILE", 0) != 0;
    const auto compiler = gpu::compile({"empty", "", {}}, 90);
    if (!compiler) GTEST_SKIP() << compiler.error().text();
    const auto net = gpu::compile(net_unit(), 90);
    EXPECT_TRUE(net.has_value()) << net.error().text();
    for_each_game([&]<Game G>() {
        if (!all && G::kInfo.id != "carts") return;
        const auto code = gpu::compile(device_unit(G::kInfo.id, all), 90);
        EXPECT_TRUE(code.has_value()) << code.error().text();
    });
}

TEST(GpuCompiler, TellsWhereAUnitIsWrong) {
    const auto code = gpu::compile({"wrong", "int f() { return nowhere; }\n", {}}, 90);
    ASSERT_FALSE(code);
    if (code.error().key == "no-compiler") GTEST_SKIP() << code.error().text();
    EXPECT_EQ(code.error().key, "gpu-compile");
    EXPECT_NE(code.error().sentence.find("nowhere"), std::string::npos);
}

}  // namespace
}  // namespace pakhuis::batch
