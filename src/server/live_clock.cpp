// The live clock of a table: prepared when the match waits for it, begun when all are here, closed
// a moment after the first press.
#include "server/table_host.h"

namespace pakhuis::server {

namespace {

// People who are away are waited for so long; then the clock starts without them.
constexpr std::int64_t kPatience = 30'000;
constexpr std::int64_t kTick = 1'000;

}  // namespace

// A step of the auction after a while, if it is still the same one.
void TableHost::run_later(std::int64_t ms, void (TableHost::*step)()) {
    const auto delay = std::chrono::milliseconds(std::max<std::int64_t>(1, ms));
    shared_.net.after(delay, [weak = weak_from_this(), moved = auction_->moved, step] {
        const auto self = weak.lock();
        if (!self) return;
        self->on_strand([self, moved, step] {
            if (self->auction_ && self->auction_->moved == moved) ((*self).*step)();
        });
    });
}

// Bots fix their prices before the clock starts.
void TableHost::prepare_run() {
    const auto face = table_->clock_face();
    if (!face) return auction_.reset();
    if (auction_ && auction_->moved == table_->moved()) return;
    auction_ =
        Auction{table_->moved(), *face, table_->bots_among(face->seats), {}, steady_ms(), {}};
    for (Seats left = auction_->thinking; !left.empty();) {
        const Seat seat = left.pop();
        ask_bot(seat, [self = shared_from_this(), seat,
                       moved = auction_->moved](const std::string& choice) {
            self->on_strand([self, seat, moved, choice] {
                if (!self->auction_ || self->auction_->moved != moved) return;
                self->auction_->thinking = self->auction_->thinking - Seats::of(seat);
                const int at = self->table_->match().press_moment(choice);
                if (at < self->auction_->face.length_ms) self->auction_->set.push_back({seat, at});
                self->begin_run();
            });
        });
    }
    run_later(kPatience, &TableHost::begin_run);
    begin_run();
}

void TableHost::begin_run() {
    if (!auction_ || auction_->run || !auction_->thinking.empty()) return;
    const std::int64_t now = steady_ms();
    const Seats people = auction_->face.seats - table_->bots_among(auction_->face.seats);
    const bool all_here = (people - presence().seats).empty();
    if (!all_here && now - auction_->since < kPatience) return;
    LiveRun& run = auction_->run.emplace(now, auction_->face.length_ms);
    for (const Press& press : auction_->set) run.add(press, press.at);
    run_later(run.closes() - now, &TableHost::end_run);
    tick();
}

// Clients follow their own clocks; a word now and then keeps them true.
void TableHost::tick() {
    if (!auction_->run) return;
    for (const Watcher& watcher : watchers_) send_clock(watcher);
    run_later(kTick, &TableHost::tick);
}

void TableHost::send_clock(const Watcher& watcher) {
    if (!auction_ || !auction_->run) return;
    const std::int64_t at = auction_->run->age(steady_ms()) + watcher.socket->round_trip() / 2;
    watcher.socket->send(std::make_shared<const std::string>(
        protocol::clock_message(id_, table_->version(), auction_->face, at)));
}

void TableHost::press(Stop stop, Answer answer) {
    on_strand([this, stop = std::move(stop), answer = std::move(answer)] {
        if (auto problem = ensure_loaded()) return answer(problem, 0);
        const auto refuse = [&](const char* key, const char* sentence) {
            ++shared_.refused;
            answer(Problem{key, "", sentence}, 0);
        };
        const Seats own = table_->seats_of(stop.guest);
        const Seat seat = stop.seat.value_or(own.empty() ? kSpectator : own.lowest());
        if (!own.has(seat)) {
            return refuse("not-your-seat", "Somebody else sits there.");
        }
        if (!auction_ || !auction_->run || stop.arrived >= auction_->run->closes()) {
            return refuse("no-run", "No clock runs now.");
        }
        if (stop.version < auction_->moved) return refuse("stale", "This was an earlier clock.");
        LiveRun& run = *auction_->run;
        const Press press{seat, run.moment(stop.arrived, stop.round_trip)};
        if (auto problem = table_->match().press_problem(press)) {
            ++shared_.refused;
            return answer(problem, 0);
        }
        run.add(press, run.age(stop.arrived));
        run_later(run.closes() - steady_ms(), &TableHost::end_run);
        answer(std::nullopt, 0);
    });
}

void TableHost::end_run() {
    if (!auction_->run || steady_ms() < auction_->run->closes()) return;
    Rng rng(table_->bot_seed(kClock));
    const std::string report = table_->match().decide_run(auction_->run->presses(), rng);
    auto rows = table_->report_clock(report, auction_->moved, now_ms());
    if (rows) write(std::move(*rows), [](const std::optional<Problem>&, std::uint32_t) {});
}

}  // namespace pakhuis::server
