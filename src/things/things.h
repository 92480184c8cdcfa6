// What a finished match shows of a seat: the contracts it kept, the tiles it used, how many bridges
// it joined. Statistics ask which of these things go with winning (balance/balance.h).
//
// Each game lists its things once, in things/<id>. They are the same in the same order for all
// matches of the same rules, things that nobody has included.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace pakhuis {

// Amounts are counted in bins: 0, 1 … `step` is the width of a bin, `bins` their number. Larger
// amounts belong to the last one. A thing that a seat has or has not has two bins.
struct Thing {
    std::string_view group;  // "track": a literal
    std::string_view name;   // "dam-waag", of the rules; empty: the group has one thing only
    int bins = 2;
    int step = 1;
    int bin = 0;  // of this seat

    bool is_amount() const { return bins > 2; }
};

class ThingList {
  public:
    // `group` is a literal, `name` a text that lives as long as the rules.
    void has(std::string_view group, std::string_view name, bool has_it) {
        things_.push_back({group, name, 2, 1, has_it ? 1 : 0});
    }
    // An amount from 0 to `most`, which stands for all larger ones.
    void amount(std::string_view group, std::string_view name, int amount, int most, int step = 1) {
        const int bins = most / step + 1;
        things_.push_back({group, name, bins, step, std::clamp(amount / step, 0, bins - 1)});
    }
    // One thing for each name; the bits say which of them the seat has.
    template <class NameOf>
    void set(std::string_view group, std::uint64_t bits, int count, const NameOf& name_of) {
        for (int i = 0; i < count; ++i) has(group, name_of(i), (bits >> i) & 1);
    }
    // One amount for each name of an enum.
    template <class Names, class AmountOf>
    void amounts(std::string_view group, const Names& names, int most, const AmountOf& amount_of) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            amount(group, names[i], amount_of(static_cast<int>(i)), most);
        }
    }

    void clear() { things_.clear(); }
    std::size_t size() const { return things_.size(); }
    const Thing& operator[](std::size_t i) const { return things_[i]; }
    auto begin() const { return things_.begin(); }
    auto end() const { return things_.end(); }

  private:
    std::vector<Thing> things_;
};

// What the state at the end no longer shows of a match. Each game specialises it in things/<id>.
template <class G>
struct Diary;

// `note` sees each step of a match, `list` writes the things of a seat at its end.
template <class G>
concept Recounted =
    Game<G> && requires(Diary<G> diary, const Diary<G> finished, const typename G::Rules& rules,
                        const typename G::State& state, Seat seat, const typename G::Action& action,
                        ThingList& out) {
        { diary.note(rules, state, seat, action, state) };  // before, actor, action, after
        { finished.list(rules, state, seat, out) };
    };

}  // namespace pakhuis
