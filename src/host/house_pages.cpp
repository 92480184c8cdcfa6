// The pages of the house: lists, games, one table, a new table.
#include <algorithm>
#include <cstdlib>
#include <limits>

#include "host/house.h"
#include "host/table_pages.h"
#include "protocol/client_messages.h"
#include "registry/replay.h"

namespace pakhuis::host {
namespace {

constexpr int kListed = 100;  // tables on one page of the lobby

bool waits_for(const store::Summary& table, const std::string& guest) {
    return std::find(table.waiting.begin(), table.waiting.end(), guest) != table.waiting.end();
}

Page list_page(const Result<std::vector<store::Summary>>& tables, const std::string& guest) {
    if (!tables) return problem_page(503, tables.error());
    Json out = Json::array();
    for (const store::Summary& summary : *tables) {
        auto row = codec::parse_json(summary.json);
        if (!row) continue;
        (*row)["waits"] = waits_for(summary, guest);
        if (summary.status == "frozen") (*row)["frozen"] = true;
        out.push_back(std::move(*row));
    }
    return json_page(out);
}

// The summary of a table as it was written, with a mark if it is frozen.
Page summary_page(const Result<std::optional<store::Summary>>& summary) {
    if (!summary) return problem_page(503, summary.error());
    if (!*summary) return not_found();
    auto row = codec::parse_json((*summary)->json);
    if ((*summary)->status != "frozen" || !row) return {200, "application/json", (*summary)->json};
    (*row)["frozen"] = true;
    return json_page(*row);
}

Page games_page() {
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
    return json_page({{"games", std::move(out)}, {"bots", kLevels}});
}

// Finds the next table that waits for the guest: the one that follows `after`, ordered by due time.
Page next_page(Result<std::vector<store::Summary>> tables, const std::string& after,
               const std::string& guest) {
    if (!tables) return problem_page(503, tables.error());
    std::vector<std::pair<std::int64_t, std::string>> waiting;  // by due time
    for (const store::Summary& s : *tables) {
        if (!waits_for(s, guest)) continue;
        waiting.emplace_back(s.due > 0 ? s.due : std::numeric_limits<std::int64_t>::max(), s.table);
    }
    std::sort(waiting.begin(), waiting.end());
    Json out = {{"waiting", waiting.size()}, {"table", nullptr}};
    const auto left = std::find_if(waiting.begin(), waiting.end(),
                                   [&](const auto& one) { return one.second == after; });
    if (!waiting.empty()) {
        const bool last = left == waiting.end() || left + 1 == waiting.end();
        out["table"] = last ? waiting.front().second : (left + 1)->second;
    }
    return json_page(out);
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

// The HTTP status of a problem to load a table.
int table_status(const Problem& problem) {
    return problem.key == kTooBusy.key || is_store_problem(problem) ? 503 : 404;
}

// The HTTP status of a refusal to create a table.
int refusal_status(const Problem& problem) {
    if (problem.key == kTooBusy.key || is_store_problem(problem)) return 503;
    if (problem.key == "too-many-hourly") return 429;
    const bool full = problem.key == "too-many-tables" || problem.key == "too-many-made" ||
                      problem.key == "too-much-stored";
    return full ? 409 : 400;
}

}  // namespace

void House::page(const PageRequest& request, const store::Guest& guest, const Respond& respond) {
    const bool posts = request.method == "POST" && request.target == "/api/tables";
    if (posts) return post_table(request, guest, respond);
    if (request.method == "GET") return get(request, guest, respond);
    respond(problem_page(405, {"bad-method", "", "This page is not to be written."}));
}

// Anonymous guests take turns by their addresses.
void House::give_from_worker(const PageRequest& request, const store::Guest& guest, PageMaker make,
                             const Respond& respond) {
    const bool taken =
        ports().worker.submit(guest.id.empty() ? request.address : guest.id,
                              [make = std::move(make), respond] { respond(make()); });
    if (!taken) respond(problem_page(503, kTooBusy));
}

void House::get(const PageRequest& request, const store::Guest& guest, const Respond& respond) {
    const std::size_t mark = std::min(request.target.find('?'), request.target.size());
    const std::string path = request.target.substr(0, mark);
    const std::string query = mark < request.target.size() ? request.target.substr(mark + 1) : "";
    constexpr std::string_view kTables = "/api/tables/";
    if (path == "/api/me") {
        respond(json_page({{"guest", guest.id},
                           {"name", guest.name},
                           {"webhooks", ports().notifier.available()},
                           {"webhook", guest.webhook}}));
    } else if (path == "/api/games") {
        respond(games_page());
    } else if (PageMaker list = list_of(path, query, guest.id)) {
        give_from_worker(request, guest, std::move(list), respond);
    } else if (path.starts_with(kTables)) {
        get_table_page(path.substr(kTables.size()), query, request, guest, respond);
    } else {
        respond(not_found());
    }
}

PageMaker House::list_of(const std::string& path, const std::string& query,
                         const std::string& guest) {
    constexpr std::string_view kGames = "/api/games/";
    store::Store& store = ports().store;
    if (path == "/api/tables") {
        const int page = std::clamp(std::atoi(query_value(query, "page").c_str()), 0, 1000);
        return [&store, page, guest] {
            return list_page(store.open_tables(kListed, kListed * page), guest);
        };
    }
    if (path == "/api/mine") {
        return [&store, guest] { return list_page(store.tables_of(guest, 200), guest); };
    }
    if (path == "/api/next") {
        return [&store, guest, after = query_value(query, "after")] {
            return next_page(store.tables_of(guest, 1000), after, guest);
        };
    }
    if (path.starts_with(kGames) && path.ends_with("/edition")) {
        return [game = path.substr(kGames.size(), path.rfind('/') - kGames.size())] {
            const auto edition = edition_json(game, std::nullopt);
            return edition ? json_page(*edition) : not_found();
        };
    }
    return nullptr;
}

void House::get_table_page(const std::string& rest, const std::string& query,
                           const PageRequest& request, const store::Guest& guest,
                           const Respond& respond) {
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    const std::string table = rest.substr(0, slash);
    const std::string word = slash < rest.size() ? rest.substr(slash + 1) : "";
    if (const TablePage prepare = table_page_of(word)) {
        const auto seat = codec::read_actor(query_value(query, "seat"));
        const auto read = [this, table, word, prepare, seat, request, guest,
                           respond](Result<const tables::Table*> found) {
            if (!found && word == "record" && found.error().key == "frozen") {
                const auto make = [&store = ports().store, table, id = guest.id] {
                    return frozen_record_page(store, table, id);
                };
                return give_from_worker(request, guest, make, respond);
            }
            if (!found) return respond(problem_page(table_status(found.error()), found.error()));
            const Seat viewer = (*found)->viewer_for(guest.id, seat);
            give_page({table, (*found)->version(), viewer, word}, prepare(**found, viewer),
                      guest.id, respond);
        };
        return find(table, [read](const auto& host) { host->read(read); });
    }
    if (!word.empty()) return respond(not_found());
    const auto make = [&store = ports().store, table] {
        return summary_page(store.summary(table));
    };
    give_from_worker(request, guest, make, respond);
}

// Pages of the whole match are long. The worker makes them, once for each version and viewer.
void House::give_page(const PageKey& key, PageMaker make, const std::string& guest,
                      const Respond& respond) {
    executor_->post([this, key, make = std::move(make), guest, respond] {
        if (!pages_.ask(key, respond)) return;
        const bool taken = ports().worker.submit(guest, [this, key, make] {
            executor_->post([this, key, page = make()] { pages_.made(key, page); });
        });
        if (!taken) pages_.made(key, problem_page(503, kTooBusy));
    });
}

// Creates a table. Its terms may be longer than a message: they may contain a record or an edition.
void House::post_table(const PageRequest& request, const store::Guest& guest,
                       const Respond& respond) {
    const auto post = [this, request, guest, respond] {
        auto asked = protocol::read_create(request.body);
        if (!asked) return respond(problem_page(400, asked.error()));
        create_table(std::move(asked->terms), guest,
                     asked->seat ? Seats::of(*asked->seat) : Seats{}, request.address,
                     [respond](const std::optional<Problem>& problem, const std::string& table) {
                         if (!problem) return respond(json_page({{"table", table}}));
                         respond(problem_page(refusal_status(*problem), *problem));
                     });
    };
    if (request.body.size() <= protocol::kMaxClientMessage) return post();
    if (!ports().worker.submit(guest.id, post)) respond(problem_page(503, kTooBusy));
}

}  // namespace pakhuis::host
