// The loops of nets as a module: web/tests/unit/nets.test.ts compares what they say with what
// the test NetKernels.AllGiveTheDigestOfThePage expects on this machine. It is no part of the page.
#include "kit/any_net.h"
#include "nets/kernels.h"

// The library's own print, and would need files.
extern "C" [[noreturn]] void abort_message(const char*, ...) {
    __builtin_trap();
}
void std::__libcpp_verbose_abort(const char*, ...) {
    __builtin_trap();
}

extern "C" [[clang::export_name("net_digest")]] std::uint64_t net_digest() {
    return pakhuis::kit::digest_of_any_nets(pakhuis::nets::kernels());
}

// Evaluations of a net as one of a game: its first layer from nothing, or after a change of a tenth
// of the set features. The answer keeps the work from being removed.
extern "C" [[clang::export_name("net_evaluations")]] std::int32_t net_evaluations(
    std::int32_t features, std::int32_t set, std::int32_t times, std::int32_t updated) {
    using namespace pakhuis;
    static const nets::Net net = kit::any_net({features, 256, 64, 32, 5, 16, 16}, 1);
    static nets::Accumulator sums(nets::kernels());
    std::vector<Feature> row(static_cast<std::size_t>(features));
    Rng rng(1);
    const auto flip = [&] {
        auto& number = row[static_cast<std::size_t>(rng.below(features))];
        number = number == 0 ? 1 : 0;
    };
    for (int i = 0; i < set; ++i) flip();
    sums.set(net, row.data());
    std::int32_t out = 0;
    for (int i = 0; i < times; ++i) {
        for (int k = 0; k < set / 10; ++k) flip();
        updated != 0 ? sums.update(net, row.data()) : sums.set(net, row.data());
        out ^= value_of(net, nets::think(net, sums), 0);
    }
    return out;
}
