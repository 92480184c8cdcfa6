#include "client/server_process.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace pakhuis::client {
namespace {

// Reads until so many lines are complete, at most half a minute.
std::string first_lines(int pipe, std::ptrdiff_t lines) {
    std::string text;
    pollfd wait{pipe, POLLIN, 0};
    while (std::count(text.begin(), text.end(), '\n') < lines && poll(&wait, 1, 30'000) > 0) {
        std::array<char, 256> buffer{};
        const ssize_t n = read(pipe, buffer.data(), buffer.size());
        if (n <= 0) break;
        text.append(buffer.data(), static_cast<std::size_t>(n));
    }
    return text;
}

// The number after a text; 0 if the text is not there.
std::uint16_t port_after(const std::string& lines, std::string_view text) {
    const auto at = lines.find(text);
    if (at == lines.npos) return 0;
    return static_cast<std::uint16_t>(std::atoi(lines.c_str() + at + text.size()));
}

}  // namespace

ServerProcess::ServerProcess(const std::string& place, std::vector<std::string> flags,
                             const std::filesystem::path& log_file) {
    std::array<int, 2> out{};
    if (pipe(out.data()) != 0) return;
    const bool database = place.starts_with("postgresql://");
    std::vector<std::string> words{
        PAKHUIS_PROGRAM, "serve", "--port", "0", database ? "--store" : "--data", place};
    words.insert(words.end(), flags.begin(), flags.end());
    if (log_file.empty()) words.insert(words.end(), {"--log-level", "error"});
    pid_ = fork();
    if (pid_ == 0) {
        dup2(out[1], STDOUT_FILENO);
        if (!log_file.empty() && std::freopen(log_file.c_str(), "w", stderr) == nullptr) _exit(126);
        close(out[0]);
        close(out[1]);
        std::vector<char*> argv;
        for (std::string& word : words) argv.push_back(word.data());
        argv.push_back(nullptr);
        execv(argv[0], argv.data());
        _exit(127);
    }
    close(out[1]);
    const bool metrics = std::find(flags.begin(), flags.end(), "--metrics") != flags.end();
    const std::string said = first_lines(out[0], metrics ? 2 : 1);
    port_ = port_after(said, "http://127.0.0.1:");
    metrics_port_ = port_after(said, "Metrics are at port ");
    close(out[0]);
}

ServerProcess::~ServerProcess() {
    stop(SIGKILL);
}

int ServerProcess::stop(int signal) {
    if (pid_ <= 0) return -1;
    kill(pid_, signal);
    int status = 0;
    waitpid(pid_, &status, 0);
    pid_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace pakhuis::client
