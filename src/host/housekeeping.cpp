// The regular work of the house, once a minute: tables that nobody is at leave the lobby, abandoned
// tables and guests expire. Each round does a bounded part of it.
#include <algorithm>
#include <utility>

#include "host/house.h"

namespace pakhuis::host {
namespace {

constexpr std::int64_t kRound = 60'000;
constexpr std::int64_t kDay = 86'400'000;
constexpr int kTablesLookedAt = 500;   // in the lobby, in one round
constexpr int kEntriesLookedAt = 200;  // of all tables and guests, in one round
constexpr int kRemovedInARound = 10;   // each is exported and removed by the store's writer

void ignore_result(const std::optional<Problem>&) {}

}  // namespace

// The store is read here, so that the house's executor does not wait for it.
void House::look_around() {
    const auto open = ports().store.open_tables(kTablesLookedAt, lobby_skip_);
    if (open) {
        lobby_skip_ = open->size() < kTablesLookedAt ? 0 : lobby_skip_ + kTablesLookedAt;
        executor_->post([this, open = *open] { close_empty_rooms(open); });
    }
    expire_tables();
    expire_guests();
    ports().scheduler.after(kRound, [this] { look_around(); });
}

// An absence begins when it is first noticed, so after a start everybody has time to come back.
void House::close_empty_rooms(const std::vector<store::Summary>& open) {
    const std::int64_t now = ports().clock.steady_ms();
    std::vector<std::string> empty;
    for (const store::Summary& table : open) {
        const bool present =
            std::any_of(table.members.begin(), table.members.end(),
                        [this](const std::string& guest) { return clients_.contains(guest); });
        const auto since = present ? now : empty_since_.try_emplace(table.table, now).first->second;
        const bool leaves = now - since >= limits_.lobby_minutes * std::int64_t{60'000};
        if (leaves) empty.push_back(table.table);
        if (present || leaves) empty_since_.erase(table.table);
    }
    if (empty_since_.size() > 20'000) empty_since_.clear();  // of tables that have begun
    if (!empty.empty()) ports().store.set_active(std::move(empty), 0, ignore_result);
}

// A guest is here: the guest's open tables are in the lobby again, and the day of the visit is
// noted.
void House::welcome(const store::Guest& guest) {
    const std::int64_t now = ports().clock.now_ms();
    if (const auto tables = ports().store.inactive_tables(guest.id); tables && !tables->empty()) {
        ports().store.set_active(*tables, now, ignore_result);
    }
    if (now - std::max(guest.seen, guest.created) < kDay) return;
    ports().guests.change(
        guest, [now](store::Guest& changed) { changed.seen = now; },
        [](const std::optional<Problem>&, const store::Guest&) {});
}

void House::expire_tables() {
    if (limits_.expire_tables_days <= 0) return;
    const auto some = ports().store.summaries_after(table_cursor_, kEntriesLookedAt);
    if (!some) return;
    const std::int64_t before = ports().clock.now_ms() - limits_.expire_tables_days * kDay;
    std::vector<std::string> old;
    table_cursor_ = some->size() < kEntriesLookedAt ? "" : some->back().table;
    for (const store::Summary& table : *some) {
        if (table.status == "over" || table.changed >= before) continue;
        old.push_back(table.table);
        if (old.size() < kRemovedInARound) continue;
        table_cursor_ = table.table;
        break;
    }
    if (!old.empty()) executor_->post([this, old] { remove_unused(old); });
}

// A table that somebody looks at stays.
void House::remove_unused(const std::vector<std::string>& tables) {
    for (const std::string& table : tables) {
        const auto loaded = tables_.find(table);
        if (loaded != tables_.end()) {
            if (!is_unused(loaded->second)) continue;
            tables_.erase(loaded);
        }
        ports().store.remove_table(table, ignore_result);
    }
}

void House::expire_guests() {
    if (limits_.expire_guests_days <= 0) return;
    const auto some = ports().store.guests_after(guest_cursor_, kEntriesLookedAt);
    if (!some) return;
    const std::int64_t before = ports().clock.now_ms() - limits_.expire_guests_days * kDay;
    guest_cursor_ = some->size() < kEntriesLookedAt ? "" : some->back().id;
    std::vector<std::string> old;
    for (const store::Guest& guest : *some) {
        if (std::max(guest.seen, guest.created) < before) old.push_back(guest.id);
    }
    if (old.empty()) return;
    executor_->post([this, old] {
        for (const std::string& guest : old) {
            if (!clients_.contains(guest)) ports().store.remove_guest(guest, ignore_result);
        }
    });
}

}  // namespace pakhuis::host
