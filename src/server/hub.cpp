#include "server/hub.h"

#include <fmt/format.h>

#include "host/random_text.h"
#include "server/costs.h"
#include "server/memory.h"
#include "server/socket_listener.h"

namespace pakhuis::server {
namespace {

constexpr std::string_view kCookie = "pakhuis=";
constexpr std::size_t kTokenLength = 26;
constexpr std::chrono::milliseconds kLate{500};
constexpr std::chrono::seconds kMemoryInterval{60};
constexpr int kCookieAge = 31'536'000;  // seconds: a year

std::string cookie_of(const std::string& header) {
    std::size_t at = 0;
    while (at < header.size()) {
        const std::size_t end = std::min(header.find(';', at), header.size());
        std::string_view part(header.data() + at, end - at);
        while (part.starts_with(' ')) part.remove_prefix(1);
        if (part.starts_with(kCookie)) return std::string(part.substr(kCookie.size()));
        at = end + 1;
    }
    return {};
}

// The header that sets the cookie. It lasts a year from now; 0: the browser forgets it.
std::string cookie_header(const HttpRequest& request, const std::string& token, int max_age) {
    return fmt::format("{}{}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{}", kCookie, token,
                       max_age, request.https ? "; Secure" : "");
}

bool asks_health(const HttpRequest& request) {
    return request.target == "/api/health" && request.body_bytes == 0;
}

HttpResponse answer(host::Page page) {
    return {page.status, std::move(page.type), std::move(page.body)};
}

HttpResponse refuse(int status, const Problem& problem) {
    return answer(host::problem_page(status, problem));
}

// Answers with the same response and the cookie.
Service::Respond with_cookie(Service::Respond respond, std::string cookie) {
    return [respond = std::move(respond), cookie = std::move(cookie)](HttpResponse response) {
        response.set_cookie = cookie;
        respond(std::move(response));
    };
}

std::optional<WebhookOptions> with_log(std::optional<WebhookOptions> options, host::Log& log) {
    if (options) options->log = &log;
    return options;
}

}  // namespace

Hub::Hub(store::Store& store, HubOptions options)
    : options_(std::move(options)),
      log_(options_.log == nullptr ? no_log_ : *options_.log),
      store_(store, log_),
      guests_(store_),
      bots_([this](const std::string& owner) { return guest_addresses_.of(owner); }),
      random_(options_.deals),
      addresses_(options_.limits, clock_),
      notifier_(store_, with_log(options_.webhooks, log_),
                [this](host::Work work) { net_->post(std::move(work)); }) {}

Hub::~Hub() = default;

void Hub::attach(Net& net) {
    net_ = &net;
    scheduler_ = std::make_unique<NetScheduler>(net);
    house_ = std::make_unique<host::House>(host::Ports{clock_, *scheduler_, store_, bots_, workers_,
                                                       random_, guests_, notifier_, log_},
                                           options_.limits);
    house_->start();
    look_at_memory(0);
}

// Memory that nobody asks for again would stay: the server would be as large as at its busiest
// hour.
void Hub::look_at_memory(std::size_t tables_before) {
    net_->after(kMemoryInterval, [this, tables_before] {
        house_->count_tables([this, tables_before](std::size_t tables) {
            if (tables < tables_before) workers_.submit("", give_back_memory);
            look_at_memory(tables);
        });
    });
}

void Hub::stop() {
    bots_.stop();
    workers_.stop();
    notifier_.stop();
}

// Tables hold sockets and waiting requests. So tables are dropped before the network is destroyed.
void Hub::drain() {
    guests_.drain();
    scheduler_->drop_work();
    house_->drop_all();
}

Result<std::optional<store::Guest>> Hub::guest_of(const HttpRequest& request) {
    const std::string token = cookie_of(request.cookie);
    if (token.size() != kTokenLength) return std::optional<store::Guest>();
    return guests_.by_token(token_hash(token));
}

std::pair<store::Guest, std::string> Hub::new_guest() {
    const std::string token = host::random_text(random_, kTokenLength);
    store::Guest guest{host::random_text(random_, 10), token_hash(token), "", clock_.now_ms()};
    guest.name = "Guest " + guest.id.substr(0, 4);
    return {guest, token};
}

HttpResponse Hub::refuse_too_fast(const std::string& address) {
    log_.write(host::LogLevel::kWarning, "limit-requests", {{"address", address}});
    return refuse(429, {"too-fast", "", "Too many requests; wait a moment."});
}

std::shared_ptr<Listener> Hub::open(const HttpRequest& request, HttpResponse& refusal) {
    const std::string& address = request.address;
    if (!addresses_.allow_request(address, cost_of(request))) {
        refusal = refuse_too_fast(address);
        return nullptr;
    }
    if (!addresses_.open(address)) {
        log_.write(host::LogLevel::kWarning, "limit-sockets", {{"address", address}});
        refusal = refuse(429, {"too-many", "", "Too many connections."});
        return nullptr;
    }
    // The client gets its cookie by HTTP first, because a socket can't set one.
    const auto guest = guest_of(request);
    if (guest && *guest) {
        guest_addresses_.note((*guest)->id, address);
        return std::make_shared<SocketListener>(*house_, addresses_, options_.limits, sockets_,
                                                **guest, address,
                                                protocol::protocol_of(request.target));
    }
    addresses_.close(address);
    refusal = guest ? refuse(401, {"no-cookie", "", "Ask /api/me for a cookie first."})
                    : refuse(503, guest.error());
    return nullptr;
}

// The health page is never refused, but late for an address that asks too often.
bool Hub::admit(const HttpRequest& head, HttpResponse& refusal) {
    if (asks_health(head)) return true;
    if (addresses_.allow_request(head.address, cost_of(head))) return true;
    refusal = refuse_too_fast(head.address);
    return false;
}

void Hub::http(const HttpRequest& request, Respond respond) {
    if (asks_health(request)) {
        if (addresses_.allow_request(request.address, cost_of(request))) return respond(health());
        return net_->after(kLate, [this, respond = std::move(respond)] { respond(health()); });
    }
    respond = [this, address = request.address,
               answer = std::move(respond)](HttpResponse response) {
        addresses_.charge_request(address, cost_of_answer(response));
        answer(std::move(response));
    };
    // Otherwise this path would show the web client's first page.
    if (request.target.starts_with("/metrics")) return respond(answer(host::not_found()));
    if (request.method == "GET" && !request.target.starts_with("/api/")) {
        return respond(options_.files.answer(request));
    }
    if (request.method == "POST" && request.target == "/api/logout") {
        return log_out(request, respond);
    }
    const bool posts = request.method == "POST" && request.target == "/api/tables";
    if (request.method != "GET" && !posts) return page(request, {}, respond);
    const auto known = guest_of(request);
    if (!known) return respond(refuse(503, known.error()));
    if (*known && request.target == "/api/me") return answer_me(request, **known, respond);
    if (*known) return page(request, **known, respond);
    // Reading needs no guest. So it works even if the disk can't be written.
    if (request.target != "/api/me" && !posts) return page(request, {}, respond);
    answer_new_guest(request, respond);
}

void Hub::answer_me(const HttpRequest& request, const store::Guest& guest, const Respond& respond) {
    const std::string token = cookie_of(request.cookie);
    page(request, guest, with_cookie(respond, cookie_header(request, token, kCookieAge)));
}

// The guest keeps its tables, but no token leads to it. Its webhook ends too: nobody could take it
// back.
void Hub::log_out(const HttpRequest& request, const Respond& respond) {
    HttpResponse done = answer(host::json_page(host::Json::object()));
    done.set_cookie = cookie_header(request, "", 0);
    const auto known = guest_of(request);
    if (!known) return respond(refuse(503, known.error()));
    if (!*known) return respond(std::move(done));
    guests_.change(
        **known,
        [](store::Guest& guest) {
            guest.token_hash = "logged out: " + guest.id;  // no hash of a token
            guest.webhook.clear();
        },
        [this, respond, done](const std::optional<Problem>& problem, const store::Guest& guest) {
            if (problem && host::is_store_problem(*problem)) return respond(refuse(503, *problem));
            if (!problem) sockets_.close_all(guest.id, "logged out");
            respond(done);
        });
}

// Makes a new guest and answers with its cookie when the guest is durable.
void Hub::answer_new_guest(const HttpRequest& request, const Respond& respond) {
    const auto made = new_guest();
    const Respond welcome = with_cookie(respond, cookie_header(request, made.second, kCookieAge));
    store_.put_guest(made.first, [this, request, guest = made.first, respond,
                                  welcome](const std::optional<Problem>& problem) {
        if (problem) return respond(refuse(503, *problem));
        net_->post([this, request, guest, welcome] { page(request, guest, welcome); });
    });
}

void Hub::page(const HttpRequest& request, const store::Guest& guest, const Respond& respond) {
    if (request.method == "POST" && !guest.id.empty()) {
        guest_addresses_.note(guest.id, request.address);
    }
    house_->page({request.method, request.target, request.body, request.address}, guest,
                 [respond](host::Page page) { respond(answer(std::move(page))); });
}

// Frozen tables are a warning: the server works, but somebody should look at them.
host::Json Hub::healthy() {
    host::Json out = {{"status", "ok"}};
    const auto frozen = store_.frozen_tables(host::kMostFrozen);
    if (!frozen || frozen->empty()) return out;
    out["warning"] = "Some tables can't be replayed and are frozen.";
    out["frozen"] = *frozen;
    return out;
}

HttpResponse Hub::health() {
    const auto problem = store_.problem();
    if (!problem) return answer(host::json_page(healthy()));
    HttpResponse page = answer(host::json_page(
        {{"status", "failing"}, {"key", problem->key}, {"sentence", problem->sentence}}));
    page.status = 503;
    return page;
}

void Hub::answer_metrics(const Respond& respond) {
    house_->count_tables([this, respond](std::size_t tables) { respond(metrics(tables)); });
}

HttpResponse Hub::metrics(std::size_t tables) {
    const WebhookFigures hooks = notifier_.figures();
    const auto frozen = store_.frozen_tables(host::kMostFrozen);
    std::string text = fmt::format(
        "# HELP pakhuis_rows_total Rows written and acknowledged.\n"
        "# TYPE pakhuis_rows_total counter\npakhuis_rows_total {}\n"
        "# HELP pakhuis_refused_total Requests that tables refused.\n"
        "# TYPE pakhuis_refused_total counter\npakhuis_refused_total {}\n"
        "# HELP pakhuis_tables_loaded Tables in memory.\n"
        "# TYPE pakhuis_tables_loaded gauge\npakhuis_tables_loaded {}\n"
        "# HELP pakhuis_tables_frozen Tables that can't be replayed, at most 1000.\n"
        "# TYPE pakhuis_tables_frozen gauge\npakhuis_tables_frozen {}\n"
        "# HELP pakhuis_connections Open WebSockets.\n"
        "# TYPE pakhuis_connections gauge\npakhuis_connections {}\n"
        "# HELP pakhuis_bots_waiting Decisions that wait for a bot.\n"
        "# TYPE pakhuis_bots_waiting gauge\npakhuis_bots_waiting {}\n"
        "# HELP pakhuis_webhooks_total Webhooks by how they ended.\n"
        "# TYPE pakhuis_webhooks_total counter\npakhuis_webhooks_total{{end=\"sent\"}} {}\n"
        "pakhuis_webhooks_total{{end=\"failed\"}} {}\n"
        "pakhuis_webhooks_total{{end=\"dropped\"}} {}\n",
        house_->figures().rows.load(), house_->figures().refused.load(), tables,
        frozen ? frozen->size() : 0, addresses_.open_sockets(), bots_.waiting(), hooks.sent,
        hooks.failed, hooks.dropped);
    if (options_.waits != nullptr) text += wait_text(*options_.waits, house_->figures().times);
    return {200, "text/plain; version=0.0.4", text};
}

}  // namespace pakhuis::server
