// `pakhuis serve`: the server, for this machine or for the network.
#include <atomic>
#include <charconv>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>
#include <utility>

#include "apps/common.h"
#include "apps/store_place.h"
#include "server/event_log.h"
#include "server/hub.h"
#include "server/metrics_service.h"
#include "server/thread_priority.h"

namespace pakhuis::apps {
namespace {

struct ServeFlags {
    server::NetOptions net;
    server::Limits limits;
    std::string data = "pakhuis-data";
    std::string store;  // the address of a database; empty: `data`
    bool standby = false;
    std::string web;  // empty: beside the program
    std::string webhooks = "off";
    std::string metrics;  // ADDRESS:PORT; empty: there is no page of figures
    std::string log_level = "info";
    bool log_addresses = false;
    std::optional<std::uint64_t> deals;
};

const std::string& place_of(const ServeFlags& flags) {
    return flags.store.empty() ? flags.data : flags.store;
}

// Each connection is an open file. Systems commonly start programs with a limit of 1,024 open files
// and let them raise it.
void raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

// Waits for SIGINT (Ctrl-C) or SIGTERM.
void wait_for_signal(const sigset_t& signals) {
    int signal = 0;
    sigwait(&signals, &signal);
    fmt::print("Stopping.\n");
}

// The files of the web client: from `folder`, or in `web` beside the program, or in
// ../share/pakhuis/web.
server::StaticFiles web_files(const std::string& folder) {
    if (!folder.empty()) return server::StaticFiles(folder);
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    for (const auto& place : {program / "web", program / "../share/pakhuis/web"}) {
        if (std::filesystem::is_directory(place, error)) return server::StaticFiles(place);
    }
    return {};
}

// A browser has a few HTTP connections besides its sockets.
server::NetOptions net_options(const ServeFlags& flags, server::WaitFigures& waits) {
    server::NetOptions options = flags.net;
    options.times = &waits.socket;
    options.thread_begins = server::ask_to_run_soon;
    options.per_address = flags.limits.connections_per_address + 64;
    return options;
}

// Reads "127.0.0.1:9090" or "[::1]:9090".
Result<server::NetOptions> metrics_options(const std::string& text) {
    const auto colon = text.rfind(':');
    server::NetOptions options{.threads = 1, .max_body = 0};
    const char* end = text.data() + text.size();
    const char* port = colon == text.npos ? end : text.data() + colon + 1;
    const auto read = std::from_chars(port, end, options.port);
    if (port == end || read.ec != std::errc() || read.ptr != end) {
        return fail("bad-address", "--metrics", "This is not ADDRESS:PORT, as 127.0.0.1:9090.");
    }
    options.listen = text.substr(0, colon);
    if (options.listen.starts_with('[') && options.listen.ends_with(']')) {
        options.listen = options.listen.substr(1, options.listen.size() - 2);
    }
    return options;
}

// The server from its start to its end by a signal.
class Serving {
  public:
    Serving(store::Store& store, const ServeFlags& flags, server::WaitFigures& waits)
        : flags_(flags),
          waits_(waits),
          log_(log_options(flags), clock_),
          hub_(store, hub_options()),
          net_(net_options(flags, waits), hub_, &log_) {
        log_.write(kInfo, "start", {{"data", place_}});
        hub_.attach(net_);
    }
    // Opens the page of figures. Called before `run`.
    void add_metrics(const server::NetOptions& options) { metrics_.emplace(options, figures_); }

    void run(const sigset_t& signals) {
        if (metrics_) metrics_->start();
        net_.start();
        report_suppressed();
        log_.write(kInfo, "listening", {{"port", std::to_string(net_.port())}});
        if (metrics_) log_.write(kInfo, "metrics", {{"port", std::to_string(metrics_->port())}});
        fmt::print("Pakhuis is open at http://{}:{}/ (data in {})\n", flags_.net.listen,
                   net_.port(), place_);
        if (metrics_) fmt::print("Metrics are at port {}, /metrics\n", metrics_->port());
        std::fflush(stdout);
        wait_for_signal(signals);
        log_.write(kInfo, "stopping");
        hub_.stop();
        if (metrics_) metrics_->stop();
        net_.stop();
        hub_.drain();
        log_.write(kInfo, "stopped");
    }

  private:
    static constexpr auto kInfo = host::LogLevel::kInfo;

    static server::EventLogOptions log_options(const ServeFlags& flags) {
        return {.level = server::read_log_level(flags.log_level).value_or(kInfo),
                .addresses = flags.log_addresses};
    }
    server::HubOptions hub_options() {
        server::HubOptions options{flags_.limits, web_files(flags_.web), {}, &log_,
                                   &waits_,       flags_.deals};
        if (flags_.webhooks != "off") {
            options.webhooks.emplace().allow_private = flags_.webhooks == "anywhere";
        }
        return options;
    }
    // Tells of the end of a flood, even if nothing happens afterwards.
    void report_suppressed() {
        log_.report_suppressed();
        net_.after(std::chrono::seconds(10), [this] { report_suppressed(); });
    }

    const ServeFlags& flags_;
    const std::string place_ = shown_place(place_of(flags_));
    const server::WaitFigures& waits_;
    const server::SystemClock clock_;
    server::EventLog log_;
    server::Hub hub_;
    server::Net net_;
    server::MetricsService figures_{hub_};
    std::optional<server::Net> metrics_;
};

bool is_loopback(std::string_view address) {
    return address.starts_with("127.") || address == "::1" || address == "localhost";
}

// Waits until no other server uses the database. A signal ends it with the problem "stopped".
Result<std::unique_ptr<store::Store>> wait_for_store(const ServeFlags& flags, const StoreUse& use,
                                                     const sigset_t& signals) {
    constexpr timespec kMoment{0, 100'000'000};
    std::string told;
    while (sigtimedwait(&signals, nullptr, &kMoment) < 0) {
        auto store = open_store(place_of(flags), use);
        const std::string key = store ? "" : store.error().key;
        if (key != "store-in-use" && key != "unreachable") return store;
        if (std::exchange(told, key) != key) {
            fmt::print(stderr, "pakhuis: waiting: {}\n", store.error().text());
        }
    }
    return fail("stopped", "", "Stopped while it waited.");
}

int serve(const ServeFlags& flags) {
    if (flags.deals && !is_loopback(flags.net.listen)) {
        return report({"open-deals", "--deals",
                       "Others may connect to this address, and they could know every card: use "
                       "--listen 127.0.0.1."});
    }
    // Blocked before any thread starts, so that only wait_for_signal receives them.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::signal(SIGPIPE, SIG_IGN);  // do not stop when the reader of our output has ended

    raise_file_limit();
    server::WaitFigures waits;
    std::atomic<bool> taken = false;
    StoreUse use{server::ask_to_run_soon, &waits.write, [&taken] {
                     if (!taken.exchange(true)) kill(getpid(), SIGTERM);
                 }};
    if (flags.standby) use.lock = std::chrono::seconds(1);
    auto store =
        flags.standby ? wait_for_store(flags, use, signals) : open_store(place_of(flags), use);
    if (!store && store.error().key == "stopped") return kOk;
    if (!store) return report(store.error());
    Serving serving(**store, flags, waits);
    if (!flags.metrics.empty()) {
        const auto options = metrics_options(flags.metrics);
        if (!options) return report(options.error());
        serving.add_metrics(*options);
    }
    serving.run(signals);
    if (!taken) return kOk;
    return report({"store-in-use", shown_place(place_of(flags)), "Another server took over."});
}

void add_quotas(Command& command, server::Limits& limits) {
    const auto add = [&](const char* name, int& value, const char* description) {
        command.option(name, value, description).show_default();
    };
    add("--all-tables-per-guest", limits.all_tables_per_guest,
        "That a guest may have made, finished ones too");
    add("--tables-per-hour", limits.tables_per_hour, "That a guest may make");
    add("--imports-per-hour", limits.imports_per_hour,
        "Tables with a record, a position or an edition, that a guest may make");
    add("--tables-per-address-hour", limits.tables_per_address_hour,
        "That one address may make in an hour");
    add("--imports-per-address-hour", limits.imports_per_address_hour,
        "The same for imports and forks");
    add("--lobby-minutes", limits.lobby_minutes,
        "After which an open table leaves the lobby if none of its people is here");
    add("--expire-tables", limits.expire_tables_days,
        "Days after which an unfinished table without a change is removed; 0: never");
    add("--expire-guests", limits.expire_guests_days,
        "Days after which a guest without tables is forgotten; 0: never");
}

}  // namespace

void add_serve(Program& program) {
    auto flags = std::make_shared<ServeFlags>();
    Command command = program.add_command("serve", "Open tables over the network",
                                          [flags] { return serve(*flags); });
    command.option("--port", flags->net.port, "0: any free one").show_default();
    command.option("--data", flags->data, "The folder that keeps everything").show_default();
    command.option("--store", flags->store,
                   "postgresql://USER@HOST/DATABASE, which keeps everything instead of a folder");
    command.flag(
        "--standby", flags->standby,
        "With --store: while another server uses the database, wait and take its place when "
        "it ends");
    command.option("--listen", flags->net.listen, "The address to listen on").show_default();
    command.option("--web", flags->web, "The web client's files; else those beside the program")
        .existing_folder();
    command
        .option("--webhooks", flags->webhooks,
                "Tell players of turn-based tables at addresses they give: off, public "
                "(never into private networks), anywhere")
        .one_of({"off", "public", "anywhere"})
        .show_default();
    command
        .option("--log-level", flags->log_level,
                "The least important events in the log on standard error: error, warning, info, "
                "debug")
        .one_of({"error", "warning", "info", "debug"})
        .show_default();
    command.flag("--log-addresses", flags->log_addresses, "Addresses of clients are logged too");
    command.option("--metrics", flags->metrics,
                   "ADDRESS:PORT of a page /metrics with figures; else there is none");
    command.flag("--behind-proxy", flags->net.behind_proxy,
                 "Everybody comes through a proxy, which names them in X-Forwarded-For");
    command.option("--round-trip-header", flags->net.round_trip_header,
                   "In which the proxy gives a client's round trip in microseconds");
    command
        .option("--connections-per-address", flags->limits.connections_per_address,
                "Sockets that one address may open")
        .show_default();
    command.option("--messages-per-second", flags->limits.messages_per_second, "Of one connection")
        .show_default();
    command
        .option("--messages-per-address", flags->limits.messages_per_address,
                "Per second, of all connections of one address")
        .show_default();
    command
        .option("--requests-per-second", flags->limits.requests_per_second,
                "By HTTP, of one address")
        .show_default();
    command
        .option("--tables-per-guest", flags->limits.tables_per_guest,
                "Unfinished ones that a guest may have")
        .show_default();
    command.option("--deals", flags->deals,
                   "For tests on this machine: all deals follow from this number, so that whoever "
                   "knows it knows every card");
    command
        .option("--absence", flags->limits.absence_seconds,
                "Seconds after which a bot may take over from an absent player")
        .show_default();
    command
        .option("--grace", flags->limits.grace_seconds,
                "Seconds for which the clocks of live tables stand after the start")
        .between(0, 3600)
        .show_default();
    add_quotas(command, flags->limits);
}

}  // namespace pakhuis::apps
