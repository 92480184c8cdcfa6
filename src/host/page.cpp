#include "host/page.h"

#include "protocol/seen.h"

namespace pakhuis::host {

Page json_page(const Json& json) {
    return {200, "application/json", json.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

Page problem_page(int status, const Problem& problem) {
    Json json = {{"key", problem.key}, {"sentence", problem.sentence}};
    if (!problem.place.empty()) json["place"] = problem.place;
    if (!problem.facts.empty()) json["facts"] = protocol::SeenFacts{problem.facts}.to_json();
    Page page = json_page(json);
    page.status = status;
    return page;
}

Page not_found() {
    return problem_page(404, {"not-found", "", "There is nothing here."});
}

bool is_store_problem(const Problem& problem) {
    return problem.key == "disk-full" || problem.key == "read-only" || problem.key == "io-error" ||
           problem.key == "unreachable" || problem.key == "overloaded";
}

}  // namespace pakhuis::host
