// A table for the tests of carts: set it up in words, play by text, check the result.
//
//   Table t(2);                                  // seat 0's first turn, hands empty
//   t.hand(0, "green x2 joker").row("pink blue green black red");
//   t.play("0: claim munttoren-blauwbrug green x2 joker x1");
//
// All other cards are in the pile, so the deck is always complete.
#pragma once

#include <string>
#include <string_view>

#include "games/carts/test_rules.h"
#include "kit/table.h"

namespace pakhuis::carts {

using kit::key_of;
using kit::Texts;

// "green x3 joker"
inline Cards cards(std::string_view text) {
    return kit::counts_of<Cards>(text);
}

// "claimed 0 green dam-waag n=2 jokers=1 points=4": the set fields of an event.
inline std::string event_text(const Rules& rules, const Event& e) {
    std::string out(enum_names(e.kind)[static_cast<std::size_t>(e.kind)]);
    if (e.seat != kSpectator) out += " " + std::to_string(static_cast<int>(e.seat));
    if (e.card != Card::kNone) out += " " + std::string(card_name(e.card));
    if (!e.track.none()) out += " " + std::string(rules.name_of(e.track));
    if (!e.contract.none()) out += " " + std::string(rules.name_of(e.contract));
    if (e.count != 0) out += " n=" + std::to_string(static_cast<int>(e.count));
    if (e.jokers != 0) out += " jokers=" + std::to_string(static_cast<int>(e.jokers));
    if (e.points != 0) out += " points=" + std::to_string(static_cast<int>(e.points));
    return out;
}

class Table : public kit::TableOf<Carts, Table> {
  public:
    // It is seat 0's turn: five colours are in the row, hands are empty, and seat i holds contract
    // i.
    explicit Table(int seats, const Edition& edition = built_in_edition())
        : TableOf(rules_for(seats, edition)) {
        state.phase = Phase::kTurn;
        row("pink blue green black red");
        for (int seat = 0; seat < seats; ++seat) {
            state.contracts[at(seat)].add(ContractId(seat));
            state.contract_pile.remove(ContractId(seat));
        }
    }
    // Before the deal.
    static Table at_start(int seats, const Edition& edition = built_in_edition()) {
        Table table(seats, edition);
        table.state = Carts::start(table.rules);
        return table;
    }

    Table& hand(int seat, std::string_view text) {
        return place(state.hand[at(seat)], cards(text));
    }
    Table& sure(int seat, std::string_view text) {
        state.sure[at(seat)] = cards(text);
        return *this;
    }
    Table& row(std::string_view text) { return place(state.row, cards(text)); }
    Table& discards(std::string_view text) { return place(state.discards, cards(text)); }
    // Leaves only these cards in the pile. The rest goes to the discards or to a hand.
    Table& pile(std::string_view text) { return leave(cards(text), state.discards); }
    Table& pile(std::string_view text, int rest_to) {
        return leave(cards(text), state.hand[at(rest_to)]);
    }

    Table& owns(int seat, const Texts& names) {
        for (const std::string& name : names) {
            const auto id = track(name);
            const auto i = static_cast<std::size_t>(id.index());
            state.tracks[at(seat)].add(id);
            state.carts[at(seat)] =
                static_cast<std::uint8_t>(state.carts[at(seat)] - rules.length[i]);
            state.points[at(seat)] =
                static_cast<std::uint16_t>(state.points[at(seat)] + rules.points[i]);
            if (((rules.marked >> i) & 1) && goods_left(state) > 0) ++state.goods[at(seat)];
        }
        return *this;
    }
    // Replaces the contracts of the seat.
    Table& holds(int seat, const Texts& names) {
        state.contract_pile |= state.contracts[at(seat)];
        state.contracts[at(seat)] = {};
        for (const std::string& name : names) {
            state.contract_pile.remove(contract(name));
            state.contracts[at(seat)].add(contract(name));
        }
        return *this;
    }
    // Leaves only these contracts in their pile. The rest goes to a seat.
    Table& contract_pile(const Texts& names, int rest_to) {
        ContractSet left;
        for (const std::string& name : names) left.add(contract(name));
        state.contracts[at(rest_to)] |= state.contract_pile - left;
        state.contract_pile = left;
        return *this;
    }
    // Puts a contract under the pile, as if this seat had returned it.
    Table& queued(const std::string& name, int by) {
        state.contract_pile.remove(contract(name));
        state.queue.push_back(contract(name));
        state.known[at(by)].add(contract(name));
        return *this;
    }
    Table& turn(int seat) {
        state.turn = static_cast<Seat>(seat);
        return *this;
    }

    TrackId track(std::string_view name) const {
        return kit::named(rules, static_cast<TrackTag*>(nullptr), name);
    }
    ContractId contract(std::string_view name) const {
        return kit::named(rules, static_cast<ContractTag*>(nullptr), name);
    }

    // Chance turns up these cards one after the other.
    Table& turn_up(std::string_view kinds) {
        for (Words words(kinds); !words.done();) play("chance: turn " + std::string(words.next()));
        return *this;
    }
    // The events of the latest step for one viewer.
    Texts seen(Seat viewer) const {
        Texts out;
        for (const Event& e : events(viewer)) out.push_back(event_text(rules, e));
        return out;
    }

  private:
    Table& place(Cards& where, Cards what) {
        state.pile += where;
        if (!state.pile.covers(what)) ADD_FAILURE() << "not enough cards are left in the pile";
        state.pile -= what;
        where = what;
        return *this;
    }
    Table& leave(Cards left, Cards& rest) {
        if (!state.pile.covers(left)) ADD_FAILURE() << "not enough cards are left in the pile";
        rest += state.pile - left;
        state.pile = left;
        return *this;
    }
};

}  // namespace pakhuis::carts
