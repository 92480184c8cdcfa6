// The implementation of Player, included by game_batch.cpp.in alone.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>

#include "batch/player.h"
#include "bots/match.h"
#include "codec/hash.h"
#include "registry/typed_match.h"
#include "thinking/deadline.h"
#include "thinking/mind.h"

namespace pakhuis::batch {

template <Featured G>
class TypedPlayer final : public Player {
  public:
    using Action = typename G::Action;
    using State = typename G::State;
    using View = typename G::View;

    explicit TypedPlayer(const TypedMatch<G>& start)
        : start_(start), net_(thinking::net_for(start).value_or(nullptr)) {}

    void play(const std::vector<std::string>& bots, std::uint64_t seed, bool rows,
              PlayedMatch& out) const override {
        Rng rng(seed);
        Rng chance(rng.next());  // what bots draw does not change the cards
        Dice dice;
        dice.of.fill(&rng);
        run(bots, dice, rows, out,
            [&](const State& state) { return G::sample_chance(start_.rules(), state, chance); });
    }

    void play_deal(const std::vector<std::string>& bots, const HashKey& secret,
                   PlayedMatch& out) const override {
        std::array<Rng, kClock + 1> rngs{rng_of(secret, 0), rng_of(secret, 1), rng_of(secret, 2),
                                         rng_of(secret, 3), rng_of(secret, 4), rng_of(secret, 5),
                                         rng_of(secret, 6), rng_of(secret, 7)};
        Dice dice;
        for (std::size_t actor = 0; actor < rngs.size(); ++actor) dice.of[actor] = &rngs[actor];
        StreamUses uses{};
        run(bots, dice, false, out, [&](const State& state) {
            ChanceList<Action> list;
            G::chances(start_.rules(), state, list);
            return pick_by_key(list, secret, uses);
        });
    }

    std::string text(ActionBytes bytes) const override {
        Action action{};
        std::memcpy(static_cast<void*>(&action), &bytes, sizeof(Action));
        return start_.write(action);
    }

  private:
    // The generator of each actor.
    struct Dice {
        std::array<Rng*, kClock + 1> of{};
    };
    // The bots of a match, by seat, and what they think with.
    class Bots {
      public:
        // The names were checked.
        Bots(const TypedPlayer& player, const std::vector<std::string>& names)
            : seated_(read(names)),
              mind_(player.start_.clockless_rules(), needs_net_any() ? player.net_ : nullptr) {}

        Action choose(Seat seat, const View& view, Rng& rng) {
            const thinking::Bot& bot = seated_[seat];
            if (bot.milliseconds == 0) return mind_.choose(bot, view, rng).action;
            thinking::Deadline deadline(bot.milliseconds);
            return mind_.choose(bot, view, rng, deadline.pace()).action;
        }

      private:
        static std::vector<thinking::Bot> read(const std::vector<std::string>& names) {
            std::vector<thinking::Bot> out;
            for (const std::string& name : names) out.push_back(*thinking::read_bot(name));
            return out;
        }
        bool needs_net_any() const {
            return std::ranges::any_of(seated_,
                                       [](const auto& bot) { return needs_net(bot.name); });
        }

        std::vector<thinking::Bot> seated_;
        thinking::Mind<G> mind_;
    };

    // From streams that chance doesn't have.
    static Rng rng_of(const HashKey& secret, std::uint64_t actor) {
        return Rng(keyed_hash<2>(secret, {kMaxStreams + actor, 0}));
    }

    template <class PickChance>
    void run(const std::vector<std::string>& names, const Dice& dice, bool rows, PlayedMatch& out,
             PickChance&& pick_chance) const {
        Bots bots(*this, names);
        out.steps.clear();
        out.rows.clear();
        const auto& rules = start_.rules();
        State state = start_.game_state();
        for (Seats who; !(who = G::waiting(rules, state)).empty();) {
            const Seat actor = who.lowest();
            Action action{};
            if (actor == kChance) {
                action = pick_chance(state);
            } else if (actor == kClock) {
                action = clock_report(bots, state, *dice.of[actor]);
            } else {
                const View view = G::observe(rules, state, actor);
                if (rows) add_row(view, out.rows);
                action = bots.choose(actor, view, *dice.of[actor]);
            }
            out.steps.push_back({actor, bytes_of(action)});
            G::apply(rules, state, actor, action);
        }
        tell_end(state, out);
    }

    static ActionBytes bytes_of(const Action& action) {
        ActionBytes bytes = 0;
        std::memcpy(&bytes, &action, sizeof(Action));
        return bytes;
    }

    Action clock_report([[maybe_unused]] Bots& bots, const State& state,
                        [[maybe_unused]] Rng& rng) const {
        if constexpr (Clocked<G>) {
            return pakhuis::bots::clock_report<G>(start_.clockless_rules(), state, rng,
                                                  [&](Seat seat, const View& view, Rng& dice) {
                                                      return bots.choose(seat, view, dice);
                                                  });
        }
        return {};
    }

    void add_row(const View& view, std::vector<Feature>& rows) const {
        rows.resize(rows.size() + G::kFeatures);
        FeatureRow row(rows.data() + rows.size() - G::kFeatures);
        G::features(start_.clockless_rules(), view, row);
    }

    void tell_end(const State& state, PlayedMatch& out) const {
        const auto& rules = start_.rules();
        out.scores.clear();
        for (int seat = 0; seat < rules.seats; ++seat) {
            out.scores.push_back(G::score(rules, state, static_cast<Seat>(seat)));
        }
        out.rival.reset();
        if constexpr (Rivalled<G>) {
            if (!G::rival(rules).empty()) out.rival = rival_score<G>(rules, state);
        }
        out.ranking = G::ranking(rules, state);
        out.reason = G::end_reason(rules, state);
        out.hash = codec::field_hash_in<typename G::Rules>(state, rules.version);
    }

    const TypedMatch<G> start_;
    const thinking::SharedNet net_;
};

}  // namespace pakhuis::batch
