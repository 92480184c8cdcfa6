#include "server/wait_figures.h"

#include <fmt/format.h>
#include <iterator>

namespace pakhuis::server {

std::string histogram_text(std::string_view metric, std::string_view help,
                           std::span<const NamedTimes> parts) {
    std::string out = fmt::format("# HELP {0} {1}\n# TYPE {0} histogram\n", metric, help);
    const auto to = std::back_inserter(out);
    for (const auto& [part, times] : parts) {
        std::uint64_t so_far = 0;
        for (std::size_t i = 0; i < Histogram::kBounds.size(); ++i) {
            so_far += times.count(i);
            fmt::format_to(to, "{}_bucket{{part=\"{}\",le=\"{:g}\"}} {}\n", metric, part,
                           static_cast<double>(Histogram::kBounds[i]) / 1e6, so_far);
        }
        so_far += times.count(Histogram::kBounds.size());
        fmt::format_to(to,
                       "{0}_bucket{{part=\"{1}\",le=\"+Inf\"}} {2}\n"
                       "{0}_sum{{part=\"{1}\"}} {3:.6f}\n{0}_count{{part=\"{1}\"}} {2}\n",
                       metric, part, so_far, static_cast<double>(times.sum()) / 1e6);
    }
    return out;
}

std::string wait_text(const WaitFigures& waits, const host::TableTimes& tables) {
    const NamedTimes parts[] = {
        {"arrival", waits.socket.arrival},
        {"reading", waits.socket.reading},
        {"table-queue", tables.queue},
        {"applying", tables.applying},
        {"writer-queue", waits.write.queue},
        {"commit", waits.write.commit},
        {"checkpoint", waits.write.checkpoint},
        {"answer-queue", tables.answer_queue},
        {"text", tables.text},
        {"sending", waits.socket.sending},
    };
    return histogram_text("pakhuis_wait_seconds", "How long actions waited, by part of their way.",
                          parts);
}

}  // namespace pakhuis::server
