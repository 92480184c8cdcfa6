// What a net says of the views of a game: values of the seats and logits of actions.
//
//   const auto said = std::make_unique<Evaluation<Carts>>(net, kernels());
//   said->look(rules, view);
//   said->value(0);                      // of the viewer, in 1/65536
//   said->logits(rules, actions, out);   // one for each action, in 1/65536
//   said->weigh(rules, view, actions, rng, out);  // the same of any net
//
// A net without logits chooses by values: by what the view will be worth to the seat once the
// action is done. What the seat can't know is drawn first. Such a net knows no other views than
// these.
//
// A look costs least if the view resembles the one before. The net must fit the game and the rules
// (net_files/fits.h). It is some 50 KiB, too large for the stack of a page. No heap, no floats.
#pragma once

#include <array>
#include <optional>

#include "engine/features.h"
#include "nets/inference.h"

namespace pakhuis::nets {

template <Featured G>
class Evaluation {
  public:
    // Refers to the net, which must outlive it.
    explicit Evaluation(const Net& net, const Kernels& kernels = kPlainKernels)
        : net_(&net), sums_(kernels) {}

    void look(const typename G::Rules& rules, const typename G::View& view) {
        view_ = view;
        FeatureRow row(row_.data());
        G::features(rules, view, row);
        used_ ? sums_.update(*net_, row_.data()) : sums_.set(*net_, row_.data());
        used_ = true;
        hidden_ = think(*net_, sums_);
    }

    bool is_by_values() const {
        return net_->shape.action_ids == 0 && net_->shape.action_features == 0;
    }
    // Looks at the view that the seat of `state` will have after an action.
    void look_after(const typename G::Rules& rules, typename G::State state, Seat seat,
                    const typename G::Action& action) {
        G::apply(rules, state, seat, action);
        look(rules, G::observe(rules, state, seat));
    }
    // Logits of actions that are legal in a view, in 1/65536.
    void weigh(const typename G::Rules& rules, const typename G::View& view,
               const ActionList<G>& actions, Rng& rng, std::int32_t* out) {
        if (!is_by_values()) {
            look(rules, view);
            return logits(rules, actions, out);
        }
        const typename G::State state = G::sample(rules, view, rng);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            look_after(rules, state, view.viewer, actions[i]);
            out[i] = value(0) * kValueSharpness;
        }
    }

    // Of the view that was looked at last; `place` counts from the viewer on.
    std::int32_t value(int place) const {
        return place < net_->shape.values ? value_of(*net_, hidden_, place) : 0;
    }
    // Of actions that are legal in that view.
    void logits(const typename G::Rules& rules, const ActionList<G>& actions, std::int32_t* out) {
        const bool by_features = net_->shape.action_features > 0;
        std::optional<ActionWeights> weights;
        if (by_features) weights.emplace(*net_, hidden_);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            std::int64_t logit = 0;
            if (net_->shape.action_ids > 0) {
                logit += logit_of_id(*net_, hidden_, G::action_id(rules, actions[i]));
            }
            if (by_features) logit += weights->logit(row_of(rules, actions[i]));
            out[i] = saturated(logit);
        }
    }

  private:
    // A hundredth of a win more makes a choice a third likelier, as in training.
    static constexpr std::int32_t kValueSharpness = 32;

    const Feature* row_of(const typename G::Rules& rules, const typename G::Action& action) {
        FeatureRow row(action_row_.data());
        G::action_features(rules, view_, action, row);
        return action_row_.data();
    }

    const Net* net_;
    Accumulator sums_;
    bool used_ = false;
    Hidden hidden_;
    typename G::View view_;
    std::array<Feature, G::kFeatures> row_;
    std::array<Feature, G::kActionFeatures> action_row_;
};

}  // namespace pakhuis::nets
