#include "apps/long_run.h"

#include <cmath>
#include <csignal>
#include <cstdio>
#include <fmt/format.h>
#include <unistd.h>

namespace pakhuis::apps {
namespace {

std::atomic<bool> stop_asked = false;

}  // namespace

const std::atomic<bool>& stop_on_signals() {
    struct sigaction action{};
    action.sa_handler = [](int) { stop_asked = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a problem of its write
    return stop_asked;
}

std::string clock_text(double seconds) {
    const long all = std::lround(seconds);
    if (all < 3600) return fmt::format("{}:{:02}", all / 60, all % 60);
    return fmt::format("{}:{:02}:{:02}", all / 3600, all / 60 % 60, all % 60);
}

ProgressLine::ProgressLine()
    : terminal_(::isatty(STDERR_FILENO) == 1), next_(terminal_ ? 0.5 : 10) {}

void ProgressLine::show(const std::string& line) {
    next_ = watch_.seconds() + (terminal_ ? 0.2 : 10);
    fmt::print(stderr, "{}{}{}", terminal_ ? "\r" : "", line, terminal_ ? "\x1b[K" : "\n");
    std::fflush(stderr);
    shown_ = true;
}

void ProgressLine::clear() {
    if (terminal_ && shown_) std::fputs("\r\x1b[K", stderr);
}

}  // namespace pakhuis::apps
