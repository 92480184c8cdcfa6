#include "host/house.h"

#include <algorithm>
#include <utility>

#include "host/connection.h"
#include "host/random_text.h"

namespace pakhuis::host {

namespace {

constexpr std::size_t kTableLength = 12;
constexpr std::int64_t kCheckInterval = 5'000;

// In a rematch everybody has the same seat as before.
std::vector<tables::Reservation> kept_seats(const tables::Table& finished) {
    std::vector<tables::Reservation> kept;
    for (const tables::Sitter& s : finished.sitters()) kept.push_back({s.guest, s.name});
    return kept;
}

}  // namespace

House::House(const Ports& ports, const Limits& limits, std::string id_prefix)
    : services_{ports,
                [this](TurnNotice turn, std::vector<std::shared_ptr<Client>> told) {
                    executor_->post([this, turn = std::move(turn), told = std::move(told)] {
                        notify_turn(turn, told);
                    });
                },
                HouseTime(ports.clock), limits.absence_seconds * std::int64_t{1000},
                limits.grace_seconds * std::int64_t{1000}},
      limits_(limits),
      id_prefix_(std::move(id_prefix)),
      executor_(ports.scheduler.make_executor()),
      quotas_(limits) {}

void House::start() {
    // A frozen table may replay again with this program.
    if (const auto frozen = ports().store.frozen_tables(kMostFrozen)) {
        executor_->post([this, frozen = *frozen] {
            for (const std::string& table : frozen) host(table)->wake();
        });
    }
    check_tables();
    ports().scheduler.after(60'000, [this] { look_around(); });
}

void House::drop_all() {
    for (const auto& [id, table] : tables_) table->drop_all();
    tables_.clear();
    clients_.clear();
    rematches_.clear();
    pages_.clear();
}

// The store knows the due times of tables that are not in memory. It is read here, so that the
// house's executor does not wait for it.
void House::check_tables() {
    const auto due = ports().store.due_before(services_.time.now());
    executor_->post([this, due = due ? *due : std::vector<std::string>()] { wake_due(due); });
    ports().scheduler.after(kCheckInterval, [this] { check_tables(); });
}

void House::wake_due(const std::vector<std::string>& due) {
    for (const std::string& table : due) host(table)->wake();
    std::erase_if(tables_, [this](const auto& entry) { return is_unused(entry.second); });
}

bool House::is_unused(const std::shared_ptr<TableHost>& table) const {
    return table.use_count() == 1 && table->idle(services_.time.now());
}

const std::shared_ptr<TableHost>& House::host(const std::string& table) {
    auto& found = tables_[table];
    if (!found) found = std::make_shared<TableHost>(services_, table);
    return found;
}

void House::find(const std::string& table, WithTable with) {
    executor_->post([this, table, with = std::move(with)] { with(host(table)); });
}

void House::count_tables(std::function<void(std::size_t)> answer) {
    executor_->post([this, answer = std::move(answer)] { answer(tables_.size()); });
}

std::shared_ptr<Connection> House::connect(const store::Guest& guest,
                                           std::shared_ptr<Client> client, int protocol,
                                           const std::string& address) {
    executor_->post([this, guest = guest.id, client] { clients_.emplace(guest, client); });
    welcome(guest);
    return std::make_shared<Connection>(*this, guest, std::move(client), protocol, address);
}

void House::disconnected(const std::string& guest, const std::shared_ptr<Client>& client) {
    executor_->post([this, guest, client] {
        const auto [first, last] = clients_.equal_range(guest);
        for (auto it = first; it != last;) it = it->second == client ? clients_.erase(it) : ++it;
    });
}

// A connected guest gets a message. A guest who is not connected gets a notice about daily tables
// only.
void House::notify_turn(const TurnNotice& turn, const std::vector<std::shared_ptr<Client>>& told) {
    const auto [first, last] = clients_.equal_range(turn.guest);
    const auto message = std::make_shared<const std::string>(
        protocol::write(protocol::Turn{turn.table, turn.waits}));
    for (auto it = first; it != last; ++it) {
        if (std::find(told.begin(), told.end(), it->second) == told.end()) {
            it->second->send(message);
        }
    }
    if (first == last && turn.waits && turn.daily) ports().notifier.notify(turn);
}

void House::create_table(protocol::TableTerms terms, const store::Guest& guest, Seats seats,
                         const std::string& address, Created answer) {
    create_table({std::move(terms), guest, seats}, address, std::move(answer));
}

// Tables under creation count too, because the store does not know them yet.
void House::create_table(CreateRequest wanted, const std::string& address, Created answer) {
    executor_->post([this, wanted = std::move(wanted), address, answer = std::move(answer)] {
        CreateRequest request = wanted;
        const std::string& guest = request.guest.id;
        const auto now = ports().clock.steady_ms();
        if (const auto problem = quotas_.take(request.terms, guest, address, now)) {
            return answer(problem, "");
        }
        request.making = creating_[guest]++;
        request.limits = &limits_;
        const std::string id = id_prefix_ + random_text(ports().random, kTableLength);
        host(id)->create(request, [this, id, guest, answer](const std::optional<Problem>& problem,
                                                            std::uint32_t) {
            executor_->post([this, id, guest, failed = problem.has_value()] {
                if (--creating_[guest] == 0) creating_.erase(guest);
                if (failed) tables_.erase(id);
            });
            answer(problem, problem ? "" : id);
        });
    });
}

// Requests during creation wait and are repeated when the table exists.
void House::rematch(const std::string& table, const store::Guest& guest, const std::string& address,
                    Created answer) {
    executor_->post([this, table, guest, address, answer = std::move(answer)] {
        const auto [making, first] = rematches_.try_emplace(table);
        if (!first) {
            making->second.push_back(
                [this, table, guest, address, answer] { rematch(table, guest, address, answer); });
            return;
        }
        make_rematch(
            table, guest, address,
            [this, table, answer](const std::optional<Problem>& problem, const std::string& id) {
                answer(problem, id);
                executor_->post([this, table] {
                    const auto waiting = rematches_.extract(table);
                    for (const Work& again : waiting.mapped()) again();
                });
            });
    });
}

void House::make_rematch(const std::string& table, const store::Guest& guest,
                         const std::string& address, const Created& answer) {
    const auto old = host(table);
    old->read([this, old, guest, address, answer](Result<const tables::Table*> found) {
        if (!found) return answer(found.error(), "");
        const tables::Table& finished = **found;
        if (const auto record = finished.record(); !record) return answer(record.error(), "");
        if (!finished.rematch().empty()) {
            return take_kept_seats(finished.rematch(), guest, answer);
        }
        if (!finished.may_rematch(guest.id)) {
            return answer(Problem{"players-only", "", "Only its players can ask for a rematch."},
                          "");
        }
        protocol::TableTerms terms = finished.terms();
        terms.begin.reset();
        terms.edition = finished.match().setup().edition;
        CreateRequest request{std::move(terms), guest, {}};
        request.reserved = kept_seats(finished);
        create_table(std::move(request), address,
                     [old, answer](const std::optional<Problem>& problem, const std::string& id) {
                         if (problem) return answer(problem, "");
                         old->change(
                             [id](tables::Table& t, const TableHost::ChangeContext& context) {
                                 return t.link_rematch(id, context.now);
                             },
                             [answer, id](const std::optional<Problem>&, std::uint32_t) {
                                 answer(std::nullopt, id);
                             });
                     });
    });
}

// A guest for whom no seat is kept gets the table all the same, and watches.
void House::take_kept_seats(const std::string& table, const store::Guest& guest,
                            const Created& answer) {
    find(table, [table, guest, answer](const std::shared_ptr<TableHost>& rematch) {
        rematch->change(
            [guest](tables::Table& t, const TableHost::ChangeContext& context) {
                return t.sit_reserved(guest.id, guest.name, context.now);
            },
            [table, answer](const std::optional<Problem>&, std::uint32_t) {
                answer(std::nullopt, table);
            });
    });
}

}  // namespace pakhuis::host
