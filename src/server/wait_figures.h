// How long actions wait, and where. Each histogram has one part of the way; docs/server.md explains
// them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/histogram.h"
#include "host/table_host.h"
#include "store/write_times.h"

namespace pakhuis::server {

// Measured by sockets.
struct SocketTimes {
    Histogram arrival;  // from the arrival at this machine until it is read
    Histogram reading;  // decoding, and passing it on to its table
    Histogram sending;  // of each message, until the system has it
};

// Shared by all parts of the server. It must outlive them.
struct WaitFigures {
    SocketTimes socket;
    store::WriteTimes write;
};

struct NamedTimes {
    std::string_view part;
    const Histogram& times;
};

// Histograms as one metric in Prometheus text, in seconds, with the label `part`.
std::string histogram_text(std::string_view metric, std::string_view help,
                           std::span<const NamedTimes> parts);

// All parts, in the order of an action's way.
std::string wait_text(const WaitFigures& waits, const host::TableTimes& tables);

}  // namespace pakhuis::server
