// What the server answers by HTTP: lists, logs, records, health, figures.
#include <algorithm>
#include <fmt/format.h>
#include <limits>

#include "server/hub.h"
#include "server/pages.h"

namespace pakhuis::server {
namespace {

HttpResponse list_page(const Result<std::vector<store::Summary>>& tables,
                       const std::string& guest) {
    if (!tables) return problem_page(503, tables.error());
    Json out = Json::array();
    for (const store::Summary& s : *tables) {
        auto row = codec::parse_json(s.json);
        if (!row) continue;
        (*row)["waits"] = std::find(s.waiting.begin(), s.waiting.end(), guest) != s.waiting.end();
        out.push_back(std::move(*row));
    }
    return json_page(out);
}

Json games_json() {
    Json out = Json::array();
    for (const GameInfo* info : all_games()) {
        Json options = Json::array();
        for (const OptionSpec& spec : info->options) {
            options.push_back({{"key", spec.key}, {"help", spec.help}, {"choices", spec.choices}});
        }
        out.push_back({{"id", info->id},
                       {"name", info->name},
                       {"min-seats", info->min_seats},
                       {"max-seats", info->max_seats},
                       {"options", std::move(options)}});
    }
    return {{"games", std::move(out)}, {"bots", kBotNames}};
}

HttpResponse health_page(const std::optional<Problem>& problem) {
    if (!problem) return json_page({{"status", "ok"}});
    HttpResponse page =
        json_page({{"status", "failing"}, {"key", problem->key}, {"sentence", problem->sentence}});
    page.status = 503;
    return page;
}

std::string query_value(const std::string& query, std::string_view key) {
    std::size_t at = 0;
    while (at < query.size()) {
        const std::size_t end = std::min(query.find('&', at), query.size());
        const std::string_view part(query.data() + at, end - at);
        const auto equals = part.find('=');
        if (equals != part.npos && part.substr(0, equals) == key) {
            return std::string(part.substr(equals + 1));
        }
        at = end + 1;
    }
    return {};
}

}  // namespace

void Hub::http(const HttpRequest& request, Respond respond) {
    if (request.target == "/api/health") return respond(health_page(shared_->writes.problem()));
    if (request.target == "/metrics") return respond(metrics());
    if (!allow(requests_, request.address, limits().requests_per_second)) {
        return respond(problem_page(429, {"too-fast", "", "Too many requests; wait a moment."}));
    }
    if (request.method == "GET" && !request.target.starts_with("/api/")) {
        return respond(options_.files.answer(request));
    }
    const bool posts = request.method == "POST" && request.target == "/api/tables";
    if (request.method != "GET" && !posts) {
        return respond(problem_page(405, {"bad-method", "", "This page is not to be written."}));
    }
    const auto known = guest_of(request);
    if (!known) return respond(problem_page(503, known.error()));
    if (*known) return route(request, **known, respond);
    // To read needs no guest, and so no disk that can be written.
    if (request.target != "/api/me" && !posts) return route(request, {}, respond);
    // A cookie is given once its guest is durable.
    const auto [guest, cookie] = new_guest();
    const auto with_cookie = [respond, cookie](HttpResponse response) {
        response.set_cookie = cookie;
        respond(std::move(response));
    };
    store_.put_guest(
        guest, [this, request, guest, respond, with_cookie](const std::optional<Problem>& problem) {
            if (const auto told = shared_->writes.note(problem)) {
                return respond(problem_page(503, *told));
            }
            shared_->net.post(
                [this, request, guest, with_cookie] { route(request, guest, with_cookie); });
        });
}

void Hub::route(const HttpRequest& request, const store::Guest& guest, const Respond& respond) {
    const std::size_t mark = std::min(request.target.find('?'), request.target.size());
    const std::string path = request.target.substr(0, mark);
    const std::string query = mark < request.target.size() ? request.target.substr(mark + 1) : "";
    constexpr std::string_view kTables = "/api/tables/";
    constexpr std::string_view kGames = "/api/games/";
    if (request.method == "POST") {
        post_table(request, guest, respond);
    } else if (path == "/api/me") {
        respond(json_page({{"guest", guest.id},
                           {"name", guest.name},
                           {"webhooks", webhooks_ != nullptr},
                           {"webhook", guest.webhook}}));
    } else if (path == "/api/games") {
        respond(json_page(games_json()));
    } else if (path == "/api/tables") {
        respond(list_page(store_.open_tables(100), guest.id));
    } else if (path == "/api/mine") {
        respond(list_page(store_.tables_of(guest.id, 200), guest.id));
    } else if (path == "/api/next") {
        respond(next_page(query_value(query, "after"), guest.id));
    } else if (path.starts_with(kGames) && path.ends_with("/edition")) {
        const auto game = path.substr(kGames.size(), path.rfind('/') - kGames.size());
        const auto edition = edition_json(game, std::nullopt);
        respond(edition ? json_page(*edition) : not_found());
    } else if (path.starts_with(kTables)) {
        table_page(path.substr(kTables.size()), query, guest, respond);
    } else {
        respond(not_found());
    }
}

void Hub::table_page(const std::string& rest, const std::string& query, const store::Guest& guest,
                     const Respond& respond) {
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    const std::string table = rest.substr(0, slash);
    const std::string what = slash < rest.size() ? rest.substr(slash + 1) : "";
    if (const TablePage page = table_page_of(what)) {
        const auto seat = codec::read_actor(query_value(query, "seat"));
        return host(table)->look(
            [page, seat, id = guest.id, respond](Result<const tables::Table*> found) {
                if (!found) return respond(problem_page(404, found.error()));
                respond(page(**found, (*found)->viewer_for(id, seat)));
            });
    }
    const auto summary = store_.summary(table);
    if (!summary) return respond(problem_page(503, summary.error()));
    if (!what.empty() || !*summary) return respond(not_found());
    respond({200, "application/json", (*summary)->json, ""});
}

// A table by its terms, which may be longer than a message: a record to go on from, an edition.
void Hub::post_table(const HttpRequest& request, const store::Guest& guest,
                     const Respond& respond) {
    const auto asked = protocol::parse_create(request.body);
    if (!asked) return respond(problem_page(400, asked.error()));
    const auto terms = tables::read_terms(asked->terms);
    if (!terms) return respond(problem_page(400, terms.error()));
    const Seats seats = asked->seat ? Seats::of(*asked->seat) : Seats{};
    create_table(*terms, guest, seats,
                 [respond](const std::optional<Problem>& problem, const std::string& table) {
                     if (!problem) return respond(json_page({{"table", table}}));
                     respond(problem_page(is_disk_problem(*problem) ? 503 : 409, *problem));
                 });
}

// Of the tables that wait for the guest, the one after the one he has just left, soonest due first.
HttpResponse Hub::next_page(const std::string& after, const std::string& guest) {
    auto tables = store_.tables_of(guest, 1000);
    if (!tables) return problem_page(503, tables.error());
    std::erase_if(*tables, [&](const store::Summary& s) {
        return std::find(s.waiting.begin(), s.waiting.end(), guest) == s.waiting.end();
    });
    const auto when = [](const store::Summary& s) {
        return std::pair(s.due > 0 ? s.due : std::numeric_limits<std::int64_t>::max(), s.table);
    };
    std::sort(tables->begin(), tables->end(),
              [&](const auto& a, const auto& b) { return when(a) < when(b); });
    Json out = {{"waiting", tables->size()}, {"table", nullptr}};
    const auto left = std::find_if(tables->begin(), tables->end(),
                                   [&](const store::Summary& s) { return s.table == after; });
    if (!tables->empty()) {
        const bool last = left == tables->end() || left + 1 == tables->end();
        out["table"] = last ? tables->front().table : (left + 1)->table;
    }
    return json_page(out);
}

HttpResponse Hub::metrics() const {
    std::size_t tables = 0;
    int connections = 0;
    {
        const std::lock_guard lock(mutex_);
        tables = hosts_.size();
        for (const auto& [address, count] : connections_) connections += count;
    }
    const WebhookFigures hooks = webhooks_ ? webhooks_->figures() : WebhookFigures{};
    const std::string text = fmt::format(
        "# HELP pakhuis_rows_total Rows written and acknowledged.\n"
        "# TYPE pakhuis_rows_total counter\npakhuis_rows_total {}\n"
        "# HELP pakhuis_refused_total Requests that tables refused.\n"
        "# TYPE pakhuis_refused_total counter\npakhuis_refused_total {}\n"
        "# HELP pakhuis_tables_loaded Tables in memory.\n"
        "# TYPE pakhuis_tables_loaded gauge\npakhuis_tables_loaded {}\n"
        "# HELP pakhuis_connections Open WebSockets.\n"
        "# TYPE pakhuis_connections gauge\npakhuis_connections {}\n"
        "# HELP pakhuis_bots_waiting Decisions that wait for a bot.\n"
        "# TYPE pakhuis_bots_waiting gauge\npakhuis_bots_waiting {}\n"
        "# HELP pakhuis_webhooks_total Webhooks by how they ended.\n"
        "# TYPE pakhuis_webhooks_total counter\npakhuis_webhooks_total{{end=\"sent\"}} {}\n"
        "pakhuis_webhooks_total{{end=\"failed\"}} {}\n"
        "pakhuis_webhooks_total{{end=\"dropped\"}} {}\n",
        shared_->actions.load(), shared_->refused.load(), tables, connections, bots_.waiting(),
        hooks.sent, hooks.failed, hooks.dropped);
    return {200, "text/plain; version=0.0.4", text};
}

}  // namespace pakhuis::server
