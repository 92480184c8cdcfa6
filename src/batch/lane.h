// One place of a batch: how its matches go on, from one decision that is asked of the caller to the
// next. The same lines run on the host (typed_batch.h) and on a GPU (device/kernels.h).
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/rng.h"
#include "engine/features.h"
#include "engine/game.h"
#include "engine/play.h"

namespace pakhuis::batch {

struct LaneNumbers {
    Rng rng{0};
    std::uint32_t round = 0;  // matches that this place has finished
    std::int32_t steps = 0;   // of the present match: decisions and chance
    Seat seat = 0;            // it decides
    bool idle = false;        // no match was found here in which anybody is asked
};

template <Game G>
struct Lane {
    typename G::State state;
    LaneNumbers now{};
};

// games/<id>/device.h may define it as 1: the threads of a warp wait for each other at every step.
#ifndef PAKHUIS_STEPS_TOGETHER
#define PAKHUIS_STEPS_TOGETHER 0
#endif
inline constexpr bool kStepsTogether = PAKHUIS_STEPS_TOGETHER != 0;

// Whether any thread of a warp says so; they wait for each other. A thread of the host is alone.
inline bool any_of_warp(bool mine) {
#ifdef __CUDACC_RTC__
    return __any_sync(~0U, mine) != 0;
#else
    return mine;
#endif
}

struct Tally {
    std::uint64_t steps = 0;
    std::uint64_t matches = 0;
};

// Of the latest call, for each match: what BatchArrays says.
struct LaneResults {
    std::uint8_t* ended = nullptr;
    std::int32_t* score = nullptr;
    float* share = nullptr;
};

// The players of a batch: each is asked, or a bot.
struct Players {
    static constexpr std::int8_t kAsked = -1;

    PerSeat<std::int8_t, kMaxSeats> bots{{kAsked, kAsked, kAsked, kAsked, kAsked}};  // in kBotNames
    std::int8_t seats = 0;
    bool rotate = false;

    // Who has a seat in the present match of a place. (32 bits: a GPU has no division of 64.)
    std::uint32_t player_at(std::size_t place, std::uint32_t round, Seat seat) const {
        const auto n = static_cast<std::uint32_t>(seats);
        const std::uint32_t turn = rotate ? (static_cast<std::uint32_t>(place) + round) % n : 0;
        return seat >= turn ? seat - turn : seat + n - turn;
    }
    std::uint32_t player_at(std::size_t place, const LaneNumbers& now) const {
        return player_at(place, now.round, now.seat);
    }
};

// Writes who has won at place `index`. (The ranking is used up before the scores are asked for:
// NVRTC 13.0 gave both the same memory otherwise.)
template <Game G>
void write_results(const typename G::Rules& rules, const typename G::State& state,
                   const Players& players, std::size_t index, std::uint32_t round,
                   const LaneResults& results) {
    const auto seats = static_cast<Seat>(players.seats);
    const auto cell_of = [&](Seat seat) {
        return index * seats + players.player_at(index, round, seat);
    };
    const Ranking ranking = G::ranking(rules, state);
    int winners = 0;
    for (Seat seat = 0; seat < seats; ++seat) winners += ranking[seat] == 1;
    const float share = 1.0F / static_cast<float>(winners);
    for (Seat seat = 0; seat < seats; ++seat) {
        results.share[cell_of(seat)] = ranking[seat] == 1 ? share : 0.0F;
    }
    for (Seat seat = 0; seat < seats; ++seat) {
        results.score[cell_of(seat)] = G::score(rules, state, seat);
    }
    results.ended[index] = 1;
}

// Plays one match after the other at place `index`. Bots(bot, view, rng) gives the choice of a bot;
// Bots::kSomeSeats: there may be some.
// The lane's numbers are a copy until the end: a GPU keeps them in registers.
template <Game G, class Bots>
class LanePlay {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Action = typename G::Action;

    LanePlay(const Rules& rules, const State& start, const Players& players, const Bots& bots,
             const LaneResults& results, std::size_t index, Lane<G>& lane, Tally& tally)
        : rules_(rules),
          start_(start),
          players_(players),
          bots_(bots),
          results_(results),
          index_(index),
          lane_(lane),
          now_(lane.now),
          tally_(tally) {}
    ~LanePlay() { lane_.now = now_; }
    LanePlay(const LanePlay&) = delete;
    LanePlay& operator=(const LanePlay&) = delete;

    std::size_t index() const { return index_; }

    void reset(std::uint64_t seed) {
        now_.rng = Rng(mix64(seed) + index_);
        now_.round = 0;
        clear_results();
        begin();
        play([] { return false; });
    }

    void decide(const Action& action) {
        bool decided = false;
        play([&] {
            if (decided) return false;
            decided = true;
            apply(now_.seat, action);
            return true;
        });
    }

    void decide_random(int decisions) {
        if (kStepsTogether || (Bots::kSomeSeats && players_.rotate)) {
            play([&] {
                if (decisions-- <= 0) return false;
                apply(now_.seat, G::random_legal(rules_, lane_.state, now_.seat, now_.rng));
                return true;
            });
        } else {
            play_at_random(decisions);
            play([] { return false; });
        }
    }

    void clear_results() {
        results_.ended[index_] = 0;
        for (std::size_t player = 0; player < seats(); ++player) {
            results_.score[index_ * seats() + player] = 0;
            results_.share[index_ * seats() + player] = 0;
        }
    }

  private:
    // Matches that may end at one place before anybody is asked.
    static constexpr int kMostUnasked = 1000;

    std::size_t seats() const { return static_cast<std::size_t>(players_.seats); }

    void apply(Seat actor, const Action& action) {
        G::apply(rules_, lane_.state, actor, action);
        ++now_.steps;
        ++tally_.steps;
    }

    // Chance and bots play. decide() plays for whom is asked; false ends the call. The threads of a
    // warp begin their next matches together: so they are at like stages, and do the same things.
    template <class Decide>
    void play(const Decide& decide) {
        int unasked = 0;  // matches since somebody was asked
        bool goes_on = !now_.idle;
        while (any_of_warp(goes_on)) {
            if (!goes_on) continue;
            goes_on = play_to_end(decide, unasked);
            if (!goes_on) continue;
            finish();
            now_.idle = ++unasked == kMostUnasked;
            goes_on = !now_.idle;
        }
    }

    // Whether the match is over; otherwise decide() has ended the call. (There is one call for each
    // kind of action, and a compiler for a GPU makes code for each kind: carts plays five times as
    // fast so as with one call for all of them.)
    template <class Decide>
    bool play_to_end(const Decide& decide, int& unasked) {
        bool asked_enough = false;
        bool over = false;
        const auto goes_on = [&] { return !over && !asked_enough; };
        while (kStepsTogether ? any_of_warp(goes_on()) : goes_on()) {
            if (!goes_on()) continue;
            const Seats who = G::waiting(rules_, lane_.state);
            over = who.empty();
            if (over) continue;
            now_.seat = who.lowest();
            if (now_.seat == kChance) {
                apply(kChance, G::sample_chance(rules_, lane_.state, now_.rng));
            } else if (!plays_bot()) {
                unasked = 0;
                asked_enough = !decide();
            }
        }
        return over;
    }

    bool plays_bot() {
        if constexpr (Bots::kSomeSeats) {
            const int bot = players_.bots[players_.player_at(index_, now_)];
            if (bot == Players::kAsked) return false;
            const auto view = G::observe(rules_, lane_.state, now_.seat);
            apply(now_.seat, bots_(bot, view, now_.rng));
            return true;
        }
        return false;
    }

    // So many decisions where everybody is asked, over several matches. The results of all but the
    // last of these would be overwritten, so they are told at the end.
    void play_at_random(int decisions) {
        State last = lane_.state;
        std::uint32_t round_of_last = now_.round;
        int unasked = 0;
        bool goes_on = !now_.idle && decisions > 0;
        while (any_of_warp(goes_on)) {
            if (!goes_on) continue;
            const int before = decisions;
            goes_on = random_to_end(decisions);
            if (!goes_on) continue;
            unasked = decisions < before ? 0 : unasked + 1;
            last = lane_.state;
            round_of_last = now_.round;
            begin_next();
            now_.idle = unasked == kMostUnasked;
            goes_on = !now_.idle;
        }
        if (now_.round != round_of_last) {
            write_results<G>(rules_, last, players_, index_, round_of_last, results_);
        }
    }
    // Whether the match is over; otherwise all decisions are made. (A loop of random_step alone: a
    // GPU then keeps the state in registers.)
    bool random_to_end(int& decisions) {
        int steps = 0;
        bool over = false;
        while (decisions > 0 && !over) {
            const Seat actor = random_step<G>(rules_, lane_.state, now_.rng);
            over = actor == kSpectator;
            steps += !over;
            decisions -= !over && actor != kChance;
        }
        now_.steps += steps;
        tally_.steps += static_cast<std::uint64_t>(steps);
        return over;
    }

    void finish() {
        write_results<G>(rules_, lane_.state, players_, index_, now_.round, results_);
        begin_next();
    }
    void begin_next() {
        ++tally_.matches;
        ++now_.round;
        begin();
    }
    void begin() {
        lane_.state = start_;
        now_.steps = 0;
        now_.idle = false;
    }

    const Rules& rules_;
    const State& start_;
    const Players& players_;
    const Bots& bots_;
    const LaneResults& results_;
    const std::size_t index_;
    Lane<G>& lane_;
    LaneNumbers now_;
    Tally& tally_;
};

// A state that the deciding seat of a match may think of: what it can't know is drawn anew, for
// each decision in the same way.
template <Featured G>
typename G::State drawn_state(const typename G::Rules& rules, const Lane<G>& lane,
                              std::size_t match) {
    Rng rng(mix64(match) + static_cast<std::uint64_t>(lane.now.steps));
    return G::sample(rules, G::observe(rules, lane.state, lane.now.seat), rng);
}

// The view of the seat once it has done the action, as a row of features.
template <Featured G>
void tell_after(const typename G::Rules& rules, typename G::State state, Seat seat,
                const typename G::Action& action, Feature* out) {
    G::apply(rules, state, seat, action);
    FeatureRow row(out);
    G::features(rules, G::observe(rules, state, seat), row);
}

}  // namespace pakhuis::batch
