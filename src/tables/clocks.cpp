#include "tables/clocks.h"

#include <algorithm>

namespace pakhuis::tables {
namespace {

std::int64_t day_budget(const Tempo& tempo) {
    return std::int64_t{tempo.days.value_or(0)} * 24 * 3600 * 1000;
}

}  // namespace

Clocks::Clocks(const Tempo& tempo, int seats) : tempo_(tempo), seats_(seats) {
    left_.fill(tempo.kind == TempoKind::kLive ? tempo.base.value_or(0) : day_budget(tempo));
}

void Clocks::step(std::int64_t now, Seats waiting, Seat actor, std::int64_t lag) {
    if (tempo_.kind == TempoKind::kUntimed) return;
    waiting = waiting & Seats::first(seats_);
    const std::int64_t passed = std::max<std::int64_t>(0, now - last_);
    for (Seats left = running_; !left.empty();) left_[left.pop()] -= passed;
    if (actor < seats_ && running_.has(actor)) {
        left_[actor] += std::clamp<std::int64_t>(lag, 0, std::min(kMaxLag, passed));
    }
    for (int i = 0; i < seats_; ++i) {
        const Seat seat = static_cast<Seat>(i);
        const bool decided = seat == actor || !running_.has(seat);
        if (tempo_.kind == TempoKind::kDaily) {
            if (waiting.has(seat) && decided) left_[seat] = day_budget(tempo_);
        } else if (in_turn_.has(seat) && !waiting.has(seat) && !waiting.empty()) {
            left_[seat] += tempo_.increment.value_or(0);
            in_turn_ = in_turn_ - Seats::of(seat);
        }
    }
    in_turn_ = in_turn_ | waiting;
    running_ = waiting;
    last_ = std::max(now, stands_until_);
}

// The time of the last step may even be later than `start`, if the wall clock was set back.
void Clocks::resume(std::int64_t start, std::int64_t grace) {
    if (tempo_.kind == TempoKind::kLive) {
        last_ = stands_until_ = start + grace;
    } else if (tempo_.kind == TempoKind::kDaily) {
        last_ = std::min(last_, start);
        for (Seats left = running_; !left.empty();) {
            std::int64_t& time = left_[left.pop()];
            time = std::max(time, start + grace - last_);
        }
    }
}

void Clocks::raise(Seat seat, std::int64_t least) {
    if (tempo_.kind == TempoKind::kLive) left_[seat] = std::max(left_[seat], least);
}

std::int64_t Clocks::stands_for(std::int64_t now) const {
    return std::max<std::int64_t>(0, stands_until_ - now);
}

std::optional<std::int64_t> Clocks::left(Seat seat, std::int64_t now) const {
    if (tempo_.kind == TempoKind::kUntimed || seat >= seats_) return std::nullopt;
    return left_[seat] - (running_.has(seat) ? std::max<std::int64_t>(0, now - last_) : 0);
}

std::optional<std::pair<Seat, std::int64_t>> Clocks::next_flag() const {
    std::optional<std::pair<Seat, std::int64_t>> next;
    if (tempo_.kind == TempoKind::kUntimed) return next;
    for (Seats left = running_; !left.empty();) {
        const Seat seat = left.pop();
        const std::int64_t at = last_ + std::max<std::int64_t>(0, left_[seat]);
        if (!next || at < next->second) next = {seat, at};
    }
    return next;
}

}  // namespace pakhuis::tables
