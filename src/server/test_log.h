// For tests: a log that keeps the names of events with the values of their fields.
#pragma once

#include <string>
#include <vector>

#include "host/ports.h"

namespace pakhuis::server {

class TestLog final : public host::Log {
  public:
    void write(host::LogLevel, std::string_view event, host::LogFields fields) override {
        lines.emplace_back(event);
        for (const auto& field : fields) lines.back().append(" ").append(field.value);
    }

    std::vector<std::string> lines;
};

}  // namespace pakhuis::server
