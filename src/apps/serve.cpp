// `pakhuis serve`: tables for people on this machine and, if asked, on the network.
#include <csignal>
#include <fmt/format.h>

#include "apps/common.h"
#include "server/hub.h"
#include "store/sqlite_store.h"

namespace pakhuis::apps {
namespace {

struct Flags {
    server::NetOptions net;
    server::Limits limits;
    std::string data = "pakhuis-data";
};

// Waits for Ctrl-C or a polite kill.
void wait_for_signal(const sigset_t& signals) {
    int signal = 0;
    sigwait(&signals, &signal);
    fmt::print("Stopping.\n");
}

int serve(const Flags& flags) {
    // Blocked before any thread starts, so that only the wait below takes them.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::signal(SIGPIPE, SIG_IGN);  // a reader of our output that went away is no reason to stop

    auto store = store::open_sqlite_store(flags.data);
    if (!store) return report(store.error());
    {
        server::Hub hub(**store, flags.limits);
        server::Net net(flags.net, hub);
        hub.attach(net);
        net.start();
        fmt::print("Pakhuis is open at http://{}:{}/ (data in {})\n", flags.net.listen, net.port(),
                   flags.data);
        std::fflush(stdout);
        wait_for_signal(signals);
        hub.stop();
        net.stop();
        hub.drain();
    }
    return kOk;
}

}  // namespace

void add_serve(CLI::App& app, Job& job) {
    auto flags = std::make_shared<Flags>();
    CLI::App* command = app.add_subcommand("serve", "Open tables over the network");
    command->add_option("--port", flags->net.port, "0: any free one")->capture_default_str();
    command->add_option("--data", flags->data, "The folder that keeps everything")
        ->capture_default_str();
    command->add_option("--listen", flags->net.listen, "The address to listen on")
        ->capture_default_str();
    command
        ->add_option("--connections-per-address", flags->limits.connections_per_address,
                     "Sockets that one address may open")
        ->capture_default_str();
    command
        ->add_option("--messages-per-second", flags->limits.messages_per_second,
                     "Of one connection")
        ->capture_default_str();
    command
        ->add_option("--requests-per-second", flags->limits.requests_per_second,
                     "By HTTP, of one address")
        ->capture_default_str();
    command
        ->add_option("--tables-per-guest", flags->limits.tables_per_guest,
                     "Unfinished ones that a guest may have")
        ->capture_default_str();
    command->callback([flags, &job] { job = [flags] { return serve(*flags); }; });
}

}  // namespace pakhuis::apps
