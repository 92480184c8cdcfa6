// Picks the best of several items.
#pragma once

#include <type_traits>

#include "base/rng.h"

namespace pakhuis::bots {

// An error of judgement: 0 … blur − 1, each equally likely. Without a blur there is none, and no
// random number is used.
inline int misjudged(Rng& rng, int blur) {
    return blur > 0 ? rng.below(blur) : 0;
}

// Keeps the best of the items it meets. Each of several equal ones is equally likely to be kept.
//
// With a blur each value gets its own error. So the less the best item leads, the more easily it is
// missed; an item that leads by the blur is never missed.
template <class Item, class Value>
class Best {
  public:
    explicit Best(Rng& rng, int blur = 0) : rng_(rng), blur_(blur) {}

    void meet(const Item& item, Value value) {
        if constexpr (std::is_same_v<Value, int>) value += misjudged(rng_, blur_);
        compare(item, value);
    }
    // Meets a pass. It gets the mean error, so a gain of half the blur is never passed up.
    void meet_pass(const Item& item, int value) { compare(item, value + blur_ / 2); }
    bool met() const { return ties_ > 0; }
    const Item& item() const { return item_; }
    const Value& value() const { return value_; }

  private:
    void compare(const Item& item, const Value& value) {
        if (met() && value < value_) return;
        if (!met() || value_ < value) ties_ = 0;
        value_ = value;
        if (rng_.below(++ties_) == 0) item_ = item;
    }

    Rng& rng_;
    int blur_;
    int ties_ = 0;
    Item item_{};
    Value value_{};
};

}  // namespace pakhuis::bots
