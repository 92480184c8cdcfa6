// The implementation of Batch for any game with features.
#pragma once

#include <array>
#include <cstring>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "batch/batch.h"
#include "batch/room.h"
#include "batch/workers.h"
#include "codec/format_text.h"
#include "codec/hash.h"
#include "registry/typed_match.h"
#include "thinking/choose.h"

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
          players_(setup.players),
          parts_(setup.parts),
          sizes_{setup.matches,      rules_.seats,  G::kFeatures,
                 G::kActionFeatures, G::kActionIds, static_cast<int>(sizeof(State))},
          workers_(setup.threads),
          lanes_(count(), Lane{start.game_state()}),
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
        clear_results();
        for_each_lane([&](std::size_t i, Tally& tally) {
            lanes_[i].rng = Rng(mix64(seed) ^ mix64(i));
            lanes_[i].round = 0;
            begin(i, tally);
        });
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
        clear_results();
        for_each_lane([&](std::size_t i, Tally& tally) {
            Lane& lane = lanes_[i];
            for (int n = 0; n < decisions && !lane.idle; ++n) {
                decide(i, G::random_legal(rules_, lane.state, lane.seat, lane.rng), tally);
            }
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
        for (const Lane& lane : lanes_) {
            sum = mix64(sum ^ codec::field_hash_in<Rules>(lane.state, rules_.version));
        }
        return sum;
    }
    std::uint64_t total_steps() const override { return total_.steps; }
    std::uint64_t total_matches() const override { return total_.matches; }

    bool any_idle() const override {
        for (const Lane& lane : lanes_) {
            if (lane.idle) return true;
        }
        return false;
    }

  private:
    struct Lane {
        State state;
        Rng rng{0};
        std::uint32_t round = 0;  // matches that this place has finished
        Seat seat = 0;
        bool idle = false;
    };
    struct Tally {
        std::uint64_t steps = 0;
        std::uint64_t matches = 0;
    };
    // The legal actions of its matches, one after the other.
    struct Chunk {
        std::vector<Action> actions;
        std::array<std::size_t, kChunk + 1> first{};
        Tally tally;
    };

    // Matches that may end at one place before anybody is asked.
    static constexpr int kMostUnasked = 1000;

    std::size_t count() const { return static_cast<std::size_t>(sizes_.matches); }
    std::size_t seats() const { return static_cast<std::size_t>(sizes_.seats); }

    std::span<const Action> listed(std::size_t i) const {
        const Chunk& chunk = chunks_[i / kChunk];
        const std::size_t from = chunk.first[i % kChunk];
        return {chunk.actions.data() + from, chunk.first[i % kChunk + 1] - from};
    }
    void list_legal(const Lane& lane, ActionList<G>& out) const {
        if (!lane.idle) G::legal(rules_, lane.state, lane.seat, out);
    }

    bool rotates() const { return !players_.empty(); }
    std::size_t player_at(std::size_t i, std::size_t seat) const {
        const std::size_t turn = rotates() ? (i + lanes_[i].round) % seats() : 0;
        return (seat + seats() - turn) % seats();
    }
    std::string_view name_at(std::size_t i, std::size_t seat) const {
        return rotates() ? std::string_view(players_[player_at(i, seat)]) : kAsked;
    }

    // work(i, tally) for every match, on all threads.
    template <class Work>
    void for_each_lane(const Work& work) {
        workers_.share(chunks_.size(), [&](std::size_t c) {
            Tally tally;
            for_each_of(c, [&](std::size_t i) { work(i, tally); });
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

    void apply(std::size_t i, Seat actor, const Action& action, Tally& tally) {
        G::apply(rules_, lanes_[i].state, actor, action);
        ++steps_[i];
        ++tally.steps;
    }

    // Chance and bots play to the next decision that is asked; false: the match is over.
    bool advance(std::size_t i, Tally& tally) {
        Lane& lane = lanes_[i];
        while (true) {
            const Seats who = G::waiting(rules_, lane.state);
            if (who.empty()) return false;
            lane.seat = who.lowest();
            if (lane.seat == kChance) {
                apply(i, kChance, G::sample_chance(rules_, lane.state, lane.rng), tally);
                continue;
            }
            const std::string_view bot = name_at(i, lane.seat);
            if (bot == kAsked) return true;
            const auto view = G::observe(rules_, lane.state, lane.seat);
            apply(i, lane.seat, thinking::choose<G>(bot, rules_, view, lane.rng), tally);
        }
    }

    void begin(std::size_t i, Tally& tally) {
        Lane& lane = lanes_[i];
        for (int n = 0; n < kMostUnasked; ++n) {
            lane.state = start_.game_state();
            steps_[i] = 0;
            lane.idle = !advance(i, tally);
            if (!lane.idle) return;
            finish(i, tally);
        }
    }

    void decide(std::size_t i, const Action& action, Tally& tally) {
        apply(i, lanes_[i].seat, action, tally);
        if (advance(i, tally)) return;
        finish(i, tally);
        begin(i, tally);
    }

    void finish(std::size_t i, Tally& tally) {
        const State& state = lanes_[i].state;
        const Ranking ranking = G::ranking(rules_, state);
        int winners = 0;
        for (std::size_t seat = 0; seat < seats(); ++seat) winners += ranking[seat] == 1;
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            const std::size_t cell = i * seats() + player_at(i, seat);
            score_[cell] = G::score(rules_, state, static_cast<Seat>(seat));
            share_[cell] = ranking[seat] == 1 ? 1.0F / static_cast<float>(winners) : 0.0F;
        }
        ended_[i] = 1;
        ++tally.matches;
        ++lanes_[i].round;
    }

    void clear_results() {
        ended_.clear_items();
        score_.clear_items();
        share_.clear_items();
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
        clear_results();
        for_each_lane([&](std::size_t i, Tally& tally) { decide(i, chosen_[i], tally); });
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
        const Lane& lane = lanes_[i];
        seat_[i] = lane.seat;
        player_[i] = static_cast<std::uint8_t>(player_at(i, lane.seat));
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
    const std::vector<std::string> players_;
    const BatchParts parts_;
    const BatchSizes sizes_;
    Workers workers_;
    std::vector<Lane> lanes_;
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
