#include "python/memory.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>

#include "python/numbers.h"
#include "registry/visit_match.h"

namespace pakhuis::python {
namespace {

// More legal actions than a match of any game has on average.
constexpr std::uint64_t kListed = 100;
constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

// The number after a word in a file of the system, or the number that it begins with.
std::uint64_t number_in(const char* path, const std::string& name, std::uint64_t otherwise) {
    std::ifstream in(path);
    std::string word;
    while (!name.empty() && word != name && in >> word) {
    }
    std::uint64_t number = 0;
    return in >> number ? number : otherwise;
}

}  // namespace

std::uint64_t batch_bytes(const Match& start, const batch::BatchSetup& setup) {
    std::uint64_t state = 0;
    std::uint64_t action = 0;
    visit_match(start, [&]<Game G>(const TypedMatch<G>&) {
        state = sizeof(typename G::State);
        action = sizeof(typename G::Action);
    });
    const NumberSizes sizes = number_sizes(start);
    const auto row = [](int numbers) {
        return static_cast<std::uint64_t>(numbers) * sizeof(Feature);
    };
    std::uint64_t each = state + 128;
    if (setup.device == batch::Device::kHost) each += kListed * (2 * action + sizeof(std::int32_t));
    if (setup.parts.features) each += row(sizes.features);
    if (setup.parts.action_features) each += kListed * row(sizes.action_features);
    if (setup.parts.mask) each += static_cast<std::uint64_t>(sizes.action_ids);
    return each * static_cast<std::uint64_t>(std::max(setup.matches, 0));
}

std::uint64_t free_bytes() {
    const std::uint64_t kib = number_in("/proc/meminfo", "MemAvailable:", kUnlimited / 1024);
    const std::uint64_t most = number_in("/sys/fs/cgroup/memory.max", "", kUnlimited);
    if (most == kUnlimited) return kib * 1024;
    // Pages of files are given up when memory is short.
    const std::uint64_t pages = number_in("/sys/fs/cgroup/memory.stat", "inactive_file", 0);
    const std::uint64_t used = number_in("/sys/fs/cgroup/memory.current", "", 0);
    const std::uint64_t held = used - std::min(used, pages);
    return std::min(kib * 1024, most - std::min(most, held));
}

}  // namespace pakhuis::python
