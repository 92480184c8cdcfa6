#include "party.h"

#include <algorithm>
#include <fmt/format.h>

namespace pakhuis::bench {

Party::Party(std::vector<Player*> players, std::string tempo, ClientTotals& totals, Rng& rng,
             Events events)
    : totals_(totals), rng_(rng), events_(std::move(events)), tempo_(std::move(tempo)) {
    for (std::size_t i = 0; i < players.size(); ++i) {
        seats_.emplace_back().player = players[i];
        players[i]->follow([this, i](const Message& message) { received(i, message); });
    }
}

bool Party::expect_ok(const Message& message, const char* what) {
    if (message.type == "ok") return true;
    totals_.violation(fmt::format("{}: refused, {}", what, message.key));
    return false;
}

void Party::open() {
    std::string seats;
    for (std::size_t i = 0; i < seats_.size(); ++i) seats += i == 0 ? "\"person\"" : ",\"person\"";
    ask_for_table(fmt::format(
        R"("type":"create","seat":0,"terms":{{"game":"carts","seats":[{}],"tempo":{}}})", seats,
        tempo_));
}

void Party::rematch() {
    const std::string old = table_;
    leave();
    ++totals_.rows;  // the old table gets a row with the link to the rematch
    ask_for_table(fmt::format(R"("type":"rematch","table":"{}")", old));
}

void Party::leave() {
    totals_.rows += seats_[0].version;
    for (SeatStatus& status : seats_) {
        status.player->ask(fmt::format(R"("type":"unwatch","table":"{}")", table_), nullptr);
        status = SeatStatus{status.player, 0, false, ""};
    }
    table_.clear();
    stage_ = Stage::kNone;
}

void Party::ask_for_table(const std::string& request) {
    stage_ = Stage::kOpening;
    actions_ = 0;
    seats_[0].player->ask(request, [this](const Message& message) {
        if (!expect_ok(message, "a new table")) return;
        ++totals_.tables;
        table_ = message.table;
        sit_down();
    });
}

void Party::sit_down() {
    seated_ = 1;  // the owner already has a seat
    for (std::size_t i = 1; i < seats_.size(); ++i) {
        seats_[i].player->ask(fmt::format(R"("type":"sit","table":"{}","seat":{})", table_, i),
                              [this](const Message& message) {
                                  if (!expect_ok(message, "sit")) return;
                                  if (++seated_ == seats_.size()) watch();
                              });
    }
}

void Party::watch() {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        seats_[i].player->ask(fmt::format(R"("type":"watch","table":"{}","seat":{})", table_, i),
                              [this](const Message& message) { expect_ok(message, "watch"); });
    }
}

void Party::act(Clock::time_point due) {
    std::vector<std::size_t> able;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (!seats_[i].action.empty()) able.push_back(i);
    }
    const std::size_t seat = able[rng_() % able.size()];
    stage_ = Stage::kActing;
    due_ = due;
    expected_ = 0;
    ++actions_;
    seats_[seat].player->ask(
        fmt::format(R"("type":"act","table":"{}","seat":{},"version":{},"action":{})", table_, seat,
                    seats_[seat].version, seats_[seat].action),
        [this](const Message& message) { answered(message); });
}

void Party::answered(const Message& message) {
    if (message.type == "ok") {
        expected_ = message.version;
        return continue_if_all_have_seen();
    }
    stage_ = Stage::kReady;
    if (events_.refused) events_.refused(*this);
    if (events_.ready) events_.ready(*this);
}

void Party::received(std::size_t seat, const Message& message) {
    if (message.table != table_ || table_.empty()) {
        return totals_.violation(
            fmt::format("news of table {}, which seat {} does not watch", message.table, seat));
    }
    SeatStatus& status = seats_[seat];
    if (message.type == "full") {
        if (status.version != 0) {
            totals_.violation(
                fmt::format("table {}, seat {}: a full view at version {} that it did "
                            "not ask for",
                            table_, seat, message.version));
        }
    } else if (message.from != status.version || message.version <= message.from) {
        totals_.violation(fmt::format("table {}, seat {}: an update from {} to {} at version {}",
                                      table_, seat, message.from, message.version, status.version));
    }
    apply_message(status, message);
    continue_if_all_have_seen();
}

void Party::apply_message(SeatStatus& status, const Message& message) {
    seen_ = Clock::now();
    status.version = message.version;
    status.over = message.status == "over";
    status.action.clear();
    if (message.legal.empty()) return;
    const std::size_t choice = rng_() % list_size(message.legal);
    // The first element of a legal action is its text; the others are targets.
    status.action = element(element(message.legal, choice), 0);
}

void Party::continue_if_all_have_seen() {
    const std::uint32_t version = seats_[0].version;
    const bool equal = std::all_of(seats_.begin(), seats_.end(),
                                   [&](const SeatStatus& p) { return p.version == version; });
    if (!equal || version == 0) return;
    if (stage_ == Stage::kActing) {
        if (expected_ == 0 || version < expected_) return;
        if (version != expected_) {
            totals_.violation(fmt::format("table {}: version {} after an action that made {}",
                                          table_, version, expected_));
        }
        if (events_.acted) events_.acted(*this, due_, seen_);
    } else if (stage_ != Stage::kOpening) {
        return totals_.violation(fmt::format("table {}: a change that nobody made", table_));
    }
    stage_ = seats_[0].over ? Stage::kOver : Stage::kReady;
    const auto& next = seats_[0].over ? events_.over : events_.ready;
    if (next) next(*this);
}

}  // namespace pakhuis::bench
