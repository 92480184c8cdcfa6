// What the server answers by HTTP: lists, logs, records, health, figures.
#include <algorithm>
#include <fmt/format.h>

#include "server/hub.h"

namespace pakhuis::server {
namespace {

HttpResponse json_page(const Json& json) {
    return {200, "application/json", json.dump(), ""};
}

HttpResponse problem_page(int status, const Problem& problem) {
    const Json json = {{"key", problem.key}, {"sentence", problem.sentence}};
    return {status, "application/json", json.dump(-1, ' ', false, Json::error_handler_t::replace),
            ""};
}

HttpResponse not_found() {
    return problem_page(404, {"not-found", "", "There is nothing here."});
}

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
    return {{"games", std::move(out)}, {"bots", bot_names()}};
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

HttpResponse record_page(const tables::Table& table) {
    const auto record = table.record();
    if (!record) return problem_page(409, record.error());
    return {200, "text/plain; charset=utf-8", codec::write_record(*record), ""};
}

// All that a viewer has seen; whoever does not sit at the seat he asks for is a spectator.
HttpResponse log_page(const tables::Table& table, std::optional<Seat> seat,
                      const std::string& guest) {
    const Seat viewer = seat && table.seats_of(guest).has(*seat) ? *seat : kSpectator;
    Json out = Json::array();
    for (const tables::News& step : table.log(viewer)) {
        for (const Told& told : step.told) {
            Json row = told.json;
            row["step"] = step.version;
            row["text"] = told.sentence;
            out.push_back(std::move(row));
        }
    }
    return json_page(out);
}

}  // namespace

bool Hub::allow_http(const std::string& address) {
    const std::lock_guard lock(mutex_);
    return buckets_.try_emplace(address, limits_.requests_per_second).first->second.take(now_ms());
}

void Hub::http(const HttpRequest& request, Respond respond) {
    if (request.target == "/api/health") return respond(json_page({{"status", "ok"}}));
    if (request.target == "/metrics") return respond(metrics());
    if (!allow_http(request.address)) {
        return respond(problem_page(429, {"too-fast", "", "Too many requests; wait a moment."}));
    }
    if (request.method != "GET") {
        return respond(problem_page(405, {"bad-method", "", "Only GET is answered here."}));
    }
    const auto known = guest_of(request);
    if (!known) return respond(problem_page(503, known.error()));
    if (*known) return route(request, **known, respond);
    // A cookie is given once its guest is durable.
    const auto [guest, cookie] = new_guest();
    const auto with_cookie = [respond, cookie](HttpResponse response) {
        response.set_cookie = cookie;
        respond(std::move(response));
    };
    store_.put_guest(
        guest, [this, request, guest, respond, with_cookie](const std::optional<Problem>& problem) {
            if (problem) return respond(problem_page(503, *problem));
            shared_->net.post(
                [this, request, guest, with_cookie] { route(request, guest, with_cookie); });
        });
}

void Hub::route(const HttpRequest& request, const store::Guest& guest, const Respond& respond) {
    const std::size_t mark = std::min(request.target.find('?'), request.target.size());
    const std::string path = request.target.substr(0, mark);
    const std::string query = mark < request.target.size() ? request.target.substr(mark + 1) : "";
    constexpr std::string_view kTables = "/api/tables/";
    if (path == "/api/me") {
        respond(json_page({{"guest", guest.id}, {"name", guest.name}}));
    } else if (path == "/api/games") {
        respond(json_page(games_json()));
    } else if (path == "/api/tables") {
        respond(list_page(store_.open_tables(100), guest.id));
    } else if (path == "/api/mine") {
        respond(list_page(store_.tables_of(guest.id, 200), guest.id));
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
    if (what == "record" || what == "log") {
        const auto seat = codec::read_actor(query_value(query, "seat"));
        return host(table)->look(
            [what, seat, id = guest.id, respond](Result<const tables::Table*> found) {
                if (!found) return respond(problem_page(404, found.error()));
                respond(what == "record" ? record_page(**found) : log_page(**found, seat, id));
            });
    }
    const auto summary = store_.summary(table);
    if (!summary) return respond(problem_page(503, summary.error()));
    if (!what.empty() || !*summary) return respond(not_found());
    respond({200, "application/json", (*summary)->json, ""});
}

HttpResponse Hub::metrics() const {
    std::size_t tables = 0;
    int connections = 0;
    {
        const std::lock_guard lock(mutex_);
        tables = hosts_.size();
        for (const auto& [address, count] : connections_) connections += count;
    }
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
        "# TYPE pakhuis_bots_waiting gauge\npakhuis_bots_waiting {}\n",
        shared_->actions.load(), shared_->refused.load(), tables, connections, bots_.waiting());
    return {200, "text/plain; version=0.0.4", text, ""};
}

}  // namespace pakhuis::server
