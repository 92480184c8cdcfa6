// The search over a net as a module: web/tests/unit/nets.test.ts compares its choices with those
// that the test SearchDigest expects on this machine, and web/tests/e2e/search.bench.ts its speed
// with the program's. It is no part of the page.
#include "games/amsterdam/amsterdam.h"
#include "games/carts/carts.h"
#include "games/merchants/merchants.h"
#include "games/venise/venise.h"
#include "kit/search_digest.h"
#include "net_files/net_file.h"

// The library's own print, and would need files.
extern "C" [[noreturn]] void abort_message(const char*, ...) {
    __builtin_trap();
}
void std::__libcpp_verbose_abort(const char*, ...) {
    __builtin_trap();
}

namespace pakhuis {
namespace {

std::string bytes;
nets::Net net;
double iterations_done = 0;

template <Featured G>
bool run_as(int seats, int iterations, int decisions, std::uint64_t& digest) {
    if (net.purpose.game != G::kInfo.id) return false;
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    typename G::Rules rules;
    if (G::make_rules(options, G::built_in(), rules).refusal != nullptr) return false;
    const auto run = search::run_searches<G>(rules, net, iterations, decisions, 1);
    iterations_done = static_cast<double>(run.iterations);
    digest = run.digest;
    return true;
}

}  // namespace
}  // namespace pakhuis

using namespace pakhuis;

extern "C" [[clang::export_name("search_digest")]] std::uint64_t search_digest() {
    return kit::digest_of_a_search<Carts>(nets::kernels()) ^
           kit::digest_of_a_search<Venise>(nets::kernels()) ^
           kit::digest_of_a_search<Merchants>(nets::kernels()) ^
           kit::digest_of_a_search<Amsterdam>(nets::kernels());
}

// Room for the bytes of a net's file; `load` reads them.
extern "C" [[clang::export_name("room")]] char* room(std::int32_t size) {
    bytes.resize(static_cast<std::size_t>(size));
    return bytes.data();
}
extern "C" [[clang::export_name("load")]] bool load() {
    auto read = net_files::read_net(bytes);
    if (read) net = std::move(*read);
    return read.has_value();
}
// The digest of a run as `pakhuis bench --net` does; 0 if the net has no such game.
extern "C" [[clang::export_name("run")]] std::uint64_t run(std::int32_t seats,
                                                           std::int32_t iterations,
                                                           std::int32_t decisions) {
    std::uint64_t digest = 0;
    run_as<Carts>(seats, iterations, decisions, digest) ||
        run_as<Venise>(seats, iterations, decisions, digest) ||
        run_as<Merchants>(seats, iterations, decisions, digest) ||
        run_as<Amsterdam>(seats, iterations, decisions, digest);
    return digest;
}
extern "C" [[clang::export_name("iterations")]] double iterations() {
    return iterations_done;
}
