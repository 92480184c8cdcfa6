// A real PostgreSQL for tests, in a temporary folder. It is started when it is first needed, and
// stops with the test program. It listens at a socket in its folder only.
#pragma once

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <grp.h>
#include <gtest/gtest.h>
#include <pwd.h>
#include <string>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "kit/test_folder.h"
#include "postgres/postgres.h"

namespace pakhuis {

class PostgresServer {
  public:
    // The one that the tests of this program share.
    static PostgresServer& shared() {
        static PostgresServer server;
        return server;
    }

    // `durable`: what it has acknowledged survives a crash of the machine, as in real use.
    explicit PostgresServer(bool durable = false) : durable_(durable) {
        if (programs_.empty()) {
            ADD_FAILURE() << "These tests need PostgreSQL: install Debian's postgresql-15.";
            return;
        }
        if (getuid() == 0) {
            const passwd* user = getpwnam("postgres");
            if (user == nullptr || chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0) {
                ADD_FAILURE() << "There is no user postgres to run it as.";
                return;
            }
        }
        const pid_t made = spawn({"initdb", "-D", data(), "-U", "tester", "-A", "trust", "-E",
                                  "UTF8", "--locale=C", "--no-sync", "--no-instructions"});
        int status = 0;
        waitpid(made, &status, 0);
        if (status != 0) ADD_FAILURE() << "initdb fails: see " << log();
        start();
    }
    ~PostgresServer() { stop(SIGQUIT); }
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    void start() {
        std::vector<std::string> words = {"postgres", "-D", data(), "-k", folder_.path().string()};
        for (const char* setting : {"listen_addresses=", "max_connections=200",
                                    "shared_buffers=32MB", "log_min_messages=fatal"}) {
            words.insert(words.end(), {"-c", setting});
        }
        if (!durable_) words.insert(words.end(), {"-c", "fsync=off", "-c", "full_page_writes=off"});
        pid_ = spawn(words);
        const std::string address = database("postgres");
        for (int tries = 0; tries < 3000; ++tries) {
            if (PQping(address.c_str()) == PQPING_OK) return;
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        ADD_FAILURE() << "PostgreSQL does not start: see " << log();
    }
    // SIGINT: ends all sessions and stops. SIGQUIT: as after a crash.
    void stop(int signal) {
        if (pid_ <= 0) return;
        kill(pid_, signal);
        waitpid(pid_, nullptr, 0);
        pid_ = -1;
    }
    pid_t pid() const { return pid_; }
    const std::filesystem::path& folder() const { return folder_.path(); }

    std::string database(const std::string& name) const {
        return fmt::format("postgresql:///{}?host={}&user=tester", name, folder_.path().string());
    }
    // The address of a new database.
    std::string new_database(const std::string& more = "") {
        const std::string name = "test" + std::to_string(++databases_);
        run(database("postgres"), "CREATE DATABASE " + name + " TEMPLATE template0 " + more);
        return database(name);
    }
    // Runs SQL; the first column of the first row of the answer.
    static std::string run(const std::string& address, const std::string& sql) {
        auto connection = store::postgres::Connection::open(address, std::chrono::seconds(20));
        if (!connection) return ADD_FAILURE() << connection.error().text(), "";
        const auto rows = (*connection)->execute(sql);
        if (!rows) return ADD_FAILURE() << rows.error().text(), "";
        return rows->size() == 0 ? "" : rows->text(0, 0);
    }

  private:
    static std::filesystem::path find_programs() {
        for (const char* version : {"17", "16", "15", "14"}) {
            const auto folder = std::filesystem::path("/usr/lib/postgresql") / version / "bin";
            if (std::filesystem::exists(folder / "initdb")) return folder;
        }
        return {};
    }
    std::string data() const { return (folder_.path() / "data").string(); }
    std::string log() const { return (folder_.path() / "log").string(); }

    // PostgreSQL refuses to run as root. It ends when the test program does.
    pid_t spawn(std::vector<std::string> words) const {
        words[0] = (programs_ / words[0]).string();
        const bool root = getuid() == 0;
        const passwd* user = root ? getpwnam("postgres") : nullptr;
        const pid_t parent = getpid();
        const pid_t child = fork();
        if (child != 0) return child;
        const int out = open(log().c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
        dup2(out, STDOUT_FILENO);
        dup2(out, STDERR_FILENO);
        if (root && (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 ||
                     setuid(user->pw_uid) != 0)) {
            _exit(126);
        }
        prctl(PR_SET_PDEATHSIG, SIGQUIT);
        if (getppid() != parent || chdir("/") != 0) _exit(125);
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, nullptr);
        std::vector<char*> argv;
        for (std::string& word : words) argv.push_back(word.data());
        argv.push_back(nullptr);
        execv(argv[0], argv.data());
        _exit(127);
    }

    const bool durable_;
    const TestFolder folder_;
    const std::filesystem::path programs_ = find_programs();
    pid_t pid_ = -1;
    int databases_ = 0;
};

}  // namespace pakhuis
