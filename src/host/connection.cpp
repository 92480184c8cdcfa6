#include "host/connection.h"

#include <utility>

#include "protocol/server_messages.h"
#include "registry/replay.h"

namespace pakhuis::host {

using tables::Table;
using Context = TableHost::ChangeContext;

namespace {

const Problem kReload{"reload", "", "A newer version is here: reload the page."};

// Makes the request for a table that continues from a step of another one, with only the guest's
// knowledge. The record from which it begins is not in it yet.
protocol::Create fork_request(const protocol::Fork& m, const Table& table, Seats own) {
    protocol::Create create;
    create.terms.seats = m.seats.value_or(table.terms().seats);
    create.terms.tempo = table.terms().tempo;
    create.terms.hints = table.terms().hints;
    create.seat = m.seat;
    if (!create.seat && !own.empty()) {
        const std::size_t seat = own.lowest();
        const auto& seats = create.terms.seats;
        if (seat < seats.size() && seats[seat] == tables::kPersonSeat) create.seat = own.lowest();
    }
    return create;
}

// The cost of a message, as a multiple of a small request's cost.
template <class Message>
constexpr int cost_of() {
    constexpr bool kMakesATable = std::is_same_v<Message, protocol::Create> ||
                                  std::is_same_v<Message, protocol::Fork> ||
                                  std::is_same_v<Message, protocol::Rematch>;
    constexpr bool kReadsAMatch =
        std::is_same_v<Message, protocol::Watch> || std::is_same_v<Message, protocol::Undo>;
    return kMakesATable || kReadsAMatch ? 4 : 1;
}

}  // namespace

Connection::Connection(House& house, store::Guest guest, std::shared_ptr<Client> client,
                       int protocol, std::string address)
    : house_(house),
      guest_(std::move(guest)),
      client_(std::move(client)),
      protocol_(protocol),
      address_(std::move(address)) {
    send(protocol::ServerHello{.name = guest_.name, .guest = guest_.id});
    if (protocol::is_too_old(protocol_)) refuse(0, kReload);
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

template <class Message>
void Connection::send(const Message& message) {
    client_->send(std::make_shared<const std::string>(protocol::write(message)));
}

void Connection::refuse(std::uint32_t id, const Problem& problem) {
    send(protocol::refused(id, problem));
}

Connection::Answer Connection::answer_to(std::uint32_t id) {
    return [self = shared_from_this(), id](const std::optional<Problem>& problem,
                                           std::uint32_t version) {
        if (problem) return self->refuse(id, *problem);
        protocol::Ok ok{.id = id, .version = {}, .table = {}};
        if (version > 0) ok.version = version;
        self->send(ok);
    };
}

House::Created Connection::answer_created(std::uint32_t id) {
    return [self = shared_from_this(), id](const std::optional<Problem>& problem,
                                           const std::string& table) {
        if (problem) return self->refuse(id, *problem);
        self->send(protocol::Ok{.id = id, .version = {}, .table = table});
    };
}

void Connection::refuse_too_fast(std::string_view text) {
    refuse(protocol::find_id(text), {"too-fast", "", "Too many messages; wait a moment."});
}

std::optional<int> Connection::received(std::string_view text) {
    std::uint32_t id = 0;
    const auto message = protocol::read_client_message(text, id);
    if (protocol::is_too_old(protocol_)) {
        refuse(id, kReload);
        return 1;
    }
    if (!message) {
        refuse(id, message.error());
        return std::nullopt;
    }
    return std::visit(
        [&]<class Message>(const Message& m) {
            handle(id, m);
            return cost_of<Message>();
        },
        *message);
}

// ---- routes to tables ----

void Connection::with_table(const std::string& table, House::WithTable with) {
    Route& route = routes_[table];
    if (route.table) return with(route.table);
    route.waiting.push_back(std::move(with));
    if (route.waiting.size() > 1) return;
    house_.find(table, [self = shared_from_this()](const auto& host) {
        self->client_->post([self, host] { self->table_found(host); });
    });
}

void Connection::table_found(const std::shared_ptr<TableHost>& table) {
    Route& route = routes_[table->id()];
    route.table = table;
    for (const auto& with : std::exchange(route.waiting, {})) with(table);
    forget_unwatched(table->id());
}

// Without a route, the house can drop the table from memory.
void Connection::forget_unwatched(const std::string& table) {
    const auto route = routes_.find(table);
    if (route != routes_.end() && !route->second.watch && route->second.waiting.empty()) {
        routes_.erase(route);
    }
}

// ---- requests ----

void Connection::handle(std::uint32_t id, const protocol::Ping&) {
    answer_to(id)(std::nullopt, 0);
}

void Connection::handle(std::uint32_t id, const protocol::Hello& m) {
    if (const auto fit = tables::check_name(m.name); !fit) return refuse(id, fit.error());
    change_guest(id, [name = m.name](store::Guest& guest) { guest.name = name; });
}

void Connection::handle(std::uint32_t id, const protocol::Webhook& m) {
    if (const auto problem = house_.ports().notifier.address_problem(m.url)) {
        return refuse(id, *problem);
    }
    change_guest(id, [url = m.url](store::Guest& guest) { guest.webhook = url; });
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

void Connection::handle(std::uint32_t id, const protocol::Create& m) {
    house_.create_table(m.terms, guest_, m.seat ? Seats::of(*m.seat) : Seats{}, address_,
                        answer_created(id));
}

// The number of watched tables is limited. A refused request does not count.
void Connection::handle(std::uint32_t id, const protocol::Watch& m) {
    const auto route = routes_.find(m.table);
    const bool watched = route != routes_.end() && route->second.watch;
    if (!watched && watched_ >= house_.limits().watched_per_connection) {
        return refuse(id, {"too-many", "table", "Too many tables are watched already."});
    }
    if (!watched) ++watched_;
    routes_[m.table].watch = id;
    const Watcher watcher{client_, guest_.id, m.seat.value_or(kSpectator), 0};
    const Answer answer = [self = shared_from_this(), id, table = m.table, watched,
                           tell = answer_to(id)](const std::optional<Problem>& problem,
                                                 std::uint32_t version) {
        if (problem && !watched) {
            self->client_->post([self, table, id] { self->watch_refused(table, id); });
        }
        tell(problem, version);
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

void Connection::handle(std::uint32_t id, const protocol::Unwatch& m) {
    const auto route = routes_.find(m.table);
    if (route != routes_.end() && route->second.watch) {
        route->second.watch.reset();
        --watched_;
        with_table(m.table, [client = client_](const auto& host) { host->unwatch(client); });
        forget_unwatched(m.table);
    }
    answer_to(id)(std::nullopt, 0);
}

void Connection::handle(std::uint32_t id, const protocol::Rematch& m) {
    with_table(m.table, [self = shared_from_this(), id, table = m.table](const auto&) {
        self->house_.rematch(table, self->guest_, self->address_, self->answer_created(id));
    });
}

void Connection::handle(std::uint32_t id, const protocol::Ready& m) {
    with_table(m.table, [guest = guest_.id, version = m.version, answer = answer_to(id)](
                            const auto& host) { host->ready(guest, version, answer); });
}

void Connection::handle(std::uint32_t id, const protocol::Press& m) {
    PressRequest press{guest_.id, m.seat, m.version, house_.ports().clock.steady_ms(),
                       client_->round_trip()};
    with_table(m.table,
               [press, answer = answer_to(id)](const auto& host) { host->press(press, answer); });
}

void Connection::handle(std::uint32_t id, const protocol::Why& m) {
    const auto read = [m, guest = guest_.id, answer = answer_to(id)](Result<const Table*> table) {
        if (!table) return answer(table.error(), 0);
        answer((*table)->why_not(guest, m.seat, m.target), (*table)->version());
    };
    with_table(m.table, [read](const auto& host) { host->read(read); });
}

// The worker makes the record, because it plays the match again.
void Connection::handle(std::uint32_t id, const protocol::Fork& m) {
    const auto read = [self = shared_from_this(), id, m,
                       guest = guest_.id](Result<const Table*> table) {
        if (!table) return self->refuse(id, table.error());
        const Seats own = (*table)->seats_of(guest);
        const Seat eyes = m.seat ? *m.seat : own.empty() ? kSpectator : own.lowest();
        const auto make = [self, id, create = fork_request(m, **table, own),
                           fork = (*table)->fork(m.step, (*table)->viewer_for(guest, eyes)),
                           seed = self->house_.ports().random.number()]() mutable {
            Rng rng(seed);
            create.terms.begin = codec::write_record(fork(rng));
            self->client_->post(
                [self, id, create = std::move(create)] { self->handle(id, create); });
        };
        if (!self->house_.ports().worker.submit(guest, make)) self->refuse(id, kTooBusy);
    };
    with_table(m.table, [read](const auto& host) { host->read(read); });
}

// ---- requests that change a table ----

void Connection::change(std::uint32_t id, const std::string& table, TableHost::Change change) {
    with_table(table, [change = std::move(change), answer = answer_to(id)](const auto& host) {
        host->change(change, answer);
    });
}

void Connection::handle(std::uint32_t id, const protocol::Sit& m) {
    const std::string& name = m.name.empty() ? guest_.name : m.name;
    change(id, m.table, [guest = guest_.id, name, m](Table& table, const Context& c) {
        return m.bot.empty() ? table.sit(guest, name, m.seat, c.now)
                             : table.seat_bot(guest, m.bot, m.seat, c.now);
    });
}

void Connection::handle(std::uint32_t id, const protocol::Leave& m) {
    change(id, m.table, [guest = guest_.id](Table& table, const Context& c) {
        return table.leave(guest, c.now);
    });
}

void Connection::handle(std::uint32_t id, const protocol::Act& m) {
    const std::int64_t lag = client_->round_trip();
    change(id, m.table, [m, lag, guest = guest_.id](Table& table, const Context& c) {
        const Seat seat = m.seat.seat;
        return seat == kChance ? table.deal(guest, m.action, m.version, c.now)
                               : table.act(guest, seat, m.action, m.version, lag, c.now);
    });
}

void Connection::handle(std::uint32_t id, const protocol::Undo& m) {
    change(id, m.table, [guest = guest_.id, seat = m.seat](Table& table, const Context& c) {
        return table.undo(guest, seat, c.now);
    });
}

void Connection::handle(std::uint32_t id, const protocol::Chat& m) {
    change(id, m.table,
           [guest = guest_.id, name = guest_.name, text = m.text](Table& table, const Context& c) {
               return table.chat(guest, name, text, c.now);
           });
}

void Connection::handle(std::uint32_t id, const protocol::AllowChat& m) {
    change(id, m.table, [guest = guest_.id, allowed = m.allowed](Table& table, const Context& c) {
        return table.allow_chat(guest, allowed, c.now);
    });
}

void Connection::handle(std::uint32_t id, const protocol::Mute& m) {
    change(id, m.table, [guest = guest_.id, line = m.version](Table& table, const Context& c) {
        return table.mute(guest, line, c.now);
    });
}

void Connection::handle(std::uint32_t id, const protocol::Unmute& m) {
    change(id, m.table, [guest = guest_.id, line = m.version](Table& table, const Context& c) {
        return table.unmute(guest, line, c.now);
    });
}

void Connection::handle(std::uint32_t id, const protocol::Resign& m) {
    with_table(m.table, [guest = guest_.id, seat = m.seat, answer = answer_to(id)](
                            const auto& host) { host->resign(guest, seat, answer); });
}

void Connection::handle(std::uint32_t id, const protocol::Back& m) {
    change(id, m.table, [guest = guest_.id, seat = m.seat](Table& table, const Context& c) {
        return table.back(guest, seat, c.now);
    });
}

void Connection::handle(std::uint32_t id, const protocol::Replace& m) {
    change(id, m.table, [guest = guest_.id, seat = m.seat](Table& table, const Context& c) {
        return table.replace(guest, seat, c.absences, c.now);
    });
}

}  // namespace pakhuis::host
