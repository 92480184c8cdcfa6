// Self-play by several processes in one folder. They are killed again and again; together they
// write every match once, and each byte is the same as if one had written all.
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <sstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "base/rng.h"
#include "kit/test_folder.h"

namespace {

namespace fs = std::filesystem;
using pakhuis::files_in;
using pakhuis::Rng;
using pakhuis::TestFolder;

// Starts the program; its output goes to `output`.
pid_t start(std::vector<std::string> words, const fs::path& output = "/dev/null") {
    words.insert(words.begin(), PAKHUIS_PROGRAM);
    const pid_t child = ::fork();
    if (child != 0) return child;
    const int out = ::open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(out, STDERR_FILENO);
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    ::execv(argv[0], argv.data());
    ::_exit(127);
}

int exit_code(pid_t child) {
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::vector<std::string> selfplay(const fs::path& folder, int matches, int each) {
    return {"selfplay",
            "--game",
            "carts",
            "--players",
            "easy,random",
            "--matches",
            std::to_string(matches),
            "--shard-matches",
            std::to_string(each),
            "--out",
            folder.string(),
            "--threads",
            "1"};
}

class SeveralProcesses : public testing::Test {
  protected:
    static constexpr int kEach = 20;

    // Kills a process and starts it again, as often as said, all within about the time that one
    // process takes for all matches.
    void play_and_kill(int kills, int matches, std::chrono::milliseconds all, Rng& rng) {
        std::array<pid_t, 4> running{};
        for (pid_t& process : running) process = start(selfplay(folder.path(), matches, kEach));
        std::map<std::string, std::string> finished;
        for (int n = 0; n < kills; ++n) {
            const auto most = static_cast<int>(all.count()) / kills + 1;
            std::this_thread::sleep_for(std::chrono::milliseconds(rng.below(most)));
            pid_t& process = running[rng.below(4u)];
            ::kill(process, SIGKILL);
            exit_code(process);
            expect_kept(finished);
            process = start(selfplay(folder.path(), matches, kEach));
        }
        for (const pid_t process : running) EXPECT_EQ(exit_code(process), 0);
    }

    // What was finished before a kill is there and unchanged.
    void expect_kept(std::map<std::string, std::string>& finished) {
        const auto now = files_in(folder.path());
        for (const auto& [name, bytes] : finished) {
            ASSERT_TRUE(now.contains(name)) << name;
            EXPECT_EQ(now.at(name), bytes) << name;
        }
        for (const auto& [name, bytes] : now) {
            if (name.ends_with(".shard")) finished[name] = bytes;
        }
    }

    TestFolder folder;
};

TEST_F(SeveralProcesses, WriteEveryMatchOnceThoughTheyAreKilled) {
    const char* many = std::getenv("PAKHUIS_KILLS");
    const char* chosen = std::getenv("PAKHUIS_SEED");
    const int kills = many == nullptr ? 8 : std::atoi(many);
    const std::uint64_t seed =
        chosen != nullptr ? std::strtoull(chosen, nullptr, 10) : std::random_device{}();
    SCOPED_TRACE("PAKHUIS_SEED=" + std::to_string(seed));
    Rng rng(seed);
    const int shards = 10 + 4 * kills;
    const int matches = kEach * (shards - 1) + 7;
    const TestFolder alone;
    const auto begin = std::chrono::steady_clock::now();
    ASSERT_EQ(exit_code(start(selfplay(alone.path(), matches, kEach))), 0);
    const auto took = std::chrono::steady_clock::now() - begin;
    play_and_kill(kills, matches, std::chrono::duration_cast<std::chrono::milliseconds>(took), rng);
    // A shard whose process was killed after the others had passed it is still to do.
    EXPECT_EQ(exit_code(start(selfplay(folder.path(), matches, kEach))), 0);
    const auto expected = files_in(alone.path());
    const auto written = files_in(folder.path());
    EXPECT_EQ(expected.size(), static_cast<std::size_t>(shards));
    ASSERT_EQ(written.size(), expected.size()) << "a shard is missing, or something is left";
    EXPECT_TRUE(written == expected);
    EXPECT_EQ(exit_code(start({"shards", "--quick", folder.path().string()})), 0);
}

class SelfplayProgram : public testing::Test {
  protected:
    // The exit code; what was printed is in `printed`.
    int run(std::vector<std::string> words) {
        const int code = exit_code(start(std::move(words), output.path() / "out"));
        printed = files_in(output.path())["out"];
        return code;
    }

    TestFolder folder;
    TestFolder output;
    std::string printed;
};

TEST_F(SelfplayProgram, KeepsMatchesThatReplayAndGivesThemAsRecords) {
    ASSERT_EQ(run(selfplay(folder.path(), 20, 10)), 0) << printed;
    EXPECT_NE(printed.find("2 shards written: 20 matches"), std::string::npos) << printed;
    EXPECT_EQ(run({"shards", folder.path().string()}), 0) << printed;
    EXPECT_NE(printed.find("2 shards, 20 matches"), std::string::npos) << printed;
    const std::string record = (output.path() / "m.record").string();
    ASSERT_EQ(run({"shards", folder.path().string(), "--match", "13", "--record", record}), 0);
    EXPECT_EQ(run({"replay", record}), 0) << printed;
    EXPECT_EQ(run({"shards", folder.path().string(), "--match", "20"}), 2);
    EXPECT_NE(printed.find("no-such-match"), std::string::npos) << printed;
}

TEST_F(SelfplayProgram, NamesTheShardThatIsDamaged) {
    ASSERT_EQ(run(selfplay(folder.path(), 20, 10)), 0) << printed;
    const fs::path damaged = folder.path() / files_in(folder.path()).begin()->first;
    fs::resize_file(damaged, fs::file_size(damaged) - 5);
    EXPECT_EQ(run({"shards", folder.path().string()}), 2);
    EXPECT_NE(printed.find(damaged.filename().string()), std::string::npos) << printed;
    EXPECT_NE(printed.find("(cut-shard)"), std::string::npos) << printed;
    EXPECT_NE(printed.find("1 shards, 10 matches"), std::string::npos) << printed;
}

TEST_F(SelfplayProgram, EndsCleanlyAtASignalAndKeepsWhatIsFinished) {
    for (const int signal : {SIGINT, SIGTERM}) {
        const TestFolder here;
        const pid_t child = start(selfplay(here.path(), 1'000'000, 50));
        while (files_in(here.path()).size() < 3) {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        ::kill(child, signal);
        EXPECT_EQ(exit_code(child), 1);
        for (const auto& [name, bytes] : files_in(here.path())) {
            EXPECT_TRUE(name.ends_with(".shard")) << name;
        }
        EXPECT_EQ(run({"shards", "--quick", here.path().string()}), 0) << printed;
    }
}

TEST_F(SelfplayProgram, TellsThatItCantWrite) {
    EXPECT_EQ(run(selfplay("/nowhere/x", 10, 10)), 1);
    EXPECT_NE(printed.find("No such file or directory"), std::string::npos) << printed;
    EXPECT_EQ(run(selfplay("/proc", 10, 10)), 1);
    EXPECT_NE(printed.find("(unwritable)"), std::string::npos) << printed;
    const fs::path file = output.path() / "file";
    std::ofstream(file) << "bytes";
    EXPECT_EQ(run(selfplay(file, 10, 10)), 1);
    EXPECT_EQ(run({"shards", "/nowhere"}), 2);
    EXPECT_EQ(run({"shards", folder.path().string()}), 2) << "no shards there";
    EXPECT_EQ(run({"selfplay", "--out", folder.path().string(), "--part", "3/2"}), 2);
    EXPECT_EQ(run({"selfplay", "--out", folder.path().string(), "--players", "me,easy"}), 2);
}

// A file may not grow beyond a limit: as on a full disk, a write fails in the midst of a shard.
TEST_F(SelfplayProgram, LeavesNoShardThatItCouldNotWriteWholly) {
    const fs::path in = folder.path();
    const std::string command = "ulimit -f 1; exec " + std::string(PAKHUIS_PROGRAM) +
                                " selfplay --matches 500 --shard-matches 100 --out " + in.string() +
                                " 2> " + (output.path() / "err").string();
    const int status = std::system(command.c_str());
    EXPECT_EQ(WEXITSTATUS(status), 1);
    EXPECT_TRUE(files_in(in).empty());
    EXPECT_NE(files_in(output.path())["err"].find("File too large"), std::string::npos)
        << files_in(output.path())["err"];
}

}  // namespace
