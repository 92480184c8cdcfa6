// The implementation of Batch for any game with features.
#pragma once

#include <array>
#include <cstring>
#include <utility>
#include <vector>

#include "batch/batch.h"
#include "batch/lane.h"
#include "batch/room.h"
#include "batch/workers.h"
#include "codec/format_text.h"
#include "codec/hash.h"
#include "registry/typed_match.h"
#include "thinking/choose.h"

namespace pakhuis::batch {

// Matches are stepped in chunks of this size, one thread at a chunk.
inline constexpr std::size_t kChunk = 64;

// The setup has been checked.
inline Players players_of(const BatchSetup& setup, int seats) {
    Players out;
    out.seats = static_cast<std::int8_t>(seats);
    out.rotate = !setup.players.empty();
    for (std::size_t p = 0; p < setup.players.size(); ++p) {
        const int bot = find_name(kBotNames, setup.players[p]);  // -1 for kAsked
        out.bots[p] = static_cast<std::int8_t>(bot);
    }
    return out;
}

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
          parts_(setup.parts),
          sizes_{setup.matches,      rules_.seats,  G::kFeatures,
                 G::kActionFeatures, G::kActionIds, static_cast<int>(sizeof(State))},
          workers_(setup.threads),
          lanes_(count(), Lane<G>{start.game_state()}),
          chunks_((count() + kChunk - 1) / kChunk),
          seat_(count()),
          player_(count()),
          first_(count() + 1),
          features_(parts_.features ? count() * G::kFeatures : 0),
          mask_(parts_.mask ? count() * G::kActionIds : 0),
          steps_(count()),
          ended_(count()),
          score_(count() * seats()),
          share_(count() * seats()) {
        reset(setup.seed);
    }

    Device device() const override { return Device::kHost; }
    const BatchSizes& sizes() const override { return sizes_; }
    const BatchArrays& arrays() const override { return arrays_; }
    int threads() const override { return workers_.threads(); }

    void reset(std::uint64_t seed) override {
        for_each_lane([&](Play& play) { play.reset(seed); });
        tell();
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

    void step_random(int decisions) override {
        for_each_lane([&](Play& play) {
            play.clear_results();
            play.decide_random(decisions);
        });
        tell();
    }

    std::vector<std::string> action_texts(int match) const override {
        std::vector<std::string> out;
        ActionList<G> legal;
        list_legal(lanes_[static_cast<std::size_t>(match)], legal);
        for (const Action& action : legal) out.push_back(start_.write(action));
        return out;
    }

    std::unique_ptr<Match> match(int match) const override {
        auto copy = std::make_unique<TypedMatch<G>>(start_);
        copy->place(lanes_[static_cast<std::size_t>(match)].state);
        return copy;
    }

    std::uint64_t digest() const override {
        std::uint64_t sum = 0;
        for (const Lane<G>& lane : lanes_) {
            sum = mix64(sum ^ codec::field_hash_in<Rules>(lane.state, rules_.version));
        }
        return sum;
    }
    std::uint64_t total_steps() const override { return total_.steps; }
    std::uint64_t total_matches() const override { return total_.matches; }

    bool any_idle() const override {
        for (const Lane<G>& lane : lanes_) {
            if (lane.idle) return true;
        }
        return false;
    }

  private:
    // The choices of the bots of the house.
    struct Bots {
        const Rules& rules;
        Action operator()(int bot, const typename G::View& view, Rng& rng) const {
            const std::string_view name = kBotNames[static_cast<std::size_t>(bot)];
            return thinking::choose<G>(name, rules, view, rng);
        }
    };
    using Play = LanePlay<G, Bots>;
    // The legal actions of its matches, one after the other.
    struct Chunk {
        std::vector<Action> actions;
        std::array<std::size_t, kChunk + 1> first{};
        Tally tally;
    };

    std::size_t count() const { return static_cast<std::size_t>(sizes_.matches); }
    std::size_t seats() const { return static_cast<std::size_t>(sizes_.seats); }

    std::span<const Action> listed(std::size_t i) const {
        const Chunk& chunk = chunks_[i / kChunk];
        const std::size_t from = chunk.first[i % kChunk];
        return {chunk.actions.data() + from, chunk.first[i % kChunk + 1] - from};
    }
    void list_legal(const Lane<G>& lane, ActionList<G>& out) const {
        if (!lane.idle) G::legal(rules_, lane.state, lane.seat, out);
    }

    // work(play) for every match, on all threads.
    template <class Work>
    void for_each_lane(const Work& work) {
        const Bots bots{rules_};
        const LaneResults results{&ended_[0], &score_[0], &share_[0]};
        workers_.share(chunks_.size(), [&](std::size_t c) {
            Tally tally;
            for_each_of(c, [&](std::size_t i) {
                Play play(rules_, start_.game_state(), players_, bots, results, i, lanes_[i], tally);
                work(play);
            });
            chunks_[c].tally = tally;
        });
        for (const Chunk& chunk : chunks_) {
            total_.steps += chunk.tally.steps;
            total_.matches += chunk.tally.matches;
        }
    }
    template <class Work>
    void for_each_of(std::size_t c, const Work& work) const {
        const std::size_t end = std::min(count(), (c + 1) * kChunk);
        for (std::size_t i = c * kChunk; i < end; ++i) work(i);
    }

    // `find` gives the action of a choice among the listed ones, or nullptr.
    template <class Find>
    std::optional<Problem> step_by(std::span<const std::int32_t> choices, const Find& find) {
        if (choices.size() != count()) {
            return Problem{
                "wrong-count", "choices",
                codec::format_text("There must be {} choices, not {}.", count(), choices.size())};
        }
        chosen_.resize(count());
        if (!wants_lists()) list_all();
        for (std::size_t i = 0; i < count(); ++i) {
            const Action* action = find(listed(i), choices[i]);
            if (action == nullptr) {
                return Problem{"not-legal", codec::format_text("match {}", i),
                               codec::format_text("{} is not a legal choice here.", choices[i])};
            }
            chosen_[i] = *action;
        }
        for_each_lane([&](Play& play) {
            play.clear_results();
            play.decide(chosen_[play.index()]);
        });
        tell();
        return std::nullopt;
    }

    bool wants_lists() const { return parts_.lists || parts_.action_features || parts_.mask; }

    // Fills the arrays for the states as they are.
    void tell() {
        if (wants_lists()) {
            list_all();
            join_lists();
        }
        workers_.share(chunks_.size(), [&](std::size_t c) {
            for_each_of(c, [&](std::size_t i) { tell_match(i); });
        });
        arrays_ = {seat_.column(),     player_.column(),          first_.column(), ids_.column(),
                   features_.column(), action_features_.column(), mask_.column(),  steps_.column(),
                   ended_.column(),    score_.column(),           share_.column()};
    }

    void list_all() {
        workers_.share(chunks_.size(), [&](std::size_t c) { list_chunk(c); });
    }

    void list_chunk(std::size_t c) {
        Chunk& chunk = chunks_[c];
        chunk.actions.clear();
        ActionList<G> legal;
        for_each_of(c, [&](std::size_t i) {
            chunk.first[i % kChunk] = chunk.actions.size();
            legal.clear();
            list_legal(lanes_[i], legal);
            chunk.actions.insert(chunk.actions.end(), legal.begin(), legal.end());
            chunk.first[i % kChunk + 1] = chunk.actions.size();
        });
    }

    void join_lists() {
        std::size_t all = 0;
        for (std::size_t i = 0; i < count(); ++i) {
            first_[i] = static_cast<std::int32_t>(all);
            all += listed(i).size();
        }
        first_[count()] = static_cast<std::int32_t>(all);
        ids_.resize(all);
        if (parts_.action_features) action_features_.resize(all * G::kActionFeatures);
    }

    void tell_match(std::size_t i) {
        const Lane<G>& lane = lanes_[i];
        seat_[i] = lane.seat;
        player_[i] = static_cast<std::uint8_t>(players_.player_at(i, lane.round, lane.seat));
        steps_[i] = lane.steps;
        if (!parts_.features && !parts_.action_features) {
            if (wants_lists()) tell_ids(i);
            return;
        }
        const typename G::View view = G::observe(rules_, lane.state, lane.seat);
        if (parts_.features) {
            FeatureRow row(&features_[i * G::kFeatures]);
            G::features(rules_, view, row);
        }
        if (wants_lists()) tell_ids(i);
        if (parts_.action_features) tell_action_features(i, view);
    }

    void tell_ids(std::size_t i) {
        std::uint8_t* mask = parts_.mask ? &mask_[i * G::kActionIds] : nullptr;
        if (mask != nullptr) std::memset(mask, 0, G::kActionIds);
        auto to = static_cast<std::size_t>(first_[i]);
        for (const Action& action : listed(i)) {
            const int id = G::action_id(rules_, action);
            ids_[to++] = id;
            if (mask != nullptr) mask[id] = 1;
        }
    }

    void tell_action_features(std::size_t i, const typename G::View& view) {
        auto to = static_cast<std::size_t>(first_[i]) * G::kActionFeatures;
        for (const Action& action : listed(i)) {
            FeatureRow row(&action_features_[to]);
            G::action_features(rules_, view, action, row);
            to += G::kActionFeatures;
        }
    }

    const TypedMatch<G> start_;
    const Rules& rules_;
    const Players players_;
    const BatchParts parts_;
    const BatchSizes sizes_;
    Workers workers_;
    std::vector<Lane<G>> lanes_;
    std::vector<Chunk> chunks_;
    std::vector<Action> chosen_;
    Tally total_;

    Room<std::uint8_t> seat_;
    Room<std::uint8_t> player_;
    Room<std::int32_t> first_;
    Room<std::int32_t> ids_;
    Room<Feature> features_;
    Room<Feature> action_features_;
    Room<std::uint8_t> mask_;
    Room<std::int32_t> steps_;
    Room<std::uint8_t> ended_;
    Room<std::int32_t> score_;
    Room<float> share_;
    BatchArrays arrays_;
};

}  // namespace pakhuis::batch
