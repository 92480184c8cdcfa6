// One place of a batch: how its matches go on, from one decision that is asked of the caller to the
// next. The same lines run on the host (typed_batch.h) and on a GPU (device/kernels.h).
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/rng.h"
#include "engine/game.h"

namespace pakhuis::batch {

template <Game G>
struct Lane {
    typename G::State state;
    Rng rng{0};
    std::uint32_t round = 0;  // matches that this place has finished
    std::int32_t steps = 0;   // of the present match: decisions and chance
    Seat seat = 0;            // it decides
    bool idle = false;        // no match was found here in which anybody is asked
};

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

    std::size_t player_at(std::size_t match, std::uint32_t round, std::size_t seat) const {
        const auto n = static_cast<std::size_t>(seats);
        const std::size_t turn = rotate ? (match + round) % n : 0;
        return (seat + n - turn) % n;
    }
};

// Plays one match after the other at place `index`. Bots(bot, view, rng) gives the choice of a bot.
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
          tally_(tally) {}

    std::size_t index() const { return index_; }

    void reset(std::uint64_t seed) {
        lane_.rng = Rng(mix64(seed) ^ mix64(index_));
        lane_.round = 0;
        clear_results();
        begin();
    }

    void decide(const Action& action) {
        apply(lane_.seat, action);
        if (advance()) return;
        finish();
        begin();
    }

    void decide_random(int decisions) {
        for (int n = 0; n < decisions && !lane_.idle; ++n) {
            decide(G::random_legal(rules_, lane_.state, lane_.seat, lane_.rng));
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
    std::size_t player_at(std::size_t seat) const {
        return players_.player_at(index_, lane_.round, seat);
    }

    void apply(Seat actor, const Action& action) {
        G::apply(rules_, lane_.state, actor, action);
        ++lane_.steps;
        ++tally_.steps;
    }

    // Chance and bots play to the next decision that is asked; false: the match is over.
    bool advance() {
        while (true) {
            const Seats who = G::waiting(rules_, lane_.state);
            if (who.empty()) return false;
            lane_.seat = who.lowest();
            if (lane_.seat == kChance) {
                apply(kChance, G::sample_chance(rules_, lane_.state, lane_.rng));
                continue;
            }
            const int bot = players_.bots[player_at(lane_.seat)];
            if (bot == Players::kAsked) return true;
            apply(lane_.seat,
                  bots_(bot, G::observe(rules_, lane_.state, lane_.seat), lane_.rng));
        }
    }

    void begin() {
        for (int n = 0; n < kMostUnasked; ++n) {
            lane_.state = start_;
            lane_.steps = 0;
            lane_.idle = !advance();
            if (!lane_.idle) return;
            finish();
        }
    }

    void finish() {
        const Ranking ranking = G::ranking(rules_, lane_.state);
        int winners = 0;
        for (std::size_t seat = 0; seat < seats(); ++seat) winners += ranking[seat] == 1;
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            const std::size_t cell = index_ * seats() + player_at(seat);
            results_.score[cell] = G::score(rules_, lane_.state, static_cast<Seat>(seat));
            results_.share[cell] = ranking[seat] == 1 ? 1.0F / static_cast<float>(winners) : 0.0F;
        }
        results_.ended[index_] = 1;
        ++tally_.matches;
        ++lane_.round;
    }

    const Rules& rules_;
    const State& start_;
    const Players& players_;
    const Bots& bots_;
    const LaneResults& results_;
    const std::size_t index_;
    Lane<G>& lane_;
    Tally& tally_;
};

}  // namespace pakhuis::batch
