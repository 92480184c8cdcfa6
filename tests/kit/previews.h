// Previews: what is told before an action happens in the real state and in every state that fits
// the view.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/preview.h"
#include "kit/hooks.h"
#include "kit/secrets.h"

namespace pakhuis::kit {

inline constexpr int kPreviewSamples = 64;

inline bool same_holdings(const Holdings& one, const Holdings& other) {
    if (one.size() != other.size()) return false;
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (one[i].kind != other[i].kind || one[i].name != other[i].name) return false;
        if (one[i].count != other[i].count || one[i].more != other[i].more) return false;
    }
    return true;
}

inline bool same_points(const ScoreSheet& one, const ScoreSheet& other) {
    if (one.size() != other.size()) return false;
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (one[i].key != other[i].key || one[i].points != other[i].points) return false;
        if (one[i].count != other[i].count) return false;
    }
    return true;
}

// The first word of what chance does next; empty: it is not next.
template <Game G>
std::string next_chance(const typename G::Rules& rules, const typename G::State& state) {
    if (!G::waiting(rules, state).has(kChance)) return {};
    const auto chances = std::make_unique<ChanceList<typename G::Action>>();
    G::chances(rules, state, *chances);
    const std::string text = action_text<G>(rules, chances->outcomes[0].action);
    return text.substr(0, text.find(' '));
}

// What two previews of the same action tell differently; empty: nothing.
template <Game G>
Fault preview_difference(const typename G::Rules& rules, Seat seat, const Preview<G>& one,
                         const Preview<G>& other) {
    if (one.foreseen != other.foreseen) return "how much is foreseen";
    bool same = one.events.size() == other.events.size();
    for (std::size_t i = 0; same && i < one.events.size(); ++i) {
        same = one.events[i] == other.events[i];
    }
    if (!same) return "the events";
    if (!same_holdings(one.changes, other.changes)) return "what the seat has";
    if (!same_points(one.points, other.points)) return "points";
    if (one.next != other.next) return "who acts next";
    if (one.foreseen != Foreseen::kAll) return {};
    if (!(G::observe(rules, one.after, seat) == G::observe(rules, other.after, seat))) {
        return "the view afterwards";
    }
    if (next_chance<G>(rules, one.after) != next_chance<G>(rules, other.after)) {
        return "what chance does next";
    }
    return {};
}

// A game lists the same kinds of holdings in every state.
template <Foreseeing G>
Fault holdings_fault(const typename G::Rules& rules, const typename G::State& state, Seat seat) {
    Holdings first, now;
    G::holdings(rules, G::start(rules), seat, first);
    G::holdings(rules, state, seat, now);
    bool same = first.size() == now.size();
    for (std::size_t i = 0; same && i < first.size(); ++i) {
        same = first[i].kind == now[i].kind && first[i].name == now[i].name;
    }
    return same ? Fault{} : "holdings are listed in another order";
}

// Compares previews of a seat's actions, and the figures of a viewer, with those in samples.
template <Foreseeing G>
class PreviewComparison {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;

    PreviewComparison(const Rules& rules, const State& state, Seat viewer, Rng& rng)
        : rules_(rules), state_(state), viewer_(viewer), rng_(rng) {}

    // Of a seat that waits: `actions` random ones.
    Fault fault(int actions) {
        if (viewer_ < rules_.seats) {
            if (Fault f = holdings_fault<G>(rules_, state_, viewer_); !f.empty()) return f;
        }
        if (G::waiting(rules_, state_).has(viewer_)) {
            for (int i = 0; i < actions; ++i) add_preview();
        }
        const auto view = G::observe(rules_, state_, viewer_);
        const auto figures = G::figures(rules_, state_, viewer_);
        for (int i = 0; i < kPreviewSamples; ++i) {
            const State dealt = G::sample(rules_, view, rng_);
            Fault f = previews_fault(dealt);
            if (!(G::figures(rules_, dealt, viewer_) == figures)) f = "figures tell a secret";
            if (f.empty()) continue;
            return f + " (viewer " + actor_name(viewer_) + "): " + position_text<G>(rules_, dealt);
        }
        return {};
    }

  private:
    struct Previewed {
        typename G::Action action;
        Preview<G> preview;
    };

    void add_preview() {
        Previewed& one = *previewed_.emplace_back(std::make_unique<Previewed>());
        one.action = G::random_legal(rules_, state_, viewer_, rng_);
        preview<G>(rules_, state_, viewer_, one.action, one.preview);
    }

    Fault previews_fault(const State& dealt) const {
        Preview<G> again;
        for (const auto& one : previewed_) {
            preview<G>(rules_, dealt, viewer_, one->action, again);
            const Fault f = preview_difference<G>(rules_, viewer_, one->preview, again);
            if (f.empty()) continue;
            return "a preview of " + step_text<G>(rules_, viewer_, one->action) +
                   " claims what does not follow from the view: " + f;
        }
        return {};
    }

    const Rules& rules_;
    const State& state_;
    Seat viewer_;
    Rng& rng_;
    std::vector<std::unique_ptr<Previewed>> previewed_;
};

template <Game G>
Fault previews_fault(const typename G::Rules& rules, const typename G::State& state, Seat viewer,
                     int actions, Rng& rng) {
    if constexpr (Foreseeing<G>) {
        return PreviewComparison<G>(rules, state, viewer, rng).fault(actions);
    }
    return {};
}

}  // namespace pakhuis::kit
