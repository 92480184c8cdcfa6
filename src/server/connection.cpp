#include "server/connection.h"

#include "registry/replay.h"

namespace pakhuis::server {

using protocol::Request;
using tables::Table;

Connection::Connection(Hub& hub, store::Guest guest, std::string address)
    : hub_(hub),
      guest_(std::move(guest)),
      address_(std::move(address)),
      bucket_(hub.limits().messages_per_second) {}

void Connection::opened(std::shared_ptr<Socket> socket) {
    socket_ = std::move(socket);
    hub_.here(guest_.id, socket_);
    socket_->send(
        std::make_shared<const std::string>(protocol::hello_message(guest_.id, guest_.name)));
}

void Connection::closed() {
    std::map<std::string, std::uint32_t> watched;
    {
        const std::lock_guard lock(mutex_);
        watched.swap(watched_);
    }
    for (const auto& [table, id] : watched) hub_.host(table)->unwatch(socket_);
    hub_.gone(address_, guest_.id, socket_);
}

void Connection::refuse(std::uint32_t id, const Problem& problem) {
    socket_->send(std::make_shared<const std::string>(protocol::refused_message(id, problem)));
}

TableHost::Answer Connection::answer_to(std::uint32_t id) {
    return [self = shared_from_this(), id](const std::optional<Problem>& problem,
                                           std::uint32_t version) {
        if (problem) return self->refuse(id, *problem);
        Json more = Json::object();
        if (version > 0) more["version"] = version;
        self->socket_->send(std::make_shared<const std::string>(protocol::ok_message(id, more)));
    };
}

void Connection::received(std::string_view text) {
    std::uint32_t id = 0;
    const auto message = protocol::parse_client_message(text, id);
    if (!bucket_.take(now_ms()) || !hub_.allow_message(address_)) {
        return refuse(id, {"too-fast", "", "Too many messages; wait a moment."});
    }
    if (!message) return refuse(id, message.error());
    handle(*message);
}

void Connection::handle(const Message& m) {
    switch (m.type) {
        case Request::kPing:
            return answer_to(m.id)(std::nullopt, 0);
        case Request::kHello:
            return hello(m);
        case Request::kWebhook:
            return webhook(m);
        case Request::kCreate:
            return create(m);
        case Request::kWatch:
            return watch(m);
        case Request::kUnwatch:
            return unwatch(m);
        case Request::kRematch:
            return hub_.rematch(m.table, guest(), created(m.id));
        case Request::kFork:
            return fork(m);
        case Request::kPress:
            return hub_.host(m.table)->press(
                {guest_.id, m.seat, *m.version, steady_ms(), socket_->round_trip()},
                answer_to(m.id));
        default:
            hub_.host(m.table)->change(change_of(m), answer_to(m.id));
    }
}

void Connection::hello(const Message& m) {
    if (const auto problem = tables::name_problem(m.name)) return refuse(m.id, *problem);
    keep(m.id, [name = m.name](store::Guest& guest) { guest.name = name; });
}

void Connection::webhook(const Message& m) {
    if (const auto problem = hub_.webhook_problem(m.url)) return refuse(m.id, *problem);
    keep(m.id, [url = m.url](store::Guest& guest) { guest.webhook = url; });
}

void Connection::keep(std::uint32_t id, const std::function<void(store::Guest&)>& change) {
    hub_.change_guest(guest(), change,
                      [self = shared_from_this(), answer = answer_to(id)](
                          const std::optional<Problem>& problem, const store::Guest& kept) {
                          if (!problem) {
                              const std::lock_guard lock(self->mutex_);
                              self->guest_ = kept;
                          }
                          answer(problem, 0);
                      });
}

store::Guest Connection::guest() const {
    const std::lock_guard lock(mutex_);
    return guest_;
}

Hub::Created Connection::created(std::uint32_t id) {
    return [self = shared_from_this(), id](const std::optional<Problem>& problem,
                                           const std::string& table) {
        if (problem) return self->refuse(id, *problem);
        self->socket_->send(
            std::make_shared<const std::string>(protocol::ok_message(id, {{"table", table}})));
    };
}

void Connection::create(const Message& m) {
    const auto terms = tables::read_terms(m.terms);
    if (!terms) return refuse(m.id, terms.error());
    hub_.create_table(*terms, guest(), m.seat ? Seats::of(*m.seat) : Seats{}, created(m.id));
}

void Connection::watch(const Message& m) {
    const auto place = take_place(m);
    if (!place) return refuse(m.id, {"too-many", "table", "Too many tables are watched already."});
    hub_.host(m.table)->watch(
        {socket_, guest_.id, m.seat.value_or(kSpectator), 0}, m.version,
        [self = shared_from_this(), id = m.id, table = m.table, place = *place,
         answer = answer_to(m.id)](const std::optional<Problem>& problem, std::uint32_t version) {
            if (problem && place == Place::kNew) self->give_back(table, id);
            answer(problem, version);
        });
}

void Connection::unwatch(const Message& m) {
    bool watched = false;
    {
        const std::lock_guard lock(mutex_);
        watched = watched_.erase(m.table) > 0;
    }
    if (watched) hub_.host(m.table)->unwatch(socket_);
    answer_to(m.id)(std::nullopt, 0);
}

std::optional<Connection::Place> Connection::take_place(const Message& m) {
    const std::lock_guard lock(mutex_);
    const bool full =
        watched_.size() >= static_cast<std::size_t>(hub_.limits().watched_per_connection);
    if (full && !watched_.contains(m.table)) return std::nullopt;
    return watched_.insert_or_assign(m.table, m.id).second ? Place::kNew : Place::kOld;
}

void Connection::give_back(const std::string& table, std::uint32_t id) {
    const std::lock_guard lock(mutex_);
    const auto asked = watched_.find(table);
    if (asked != watched_.end() && asked->second == id) watched_.erase(asked);
}

TableHost::Change Connection::change_of(const Message& m) const {
    const std::int64_t lag = socket_->round_trip();
    return [m, lag, guest = guest_.id, name = guest().name](
               Table& table, const TableHost::Moment& moment) -> Result<tables::Rows> {
        const Seat seat = m.seat.value_or(kSpectator);
        const std::int64_t now = moment.now;
        switch (m.type) {
            case Request::kSit:
                return table.sit(guest, m.name.empty() ? name : m.name, seat, now);
            case Request::kLeave:
                return table.leave(guest, now);
            case Request::kAct:
                if (seat == kChance) return table.deal(guest, m.action, *m.version, now);
                return table.act(guest, seat, m.action, m.version.value_or(0), lag, now);
            case Request::kUndo:
                return table.undo(guest, seat, now);
            case Request::kChat:
                return table.chat(guest, name, m.text, now);
            case Request::kResign:
                return table.resign(guest, seat, now);
            case Request::kBack:
                return table.back(guest, seat, now);
            case Request::kReplace:
                return table.replace(guest, seat, !moment.present.has(seat), now);
            default:
                return fail("unknown-type", "type", "No such request.");
        }
    };
}

// A new table from a step of another, with what the asker may know of it.
void Connection::fork(const Message& m) {
    hub_.host(m.table)->look([self = shared_from_this(), m](Result<const Table*> table) {
        if (!table) return self->refuse(m.id, table.error());
        const std::string& guest = self->guest_.id;
        const Seats own = (*table)->seats_of(guest);
        const Seat eyes = m.seat ? *m.seat : own.empty() ? kSpectator : own.lowest();
        Rng rng(random_number());
        const codec::Record begin = (*table)->fork(*m.step, (*table)->viewer_for(guest, eyes), rng);
        const Json old = tables::terms_json((*table)->terms());
        Message create = m;
        create.terms = {{"seats", m.seats.is_null() ? old["seats"] : m.seats},
                        {"tempo", old["tempo"]},
                        {"begin", codec::write_record(begin)}};
        if (!create.seat && !own.empty()) {
            const std::size_t seat = own.lowest();
            const Json& seats = create.terms["seats"];
            if (seat < seats.size() && seats[seat] == "person") create.seat = own.lowest();
        }
        self->create(create);
    });
}

}  // namespace pakhuis::server
