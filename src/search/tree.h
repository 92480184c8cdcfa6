// A tree search for games with hidden parts and chance, for any number of seats.
//
//   Tree<Carts, MyJudge> tree(rules, judge);
//   const carts::Action action = tree.choose(view, {.iterations = 1000}, seed);
//
// Each iteration draws a state that fits the root's view (search/worlds.h) and walks down the tree
// with it: decisions by value, prior and visits (PUCT), chance by the rules' own weights. At the
// first decision that has no node yet it makes one, asks the judge for the values of all seats, and
// adds them up along its way. Each seat looks for its own share of the win.
//
//   nodes    One for each information set. At decisions of the searching seat that is what it
//            knows; at decisions of others it is what everybody knows. So no choice depends on what
//            its seat does not see: with simultaneous choices nobody sees another's before the game
//            opens it. An action that is legal in some samples only counts how often it was
//            available.
//   width    A node tries its first few actions by prior; the number rises with the root of its
//            visits.
//   memory   An arena of fixed size, made with the tree (search/arena.h). An iteration allocates
//            nothing. When the arena is full, the tree grows no more; iterations go on.
//   turns    If the seat decides again and learned nothing since, its tree is kept.
//
// The choice follows from rules, view, budget, seed and the earlier choices of the same turn. It
// depends on nothing that the view does not show. The rules of a game with a clock must be
// clockless (engine/game.h).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "search/arena.h"
#include "search/fingerprint.h"
#include "search/judges.h"
#include "search/root.h"
#include "search/shape.h"
#include "search/worlds.h"

namespace pakhuis::search {

template <Game G, class JudgeType, class Likelihood = AllAlike>
class Tree {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;

    // Refers to the rules, which must outlive it.
    explicit Tree(const Rules& rules, JudgeType judge = {}, Shape shape = {},
                  Likelihood likelihood = {})
        : rules_(rules),
          judge_(std::move(judge)),
          likelihood_(std::move(likelihood)),
          shape_(shape),
          arena_(shape.nodes, shape.edges),
          scratch_(std::make_unique<Room>()) {}

    // A legal action of view.viewer, which must be waiting: the one visited most often. A forced
    // one is returned at once.
    Action choose(const View& view, const Budget& budget, std::uint64_t seed) {
        Rng rng(seed);
        think(view, budget, rng);
        const Action action = best_of_root();
        remember(view, action);
        return action;
    }
    // The same for choices that should not be readable: each action with the probability of its
    // share of the visits.
    Action choose_mixed(const View& view, const Budget& budget, std::uint64_t seed) {
        Rng rng(seed);
        think(view, budget, rng);
        const Action action = drawn_of_root(rng);
        remember(view, action);
        return action;
    }

    // The next choice begins without a tree.
    void forget() { remembers_ = false; }

    // Of the latest choice. None if it was forced.
    template <class Visit>
    void for_each_candidate(Visit&& visit) const {
        if (root_ == kNone) return;
        for (Index i = arena_.node(root_).first; i != kNone; i = arena_.edge(i).next) {
            const Edge<Action>& e = arena_.edge(i);
            visit(Candidate<Action>{e.action, e.visits, mean(e.sum, e.visits, 0), e.prior});
        }
    }
    int iterations() const { return iterations_; }  // done for the latest choice
    std::size_t nodes() const { return arena_.nodes(); }
    bool kept() const { return kept_; }  // whether the latest choice began with a tree

  private:
    static constexpr std::size_t kLongestPath = 128;

    struct PathKeys {
        std::uint64_t own = 0;     // what the searching seat saw
        std::uint64_t common = 0;  // what everybody saw
    };
    struct Step {
        Index node;
        Index edge;
    };
    // Scratch space that would be too large for the stack of a page.
    struct Room {
        ActionList<G> legal;
        Priors<G> priors;
        Scratch<std::uint32_t, G::kMaxActions> order;
        std::array<bool, G::kMaxActions> found;
        Scratch<Step, kLongestPath> path;
    };

    void think(const View& view, const Budget& budget, Rng& rng) {
        iterations_ = 0;
        root_ = kNone;
        viewer_ = view.viewer;
        kept_ = follows(view, rng);
        if (!kept_) begin_afresh();
        seed_ = rng.next();
        root_state_ = G::sample(rules_, view, rng);
        G::legal(rules_, root_state_, viewer_, scratch_->legal);
        forced_ = scratch_->legal[0];
        if (scratch_->legal.size() == 1) return;
        root_ = root_of(view, rng);
        if (root_ != kNone && shape_.root_width > 0) {
            halving_.begin(arena_, root_, budget.iterations, shape_);
        }
        while (iterations_ < budget.iterations) {
            if (budget.stop != nullptr && iterations_ % kIterationsBetweenStops == 0 &&
                budget.stop(budget.context)) {
                break;
            }
            if (!iterate(view, rng)) break;
            ++iterations_;
        }
    }

    void begin_afresh() {
        kept_ = false;
        arena_.clear();
        begin_ = {};
    }
    // A kept tree without room for its new root is given up.
    Index root_of(const View& view, Rng& rng) {
        const std::uint64_t key = key_at(root_state_, viewer_, begin_);
        const Index found = arena_.find(key);
        if (found != kNone) return found;
        const Index made = expand(key, view, viewer_, G::kMaxActions, rng);
        if (made != kNone || !kept_) return made;
        begin_afresh();
        return root_of(view, rng);
    }

    // Whether the view is what the seat knew that it would see after its latest choice. Then all
    // samples of the former search that took this way fit the new view.
    bool follows(const View& view, Rng& rng) {
        if (!remembers_ || last_view_.viewer != view.viewer) return false;
        remembers_ = false;
        State state = G::sample(rules_, last_view_, rng);
        const PathKeys keys = after(state, viewer_, last_action_, begin_);
        G::apply(rules_, state, viewer_, last_action_);
        if (!(G::waiting(rules_, state) == Seats::of(viewer_)) ||
            !(G::observe(rules_, state, viewer_) == view)) {
            return false;
        }
        begin_ = keys;
        return true;
    }
    void remember(const View& view, const Action& action) {
        remembers_ = true;
        last_view_ = view;
        last_action_ = action;
    }

    // The next action of the root to try; kNone if there is nothing to find out.
    Index next_of_root(Rng& rng) {
        if (root_ == kNone) return kNone;
        if (shape_.root_width > 0) return halving_.next(arena_);
        G::legal(rules_, root_state_, viewer_, scratch_->legal);
        return select(root_, root_state_, rng);
    }
    // One world, from the root to a leaf. The root's actions are the same in all worlds.
    bool iterate(const View& view, Rng& rng) {
        Room& room = *scratch_;
        room.path.clear();
        const Index edge = next_of_root(rng);
        if (edge == kNone) return false;
        room.path.push_back({root_, edge});
        const Action action = arena_.edge(edge).action;
        Rng luck(shape_.paired ? seed_ + arena_.edge(edge).visits : rng.next());
        State state = likely_world<G>(rules_, view, likelihood_, luck);
        const PathKeys keys = after(state, viewer_, action, begin_);
        G::apply(rules_, state, viewer_, action);
        add_up(walk(state, keys, luck));
        return true;
    }
    Values walk(State& state, PathKeys keys, Rng& rng) {
        for (;;) {
            const Seats who = G::waiting(rules_, state);
            if (who.empty()) return values_of_end<G>(rules_, state, shape_.end);
            const Seat actor = who.lowest();
            if (actor == kChance) {
                G::apply(rules_, state, kChance, G::sample_chance(rules_, state, rng));
                continue;
            }
            G::legal(rules_, state, actor, scratch_->legal);
            Action action = scratch_->legal[0];
            if (scratch_->legal.size() > 1) {
                const Step step = decide(state, actor, keys, rng);
                if (step.edge == kNone) return judged(step.node, state, actor, rng);
                scratch_->path.push_back(step);
                action = arena_.edge(step.edge).action;
            }
            keys = after(state, actor, action, keys);
            G::apply(rules_, state, actor, action);
        }
    }
    // A new node begins with the judge's value.
    Values judged(Index leaf, const State& state, Seat actor, Rng& rng) {
        const Values values = judge_.values(rules_, state, G::observe(rules_, state, actor), rng);
        if (leaf != kNone && arena_.node(leaf).visits == 0) {
            arena_.node(leaf).sum = values[arena_.node(leaf).seat];
            arena_.node(leaf).visits = 1;
        }
        return values;
    }
    // The edge to follow; kNone at a leaf. scratch_->legal holds the legal actions.
    Step decide(const State& state, Seat actor, const PathKeys& keys, Rng& rng) {
        if (scratch_->path.size() == kLongestPath) return {kNone, kNone};
        const std::uint64_t key = key_at(state, actor, keys);
        const Index at = arena_.find(key);
        if (at != kNone) return {at, select(at, state, rng)};
        if (arena_.full()) return {kNone, kNone};
        const View seen = G::observe(rules_, state, actor);
        return {expand(key, seen, actor, shape_.most_edges, rng), kNone};
    }
    void add_up(const Values& values) {
        for (const Step& step : scratch_->path) {
            Node& node = arena_.node(step.node);
            Edge<Action>& edge = arena_.edge(step.edge);
            const Share value = values[node.seat];
            node.sum += value;
            ++node.visits;
            edge.sum += value;
            ++edge.visits;
        }
    }

    std::uint64_t key_at(const State& state, Seat actor, const PathKeys& keys) const {
        const bool own = actor == viewer_;
        std::uint64_t seen = own ? keys.own : keys.common;
        if (shape_.keys == Keys::kViews) {
            seen = fingerprint(G::observe(rules_, state, own ? viewer_ : kSpectator));
        }
        return mix64(seen + actor);
    }
    PathKeys after(const State& state, Seat actor, const Action& action, PathKeys keys) const {
        if (shape_.keys == Keys::kViews) return keys;
        const Seats sees = G::visible_to(rules_, state, actor, action);
        const std::uint64_t hidden = mix64(actor);
        const std::uint64_t open = mix64(fingerprint(action) + actor);
        keys.own = mix64(keys.own ^ (sees.has(viewer_) ? open : hidden));
        keys.common = mix64(keys.common ^ (sees.has(kSpectator) ? open : hidden));
        return keys;
    }

    // Makes a node with an edge for each legal action, up to `most` by prior. kNone: no room.
    Index expand(std::uint64_t key, const View& seen, Seat seat, std::size_t most, Rng& rng) {
        const Index made = arena_.add_node(key, seat);
        if (made == kNone) return kNone;
        Room& room = *scratch_;
        judge_.priors(rules_, seen, room.legal, rng, room.priors);
        room.order.clear();
        for (std::uint32_t i = 0; i < room.legal.size(); ++i) room.order.push_back(i);
        // Of equal priors none comes first because of its place in the list.
        std::sort(room.order.begin(), room.order.end(), [&](std::uint32_t a, std::uint32_t b) {
            if (room.priors[a] != room.priors[b]) return room.priors[a] > room.priors[b];
            return mix64(key ^ a) < mix64(key ^ b);
        });
        const std::size_t count = std::min(most, room.order.size());
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint32_t place = room.order[i];
            if (!arena_.add_edge(made, room.legal[place], room.priors[place], place)) break;
        }
        return made;
    }

    // The best edge among the first available ones, by PUCT; kNone if no edge is legal here.
    Index select(Index at, const State& state, Rng& rng) {
        meet_new_actions(at, state, rng);
        const Node& node = arena_.node(at);
        int width =
            shape_.first_width + shape_.width_per_root * static_cast<int>(whole_root(node.visits));
        const Share unvisited =
            std::max(mean(node.sum, node.visits, kWhole / 2) - shape_.reduction, Share{0});
        Index best = kNone;
        std::int64_t most = 0;
        for (Index i = node.first; i != kNone && width > 0; i = arena_.edge(i).next) {
            Edge<Action>& edge = arena_.edge(i);
            if (!is_legal(edge)) continue;
            --width;
            ++edge.available;
            const std::int64_t score = promise(edge, unvisited);
            if (best == kNone || score > most) {
                best = i;
                most = score;
            }
        }
        return best;
    }
    std::int64_t promise(const Edge<Action>& edge, Share unvisited) const {
        const std::int64_t root = whole_root(std::uint64_t{edge.available} << 8);  // in 16ths
        const std::int64_t bonus =
            shape_.exploration * std::int64_t{edge.prior} * root / 4096 / (1 + edge.visits);
        return mean(edge.sum, edge.visits, unvisited) + bonus;
    }

    // Adds edges for actions that no earlier sample allowed here.
    void meet_new_actions(Index at, const State& state, Rng& rng) {
        Room& room = *scratch_;
        const Node& node = arena_.node(at);
        std::fill_n(room.found.begin(), room.legal.size(), false);
        std::size_t found = 0;
        for (Index i = node.first; i != kNone; i = arena_.edge(i).next) {
            Edge<Action>& edge = arena_.edge(i);
            const std::size_t place = place_of(edge);
            if (place == room.legal.size()) continue;
            edge.place = static_cast<std::uint32_t>(place);
            room.found[place] = true;
            ++found;
        }
        if (found == room.legal.size() || node.edges >= shape_.most_edges) return;
        judge_.priors(rules_, G::observe(rules_, state, node.seat), room.legal, rng, room.priors);
        for (std::size_t i = 0; i < room.legal.size() && node.edges < shape_.most_edges; ++i) {
            if (!room.found[i] && !arena_.add_edge(at, room.legal[i], room.priors[i], i)) return;
        }
    }
    // The edge's place in the list of legal actions, or the list's size.
    std::size_t place_of(const Edge<Action>& edge) const {
        const ActionList<G>& legal = scratch_->legal;
        if (is_legal(edge)) return edge.place;
        return static_cast<std::size_t>(std::find(legal.begin(), legal.end(), edge.action) -
                                        legal.begin());
    }
    // After place_of: whether the action is legal in this sample.
    bool is_legal(const Edge<Action>& edge) const {
        return edge.place < scratch_->legal.size() && scratch_->legal[edge.place] == edge.action;
    }

    static Share mean(std::int64_t sum, std::uint32_t visits, Share otherwise) {
        return visits == 0 ? otherwise : static_cast<Share>(sum / visits);
    }
    // Of equally many visits the better mean counts, then the prior.
    Action best_of_root() const {
        if (root_ == kNone) return forced_;
        if (shape_.root_width > 0) return arena_.edge(halving_.best(arena_)).action;
        return most_visited();
    }
    Action most_visited() const {
        if (root_ == kNone) return forced_;
        const Edge<Action>* best = nullptr;
        for (Index i = arena_.node(root_).first; i != kNone; i = arena_.edge(i).next) {
            const Edge<Action>& edge = arena_.edge(i);
            const bool better = best == nullptr || edge.visits > best->visits ||
                                (edge.visits == best->visits &&
                                 mean(edge.sum, edge.visits, 0) > mean(best->sum, best->visits, 0));
            if (better) best = &edge;
        }
        return best == nullptr ? forced_ : best->action;
    }
    Action drawn_of_root(Rng& rng) const {
        if (root_ == kNone) return forced_;
        if (shape_.root_width > 0) return arena_.edge(halving_.drawn(arena_, rng)).action;
        return drawn_by_visits(rng);
    }
    Action drawn_by_visits(Rng& rng) const {
        std::uint32_t visits = 0;
        for_each_candidate([&](const auto& candidate) { visits += candidate.visits; });
        if (visits == 0) return most_visited();
        std::uint32_t left = rng.below(visits);
        Index i = arena_.node(root_).first;
        while (left >= arena_.edge(i).visits) {
            left -= arena_.edge(i).visits;
            i = arena_.edge(i).next;
        }
        return arena_.edge(i).action;
    }

    const Rules& rules_;
    JudgeType judge_;
    Likelihood likelihood_;
    Shape shape_;
    Arena<Action> arena_;
    std::unique_ptr<Room> scratch_;
    Halving<Action> halving_;

    Seat viewer_ = 0;
    Index root_ = kNone;
    State root_state_{};  // a sample of the view, for what all samples have in common
    std::uint64_t seed_ = 0;
    Action forced_{};
    PathKeys begin_{};  // of the root
    int iterations_ = 0;
    bool kept_ = false;
    bool remembers_ = false;
    View last_view_{};
    Action last_action_{};
};

}  // namespace pakhuis::search
