#include "client/server_process.h"

#include <array>
#include <cstdlib>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace pakhuis::client {
namespace {

// Reads until the line with the address is complete, at most half a minute.
std::string first_line(int pipe) {
    std::string text;
    pollfd wait{pipe, POLLIN, 0};
    while (text.find('\n') == text.npos && poll(&wait, 1, 30'000) > 0) {
        std::array<char, 256> buffer{};
        const ssize_t n = read(pipe, buffer.data(), buffer.size());
        if (n <= 0) break;
        text.append(buffer.data(), static_cast<std::size_t>(n));
    }
    return text;
}

std::uint16_t port_in(const std::string& line) {
    const auto at = line.find("http://");
    const auto colon = at == line.npos ? at : line.find(':', at + 7);
    return colon == line.npos ? std::uint16_t{0}
                              : static_cast<std::uint16_t>(std::atoi(line.c_str() + colon + 1));
}

}  // namespace

ServerProcess::ServerProcess(std::filesystem::path data, std::vector<std::string> flags) {
    std::array<int, 2> out{};
    if (pipe(out.data()) != 0) return;
    std::vector<std::string> words{PAKHUIS_PROGRAM, "serve",      "--port", "0",
                                   "--data",        data.string()};
    words.insert(words.end(), flags.begin(), flags.end());
    pid_ = fork();
    if (pid_ == 0) {
        dup2(out[1], STDOUT_FILENO);
        close(out[0]);
        close(out[1]);
        std::vector<char*> argv;
        for (std::string& word : words) argv.push_back(word.data());
        argv.push_back(nullptr);
        execv(argv[0], argv.data());
        _exit(127);
    }
    close(out[1]);
    port_ = port_in(first_line(out[0]));
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
