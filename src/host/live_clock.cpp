// The live clock of a table. It is prepared when the match waits for it, begins when everybody is
// ready, and closes shortly after the first press.
#include <algorithm>

#include "host/table_host.h"

namespace pakhuis::host {

namespace {

// The clock waits so long for people and bots that do not answer.
constexpr std::int64_t kPatience = 30'000;
constexpr std::int64_t kTick = 1'000;

}  // namespace

// A step of the auction after a while, if it is still the same one.
void TableHost::run_step_after(std::int64_t ms, void (TableHost::*step)()) {
    services_.ports.scheduler.after(std::max<std::int64_t>(1, ms),
                                    [weak = weak_from_this(), moved = auction_->moved, step] {
                                        const auto self = weak.lock();
                                        if (!self) return;
                                        self->in_turn([self, moved, step] {
                                            if (self->auction_ && self->auction_->moved == moved)
                                                ((*self).*step)();
                                        });
                                    });
}

// The doubled run follows the first one at once: people were ready for the auction.
void TableHost::prepare_run() {
    const auto face = table_->clock_face();
    if (!face) return auction_.reset();
    if (auction_ && auction_->moved == table_->moved()) return begin_run();
    auction_ = Auction{.moved = table_->moved(),
                       .face = *face,
                       .thinking = table_->bots_among(face->seats),
                       .ready = face->doubled ? face->seats : Seats{},
                       .prices = {},
                       .begins_by = steady_ms() + kPatience,
                       .run = {}};
    for (Seats left = auction_->thinking; !left.empty();) {
        const Seat seat = left.pop();
        ask_bot(seat, [self = shared_from_this(), seat,
                       moved = auction_->moved](const BotDecision& decision) {
            self->in_turn([self, seat, moved, choice = decision.action] {
                self->add_bot_price(seat, moved, choice);
            });
        });
    }
    run_step_after(kPatience, &TableHost::begin_run);
    for (const Watcher& watcher : watchers_) {
        watcher.client->measure();
        send_readiness(watcher);
    }
    begin_run();
}

// A price that comes after the run began counts if the clock has not passed it.
void TableHost::add_bot_price(Seat seat, std::uint32_t moved, const std::string& choice) {
    if (!auction_ || auction_->moved != moved) return;
    auction_->thinking = auction_->thinking - Seats::of(seat);
    Rng rng(mix64(table_->bot_seed(seat)));  // not the numbers that its price was chosen by
    const Press press{seat, table_->match().clock()->press_moment(choice, rng)};
    if (press.at >= auction_->face.length_ms) return begin_run();
    if (!auction_->run) {
        auction_->prices.push_back(press);
        return begin_run();
    }
    if (press.at > auction_->run->age(steady_ms())) add_press(press, press.at);
}

void TableHost::ready(const std::string& guest, std::uint32_t version, Answer answer) {
    when_loaded(guest, [this, guest, version, answer = std::move(answer)] {
        if (load_problem_) return answer(load_problem_, 0);
        const auto problem = add_ready(guest, version);
        if (problem) ++services_.figures.refused;
        answer(problem, 0);
    });
}

// Saying it twice, or once more when the clock runs already, is harmless.
std::optional<Problem> TableHost::add_ready(const std::string& guest, std::uint32_t version) {
    const Seats own = table_->seats_of(guest);
    if (own.empty()) return Problem{"not-your-seat", "", "Only players say that they are ready."};
    if (!auction_) return Problem{"no-run", "", "No clock is about to run."};
    if (version < auction_->moved) return Problem{"stale", "", "This was an earlier clock."};
    if (auction_->run || (unready() & own).empty()) return std::nullopt;
    auction_->ready = auction_->ready | own;
    for (const Watcher& watcher : watchers_) send_readiness(watcher);
    begin_run();
    return std::nullopt;
}

// People that the clock waits for. Bots are ready at once; a seat that can't press need not be.
Seats TableHost::unready() const {
    const Seats people = auction_->face.seats - table_->bots_among(auction_->face.seats);
    return people - auction_->ready;
}

void TableHost::begin_run() {
    if (!auction_ || auction_->run) return;
    const std::int64_t now = steady_ms();
    const bool complete = auction_->thinking.empty() && unready().empty();
    if (!complete && now < auction_->begins_by) return;
    auction_->run.emplace(now, auction_->face.length_ms);
    for (const Press& press : auction_->prices) auction_->run->add(press, press.at);
    run_step_after(auction_->run->closes() - now, &TableHost::end_run);
    tick();
}

// Only while the clock waits.
void TableHost::send_readiness(const Watcher& watcher) {
    if (!auction_ || auction_->run) return;
    protocol::Readiness message;
    message.table = id_;
    message.version = table_->version();
    const Seats missing = unready();
    for (std::size_t i = 0; i < table_->sitters().size(); ++i) {
        message.ready.push_back(!missing.has(static_cast<Seat>(i)));
    }
    message.within = std::max<std::int64_t>(0, auction_->begins_by - steady_ms());
    watcher.client->send(std::make_shared<const std::string>(protocol::write(message)));
}

// Clients follow their own clocks; a message now and then keeps them true.
void TableHost::tick() {
    if (!auction_->run) return;
    for (const Watcher& watcher : watchers_) send_clock(watcher);
    run_step_after(kTick, &TableHost::tick);
}

void TableHost::send_clock(const Watcher& watcher) {
    if (!auction_ || !auction_->run) return;
    const std::int64_t at = auction_->run->age(steady_ms()) + watcher.client->round_trip() / 2;
    watcher.client->send(std::make_shared<const std::string>(
        protocol::write(protocol::Clock{id_, table_->version(), auction_->face, at})));
}

void TableHost::press(PressRequest request, Answer answer) {
    const std::string guest = request.guest;
    when_loaded(guest, [this, request = std::move(request), answer = std::move(answer)] {
        if (load_problem_) return answer(load_problem_, 0);
        const auto problem = take_press(request);
        if (problem) ++services_.figures.refused;
        answer(problem, 0);
    });
}

std::optional<Problem> TableHost::take_press(const PressRequest& request) {
    const Seats own = table_->seats_of(request.guest);
    const Seat seat = request.seat.value_or(own.empty() ? kSpectator : own.lowest());
    if (!own.has(seat)) return Problem{"not-your-seat", "", "Somebody else sits there."};
    if (!auction_ || !auction_->run || request.arrived >= auction_->run->closes()) {
        return Problem{"no-run", "", "No clock runs now."};
    }
    if (request.version < auction_->moved) {
        return Problem{"stale", "", "This was an earlier clock."};
    }
    const LiveRun& run = *auction_->run;
    const Press press{seat, run.moment(request.arrived, request.round_trip)};
    if (auto problem = table_->match().clock()->press_problem(press)) return problem;
    add_press(press, run.age(request.arrived));
    return std::nullopt;
}

void TableHost::add_press(Press press, std::int32_t arrives) {
    auction_->run->add(press, arrives);
    run_step_after(auction_->run->closes() - steady_ms(), &TableHost::end_run);
}

void TableHost::end_run() {
    if (!auction_->run || steady_ms() < auction_->run->closes()) return;
    Rng rng(table_->bot_seed(kClock));
    const std::string report = table_->match().clock()->decide_run(auction_->run->presses(), rng);
    const auto entries = table_->report_clock(report, auction_->moved, now_ms());
    if (entries) write(*entries, [](const std::optional<Problem>&, std::uint32_t) {});
}

}  // namespace pakhuis::host
