// How a view and an action become numbers: the input of nets, of Python and of statistics.
//
// A game lists its features once, as it lists the fields of a struct. The list is a template over
// what receives it:
//
//   template <class Out>
//   void list(const Rules& rules, const View& view, Out& out) {
//       out.number("pile", view.pile_size, 0, 44);                      one number, 0 … 44
//       out.one_of({"phase", "phase"}, at(view.phase), 10);             ten, at most one of them 1
//       out.set({"tracks", "track", 1}, view.tracks[next].bits, 64);    64 times 0 or 1
//       out.numbers({"row", "card"}, 7, 0, 5, [&](int card) { … });     seven numbers, 0 … 5 each
//       out.table({"quays", "quay, docker"}, 5, 3, 0, 2, [&](int quay, int docker) { … });
//       out.rows_of_one({"goods", "block, good"}, 9, 5, [&](int block) { … });   five a block
//       out.each_seat(rules.seats, 4, [&](int n) { … });                the same features of each
//   }
//
// FeatureRow writes the numbers of one view; FeatureList names them, for documents and for Python.
// Both come from the same lines, so the names are always true.
//
// Features depend on the view alone: nobody gets a number that a seat can't know. Seats are counted
// from the viewer on: 0 is the viewer, 1 the next in turn. Entries of seats that do not play are 0.
// Numbers are small whole numbers; each has a range, and a number beyond it becomes its end.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "engine/game.h"

namespace pakhuis {

using Feature = std::int16_t;

// The name of features. `by`: what an index within them stands for. `seat` counts from the viewer
// on; −1: they belong to no seat.
struct FeatureName {
    std::string_view text;
    std::string_view by;
    int seat = -1;

    constexpr FeatureName(const char* the_text, const char* the_by = "", int the_seat = -1)
        : text(the_text), by(the_by), seat(the_seat) {}  // NOLINT: a plain name is one, too
    // The same with another index.
    constexpr FeatureName indexed(std::string_view the_by) const {
        FeatureName name = *this;
        name.by = the_by;
        return name;
    }
};

class FeatureRow {
  public:
    explicit FeatureRow(Feature* first) : next_(first) {}

    void number(FeatureName, int value, int low, int high) {
        *next_++ = static_cast<Feature>(value < low ? low : value > high ? high : value);
    }
    void flag(FeatureName, bool value) { *next_++ = value ? 1 : 0; }
    // An index outside 0 … count − 1 sets none.
    void one_of(FeatureName, int index, int count) {
        for (int i = 0; i < count; ++i) next_[i] = 0;
        if (index >= 0 && index < count) next_[index] = 1;
        next_ += count;
    }
    void set(FeatureName, std::uint64_t bits, int count) {
        // Eight at a time: compilers make one vector of them.
        int i = 0;
        for (; i + 8 <= count; i += 8) {
            const auto eight = static_cast<Feature>((bits >> i) & 255);
            for (int k = 0; k < 8; ++k) next_[i + k] = (eight & (1 << k)) != 0;
        }
        for (; i < count; ++i) next_[i] = static_cast<Feature>((bits >> i) & 1);
        next_ += count;
    }
    template <class ValueOf>
    void numbers(FeatureName name, int count, int low, int high, const ValueOf& value_of) {
        for (int i = 0; i < count; ++i) number(name, value_of(i), low, high);
    }
    template <class ValueOf>
    void table(FeatureName name, int rows, int columns, int low, int high,
               const ValueOf& value_of) {
        for (int row = 0; row < rows; ++row) {
            numbers(name, columns, low, high, [&](int column) { return value_of(row, column); });
        }
    }
    template <class IndexOf>
    void rows_of_one(FeatureName name, int rows, int columns, const IndexOf& index_of) {
        for (int row = 0; row < rows; ++row) one_of(name, index_of(row), columns);
    }
    template <class ListSeat>
    void each_seat(int seats, int most, const ListSeat& list_seat) {
        const Feature* const first = next_;
        for (int n = 0; n < seats; ++n) list_seat(n);
        const auto nobodys = (next_ - first) / seats * (most - seats);
        for (auto i = 0 * nobodys; i < nobodys; ++i) next_[i] = 0;
        next_ += nobodys;
    }
    const Feature* next() const { return next_; }

  private:
    Feature* next_;
};

// Features with one name and one range.
struct FeatureField {
    FeatureName name;
    int first = 0;  // index in the row
    int count = 0;
    int low = 0, high = 0;
    bool one_of = false;  // at most one of them is 1
};

class FeatureList {
  public:
    void number(FeatureName name, int, int low, int high) { add({name, 0, 1, low, high}); }
    void flag(FeatureName name, bool) { add({name, 0, 1, 0, 1}); }
    void one_of(FeatureName name, int, int count) { add({name, 0, count, 0, 1, true}); }
    void set(FeatureName name, std::uint64_t, int count) { add({name, 0, count, 0, 1}); }
    template <class ValueOf>
    void numbers(FeatureName name, int count, int low, int high, const ValueOf&) {
        add({name, 0, count, low, high});
    }
    template <class ValueOf>
    void table(FeatureName name, int rows, int columns, int low, int high, const ValueOf&) {
        add({name, 0, rows * columns, low, high});
    }
    template <class IndexOf>
    void rows_of_one(FeatureName name, int rows, int columns, const IndexOf&) {
        add({name, 0, rows * columns, 0, 1});
    }
    template <class ListSeat>
    void each_seat(int, int most, const ListSeat& list_seat) {
        for (int n = 0; n < most; ++n) list_seat(n);
    }

    int size() const { return size_; }  // numbers in all
    const FeatureField* begin() const { return fields_.begin(); }
    const FeatureField* end() const { return fields_.end(); }

  private:
    void add(FeatureField field) {
        field.first = size_;
        size_ += field.count;
        fields_.push_back(field);
    }

    Scratch<FeatureField, 255> fields_;
    int size_ = 0;
};

// A game with features. kFeatures and kActionFeatures are the same for every number of seats, all
// options and editions; `feature_version` rises with every change of their meaning.
//
// `action_id` numbers actions for learners with a fixed list of actions: below kActionIds, the same
// for the same decision in every state, and different for any two actions that are legal at once.
template <class G>
concept Featured =
    Game<G> && requires(const typename G::Rules& rules, const typename G::View& view,
                        const typename G::Action& action, FeatureRow& row, FeatureList& list) {
        { G::kFeatureVersion } -> std::convertible_to<int>;
        { G::kFeatures } -> std::convertible_to<int>;
        { G::kActionFeatures } -> std::convertible_to<int>;
        { G::kActionIds } -> std::convertible_to<int>;
        { G::features(rules, view, row) };
        { G::action_features(rules, view, action, row) };
        { G::action_id(rules, action) } -> std::same_as<int>;
        { G::list_features(rules, list) };
        { G::list_action_features(rules, list) };
    };

// The number of values of an enum that have a name: the size of a choice.
template <class Enum>
constexpr int count_of() {
    return static_cast<int>(enum_names(Enum{}).size());
}
// The seat that is `n` places after the viewer; the viewer of a spectator's row is seat 0.
constexpr Seat seat_from(Seat viewer, int n, int seats) {
    return static_cast<Seat>(((viewer < seats ? viewer : 0) + n) % seats);
}
// The number of places from the viewer to a seat; −1 for an actor without a place.
constexpr int places_to(Seat viewer, Seat seat, int seats) {
    return seat >= seats ? -1 : (seat + seats - (viewer < seats ? viewer : 0)) % seats;
}

}  // namespace pakhuis
