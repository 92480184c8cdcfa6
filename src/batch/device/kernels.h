// The kernels of a batch: a thread, or a warp, for each match. The unit of a game (device_unit.cpp)
// includes its rules and then this file, which is compiled for a GPU alone.
//
//   measure                               sizes of structs, which must be the host's
//   begin_all, play_chosen, play_random   matches go on to their next decision
//   expect_choices, check_places, check_ids   the actions that were chosen
//   expect_lists, list_legal, add_up      legal actions, and where each match's begin
//   tell, tell_actions                    the arrays: seats, features, ids, masks
//   replay                                one match by given actions, for comparisons with the host
#pragma once

#include "batch/device/parameters.h"
#ifdef PAKHUIS_BOTS
#include "thinking/choose.h"
#endif

// Blocks of 64 threads that shall fit on a multiprocessor at once: a game's device.h may ask for
// more, and each thread then has fewer registers.
#ifndef PAKHUIS_BLOCKS
#define PAKHUIS_BLOCKS 1
#endif

namespace pakhuis::batch::device {

inline int thread_number() {
    return static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
}

#ifdef PAKHUIS_BOTS
template <Featured G>
struct Bots {
    static constexpr bool kSomeSeats = true;
    const typename G::Rules& rules;
    typename G::Action operator()(int bot, const typename G::View& view, Rng& rng) const {
        return thinking::choose<G>(kBotNames[static_cast<std::size_t>(bot)], rules, view, rng);
    }
};
#else
template <Featured G>
struct Bots {
    static constexpr bool kSomeSeats = false;
    const typename G::Rules& rules;
};
#endif

// Calls work(play) for the match of this thread. The match is copied: local memory lies side by
// side for the threads of a warp.
template <Featured G, class Work>
void with_lane(const Parameters<G>& p, const Work& work) {
    const int match = thread_number();
    if (match >= p.matches) return;
    Lane<G> lane = p.lanes[match];
    Tally tally;
    const Bots<G> bots{*p.rules};
    {
        LanePlay<G, Bots<G>> play(*p.rules, *p.start, p.players, bots, p.results,
                                  static_cast<std::size_t>(match), lane, tally);
        work(play);
    }
    p.lanes[match] = lane;
    atomicAdd(&p.counters->steps, static_cast<unsigned long long>(tally.steps));
    atomicAdd(&p.counters->matches, static_cast<unsigned long long>(tally.matches));
}

template <Featured G>
void begin_all(const Parameters<G>& p, std::uint64_t seed) {
    with_lane<G>(p, [&](auto& play) { play.reset(seed); });
}

template <Featured G>
void play_random(const Parameters<G>& p, int decisions) {
    with_lane<G>(p, [&](auto& play) {
        play.clear_results();
        play.decide_random(decisions);
    });
}

// Nothing happens in any match if one choice is not legal.
template <Featured G>
void play_chosen(const Parameters<G>& p) {
    if (p.counters->wrong != p.matches) return;
    with_lane<G>(p, [&](auto& play) {
        play.clear_results();
        play.decide(p.chosen[play.index()]);
    });
}

template <Featured G>
void expect_choices(const Parameters<G>& p) {
    p.counters->wrong = p.matches;
}
template <Featured G>
void expect_lists(const Parameters<G>& p) {
    p.counters->actions = 0;
    p.counters->idle = 0;
}

template <Featured G>
void check_places(const Parameters<G>& p, const std::int32_t* choices) {
    const int match = thread_number();
    if (match >= p.matches) return;
    if (choices[match] < 0 || choices[match] >= p.count[match]) {
        atomicMin(&p.counters->wrong, match);
        return;
    }
    p.chosen[match] = p.pool[p.at[match] + choices[match]];
}

template <Featured G>
void check_ids(const Parameters<G>& p, const std::int32_t* ids) {
    const int match = thread_number();
    if (match >= p.matches) return;
    const typename G::Action* legal = p.pool + p.at[match];
    for (int i = 0; i < p.count[match]; ++i) {
        if (G::action_id(*p.rules, legal[i]) != ids[match]) continue;
        p.chosen[match] = legal[i];
        return;
    }
    atomicMin(&p.counters->wrong, match);
}

// If the pool is too small, the host makes a larger one and calls this again.
template <Featured G>
void list_legal(const Parameters<G>& p) {
    const int match = thread_number();
    if (match >= p.matches) return;
    const Lane<G>& lane = p.lanes[match];
    ActionList<G> legal;
    if (!lane.now.idle) G::legal(*p.rules, lane.state, lane.now.seat, legal);
    const int count = static_cast<int>(legal.size());
    const int at = atomicAdd(&p.counters->actions, count);
    p.at[match] = at;
    p.count[match] = count;
    if (at + count > p.pool_size) return;
    for (int i = 0; i < count; ++i) p.pool[at + i] = legal[static_cast<std::size_t>(i)];
}

// One block. Each thread adds up a part of the counts, and begins where the parts before end.
inline void add_up(const int* count, int matches, std::int32_t* first) {
    __shared__ int sums[1024];
    const int threads = static_cast<int>(blockDim.x);
    const int me = static_cast<int>(threadIdx.x);
    const int part = (matches + threads - 1) / threads;
    const int from = min(me * part, matches);
    const int to = min(from + part, matches);
    int sum = 0;
    for (int i = from; i < to; ++i) sum += count[i];
    sums[me] = sum;
    __syncthreads();
    for (int step = 1; step < threads; step *= 2) {
        const int before = me >= step ? sums[me - step] : 0;
        __syncthreads();
        sums[me] += before;
        __syncthreads();
    }
    int running = sums[me] - sum;
    for (int i = from; i < to; ++i) {
        first[i] = running;
        running += count[i];
    }
    if (me == threads - 1) first[matches] = running;
}

template <Featured G>
void tell(const Parameters<G>& p) {
    const int match = thread_number();
    if (match >= p.matches) return;
    const Lane<G>& lane = p.lanes[match];
    p.seat[match] = lane.now.seat;
    p.player[match] =
        static_cast<std::uint8_t>(p.players.player_at(static_cast<std::size_t>(match), lane.now));
    p.steps[match] = lane.now.steps;
    if (lane.now.idle) atomicAdd(&p.counters->idle, 1);
    if (p.views == nullptr) return;
    const typename G::View view = G::observe(*p.rules, lane.state, lane.now.seat);
    p.views[match] = view;
    if (p.features == nullptr) return;
    FeatureRow row(p.features + static_cast<std::size_t>(match) * G::kFeatures);
    G::features(*p.rules, view, row);
}

// A warp for each match, a thread for each of its actions.
template <Featured G>
void tell_actions(const Parameters<G>& p) {
    const int match = thread_number() / 32;
    if (match >= p.matches) return;
    const typename G::Action* legal = p.pool + p.at[match];
    std::uint8_t* mask = p.mask;
    if (mask != nullptr) mask += static_cast<std::size_t>(match) * G::kActionIds;
    for (int i = thread_number() % 32; i < p.count[match]; i += 32) {
        const std::size_t row = static_cast<std::size_t>(p.first[match] + i);
        const int id = G::action_id(*p.rules, legal[i]);
        p.ids[row] = id;
        if (mask != nullptr) mask[id] = 1;
        if (p.action_features == nullptr) continue;
        FeatureRow out(p.action_features + row * G::kActionFeatures);
        G::action_features(*p.rules, p.views[match], legal[i], out);
    }
}

// A warp for each match, a thread for each of its actions. All threads draw the same state.
template <Featured G>
void tell_after(const Parameters<G>& p) {
    const int match = thread_number() / 32;
    if (match >= p.matches || p.count[match] == 0) return;
    const Lane<G>& lane = p.lanes[match];
    const auto drawn = drawn_state(*p.rules, lane, static_cast<std::size_t>(match));
    for (int i = thread_number() % 32; i < p.count[match]; i += 32) {
        const std::size_t row = static_cast<std::size_t>(p.first[match] + i);
        batch::tell_after<G>(*p.rules, drawn, lane.now.seat, p.pool[p.at[match] + i],
                             p.after + row * G::kFeatures);
    }
}

template <Featured G>
void measure(StructSizes* out) {
    *out = sizes_of_structs<G>();
}

// One thread. `states`: the one after each step.
template <Featured G>
void replay(const typename G::Rules& rules, const typename G::State& start,
            const ReplayStep<G>* steps, int count, typename G::State* states) {
    typename G::State state = start;
    for (int i = 0; i < count; ++i) {
        G::apply(rules, state, steps[i].actor, steps[i].action);
        states[i] = state;
    }
}

}  // namespace pakhuis::batch::device

#define PAKHUIS_PLAYS __launch_bounds__(64, PAKHUIS_BLOCKS)

// The functions above as kernels of one game, under names that the host finds.
#define PAKHUIS_KERNELS(GAME)                                                  \
    namespace device = pakhuis::batch::device;                                 \
    using P = device::Parameters<GAME>;                                        \
    extern "C" {                                                               \
    __global__ void measure(device::StructSizes* out) {                        \
        device::measure<GAME>(out);                                            \
    }                                                                          \
    __global__ void PAKHUIS_PLAYS begin_all(P p, std::uint64_t seed) {         \
        device::begin_all<GAME>(p, seed);                                      \
    }                                                                          \
    __global__ void PAKHUIS_PLAYS play_random(P p, int decisions) {            \
        device::play_random<GAME>(p, decisions);                               \
    }                                                                          \
    __global__ void PAKHUIS_PLAYS play_chosen(P p) {                           \
        device::play_chosen<GAME>(p);                                          \
    }                                                                          \
    __global__ void expect_choices(P p) {                                      \
        device::expect_choices<GAME>(p);                                       \
    }                                                                          \
    __global__ void check_places(P p, const std::int32_t* choices) {           \
        device::check_places<GAME>(p, choices);                                \
    }                                                                          \
    __global__ void check_ids(P p, const std::int32_t* ids) {                  \
        device::check_ids<GAME>(p, ids);                                       \
    }                                                                          \
    __global__ void expect_lists(P p) {                                        \
        device::expect_lists<GAME>(p);                                         \
    }                                                                          \
    __global__ void list_legal(P p) {                                          \
        device::list_legal<GAME>(p);                                           \
    }                                                                          \
    __global__ void add_up(P p) {                                              \
        device::add_up(p.count, p.matches, p.first);                           \
    }                                                                          \
    __global__ void tell(P p) {                                                \
        device::tell<GAME>(p);                                                 \
    }                                                                          \
    __global__ void tell_actions(P p) {                                        \
        device::tell_actions<GAME>(p);                                         \
    }                                                                          \
    __global__ void PAKHUIS_PLAYS tell_after(P p) {                            \
        device::tell_after<GAME>(p);                                           \
    }                                                                          \
    __global__ void replay(const GAME::Rules* rules, const GAME::State* start, \
                           const device::ReplayStep<GAME>* steps, int count,   \
                           GAME::State* states) {                              \
        device::replay<GAME>(*rules, *start, steps, count, states);            \
    }                                                                          \
    }
