#include "party.h"

#include <algorithm>
#include <fmt/format.h>

namespace pakhuis::bench {

Party::Party(std::vector<Player*> players, std::string tempo, Tally& tally, Rng& rng, Events events)
    : tally_(tally), rng_(rng), events_(std::move(events)), tempo_(std::move(tempo)) {
    for (std::size_t i = 0; i < players.size(); ++i) {
        places_.emplace_back().player = players[i];
        players[i]->follow([this, i](const Message& message) { heard(i, message); });
    }
}

bool Party::expect_ok(const Message& message, const char* what) {
    if (message.type == "ok") return true;
    tally_.violation(fmt::format("{}: refused, {}", what, message.key));
    return false;
}

void Party::open() {
    std::string seats;
    for (std::size_t i = 0; i < places_.size(); ++i) seats += i == 0 ? "\"person\"" : ",\"person\"";
    ask_for_table(fmt::format(
        R"("type":"create","seat":0,"terms":{{"game":"carts","seats":[{}],"tempo":{}}})", seats,
        tempo_));
}

void Party::rematch() {
    const std::string old = table_;
    leave();
    ++tally_.rows;  // the table that was left is told where they went on
    ask_for_table(fmt::format(R"("type":"rematch","table":"{}")", old));
}

void Party::leave() {
    tally_.rows += places_[0].version;
    for (Place& place : places_) {
        place.player->ask(fmt::format(R"("type":"unwatch","table":"{}")", table_), nullptr);
        place = Place{place.player, 0, false, ""};
    }
    table_.clear();
    stage_ = Stage::kNone;
}

void Party::ask_for_table(const std::string& request) {
    stage_ = Stage::kOpening;
    actions_ = 0;
    places_[0].player->ask(request, [this](const Message& message) {
        if (!expect_ok(message, "a new table")) return;
        ++tally_.tables;
        table_ = message.table;
        sit_down();
    });
}

void Party::sit_down() {
    seated_ = 1;  // the owner sits already
    for (std::size_t i = 1; i < places_.size(); ++i) {
        places_[i].player->ask(fmt::format(R"("type":"sit","table":"{}","seat":{})", table_, i),
                               [this](const Message& message) {
                                   if (!expect_ok(message, "sit")) return;
                                   if (++seated_ == places_.size()) watch();
                               });
    }
}

void Party::watch() {
    for (std::size_t i = 0; i < places_.size(); ++i) {
        places_[i].player->ask(fmt::format(R"("type":"watch","table":"{}","seat":{})", table_, i),
                               [this](const Message& message) { expect_ok(message, "watch"); });
    }
}

void Party::act(Clock::time_point due) {
    std::vector<std::size_t> able;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (!places_[i].action.empty()) able.push_back(i);
    }
    const std::size_t seat = able[rng_() % able.size()];
    stage_ = Stage::kActing;
    due_ = due;
    expected_ = 0;
    ++actions_;
    places_[seat].player->ask(
        fmt::format(R"("type":"act","table":"{}","seat":{},"version":{},"action":{})", table_, seat,
                    places_[seat].version, places_[seat].action),
        [this](const Message& message) { answered(message); });
}

void Party::answered(const Message& message) {
    if (message.type == "ok") {
        expected_ = message.version;
        return look_round();
    }
    stage_ = Stage::kReady;
    if (events_.refused) events_.refused(*this);
    if (events_.ready) events_.ready(*this);
}

void Party::heard(std::size_t seat, const Message& message) {
    if (message.table != table_ || table_.empty()) {
        return tally_.violation(
            fmt::format("news of table {}, which seat {} does not watch", message.table, seat));
    }
    Place& place = places_[seat];
    if (message.type == "full") {
        if (place.version != 0) {
            tally_.violation(
                fmt::format("table {}, seat {}: a full view at version {} that it did "
                            "not ask for",
                            table_, seat, message.version));
        }
    } else if (message.from != place.version || message.version <= message.from) {
        tally_.violation(fmt::format("table {}, seat {}: an update from {} to {} at version {}",
                                     table_, seat, message.from, message.version, place.version));
    }
    take_in(place, message);
    look_round();
}

void Party::take_in(Place& place, const Message& message) {
    seen_ = Clock::now();
    place.version = message.version;
    place.over = message.status == "over";
    place.action.clear();
    if (message.legal.empty()) return;
    const std::size_t choice = rng_() % list_size(message.legal);
    // The first of an action's list is its text, the others are targets.
    place.action = element(element(message.legal, choice), 0);
}

void Party::look_round() {
    const std::uint32_t version = places_[0].version;
    const bool equal = std::all_of(places_.begin(), places_.end(),
                                   [&](const Place& p) { return p.version == version; });
    if (!equal || version == 0) return;
    if (stage_ == Stage::kActing) {
        if (expected_ == 0 || version < expected_) return;
        if (version != expected_) {
            tally_.violation(fmt::format("table {}: version {} after an action that made {}",
                                         table_, version, expected_));
        }
        if (events_.acted) events_.acted(*this, due_, seen_);
    } else if (stage_ != Stage::kOpening) {
        return tally_.violation(fmt::format("table {}: a change that nobody made", table_));
    }
    stage_ = places_[0].over ? Stage::kOver : Stage::kReady;
    const auto& next = places_[0].over ? events_.over : events_.ready;
    if (next) next(*this);
}

}  // namespace pakhuis::bench
