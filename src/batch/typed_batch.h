// The implementation of Batch for any game with features.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "batch/room.h"
#include "batch/typed_parts.h"
#include "batch/workers.h"
#include "thinking/mind.h"

namespace pakhuis::batch {

// Matches are stepped in chunks of this size, one thread at a chunk.
inline constexpr std::size_t kChunk = 64;

template <Featured G>
class TypedBatch final : public Batch {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Action = typename G::Action;

    TypedBatch(const TypedMatch<G>& start, const BatchSetup& setup)
        : start_(start),
          rules_(start_.clockless_rules()),
          players_(players_of(setup, rules_.seats)),
          net_(net_if_needed(start, setup.players)),
          parts_(setup.parts),
          sizes_(sizes_of<G>(setup, rules_.seats)),
          workers_(setup.threads),
          lanes_(count(), Lane<G>{start.game_state()}),
          chunks_((count() + kChunk - 1) / kChunk) {
        make_rooms();
        reset(setup.seed);
    }

    Device device() const override { return Device::kHost; }
    const BatchSizes& sizes() const override { return sizes_; }
    const BatchArrays& arrays() const override { return arrays_; }
    int threads() const override { return workers_.threads(); }

    std::optional<Problem> reset(std::uint64_t seed) override {
        play_on([&](Play& play) { play.reset(seed); });
        return std::nullopt;
    }

    std::optional<Problem> step(std::span<const std::int32_t> choices) override {
        return step_by(choices, [](std::span<const Action> list, std::int32_t choice) {
            const bool good = choice >= 0 && static_cast<std::size_t>(choice) < list.size();
            return good ? &list[static_cast<std::size_t>(choice)] : nullptr;
        });
    }

    std::optional<Problem> step_ids(std::span<const std::int32_t> ids) override {
        return step_by(ids, [this](std::span<const Action> list, std::int32_t id) {
            for (const Action& action : list) {
                if (G::action_id(rules_, action) == id) return &action;
            }
            return static_cast<const Action*>(nullptr);
        });
    }

    std::optional<Problem> step_there(const std::int32_t* choices) override {
        return step({choices, count()});
    }
    std::optional<Problem> step_ids_there(const std::int32_t* ids) override {
        return step_ids({ids, count()});
    }

    std::optional<Problem> step_random(int decisions) override {
        play_on([&](Play& play) {
            play.clear_results();
            play.decide_random(decisions);
        });
        return std::nullopt;
    }

    std::optional<Problem> advise(std::string_view bot, std::uint64_t seed,
                                  std::span<std::int32_t> places) override {
        if (auto problem = unknown_player(bot)) return problem;
        if (places.size() != count()) return wrong_count("places", count(), places.size());
        const thinking::SharedNet net = net_if_needed(start_, std::array{bot});
        workers_.share(chunks_.size(), [&](std::size_t c) {
            if (!wants_lists(parts_)) list_chunk(c);
            thinking::Mind<G> mind(rules_, net);
            for_each_of(c, [&](std::size_t i) {
                Rng rng(mix64(seed) + i);
                places[i] = lanes_[i].now.idle ? -1 : advice_at(i, mind, bot, rng);
            });
        });
        return std::nullopt;
    }

    std::vector<std::string> action_texts(int match) const override {
        return legal_texts(start_, lanes_[static_cast<std::size_t>(match)]);
    }
    std::unique_ptr<Match> match(int match) const override {
        return match_at(start_, lanes_[static_cast<std::size_t>(match)].state);
    }
    std::uint64_t digest() const override { return digest_of<G>(lanes_, rules_.version); }
    std::optional<Problem> read(void* to, const void* from, std::size_t size) const override {
        std::memcpy(to, from, size);
        return std::nullopt;
    }
    std::uint64_t total_steps() const override { return total_.steps; }
    std::uint64_t total_matches() const override { return total_.matches; }

    bool any_idle() const override {
        for (const Lane<G>& lane : lanes_) {
            if (lane.now.idle) return true;
        }
        return false;
    }

  private:
    // The choices of the bots of the house, for one thread.
    struct Bots {
        static constexpr bool kSomeSeats = true;
        thinking::Mind<G>& mind;
        Action operator()(int bot, const typename G::View& view, Rng& rng) const {
            return mind.choose({kBotNames[static_cast<std::size_t>(bot)]}, view, rng).action;
        }
    };
    using Play = LanePlay<G, Bots>;
    static constexpr std::size_t kNone = ~std::size_t{0};
    struct Chunk {
        // The legal actions of its matches, one after the other.
        std::vector<Action> actions;
        std::array<std::size_t, kChunk + 1> first{};
        std::size_t told_from = 0;  // where its actions begin in ids
        Tally tally;
        std::size_t wrong = kNone;  // its first match whose choice is not legal
    };

    template <class Names>
    static thinking::SharedNet net_if_needed(const Match& start, const Names& bots) {
        const bool needed = std::any_of(bots.begin(), bots.end(), needs_net);
        return needed ? thinking::net_for(start).value_or(nullptr) : nullptr;
    }

    void make_rooms() {
        rooms_.seat.resize(count());
        rooms_.player.resize(count());
        rooms_.first.resize(count() + 1);
        if (parts_.features) rooms_.features.resize(count() * G::kFeatures);
        if (parts_.mask) rooms_.mask.resize(count() * G::kActionIds);
        rooms_.steps.resize(count());
        rooms_.ended.resize(count());
        rooms_.score.resize(count() * seats());
        rooms_.share.resize(count() * seats());
    }

    std::size_t count() const { return static_cast<std::size_t>(sizes_.matches); }
    std::size_t seats() const { return static_cast<std::size_t>(sizes_.seats); }

    std::span<const Action> listed(std::size_t i) const {
        const Chunk& chunk = chunks_[i / kChunk];
        const std::size_t from = chunk.first[i % kChunk];
        return {chunk.actions.data() + from, chunk.first[i % kChunk + 1] - from};
    }

    std::int32_t advice_at(std::size_t i, thinking::Mind<G>& mind, std::string_view bot,
                           Rng& rng) const {
        const Lane<G>& lane = lanes_[i];
        const auto view = G::observe(rules_, lane.state, lane.now.seat);
        const Action chosen = mind.choose({bot}, view, rng).action;
        const auto list = listed(i);
        return static_cast<std::int32_t>(std::find(list.begin(), list.end(), chosen) -
                                         list.begin());
    }

    // work(index) for every match of a chunk.
    template <class Work>
    void for_each_of(std::size_t c, const Work& work) const {
        const std::size_t end = std::min(count(), (c + 1) * kChunk);
        for (std::size_t i = c * kChunk; i < end; ++i) work(i);
    }

    // `find` gives the action of a choice among the listed ones, or nullptr.
    template <class Find>
    std::optional<Problem> step_by(std::span<const std::int32_t> choices, const Find& find) {
        if (choices.size() != count()) {
            return wrong_count("choices", count(), choices.size());
        }
        chosen_.resize(count());
        workers_.share(chunks_.size(), [&](std::size_t c) {
            if (!wants_lists(parts_)) list_chunk(c);
            choose_chunk(c, choices, find);
        });
        for (const Chunk& chunk : chunks_) {
            if (chunk.wrong == kNone) continue;
            return not_legal(chunk.wrong, choices[chunk.wrong]);
        }
        play_on([&](Play& play) {
            play.clear_results();
            play.decide(chosen_[play.index()]);
        });
        return std::nullopt;
    }

    template <class Find>
    void choose_chunk(std::size_t c, std::span<const std::int32_t> choices, const Find& find) {
        Chunk& chunk = chunks_[c];
        chunk.wrong = kNone;
        for_each_of(c, [&](std::size_t i) {
            const Action* action = find(listed(i), choices[i]);
            if (action != nullptr) {
                chosen_[i] = *action;
            } else if (chunk.wrong == kNone) {
                chunk.wrong = i;
            }
        });
    }

    // work(play) for every match, on all threads; then the arrays tell the states as they are. What
    // follows from one state is done at once, while the processor's cache holds it.
    template <class Work>
    void play_on(const Work& work) {
        const LaneResults results{&rooms_.ended[0], &rooms_.score[0], &rooms_.share[0]};
        workers_.share(chunks_.size(), [&](std::size_t c) {
            if (parts_.mask) clear_mask(c);
            Tally tally;
            thinking::Mind<G> mind(rules_, net_);
            const Bots bots{mind};
            for_each_of(c, [&](std::size_t i) {
                {
                    Play play(rules_, start_.game_state(), players_, bots, results, i, lanes_[i],
                              tally);
                    work(play);
                }
                tell_match(i);
            });
            chunks_[c].tally = tally;
            if (wants_lists(parts_)) list_chunk(c);
        });
        for (const Chunk& chunk : chunks_) {
            total_.steps += chunk.tally.steps;
            total_.matches += chunk.tally.matches;
        }
        if (wants_lists(parts_)) tell_lists();
        arrays_ = rooms_.columns();
    }

    void list_chunk(std::size_t c) {
        Chunk& chunk = chunks_[c];
        chunk.actions.clear();
        ActionList<G> legal;
        for_each_of(c, [&](std::size_t i) {
            chunk.first[i % kChunk] = chunk.actions.size();
            legal.clear();
            list_legal(rules_, lanes_[i], legal);
            chunk.actions.insert(chunk.actions.end(), legal.begin(), legal.end());
            chunk.first[i % kChunk + 1] = chunk.actions.size();
        });
    }

    void tell_match(std::size_t i) {
        const Lane<G>& lane = lanes_[i];
        rooms_.seat[i] = lane.now.seat;
        rooms_.player[i] = static_cast<std::uint8_t>(players_.player_at(i, lane.now));
        rooms_.steps[i] = lane.now.steps;
        if (!parts_.features) return;
        FeatureRow row(&rooms_.features[i * G::kFeatures]);
        G::features(rules_, G::observe(rules_, lane.state, lane.now.seat), row);
    }

    // The lists of all chunks, one after the other.
    void tell_lists() {
        std::size_t all = 0;
        for (Chunk& chunk : chunks_) {
            chunk.told_from = all;
            all += chunk.actions.size();
        }
        rooms_.first[count()] = static_cast<std::int32_t>(all);
        rooms_.ids.resize(all);
        if (parts_.action_features) rooms_.action_features.resize(all * G::kActionFeatures);
        if (parts_.after) rooms_.after.resize(all * G::kFeatures);
        workers_.share(chunks_.size(), [&](std::size_t c) {
            for_each_of(c, [&](std::size_t i) {
                const std::size_t from = chunks_[c].told_from + chunks_[c].first[i % kChunk];
                rooms_.first[i] = static_cast<std::int32_t>(from);
                tell_ids(i, from);
                if (parts_.action_features) tell_action_features(i, from);
                if (parts_.after) tell_after(i, from);
            });
        });
    }

    void tell_ids(std::size_t i, std::size_t to) {
        for (const Action& action : listed(i)) {
            const int id = G::action_id(rules_, action);
            rooms_.ids[to++] = id;
            if (parts_.mask) rooms_.mask[i * G::kActionIds + static_cast<std::size_t>(id)] = 1;
        }
    }

    // The lists still are those that the masks were made of: only their ids are set.
    void clear_mask(std::size_t c) {
        for_each_of(c, [&](std::size_t i) {
            for (auto k = rooms_.first[i]; k < rooms_.first[i + 1]; ++k) {
                const auto id = static_cast<std::size_t>(rooms_.ids[static_cast<std::size_t>(k)]);
                rooms_.mask[i * G::kActionIds + id] = 0;
            }
        });
    }

    void tell_action_features(std::size_t i, std::size_t from) {
        const Lane<G>& lane = lanes_[i];
        const typename G::View view = G::observe(rules_, lane.state, lane.now.seat);
        std::size_t to = from * G::kActionFeatures;
        for (const Action& action : listed(i)) {
            FeatureRow row(&rooms_.action_features[to]);
            G::action_features(rules_, view, action, row);
            to += G::kActionFeatures;
        }
    }

    void tell_after(std::size_t i, std::size_t from) {
        if (lanes_[i].now.idle) return;
        const State drawn = drawn_state(rules_, lanes_[i], i);
        std::size_t to = from * G::kFeatures;
        for (const Action& action : listed(i)) {
            batch::tell_after<G>(rules_, drawn, lanes_[i].now.seat, action, &rooms_.after[to]);
            to += G::kFeatures;
        }
    }

    const TypedMatch<G> start_;
    const Rules& rules_;
    const Players players_;
    const thinking::SharedNet net_;
    const BatchParts parts_;
    const BatchSizes sizes_;
    Workers workers_;
    std::vector<Lane<G>> lanes_;
    std::vector<Chunk> chunks_;
    std::vector<Action> chosen_;
    Tally total_;

    ArrayRooms<Room> rooms_;
    BatchArrays arrays_;  // columns of the rooms
};

}  // namespace pakhuis::batch
