#include "host/table_host.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "host/random_text.h"

namespace pakhuis::host {

using tables::Entries;
using tables::Table;

namespace {

void ignore(const std::optional<Problem>&, std::uint32_t) {}

Seats first_for_a_person(const protocol::TableTerms& terms) {
    for (std::size_t i = 0; i < terms.seats.size(); ++i) {
        if (terms.seats[i] == tables::kPersonSeat) return Seats::of(static_cast<Seat>(i));
    }
    return {};
}

void append(Entries& entries, Entries& more) {
    std::move(more.begin(), more.end(), std::back_inserter(entries));
}

// The store keeps an edition that is not built in, together with the table that uses it.
std::optional<store::Edition> edition_to_keep(const Entries& entries, const Match& match) {
    const bool created =
        !entries.empty() && std::holds_alternative<tables::Created>(entries.front().change);
    const auto& edition = match.setup().edition;
    if (!created || !edition) return std::nullopt;
    return store::Edition{match.edition_hash(), edition->dump()};
}

Result<std::unique_ptr<Table>> load_table(const std::string& id, store::Store& store) {
    const auto rows = store.rows(id);
    if (!rows) return Failure(rows.error());
    std::optional<Problem> failed;
    auto table = Table::load(id, *rows, tables::kept_editions(store, &failed));
    if (failed) return Failure(*failed);
    if (table || table.error().key == "no-such-table") return table;
    const Problem& why = table.error();
    return fail("frozen", why.place + " " + why.key, "This table can't be replayed and is frozen.");
}

}  // namespace

TableHost::TableHost(TableServices& services, std::string id)
    : services_(services),
      id_(std::move(id)),
      executor_(services.ports.scheduler.make_executor()),
      absences_(services.ports.clock.steady_ms()) {
    update_idle_since();
}

void TableHost::update_idle_since() {
    idle_since_ = watchers_.empty() ? now_ms() : 0;
}

void TableHost::in_turn(Work work) {
    executor_->post([self = shared_from_this(), work = std::move(work)]() mutable {
        if (self->busy_) {
            self->waiting_work_.push_back(std::move(work));
        } else {
            work();
        }
    });
}

void TableHost::when_loaded(const std::string& owner, Work work) {
    in_turn([this, owner, work = std::move(work)] {
        update_idle_since();
        if (table_) return work();
        load(owner, work);
    });
}

template <class Value>
void TableHost::in_worker(const std::string& owner, std::function<Result<Value>()> make,
                          std::function<void(Result<Value>)> then) {
    busy_ = true;
    const auto finish = [this, then = std::move(then)](Result<Value>& value) {
        busy_ = false;
        then(std::move(value));
        run_waiting_work();
    };
    const auto work = [self = shared_from_this(), make = std::move(make), finish] {
        const auto value = std::make_shared<Result<Value>>(make());
        self->executor_->post([self, value, finish] { finish(*value); });
    };
    if (services_.ports.worker.submit(owner, work)) return;
    Result<Value> refused = Failure(kTooBusy);
    finish(refused);
}

void TableHost::load(const std::string& owner, Work work) {
    in_worker<std::unique_ptr<Table>>(
        owner, [id = id_, &store = services_.ports.store] { return load_table(id, store); },
        [this, work = std::move(work)](Result<std::unique_ptr<Table>> loaded) {
            load_problem_.reset();
            if (loaded) {
                start_loaded(std::move(*loaded));
            } else {
                load_problem_ = load_refusal(loaded.error());
            }
            work();
        });
}

void TableHost::start_loaded(std::unique_ptr<Table> table) {
    table_ = std::move(table);
    table_->serve_from(services_.time.start(), services_.live_grace);
    played_ = table_->status() == tables::Status::kPlaying;
    awaited_ = table_->summary().waiting;
    note_thawed();
    after_change();
}

// A frozen table is logged once for each time that it comes into memory.
Problem TableHost::load_refusal(const Problem& problem) {
    if (problem.key != "frozen") return problem;
    mark_frozen();
    if (!std::exchange(frozen_logged_, true)) {
        services_.ports.log.write(LogLevel::kError, "table-frozen",
                                  {{"table", id_}, {"place", problem.place}});
    }
    return {problem.key, id_, problem.sentence};
}

// Called when the table waits for another decision or another clock.
void TableHost::after_change() {
    ask_bots();
    set_timer();
    prepare_run();
}

void TableHost::change(Change change, Answer answer) {
    when_loaded(
        id_, [this, change = std::move(change), answer = std::move(answer), asked = steady_us()] {
            if (load_problem_) return answer(load_problem_, 0);
            const std::int64_t begin = steady_us();
            services_.figures.times.queue.add(begin - asked);
            const auto entries = change(*table_, context());
            if (!entries) {
                ++services_.figures.refused;
                return answer(entries.error(), 0);
            }
            write(*entries, answer);
            services_.figures.times.applying.add(steady_us() - begin);
        });
}

void TableHost::create(CreateRequest request, Answer answer) {
    in_turn([this, request = std::move(request), answer = std::move(answer)] {
        if (const auto problem = over_quota(request)) return answer(problem, 0);
        agree(request, [this, request, answer](Result<tables::Agreement> agreement) {
            const auto entries = make_table(request, std::move(agreement));
            if (!entries) {
                table_.reset();
                return answer(entries.error(), 0);
            }
            write(*entries, answer);
        });
    });
}

std::optional<Problem> TableHost::over_quota(const CreateRequest& request) const {
    const auto usage = services_.ports.store.usage_of(request.guest.id);
    if (!usage) return usage.error();
    const Limits& limits = *request.limits;
    if (usage->unfinished + request.making >= limits.tables_per_guest) {
        services_.ports.log.write(LogLevel::kWarning, "limit-tables",
                                  {{"guest", request.guest.id}});
        return Problem{"too-many-tables", "", "You have too many unfinished tables."};
    }
    if (usage->tables + request.making >= limits.all_tables_per_guest) {
        return Problem{"too-many-made", "", "You have made as many tables as one guest may."};
    }
    if (usage->bytes >= limits.bytes_per_guest) {
        return Problem{"too-much-stored", "", "Your tables fill all the space that a guest has."};
    }
    return std::nullopt;
}

// A record or an edition takes long to check.
void TableHost::agree(const CreateRequest& request,
                      std::function<void(Result<tables::Agreement>)> then) {
    const auto make = [terms = request.terms, &store = services_.ports.store] {
        return tables::agree(terms, {0, std::nullopt, tables::kept_editions(store)});
    };
    if (!request.terms.begin && !request.terms.edition) return then(make());
    in_worker<tables::Agreement>(request.guest.id, make, std::move(then));
}

Result<Entries> TableHost::make_table(const CreateRequest& request,
                                      Result<tables::Agreement> agreement) {
    if (!agreement) return Failure(agreement.error());
    const store::Guest& guest = request.guest;
    Entries entries;
    table_ = Table::create(id_, std::move(*agreement), guest.id, services_.ports.random.secret(),
                           now_ms(), entries, request.reserved);
    table_->serve_from(services_.time.start(), services_.live_grace);
    auto seated = sit_down(request);
    if (!seated) return seated;
    append(entries, *seated);
    return entries;
}

// Nobody sits down at a table that needs no people, and the dealer never plays.
Result<Entries> TableHost::sit_down(const CreateRequest& request) {
    if (table_->status() != tables::Status::kOpen || request.terms.by_hand) return Entries();
    const store::Guest& guest = request.guest;
    if (!request.reserved.empty()) return table_->sit_reserved(guest.id, guest.name, now_ms());
    return sit_at(request,
                  request.seats.empty() ? first_for_a_person(table_->terms()) : request.seats);
}

Result<Entries> TableHost::sit_at(const CreateRequest& request, Seats seats) {
    Entries entries;
    while (!seats.empty()) {
        auto seated = table_->sit(request.guest.id, request.guest.name, seats.pop(), now_ms());
        if (!seated) return seated;
        append(entries, *seated);
    }
    return entries;
}

void TableHost::write(const Entries& entries, Answer answer) {
    busy_ = true;
    const std::size_t count = entries.size();
    store::Batch batch{id_, tables::to_rows(entries), table_->summary(),
                       edition_to_keep(entries, table_->match())};
    awaited_next_ = batch.summary->waiting;
    services_.ports.store.append(
        std::move(batch), [self = shared_from_this(), answer = std::move(answer),
                           count](const std::optional<Problem>& problem) {
            self->executor_->post([self, answer, problem, count, done = self->steady_us()] {
                self->services_.figures.times.answer_queue.add(self->steady_us() - done);
                self->after_write(problem, answer, count);
            });
        });
}

void TableHost::after_write(const std::optional<Problem>& problem, const Answer& answer,
                            std::size_t rows) {
    busy_ = false;
    if (problem) {
        unload();
        answer(problem, 0);
    } else {
        services_.figures.rows += rows;
        answer(std::nullopt, table_->version());
        tell_turns();
        update_absences();
        publish();
        after_change();
    }
    run_waiting_work();
}

void TableHost::run_waiting_work() {
    while (!waiting_work_.empty() && !busy_) {
        const Work work = std::move(waiting_work_.front());
        waiting_work_.pop_front();
        work();
    }
}

// A change that was not written is dropped: the table is loaded again from the store. It is loaded
// soon even without a request, because the change may have been a bot's decision or a fallen flag.
void TableHost::unload() {
    table_.reset();
    thinking_ = {};
    auction_.reset();
    wake_after(1'000);
}

void TableHost::watch(Watcher watcher, std::optional<std::uint32_t> from, Answer answer) {
    const std::string guest = watcher.guest;
    when_loaded(
        guest, [this, watcher = std::move(watcher), from, answer = std::move(answer)]() mutable {
            if (load_problem_) return answer(load_problem_, 0);
            const bool own = table_->seats_of(watcher.guest).has(watcher.viewer);
            if (watcher.viewer != kSpectator && !own) {
                return answer(Problem{"not-your-seat", "seat", "Somebody else sits there."}, 0);
            }
            std::erase_if(watchers_, [&](const Watcher& w) { return w.client == watcher.client; });
            watchers_.push_back(std::move(watcher));
            update_idle_since();
            update_absences();
            publish_presence();
            answer(std::nullopt, table_->version());
            Watcher& added = watchers_.back();
            if (from && table_->news_since(*from, added.viewer)) {
                added.version = *from;
                send_update(added, presence());
            } else {
                send_full(added, presence());
            }
            send_readiness(added);
            send_clock(added);
            const auto entries = table_->drop_votes(added.guest, now_ms());
            if (entries) write(*entries, ignore);
        });
}

TableHost::ChangeContext TableHost::context() const {
    ChangeContext out{now_ms(), presence().seats};
    for (int i = 0; i < table_->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        out.absences[seat] = {out.present.has(seat), absences_.lasted(seat, steady_ms()),
                              services_.least_absence};
    }
    return out;
}

// Nobody is absent before the match: it may begin long after a person sat down.
void TableHost::update_absences() {
    const bool plays = table_->status() == tables::Status::kPlaying;
    if (plays && !std::exchange(played_, plays)) absences_.restart(steady_ms());
    absences_.update(presence().seats, steady_ms());
}

void TableHost::unwatch(const std::shared_ptr<Client>& client) {
    in_turn([this, client] {
        std::erase_if(watchers_, [&](const Watcher& w) { return w.client == client; });
        update_idle_since();
        if (!table_) return;
        update_absences();
        publish_presence();
    });
}

void TableHost::read(std::function<void(Result<const Table*>)> with) {
    when_loaded(id_, [this, with = std::move(with)] {
        if (load_problem_) return with(Failure(*load_problem_));
        with(table_.get());
    });
}

// Asks bots for their decisions. Each is asked once about a position.
void TableHost::ask_bots() {
    const Seats bots = table_->waiting_bots();
    if (asked_version_ != table_->version()) thinking_ = {};
    asked_version_ = table_->version();
    for (Seats left = bots - thinking_; !left.empty();) {
        const Seat seat = left.pop();
        thinking_ = thinking_ | Seats::of(seat);
        ask_bot(seat, [self = shared_from_this(), seat,
                       version = table_->version()](BotDecision decision) {
            self->change(
                [seat, version, decision = std::move(decision)](Table& table,
                                                                const ChangeContext& c) {
                    return table.act_bot(seat, decision.action, version, c.now, decision.hurried);
                },
                ignore);
        });
    }
}

// Asks the bot of a seat for its choice in the current position.
void TableHost::ask_bot(Seat seat, std::function<void(BotDecision)> done) {
    ThinkJob job;
    job.match = table_->match().clone();
    job.seat = seat;
    job.bot = table_->bot_of(seat);
    job.seed = table_->bot_seed(seat);
    job.done = std::move(done);
    services_.ports.thinker.submit(table_->owner(), std::move(job));
}

void TableHost::set_timer() {
    const auto flag = table_->clocks().next_flag();
    if (!flag || table_->status() != tables::Status::kPlaying) return;
    const std::int64_t now = now_ms();
    const bool soon = flag->second - now < 3'600'000;  // House::check_tables finds later ones
    if (!soon || (timer_at_ > now && timer_at_ <= flag->second)) return;
    timer_at_ = flag->second;
    wake_after(std::max<std::int64_t>(1, flag->second - now + 1));
}

// A timer does not keep an unused table in memory.
void TableHost::wake_after(std::int64_t delay_ms) {
    services_.ports.scheduler.after(delay_ms, [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->wake();
    });
}

void TableHost::wake() {
    when_loaded(id_, [this] {
        if (load_problem_) return;
        const std::int64_t now = now_ms();
        if (timer_at_ <= now) timer_at_ = 0;
        const auto flag = table_->clocks().next_flag();
        const bool falls = flag && flag->second <= now;
        // After a restart the store has to learn when the table is due now.
        if (!falls && !table_->resumes()) return set_timer();
        const auto entries =
            falls ? table_->fall_flag(flag->first, now) : table_->write_resumed(now);
        if (entries) write(*entries, ignore);
    });
}

void TableHost::drop_all() {
    watchers_.clear();
    waiting_work_.clear();
}

}  // namespace pakhuis::host
