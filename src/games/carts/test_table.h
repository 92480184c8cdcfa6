// A table for the tests of carts: set it up in words, play by text, look at what follows.
//
//   Table t(2);                                  // seat 0's first turn, hands empty
//   t.hand(0, "green x2 joker").row("pink blue green black red");
//   t.play("0: claim munttoren-blauwbrug green x2 joker x1");
//
// All cards that are placed nowhere lie in the pile, so they always add up.
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.h"
#include "codec/json.h"
#include "games/carts/carts.h"

namespace pakhuis::carts {

using Texts = std::vector<std::string>;

// "green x3 joker"
inline Cards cards(std::string_view text) {
    Cards out;
    for (Words words(text); !words.done();) {
        const std::string_view word = words.next();
        const bool counted = words.peek().starts_with('x');
        const int count = counted ? read_small_number(words.next().substr(1)) : 1;
        bool known = false;
        for (int kind = 0; kind < kKinds; ++kind) {
            if (card_name(static_cast<Card>(kind)) != word) continue;
            out += Cards::of(static_cast<Card>(kind), count);
            known = true;
        }
        if (!known) ADD_FAILURE() << "no card is named " << word;
    }
    return out;
}

inline Rules rules_for(int seats, const Edition& edition = built_in_edition()) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    Rules rules;
    const EditionProblem problem = make_rules(options, edition, rules);
    if (problem.refusal != nullptr) ADD_FAILURE() << problem.refusal->key;
    return rules;
}

inline std::string key_of(Refusal refusal) {
    return refusal == nullptr ? "" : std::string(refusal->key);
}

// "claimed 0 green dam-waag n=2 jokers=1 points=4": what is set in an event.
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

class Table {
  public:
    Rules rules;
    State state;

    // Seat 0 is to move: five colours in the row, hands empty, each seat with the contract of its
    // own number.
    explicit Table(int seats, const Edition& edition = built_in_edition())
        : rules(rules_for(seats, edition)), state(Carts::start(rules)) {
        state.phase = Phase::kTurn;
        row("pink blue green black red");
        for (int seat = 0; seat < seats; ++seat) {
            state.contracts[at(seat)].add(ContractId(seat));
            state.contract_pile.remove(ContractId(seat));
        }
    }
    // Before anything was dealt.
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
    // Leaves only these in the pile; the rest goes to the discards, or into a hand.
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
    // These instead of what the seat has.
    Table& holds(int seat, const Texts& names) {
        state.contract_pile |= state.contracts[at(seat)];
        state.contracts[at(seat)] = {};
        for (const std::string& name : names) {
            state.contract_pile.remove(contract(name));
            state.contracts[at(seat)].add(contract(name));
        }
        return *this;
    }
    // Leaves only these in the pile of contracts; the rest goes to a seat.
    Table& contract_pile(const Texts& names, int rest_to) {
        ContractSet left;
        for (const std::string& name : names) left.add(contract(name));
        state.contracts[at(rest_to)] |= state.contract_pile - left;
        state.contract_pile = left;
        return *this;
    }
    // A contract that the seat has put under the pile.
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
        const TrackId id = rules.find(static_cast<TrackTag*>(nullptr), name);
        if (id.none()) ADD_FAILURE() << "no track is named " << name;
        return id;
    }
    ContractId contract(std::string_view name) const {
        const ContractId id = rules.find(static_cast<ContractTag*>(nullptr), name);
        if (id.none()) ADD_FAILURE() << "no contract is named " << name;
        return id;
    }

    // "0: take green", "chance: turn joker". The position must be possible before and after.
    Table& play(std::string_view step) {
        const auto [actor, action, ok] = read(step);
        check(step);
        if (!ok) return *this;
        if (const Refusal r = Carts::refusal(rules, state, actor, action)) {
            ADD_FAILURE() << step << " is refused: " << r->key << "\n" << json();
            return *this;
        }
        before_ = state;
        actor_ = actor;
        action_ = action;
        Carts::apply(rules, state, actor, action);
        check(step);
        return *this;
    }
    Table& play(std::initializer_list<std::string_view> steps) {
        for (const auto step : steps) play(step);
        return *this;
    }
    // Chance turns these up, one after the other.
    Table& turn_up(std::string_view kinds) {
        for (Words words(kinds); !words.done();) play("chance: turn " + std::string(words.next()));
        return *this;
    }
    // Why a step would be refused; empty if it is allowed.
    std::string refusal(std::string_view step) const {
        const auto [actor, action, ok] = read(step);
        return key_of(Carts::refusal(rules, state, actor, action));
    }
    std::string refusal(Seat actor, Action action) const {
        return key_of(Carts::refusal(rules, state, actor, action));
    }

    // Legal actions as text, those that begin so, in alphabetical order.
    Texts legal(int seat, std::string_view begin = "") const {
        ActionList<Carts> list;
        Carts::legal(rules, state, static_cast<Seat>(seat), list);
        Texts out;
        for (const Action& action : list) {
            ActionText text;
            Carts::write(rules, action, text);
            if (text.view().starts_with(begin)) out.emplace_back(text.view());
        }
        std::sort(out.begin(), out.end());
        return out;
    }
    // Who waits: "0", "1 2", "chance", "".
    std::string waiting() const {
        std::string out;
        for (Seats who = Carts::waiting(rules, state); !who.empty();) {
            const Seat seat = who.pop();
            out += (out.empty() ? "" : " ") +
                   (seat == kChance ? "chance" : std::to_string(static_cast<int>(seat)));
        }
        return out;
    }
    // What a viewer saw of the latest step.
    Texts seen(Seat viewer) const {
        EventList<Carts> events;
        Carts::events(rules, before_, actor_, action_, state, viewer, events);
        Texts out;
        for (const Event& e : events) out.push_back(event_text(rules, e));
        return out;
    }
    View view(Seat viewer) const { return Carts::observe(rules, state, viewer); }
    int score(int seat) const { return Carts::score(rules, state, static_cast<Seat>(seat)); }
    std::string problem() const { return key_of(Carts::inconsistency(rules, state)); }
    std::string json() const { return codec::to_json(rules, state).dump(); }

  private:
    struct ReadStep {
        Seat actor;
        Action action;
        bool ok;
    };

    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

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
    ReadStep read(std::string_view step) const {
        const auto colon = step.find(": ");
        const std::string_view who = step.substr(0, colon);
        const Seat actor = who == "chance" ? kChance : static_cast<Seat>(read_small_number(who));
        const auto parsed = Carts::parse(rules, step.substr(colon + 2));
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

}  // namespace pakhuis::carts
