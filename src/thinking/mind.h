// What a bot thinks with in one match: rules, net and the room that thinking takes. One thread at a
// time. The room is allocated with the mind, that of a search by its first decision; no other
// decision allocates.
//
//   Mind<Carts> mind(rules, net);
//   const auto choice = mind.choose({"medium"}, view, rng);
//
// A choice follows from rules, net, bot, view, generator and pace alone, not from earlier choices:
// the same decision is the same wherever it is thought.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "engine/sealed.h"
#include "nets/evaluation.h"
#include "nets/kernels.h"
#include "nets/softmax.h"
#include "search/games/searcher.h"
#include "thinking/bot.h"
#include "thinking/choose.h"
#include "thinking/levels.h"
#include "thinking/net_shelf.h"
#include "thinking/pace.h"

namespace pakhuis::thinking {

template <Featured G>
class Mind {
  public:
    using Rules = typename G::Rules;
    using View = typename G::View;
    using Action = typename G::Action;

    struct Choice {
        Action action;
        bool hurried = false;  // the pace did not allow what the level may do
    };

    // The rules are clockless and outlive the mind. Without a net the levels that need one play as
    // `easy` does.
    explicit Mind(const Rules& rules, SharedNet net = nullptr)
        : rules_(rules),
          net_(std::move(net)),
          room_(net_ ? std::make_unique<Room>(*net_) : nullptr) {}

    Choice choose(const Bot& bot, const View& view, Rng& rng, const Pace& pace = {}) {
        if (!needs_net(bot.name)) {
            const bool hurried = bot.name == "flat" && pace.effort < kFullEffort;
            return {thinking::choose<G>(bot.name, rules_, view, rng, pace.effort), hurried};
        }
        if (!net_) return {thinking::choose<G>("easy", rules_, view, rng)};
        const typename G::State state = G::sample(rules_, view, rng);
        G::legal(rules_, state, view.viewer, room_->legal);
        const Action first = room_->legal[0];
        if (room_->legal.size() == 1) return {first};
        if (searches(bot.name)) return search(bot, view, rng, pace);
        return {first_thought(view, is_sealed<G>(rules_, state, view.viewer, first), rng)};
    }

  private:
    // Too large for the stack of a page.
    struct Room {
        explicit Room(const nets::Net& net) : said(net, nets::kernels()) {}

        nets::Evaluation<G> said;
        ActionList<G> legal;
        std::array<std::int32_t, G::kMaxActions> logits;
    };

    // The net's best action; of equal ones the first of the list.
    Action first_thought(const View& view, bool sealed, Rng& rng) {
        auto& logits = room_->logits;
        const std::size_t count = room_->legal.size();
        room_->said.weigh(rules_, view, room_->legal, rng, logits.data());
        if (sealed) {
            nets::softmax(logits.data(), count);
            return room_->legal[nets::drawn(logits.data(), count, rng)];
        }
        const auto best =
            std::max_element(logits.begin(), logits.begin() + static_cast<std::ptrdiff_t>(count));
        return room_->legal[static_cast<std::size_t>(best - logits.begin())];
    }

    using Searcher = search::GameSearcher<G>;
    // Remembers whether the pace has ended a search.
    struct Watch {
        const Pace& pace;
        bool stopped = false;

        static bool ask(void* context) {
            auto& self = *static_cast<Watch*>(context);
            self.stopped = self.pace.stop != nullptr && self.pace.stop(self.pace.context);
            return self.stopped;
        }
    };

    Choice search(const Bot& bot, const View& view, Rng& rng, const Pace& pace) {
        const int usual = usual_iterations(bot);
        const int allowed = std::max(1, usual * pace.effort / kFullEffort);
        if (!searcher_ || searcher_iterations_ != allowed) {
            searcher_ = nullptr;  // its memory first
            searcher_ = std::make_unique<Searcher>(rules_, *net_, allowed);
            searcher_iterations_ = allowed;
        }
        Watch watch{pace};
        const Action action = searcher_->choose(view, rng.next(), &Watch::ask, &watch);
        return {action, allowed < usual || watch.stopped};
    }
    static int usual_iterations(const Bot& bot) {
        if (bot.milliseconds > 0) return kTimedIterations;
        return bot.iterations > 0 ? bot.iterations : iterations_of(bot.name, G::kInfo.id);
    }

    const Rules& rules_;
    const SharedNet net_;
    const std::unique_ptr<Room> room_;
    std::unique_ptr<Searcher> searcher_;
    int searcher_iterations_ = 0;  // that it was made for
};

}  // namespace pakhuis::thinking
