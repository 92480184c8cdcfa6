// The messages of a table to its watchers.
#include <algorithm>
#include <set>
#include <utility>

#include "host/table_host.h"

namespace pakhuis::host {

namespace {

std::shared_ptr<const std::string> shared(std::string message) {
    return std::make_shared<const std::string>(std::move(message));
}

// A note about the table. After a take-back it has the events that the viewer had seen.
protocol::Json note_of(const tables::News& news) {
    protocol::Json note = news.note;
    for (const EventReport& told : news.undone) {
        const protocol::SeenEvent event{told.json, news.version, told.sentence, told.targets};
        note["events"].push_back(event.to_json());
    }
    return note;
}

}  // namespace

Presence TableHost::presence() const {
    Presence out;
    for (std::size_t i = 0; i < table_->sitters().size(); ++i) {
        const tables::Sitter& sitter = table_->sitters()[i];
        const bool here = sitter.kind == protocol::SeatKind::kBot ||
                          std::any_of(watchers_.begin(), watchers_.end(),
                                      [&](const Watcher& w) { return w.guest == sitter.guest; });
        if (here) out.seats = out.seats | Seats::of(static_cast<Seat>(i));
    }
    std::set<std::string_view> others;
    for (const Watcher& w : watchers_) {
        if (table_->seats_of(w.guest).empty()) others.insert(w.guest);
    }
    out.spectators = static_cast<int>(others.size());
    return out;
}

void TableHost::publish() {
    const std::int64_t begin = steady_us();
    shown_presence_ = presence();
    for (Watcher& watcher : watchers_) send_update(watcher, shown_presence_);
    services_.figures.times.text.add(steady_us() - begin);
}

// A watcher that has just come gets it with the whole view.
void TableHost::publish_presence() {
    const Presence now = presence();
    if (now == shown_presence_) return;
    shown_presence_ = now;
    std::vector<bool> present;
    for (std::size_t i = 0; i < table_->sitters().size(); ++i) {
        present.push_back(now.seats.has(static_cast<Seat>(i)));
    }
    const auto message =
        shared(protocol::write(protocol::Presence{id_, std::move(present), now.spectators}));
    for (const Watcher& w : watchers_) {
        if (w.version > 0) w.client->send(message);
    }
}

void TableHost::tell_turns() {
    const std::vector<std::string> before = std::exchange(awaited_, std::move(awaited_next_));
    const auto has = [](const std::vector<std::string>& guests, const std::string& guest) {
        return std::find(guests.begin(), guests.end(), guest) != guests.end();
    };
    for (const std::string& guest : before) {
        if (!has(awaited_, guest)) tell_turn(guest, false);
    }
    for (const std::string& guest : awaited_) {
        if (!has(before, guest)) tell_turn(guest, true);
    }
}

// Clients that watch this table hear of it here, in order with the table's other messages. The
// house tells the guest's other clients.
void TableHost::tell_turn(const std::string& guest, bool waits) {
    const auto message = shared(protocol::write(protocol::Turn{id_, waits}));
    std::vector<std::shared_ptr<Client>> told;
    for (const Watcher& w : watchers_) {
        if (w.guest != guest) continue;
        w.client->send(message);
        told.push_back(w.client);
    }
    const bool daily = table_->terms().tempo.kind == tables::TempoKind::kDaily;
    services_.notify_turn({id_, table_->terms().game, guest, waits, daily}, std::move(told));
}

void TableHost::send_full(Watcher& w, const Presence& present) {
    w.version = table_->version();
    protocol::Full full;
    full.table = id_;
    full.version = w.version;
    full.game = table_->terms().game;
    full.edition = codec::hash_text(table_->match().edition_hash());
    full.viewer = w.viewer;
    full.terms = table_->terms();
    full.terms.begin.reset();
    full.origin = table_->origin();
    full.seen = seen_by(*table_, w.guest, w.viewer, present, now_ms());
    full.view = table_->match().view_text(w.viewer);
    w.client->send(shared(protocol::write(full)));
}

void TableHost::send_update(Watcher& w, const Presence& present) {
    auto news = table_->news_since(w.version, w.viewer);
    auto patch = table_->view_since(w.version, w.viewer);
    if (!patch || !news) return send_full(w, present);
    protocol::Update update;
    update.table = id_;
    update.from = w.version;
    update.version = table_->version();
    update.seen = seen_by(*table_, w.guest, w.viewer, present, now_ms());
    for (tables::News& item : *news) {
        if (!item.note.is_null()) {
            update.events.push_back({JsonText(note_of(item)), item.version, "", {}});
        }
        for (EventReport& told : item.events) {
            update.events.push_back({std::move(told.json), item.version, std::move(told.sentence),
                                     std::move(told.targets), item.hurried});
        }
    }
    update.view = std::move(*patch);
    w.client->send(shared(protocol::write(update)));
    w.version = table_->version();
}

}  // namespace pakhuis::host
