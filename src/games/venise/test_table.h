// A table for the tests of venise: set it up in words, play by text, check the result.
//
//   Table t(2);                                   // layout `first`, before seat 0's first roll
//   t.burgher(0, "market").die("gold", 1, 6).stock(0, "wool x2 gold");
//   t.play({"chance: roll 1", "chance: roll 2", "0: move 1 gold", "0: activate 2"});
//
// All other cards are in their decks, so the components are always complete.
#pragma once

#include <string>
#include <string_view>

#include "games/venise/test_rules.h"
#include "kit/table.h"

namespace pakhuis::venise {

using kit::counts_of;
using kit::key_of;
using kit::Texts;

inline Cubes cubes(std::string_view text) {
    return counts_of<Cubes>(text);
}

class Table : public kit::TableOf<Venise, Table> {
  public:
    // Seat 0's first turn: all burghers are on the market, nothing else is placed.
    explicit Table(int seats, LayoutName layout = LayoutName::kFirst, bool cap = false)
        : Table(rules_for(seats, layout, cap)) {}
    explicit Table(const Rules& its_rules) : TableOf(its_rules) {
        while (state.phase == Phase::kBurghers) {
            Venise::apply(rules, state, state.actor, Action::of(Verb::kStart, Tile::kMarket));
        }
    }
    // Before the first placement.
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
    // Sets the ones and twos of a price.
    Table& price(std::string_view good, int ones, int twos = 0) {
        const auto i = static_cast<std::size_t>(counts_of<Goods>(good).nth(0));
        state.ones[i] = static_cast<std::uint8_t>(ones);
        state.twos[i] = static_cast<std::uint8_t>(twos);
        return *this;
    }
    // Moves orders from the deck to a row.
    Table& orders(int seat, std::string_view text) {
        const Orders cards = counts_of<Orders>(text);
        state.orders[at(seat)] += cards;
        state.order_deck[0].cards -= cards;
        return *this;
    }
    // Leaves only these orders in a deck of one layer. The others are out of the game.
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
    // The turn of a seat before the roll.
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
        return static_cast<Tile>(kit::named(rules, static_cast<TileTag*>(nullptr), name).index());
    }
    CardId card(std::string_view name) const {
        return kit::named(rules, static_cast<CardTag*>(nullptr), name);
    }
    SpotId spot(std::string_view name) const {
        return kit::named(rules, static_cast<SpotTag*>(nullptr), name);
    }

    Table& roll(int first, int second) {
        play("chance: roll " + std::to_string(first));
        return play("chance: roll " + std::to_string(second));
    }
    using TableOf::legal;
    // The legal actions of the deciding seat.
    Texts legal(std::string_view begin = "") const { return legal(state.actor, begin); }
    int points(int seat) const { return state.points[at(seat)]; }
    int price_of(Good good) const { return state.price(good); }
    Die die_on(std::string_view where) const { return state.dice[venise::at(tile(where))]; }
    std::string burgher_of(int seat) const { return std::string(name_of(state.burgher[at(seat)])); }
};

}  // namespace pakhuis::venise
