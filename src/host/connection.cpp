#include "host/connection.h"

#include <utility>

#include "registry/replay.h"

namespace pakhuis::host {

using protocol::Request;
using tables::Table;

namespace {

// The request for a table that goes on from a step of another, by what the guest may know of it.
protocol::ClientMessage fork_request(const protocol::ClientMessage& m, const Table& table,
                                     const std::string& guest, Random& random) {
    const Seats own = table.seats_of(guest);
    const Seat eyes = m.seat ? *m.seat : own.empty() ? kSpectator : own.lowest();
    Rng rng(random.number());
    const codec::Record begin = table.fork(*m.step, table.viewer_for(guest, eyes), rng);
    const Json old = codec::to_json(codec::NoContext{}, table.terms());
    protocol::ClientMessage create = m;
    create.terms = {{"seats", m.seats.is_null() ? old["seats"] : m.seats},
                    {"tempo", old["tempo"]},
                    {"begin", codec::write_record(begin)}};
    if (!create.seat && !own.empty()) {
        const std::size_t seat = own.lowest();
        const Json& seats = create.terms["seats"];
        const bool person = seats.is_array() && seat < seats.size() && seats[seat] == "person";
        if (person) create.seat = own.lowest();
    }
    return create;
}

}  // namespace

Connection::Connection(House& house, store::Guest guest, std::shared_ptr<Client> client)
    : house_(house), guest_(std::move(guest)), client_(std::move(client)) {
    send(protocol::hello_message(guest_.id, guest_.name));
}

void Connection::closed() {
    std::vector<std::string> watched;
    for (auto& [table, route] : routes_) {
        if (std::exchange(route.watch, std::nullopt)) watched.push_back(table);
    }
    for (const std::string& table : watched) {
        with_table(table, [client = client_](const auto& host) { host->unwatch(client); });
        forget_unwatched(table);
    }
    house_.disconnected(guest_.id, client_);
}

void Connection::send(std::string message) {
    client_->send(std::make_shared<const std::string>(std::move(message)));
}

void Connection::refuse(std::uint32_t id, const Problem& problem) {
    send(protocol::refused_message(id, problem));
}

Connection::Answer Connection::answer_to(std::uint32_t id) {
    return [self = shared_from_this(), id](const std::optional<Problem>& problem,
                                           std::uint32_t version) {
        if (problem) return self->refuse(id, *problem);
        Json more = Json::object();
        if (version > 0) more["version"] = version;
        self->send(protocol::ok_message(id, more));
    };
}

House::Created Connection::created(std::uint32_t id) {
    return [self = shared_from_this(), id](const std::optional<Problem>& problem,
                                           const std::string& table) {
        if (problem) return self->refuse(id, *problem);
        self->send(protocol::ok_message(id, {{"table", table}}));
    };
}

void Connection::refuse_too_fast(std::string_view text) {
    std::uint32_t id = 0;
    (void)protocol::parse_client_message(text, id);
    refuse(id, {"too-fast", "", "Too many messages; wait a moment."});
}

void Connection::received(std::string_view text) {
    std::uint32_t id = 0;
    const auto message = protocol::parse_client_message(text, id);
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
            return with_table(m.table, [self = shared_from_this(), m](const auto&) {
                self->house_.rematch(m.table, self->guest_, self->created(m.id));
            });
        case Request::kFork:
            return fork(m);
        case Request::kPress: {
            PressRequest press{guest_.id, m.seat, *m.version, house_.ports().clock.steady_ms(),
                               client_->round_trip()};
            return with_table(m.table, [press, answer = answer_to(m.id)](const auto& host) {
                host->press(press, answer);
            });
        }
        default:
            return with_table(m.table, [change = change_of(m), answer = answer_to(m.id)](
                                           const auto& host) { host->change(change, answer); });
    }
}

// ---- the way to a table ----

void Connection::with_table(const std::string& table, House::WithTable with) {
    Route& route = routes_[table];
    if (route.table) return with(route.table);
    route.waiting.push_back(std::move(with));
    if (route.waiting.size() > 1) return;
    house_.find(table, [self = shared_from_this()](const auto& host) {
        self->client_->post([self, host] { self->found(host); });
    });
}

void Connection::found(const std::shared_ptr<TableHost>& table) {
    Route& route = routes_[table->id()];
    route.table = table;
    for (const auto& with : std::exchange(route.waiting, {})) with(table);
    forget_unwatched(table->id());
}

// Such a table is let go when nobody else needs it.
void Connection::forget_unwatched(const std::string& table) {
    const auto route = routes_.find(table);
    if (route != routes_.end() && !route->second.watch && route->second.waiting.empty()) {
        routes_.erase(route);
    }
}

// ---- requests ----

void Connection::hello(const Message& m) {
    if (const auto fit = tables::check_name(m.name); !fit) return refuse(m.id, fit.error());
    change_guest(m.id, [name = m.name](store::Guest& guest) { guest.name = name; });
}

void Connection::webhook(const Message& m) {
    if (const auto problem = house_.ports().notifier.address_problem(m.url)) {
        return refuse(m.id, *problem);
    }
    change_guest(m.id, [url = m.url](store::Guest& guest) { guest.webhook = url; });
}

void Connection::change_guest(std::uint32_t id, GuestBook::Change change) {
    house_.ports().guests.change(
        guest_, std::move(change),
        [self = shared_from_this(), answer = answer_to(id)](const std::optional<Problem>& problem,
                                                            const store::Guest& kept) {
            self->client_->post([self, answer, problem, kept] {
                if (!problem) self->guest_ = kept;
                answer(problem, 0);
            });
        });
}

void Connection::create(const Message& m) {
    auto terms = codec::from_json<protocol::TableTerms>(codec::NoContext{}, m.terms);
    if (!terms) return refuse(m.id, terms.error());
    house_.create_table(std::move(*terms), guest_, m.seat ? Seats::of(*m.seat) : Seats{},
                        created(m.id));
}

// A client has so many places for tables that it watches; a refused request gives its own back.
void Connection::watch(const Message& m) {
    const auto route = routes_.find(m.table);
    const bool watched = route != routes_.end() && route->second.watch;
    if (!watched && watched_ >= house_.limits().watched_per_connection) {
        return refuse(m.id, {"too-many", "table", "Too many tables are watched already."});
    }
    if (!watched) ++watched_;
    routes_[m.table].watch = m.id;
    const Watcher watcher{client_, guest_.id, m.seat.value_or(kSpectator), 0};
    const Answer answer = [self = shared_from_this(), id = m.id, table = m.table, watched,
                           answer = answer_to(m.id)](const std::optional<Problem>& problem,
                                                     std::uint32_t version) {
        if (problem && !watched) {
            self->client_->post([self, table, id] { self->watch_refused(table, id); });
        }
        answer(problem, version);
    };
    with_table(m.table, [watcher, from = m.version, answer](const auto& host) {
        host->watch(watcher, from, answer);
    });
}

void Connection::watch_refused(const std::string& table, std::uint32_t id) {
    const auto route = routes_.find(table);
    if (route == routes_.end() || route->second.watch != id) return;
    route->second.watch.reset();
    --watched_;
    forget_unwatched(table);
}

void Connection::unwatch(const Message& m) {
    const auto route = routes_.find(m.table);
    if (route != routes_.end() && route->second.watch) {
        route->second.watch.reset();
        --watched_;
        with_table(m.table, [client = client_](const auto& host) { host->unwatch(client); });
        forget_unwatched(m.table);
    }
    answer_to(m.id)(std::nullopt, 0);
}

TableHost::Change Connection::change_of(const Message& m) const {
    const std::int64_t lag = client_->round_trip();
    return [m, lag, guest = guest_.id, name = guest_.name](
               Table& table, const TableHost::ChangeContext& context) -> Result<tables::Entries> {
        const Seat seat = m.seat.value_or(kSpectator);
        const std::int64_t now = context.now;
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
                return table.replace(guest, seat, !context.present.has(seat), now);
            default:
                return fail("unknown-type", "type", "No such request.");
        }
    };
}

void Connection::fork(const Message& m) {
    const auto read = [self = shared_from_this(), m,
                       guest = guest_.id](Result<const Table*> table) {
        if (!table) return self->refuse(m.id, table.error());
        const Message create = fork_request(m, **table, guest, self->house_.ports().random);
        self->client_->post([self, create] { self->create(create); });
    };
    with_table(m.table, [read](const auto& host) { host->read(read); });
}

}  // namespace pakhuis::host
