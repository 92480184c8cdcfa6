// Picks the best of several items.
#pragma once

#include "base/rng.h"

namespace pakhuis::bots {

// Keeps the best of the items it meets. Each of several equal ones is equally likely to be kept.
template <class Item, class Value>
class Best {
  public:
    explicit Best(Rng& rng) : rng_(rng) {}

    void meet(const Item& item, const Value& value) {
        if (met() && value < value_) return;
        if (!met() || value_ < value) ties_ = 0;
        value_ = value;
        if (rng_.below(++ties_) == 0) item_ = item;
    }
    bool met() const { return ties_ > 0; }
    const Item& item() const { return item_; }
    const Value& value() const { return value_; }

  private:
    Rng& rng_;
    int ties_ = 0;
    Item item_{};
    Value value_{};
};

}  // namespace pakhuis::bots
