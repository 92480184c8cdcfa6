#include "server/thread_priority.h"

#include <cstdint>
#include <sys/syscall.h>
#include <unistd.h>

namespace pakhuis::server {
namespace {

constexpr std::uint64_t kSliceNs = 100'000;  // the shortest that Linux allows
constexpr int kNicer = 5;

// As in <linux/sched/types.h>, which not every system has.
struct SchedulingAttributes {
    std::uint32_t size;
    std::uint32_t policy;
    std::uint64_t flags;
    std::int32_t nice;
    std::uint32_t priority;
    std::uint64_t runtime;  // of an ordinary thread: the length of its slices, since Linux 6.12
    std::uint64_t deadline;
    std::uint64_t period;
};

}  // namespace

void ask_to_run_soon() {
    SchedulingAttributes attributes{};
    if (syscall(SYS_sched_getattr, 0, &attributes, sizeof attributes, 0) != 0) return;
    attributes.size = sizeof attributes;
    attributes.runtime = kSliceNs;
    attributes.nice -= kNicer;
    if (syscall(SYS_sched_setattr, 0, &attributes, 0) == 0) return;
    attributes.nice += kNicer;  // not allowed
    (void)syscall(SYS_sched_setattr, 0, &attributes, 0);
}

}  // namespace pakhuis::server
