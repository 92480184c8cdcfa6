// A net as the judge of a search: its values at leaves, its policy as priors.
//
// A leaf is judged by what the seat that decides there would know: nets are trained on the views of
// seats that decide. One look at a view serves its values and its priors. Each seat has sums of its
// own, for its next view resembles its last one.
//
// With `decisions` above 0 the policy plays on for so many decisions a seat first, so that the net
// is asked where the consequences are seen.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "nets/evaluation.h"
#include "nets/kernels.h"
#include "nets/softmax.h"
#include "search/judges.h"

namespace pakhuis::search {

struct NetUse {
    int decisions = 0;     // of each seat, more or less, before a leaf is judged
    int sharpness = 256;   // of priors, see nets::softmax
    int play_sharp = 512;  // of the policy that plays on
};

template <Featured G>
class NetJudge {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using View = typename G::View;

    // Refers to the net, which must outlive it and fit the rules (net_files/fits.h).
    explicit NetJudge(const nets::Net& net, NetUse use = {}, EndValue end = {},
                      const nets::Kernels& kernels = nets::kernels())
        : use_(use), end_(end), room_(std::make_unique<Room>(net, kernels)) {}

    // `seen` is the view of the seat that decides in `state`.
    Values values(const Rules& rules, const State& state, const View& seen, Rng& rng) {
        return use_.decisions == 0 ? values_at(rules, seen, rng) : played_on(rules, state, rng);
    }
    void priors(const Rules& rules, const View& seen, const ActionList<G>& actions, Rng& rng,
                Priors<G>& out) {
        weigh(rules, seen, actions, rng, out);
        nets::softmax(out.data(), actions.size(), use_.sharpness);
    }

  private:
    using Evaluation = nets::Evaluation<G>;
    struct Room {
        Room(const nets::Net& net, const nets::Kernels& kernels)
            : seats(kMaxSeats, Evaluation(net, kernels)) {}

        std::vector<Evaluation> seats;
        ActionList<G> legal;
        Priors<G> priors;
        View last{};  // that was looked at
        bool looked = false;
    };

    Evaluation& look(const Rules& rules, const View& view) {
        Evaluation& seat = room_->seats[view.viewer];
        if (room_->looked && room_->last == view) return seat;
        seat.look(rules, view);
        room_->last = view;
        room_->looked = true;
        return seat;
    }
    void weigh(const Rules& rules, const View& seen, const ActionList<G>& actions, Rng& rng,
               Priors<G>& out) {
        Evaluation& seat = room_->seats[seen.viewer];
        if (seat.is_by_values()) return seat.weigh(rules, seen, actions, rng, out.data());
        look(rules, seen).logits(rules, actions, out.data());
    }
    // By a net without logits: what the best action is worth.
    Evaluation& look_at_best(const Rules& rules, const View& seen, Rng& rng) {
        Evaluation& seat = room_->seats[seen.viewer];
        const State drawn = G::sample(rules, seen, rng);
        ActionList<G>& legal = room_->legal;
        G::legal(rules, drawn, seen.viewer, legal);
        std::size_t best = 0;
        std::int32_t most = 0;
        for (std::size_t i = 0; i < legal.size(); ++i) {
            seat.look_after(rules, drawn, seen.viewer, legal[i]);
            if (i == 0 || seat.value(0) > most) {
                best = i;
                most = seat.value(0);
            }
        }
        seat.look_after(rules, drawn, seen.viewer, legal[best]);
        return seat;
    }
    Values values_at(const Rules& rules, const View& seen, Rng& rng) {
        const bool by_values = room_->seats[0].is_by_values();
        const Evaluation& said = by_values ? look_at_best(rules, seen, rng) : look(rules, seen);
        Values values{};
        for (int n = 0; n < rules.seats; ++n) {
            values[seat_from(seen.viewer, n, rules.seats)] = std::clamp(said.value(n), 0, kWhole);
        }
        return values;
    }
    Values played_on(const Rules& rules, const State& from, Rng& rng) {
        State state = from;
        ActionList<G>& legal = room_->legal;
        // Choices have numbers of their own: where worlds are paired, they share more of their
        // luck.
        Rng choices(rng.next());
        for (int left = use_.decisions * rules.seats;;) {
            const Seats who = G::waiting(rules, state);
            if (who.empty()) return values_of_end<G>(rules, state, end_);
            const Seat actor = who.lowest();
            if (actor == kChance) {
                G::apply(rules, state, kChance, G::sample_chance(rules, state, rng));
                continue;
            }
            G::legal(rules, state, actor, legal);
            std::size_t chosen = 0;
            if (legal.size() > 1) {
                const View seen = G::observe(rules, state, actor);
                if (left-- == 0) return values_at(rules, seen, rng);
                chosen = drawn(rules, seen, choices);
            }
            G::apply(rules, state, actor, legal[chosen]);
        }
    }
    // A place in the list of legal actions.
    std::size_t drawn(const Rules& rules, const View& seen, Rng& rng) {
        Priors<G>& priors = room_->priors;
        const std::size_t count = room_->legal.size();
        weigh(rules, seen, room_->legal, rng, priors);
        nets::softmax(priors.data(), count, use_.play_sharp);
        return nets::drawn(priors.data(), count, rng);
    }

    NetUse use_;
    EndValue end_;
    std::unique_ptr<Room> room_;
};

}  // namespace pakhuis::search
