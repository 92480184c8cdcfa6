// A table for the tests of venise: set it up in words, play by text, look at what follows.
//
//   Table t(2);                                   // layout `first`, seat 0 has rolled nothing yet
//   t.burgher(0, "market").die("gold", 1, 6).stock(0, "wool x2 gold");
//   t.play({"chance: roll 1", "chance: roll 2", "0: move 1 gold", "0: activate 2"});
//
// Cards that are placed nowhere lie in their decks, so they always add up.
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.h"
#include "codec/json.h"
#include "games/venise/test_rules.h"

namespace pakhuis::venise {

using Texts = std::vector<std::string>;

// "wool x3 gold", "cloth", "jewels-plus-2 x2"
template <class Counts>
Counts counts_of(std::string_view text) {
    using Kind = typename Counts::Kind;
    Counts out;
    for (Words words(text); !words.done();) {
        const std::string_view word = words.next();
        const bool counted = words.peek().starts_with('x');
        const int count = counted ? read_small_number(words.next().substr(1)) : 1;
        bool known = false;
        for (int i = 0; i < Counts::kKinds; ++i) {
            if (name_of(static_cast<Kind>(i)) != word) continue;
            out += Counts::of(static_cast<Kind>(i), count);
            known = true;
        }
        if (!known) ADD_FAILURE() << "nothing is named " << word;
    }
    return out;
}
inline Cubes cubes(std::string_view text) {
    return counts_of<Cubes>(text);
}

inline std::string key_of(Refusal refusal) {
    return refusal == nullptr ? "" : std::string(refusal->key);
}

struct Table {
    Rules rules;
    State state;

    // Seat 0's first turn: everybody's burgher is on the market, nothing is placed.
    explicit Table(int seats, LayoutName layout = LayoutName::kFirst, bool cap = false)
        : Table(rules_for(seats, layout, cap)) {}
    explicit Table(const Rules& its_rules) : rules(its_rules), state(Venise::start(rules)) {
        while (state.phase == Phase::kBurghers) {
            Venise::apply(rules, state, state.actor, Action::of(Verb::kStart, Tile::kMarket));
        }
    }
    // Before anything was placed.
    static Table at_start(int seats, LayoutName layout = LayoutName::kFirst) {
        Table table(seats);
        table.rules = rules_for(seats, layout);
        table.state = Venise::start(table.rules);
        return table;
    }

    Table& burgher(int seat, std::string_view where) {
        state.burgher[at(seat)] = tile(where);
        return *this;
    }
    Table& boat(std::string_view where) {
        state.boat = tile(where);
        return *this;
    }
    Table& die(std::string_view where, int owner, int value) {
        state.dice[venise::at(tile(where))] = {static_cast<Seat>(owner),
                                               static_cast<std::uint8_t>(value)};
        return *this;
    }
    Table& bridge(int seat, std::string_view edge) {
        state.bridges[at(seat)].add(spot(edge));
        return *this;
    }
    Table& stock(int seat, std::string_view text) {
        state.stock[at(seat)] = cubes(text);
        return *this;
    }
    Table& store(int seat, std::string_view text) {
        state.store[at(seat)] = counts_of<Goods>(text);
        return *this;
    }
    // Ones and twos of a good's price.
    Table& price(std::string_view good, int ones, int twos = 0) {
        const auto i = static_cast<std::size_t>(counts_of<Goods>(good).nth(0));
        state.ones[i] = static_cast<std::uint8_t>(ones);
        state.twos[i] = static_cast<std::uint8_t>(twos);
        return *this;
    }
    // Orders out of the deck into a row.
    Table& orders(int seat, std::string_view text) {
        const Orders cards = counts_of<Orders>(text);
        state.orders[at(seat)] += cards;
        state.order_deck[0].cards -= cards;
        return *this;
    }
    // Leaves only these in a deck of one layer; the others are out of the game.
    Table& order_deck(std::string_view text) {
        state.order_deck[0].cards = counts_of<Orders>(text);
        if (state.order_deck[0].cards.empty()) state.order_deck.clear();
        return *this;
    }
    Table& workshop(int seat, std::string_view name, std::string_view on_it = "") {
        const WorkshopId id = workshop_of(card(name));
        state.workshop_deck[0].cards.remove(id);
        state.workshops[at(seat)].add(id);
        state.on_workshop[venise::at(id)] = cubes(on_it);
        return *this;
    }
    Table& built(int seat, std::string_view name, std::string_view on_it = "") {
        workshop(seat, name, on_it);
        state.built.add(workshop_of(card(name)));
        return *this;
    }
    Table& master(int seat, std::string_view name, std::string_view on_it = "", int row = 1) {
        const MasterId id = master_of(card(name));
        state.master_deck[0].cards.remove(id);
        state.masters[at(seat)].add(id);
        state.on_master[venise::at(id)] = cubes(on_it);
        if (row == 2) state.second_row.add(id);
        return *this;
    }
    Table& engaged(int seat, std::string_view name) {
        master(seat, name);
        state.on.add(master_of(card(name)));
        return *this;
    }
    Table& used(int seat, std::string_view name) {
        const MasterId id = master_of(card(name));
        state.master_deck[0].cards.remove(id);
        state.under[at(seat)].add(id);
        return *this;
    }
    // The seat's turn, dice not yet rolled.
    Table& turn(int seat) {
        state.turn = state.actor = static_cast<Seat>(seat);
        state.phase = Phase::kRollFirst;
        return *this;
    }
    // The end of the turn, after the power.
    Table& finish(int seat) {
        turn(seat);
        state.phase = Phase::kFinish;
        return *this;
    }

    Tile tile(std::string_view name) const {
        const TileId id = rules.find(static_cast<TileTag*>(nullptr), name);
        if (id.none()) ADD_FAILURE() << "no tile is named " << name;
        return static_cast<Tile>(id.index());
    }
    CardId card(std::string_view name) const {
        const CardId id = rules.find(static_cast<CardTag*>(nullptr), name);
        if (id.none()) ADD_FAILURE() << "no card is named " << name;
        return id;
    }
    SpotId spot(std::string_view name) const {
        const SpotId id = rules.find(static_cast<SpotTag*>(nullptr), name);
        if (id.none()) ADD_FAILURE() << "no edge or cell is named " << name;
        return id;
    }

    // "0: move 3 market", "chance: roll 4". The position must be possible before and after.
    Table& play(std::string_view step) {
        const auto [actor, action, ok] = read(step);
        check(step);
        if (!ok) return *this;
        if (const Refusal r = Venise::refusal(rules, state, actor, action)) {
            ADD_FAILURE() << step << " is refused: " << r->key << "\n" << json();
            return *this;
        }
        before_ = state;
        actor_ = actor;
        action_ = action;
        Venise::apply(rules, state, actor, action);
        check(step);
        return *this;
    }
    Table& play(std::initializer_list<std::string_view> steps) {
        for (const auto step : steps) play(step);
        return *this;
    }
    Table& roll(int first, int second) {
        play("chance: roll " + std::to_string(first));
        return play("chance: roll " + std::to_string(second));
    }
    std::string refusal(std::string_view step) const {
        const auto [actor, action, ok] = read(step);
        return key_of(Venise::refusal(rules, state, actor, action));
    }

    // Legal actions as text, those that begin so, in alphabetical order.
    Texts legal(std::string_view begin = "") const {
        ActionList<Venise> list;
        Venise::legal(rules, state, state.actor, list);
        Texts out;
        for (const Action& action : list) {
            ActionText text;
            Venise::write(rules, action, text);
            if (text.view().starts_with(begin)) out.emplace_back(text.view());
        }
        std::sort(out.begin(), out.end());
        return out;
    }
    // Who waits: "0", "chance", "".
    std::string waiting() const {
        const Seats who = Venise::waiting(rules, state);
        if (who.empty()) return "";
        return who.lowest() == kChance ? "chance" : std::to_string(static_cast<int>(who.lowest()));
    }
    // What chance may give, with weights: "roll 4 *6".
    Texts chances() const {
        ChanceList<Action> list;
        Venise::chances(rules, state, list);
        Texts out;
        for (const auto& outcome : list.outcomes) {
            ActionText text;
            Venise::write(rules, outcome.action, text);
            out.push_back(std::string(text.view()) + " *" + std::to_string(outcome.weight));
        }
        return out;
    }
    // What a viewer was told of the latest step.
    Texts told(Seat viewer) const {
        EventList<Venise> events;
        Venise::events(rules, before_, actor_, action_, state, viewer, events);
        Texts out;
        for (const Event& e : events) {
            EventText text;
            Venise::tell(rules, e, text);
            out.emplace_back(text.view());
        }
        return out;
    }
    View view(Seat viewer) const { return Venise::observe(rules, state, viewer); }
    int score(int seat) const { return Venise::score(rules, state, static_cast<Seat>(seat)); }
    int points(int seat) const { return state.points[at(seat)]; }
    int price_of(Good good) const { return state.price(good); }
    Die die_on(std::string_view where) const { return state.dice[venise::at(tile(where))]; }
    std::string burgher_of(int seat) const { return std::string(name_of(state.burgher[at(seat)])); }
    std::string problem() const { return key_of(Venise::inconsistency(rules, state)); }
    std::string json() const { return codec::to_json(rules, state).dump(); }

  private:
    struct ReadStep {
        Seat actor;
        Action action;
        bool ok;
    };

    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
    ReadStep read(std::string_view step) const {
        const auto colon = step.find(": ");
        const std::string_view who = step.substr(0, colon);
        const Seat actor = who == "chance" ? kChance : static_cast<Seat>(read_small_number(who));
        const auto parsed = Venise::parse(rules, step.substr(colon + 2));
        if (parsed.refusal != nullptr) ADD_FAILURE() << step << ": " << parsed.refusal->key;
        return {actor, parsed.action, parsed.refusal == nullptr};
    }
    void check(std::string_view step) const {
        const std::string wrong = problem();
        if (!wrong.empty()) ADD_FAILURE() << "at '" << step << "': " << wrong << "\n" << json();
    }

    State before_{};
    Seat actor_ = kSpectator;
    Action action_{};
};

}  // namespace pakhuis::venise
