#include "apps/bench_search.h"

#include <fmt/format.h>
#include <iostream>

#include "apps/edition_file.h"
#include "apps/stopwatch.h"
#include "net_files/fits.h"
#include "net_files/net_file.h"
#include "registry/visit_match.h"
#include "search/speed.h"

namespace pakhuis::apps {
namespace {

struct SearchFigures {
    std::string game;
    int seats = 0;
    double iterations_per_s = 0;
    double decision_ms = 0;
    std::uint64_t digest = 0;  // of the choices of one run: the same on every machine
};

Result<nets::Net> load_net(const std::string& path) {
    const auto bytes = read_file(path);
    if (!bytes) return Failure(bytes.error());
    auto net = net_files::read_net(*bytes);
    if (!net) return inside(path, net.error());
    return net;
}

// The same work again and again, until the time is up.
SearchFigures measure_search(const Match& match, const nets::Net& net,
                             const SearchBenchFlags& flags, double seconds) {
    SearchFigures out{std::string(match.info().id), match.setup().seats};
    double iterations = 0, decisions = 0;
    const Stopwatch watch;
    do {
        visit_match(match, [&]<Game G>(const TypedMatch<G>& typed) {
            const search::SearchRun run = search::run_searches<G>(
                typed.clockless_rules(), net, flags.iterations, flags.decisions, 1);
            iterations += static_cast<double>(run.iterations);
            decisions += run.decisions;
            out.digest = run.digest;
        });
    } while (watch.seconds() < seconds);
    const double took = watch.seconds();
    out.iterations_per_s = iterations / took;
    out.decision_ms = took / decisions * 1000;
    return out;
}

}  // namespace

int run_search_bench(const SearchBenchFlags& flags, SetupFlags setup, double seconds, bool json) {
    const auto net = load_net(flags.net);
    if (!net) return report(net.error());
    setup.game = net->purpose.game;
    const auto match = setup.match();
    if (!match) return report(match.error());
    if (const auto problem = net_files::why_not(*net, **match)) return report(*problem);
    const SearchFigures figures = measure_search(**match, *net, flags, seconds);
    const std::string digest = fmt::format("{:016x}", figures.digest);
    if (json) {
        const Json out{{"game", figures.game},
                       {"seats", figures.seats},
                       {"iterations_per_s", figures.iterations_per_s},
                       {"decision_ms", figures.decision_ms},
                       {"digest", digest}};
        std::cout << out.dump(2) << "\n";
    } else {
        fmt::print("{}, {} seats: {:.0f} iterations/s, {:.2f} ms a decision; choices {}\n",
                   figures.game, figures.seats, figures.iterations_per_s, figures.decision_ms,
                   digest);
    }
    return kOk;
}

}  // namespace pakhuis::apps
