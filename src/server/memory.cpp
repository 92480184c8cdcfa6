#include "server/memory.h"

#ifdef PAKHUIS_JEMALLOC
#include <fmt/format.h>
#include <jemalloc/jemalloc.h>
#include <string>
#endif

namespace pakhuis::server {

#ifdef PAKHUIS_JEMALLOC
void give_back_memory() {
    const std::string purge_all = fmt::format("arena.{}.purge", MALLCTL_ARENAS_ALL);
    (void)mallctl(purge_all.c_str(), nullptr, nullptr, nullptr, 0);
}
#else
// Sanitizers have an allocator of their own.
void give_back_memory() {}
#endif

}  // namespace pakhuis::server
