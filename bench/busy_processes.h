// Processes that use a core each without pause, like compilers on the same machine.
#pragma once

#include <sys/types.h>
#include <vector>

namespace pakhuis::bench {

class BusyProcesses {
  public:
    explicit BusyProcesses(int count);
    ~BusyProcesses();  // ends them
    BusyProcesses(const BusyProcesses&) = delete;
    BusyProcesses& operator=(const BusyProcesses&) = delete;

  private:
    std::vector<pid_t> pids_;
};

}  // namespace pakhuis::bench
