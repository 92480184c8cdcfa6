#include "served_tables.h"

#include <stdexcept>

namespace pakhuis::bench {

NewServer::NewServer(const Flags& flags, const std::vector<std::string>& server_flags)
    : folder_(flags.data),
      place_(flags.store.empty() ? (folder_ / "data").string() : flags.store),
      random_(flags.seed),
      server_(place_, server_flags) {
    if (server_.port() == 0) throw std::runtime_error("the server did not start");
}

void PlayersAtTables::connect(std::size_t count) {
    players_ = connect_players(loop_, port_, new_guests(port_, count), totals_);
}

bool PlayersAtTables::open_tables(std::size_t count, std::size_t each) {
    for (std::size_t i = 0; i + each <= players_.size() && parties_.size() < count; i += each) {
        std::vector<Player*> people;
        for (std::size_t k = 0; k < each; ++k) people.push_back(players_[i + k].get());
        open_table(std::move(people));
    }
    const bool done = loop_.run([this] { return opened_ >= parties_.size(); }, seconds(60));
    return done && parties_.size() == count;
}

void PlayersAtTables::open_table(std::vector<Player*> people) {
    Party::Events events;
    events.ready = [this](Party& party) {
        if (party.actions() == 0) ++opened_;
        pace_.ready(party);
    };
    events.acted = [this](Party&, Clock::time_point due, Clock::time_point seen) {
        pace_.acted(due, seen);
    };
    events.refused = [this](Party&) { pace_.refused(); };
    events.over = [](Party& party) { party.rematch(); };
    parties_.push_back(std::make_unique<Party>(std::move(people), R"({"kind":"untimed"})", totals_,
                                               rng_, std::move(events)));
    parties_.back()->open();
}

}  // namespace pakhuis::bench
