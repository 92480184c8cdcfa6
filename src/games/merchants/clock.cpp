#include "games/merchants/clock.h"

#include "games/merchants/auction.h"
#include "games/merchants/merchants.h"
#include "games/merchants/reasons.h"

namespace pakhuis::merchants {
namespace {

// The number of prices in a run.
int prices_shown(const Rules& rules, bool doubled) {
    const int last = doubled ? rules.highest / 2 + rules.price_step : rules.lowest;
    return (rules.highest - last) / rules.price_step + 1;
}

}  // namespace

Tempo tempo_of(Pace pace) {
    switch (pace) {
        case Pace::kSlow:
            return {5000, 1200};
        case Pace::kFast:
            return {2000, 400};
        default:
            return {3000, 700};
    }
}

int run_length(const Rules& rules, bool doubled) {
    const Tempo tempo = tempo_of(rules.pace);
    return tempo.start_ms + prices_shown(rules, doubled) * tempo.price_ms;
}

int shown_price(const Rules& rules, bool doubled, int ms) {
    const Tempo tempo = tempo_of(rules.pace);
    if (ms < tempo.start_ms || ms >= run_length(rules, doubled)) return 0;
    return rules.highest - (ms - tempo.start_ms) / tempo.price_ms * rules.price_step;
}

int bid_at(const Rules& rules, bool doubled, int ms) {
    // There is no third run: START of the doubled run sells for its highest price.
    if (ms < tempo_of(rules.pace).start_ms) return doubled ? 2 * rules.highest : kEarlyBid;
    return shown_price(rules, doubled, ms) * (doubled ? 2 : 1);
}

int first_press_ms(const Rules& rules, bool doubled, int bid) {
    if (bid == kEarlyBid) return 0;
    if (bid == 0) return run_length(rules, doubled);
    const Tempo tempo = tempo_of(rules.pace);
    const int below = rules.most_bid(doubled) - bid;
    return tempo.start_ms + below / rules.bid_step(doubled) * tempo.price_ms;
}

PressWindow press_window(const Rules& rules, bool doubled, int bid) {
    const Tempo tempo = tempo_of(rules.pace);
    if (bid == 0) return {run_length(rules, doubled), 0};
    if (bid == kEarlyBid) return {0, tempo.start_ms};
    if (doubled && bid == rules.most_bid(doubled)) return {0, tempo.start_ms + tempo.price_ms};
    return {first_press_ms(rules, doubled, bid), tempo.price_ms};
}

Refusal press_refusal(const Rules& rules, const State& state, const Press& press) {
    if (press.seat >= rules.seats) {
        return Refusal(&why::kNoSeat).with("seat", press.seat).with("last", rules.seats - 1);
    }
    const int bid = press.at < 0 ? 0 : bid_at(rules, state.phase == Phase::kDoubled, press.at);
    if (bid == 0) return &why::kClockStands;
    if (may_bid(rules, state, press.seat, bid)) return nullptr;
    return why_not_bid(rules, state, press.seat, bid);
}

Action decide_run(const Rules& rules, const State& state, std::span<const Press> presses,
                  Rng& rng) {
    HighestBid first;
    std::int32_t when = 0;
    for (const Press& press : presses) {
        if (press_refusal(rules, state, press) != nullptr) continue;
        if (!first.seats.empty() && press.at > when) continue;
        if (first.seats.empty() || press.at < when) first.seats = {};
        when = press.at;
        first.seats = first.seats | Seats::of(press.seat);
    }
    if (first.seats.empty()) return result_for(rules, state, first, kSpectator);
    first.amount = bid_at(rules, state.phase == Phase::kDoubled, when);
    const int n = rng.below(first.seats.count());
    return result_for(rules, state, first, static_cast<Seat>(nth_bit(first.seats.bits, n)));
}

}  // namespace pakhuis::merchants

namespace pakhuis {

ClockFace Merchants::clock_face(const Rules& rules, const State& state) {
    const bool doubled = state.phase == merchants::Phase::kDoubled;
    const merchants::Tempo tempo = merchants::tempo_of(rules.pace);
    return {doubled,
            tempo.start_ms,
            tempo.price_ms,
            rules.highest,
            rules.lowest,
            rules.price_step,
            merchants::run_length(rules, doubled),
            merchants::bidders(rules, state)};
}

Refusal Merchants::press_refusal(const Rules& rules, const State& state, Press press) {
    return merchants::press_refusal(rules, state, press);
}

// Any millisecond of the price's window: equally likely before or after a person who aims at it.
int Merchants::press_moment(const Rules& rules, const State& state, Action action, Rng& rng) {
    const bool doubled = state.phase == merchants::Phase::kDoubled;
    const merchants::PressWindow window = merchants::press_window(rules, doubled, action.amount);
    return window.begin + (window.length > 0 ? rng.below(window.length) : 0);
}

Merchants::Action Merchants::decide_run(const Rules& rules, const State& state,
                                        std::span<const Press> presses, Rng& rng) {
    return merchants::decide_run(rules, state, presses, rng);
}

}  // namespace pakhuis
