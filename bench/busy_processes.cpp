#include "busy_processes.h"

#include <csignal>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace pakhuis::bench {

BusyProcesses::BusyProcesses(int count) {
    for (int i = 0; i < count; ++i) {
        const pid_t pid = fork();
        if (pid == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);  // it must not outlive this process
            for (volatile unsigned n = 0;;) n = n + 1;
        }
        if (pid > 0) pids_.push_back(pid);
    }
}

BusyProcesses::~BusyProcesses() {
    for (const pid_t pid : pids_) {
        kill(pid, SIGKILL);
        waitpid(pid, nullptr, 0);
    }
}

}  // namespace pakhuis::bench
