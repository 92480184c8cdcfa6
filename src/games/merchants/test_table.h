// A table for the tests of merchants: tests set it up in words, play by text and read the result.
//
//   Table t(3);                                  // the start: seat 0 is the mayor
//   t.markers(0, "sugar x2 silk x5").houses(1, "nz0 nz1").money(2, 90);
//   t.deal("goods", "colony-silk").play({"0: step silk", "0: done"});
//
// Each change also adapts the ledger, so that it explains the money.
#pragma once

#include "games/merchants/board.h"
#include "games/merchants/test_rules.h"
#include "kit/table.h"

namespace pakhuis::merchants {

using kit::Texts;

inline SiteSet sites(std::string_view names) {
    SiteSet out;
    for (pakhuis::Words words(names); !words.done();) {
        const std::string_view name = words.next();
        const SiteId site = find_site(name);
        if (site.none()) {
            ADD_FAILURE() << "no site is named " << name;
        } else {
            out.add(site);
        }
    }
    return out;
}

inline CardKind card(std::string_view name) {
    const int i = find_name(enum_names(CardKind{}), name);
    if (i < 0) ADD_FAILURE() << "no card is named " << name;
    return static_cast<CardKind>(i);
}

class Table : public kit::TableOf<Merchants, Table> {
  public:
    explicit Table(int seats, bool live = false, const Edition& edition = built_in_edition())
        : Table(rules_for(seats, live, edition)) {}
    explicit Table(const Rules& its_rules) : TableOf(its_rules) {}

    // Takes all tiles off the board, or those of a seat.
    Table& clear() {
        for (int seat = 0; seat < rules.seats; ++seat) clear(seat);
        return *this;
    }
    Table& clear(int seat) {
        state.houses[at(seat)] = {};
        state.colonies[at(seat)] = {};
        state.markers[at(seat)] = {};
        return balance();
    }
    Table& markers(int seat, std::string_view text) {
        state.markers[at(seat)] = kit::counts_of<Markers>(text);
        return balance();
    }
    Table& colonies(int seat, std::string_view text) {
        state.colonies[at(seat)] = kit::counts_of<Colonies>(text);
        return balance();
    }
    Table& houses(int seat, std::string_view names) {
        state.houses[at(seat)] = sites(names);
        return balance();
    }
    Table& money(int seat, int amount) {
        state.money[at(seat)] = static_cast<std::uint32_t>(amount);
        return balance();
    }
    Table& money(std::initializer_list<int> amounts) {
        int seat = 0;
        for (const int amount : amounts) money(seat++, amount);
        return *this;
    }
    Table& built_free_house(int seat) {
        state.free_houses = state.free_houses | Seats::of(static_cast<Seat>(seat));
        return *this;
    }
    // The next hourglass leads to this space.
    Table& before(std::string_view years) {
        int n = 1;
        while (n < rules.final_space && rules.space(n).years.view() != years) ++n;
        EXPECT_LT(n, rules.final_space) << "no space is named " << years;
        state.space = static_cast<std::uint8_t>(n - 1);
        state.hourglasses = static_cast<std::uint8_t>(rules.final_space - n);
        return *this;
    }
    // The turns of earlier seats are over: three cards of each, the rarest first, are gone.
    Table& mayor(int seat) {
        for (int i = 0; i < kDiscs * seat; ++i) {
            state.pile.remove(state.pile.nth(state.pile.total() - 1));
        }
        state.mayor = state.actor = static_cast<Seat>(seat);
        return *this;
    }
    // The pile holds only the three cards of this turn, besides hourglasses.
    Table& last_turn() {
        state.mayor = state.actor = static_cast<Seat>(rules.seats - 1);
        state.pile = Pile::of(CardKind::kGoods, kDiscs);
        return *this;
    }
    Table& hourglasses_left(int n) {
        state.hourglasses = static_cast<std::uint8_t>(n);
        state.space = static_cast<std::uint8_t>(rules.final_space - 1 - n);
        return *this;
    }
    // The mayor keeps one card, offers the other and discards a third.
    Table& deal(std::string_view kept, std::string_view offered,
                std::string_view discarded = "goods") {
        const std::string mayor = std::to_string(static_cast<int>(state.mayor));
        play("chance: turn " + std::string(kept)).play(mayor + ": keep");
        play("chance: turn " + std::string(offered)).play(mayor + ": offer");
        return play("chance: turn " + std::string(discarded));
    }
    // The same, and the mayor does not use the kept card: the auction begins.
    Table& auction(std::string_view offered = "goods") {
        return deal("goods", offered, "colony-silk")
            .play(std::to_string(static_cast<int>(state.mayor)) + ": done");
    }
    Table& hourglass() { return play("chance: turn hourglass"); }

    int money_of(int seat) const { return owned(state, static_cast<Seat>(seat)); }
    int credits_of(int seat) const { return state.credits[at(seat)]; }
    int marker(int seat, Good good) const { return state.markers[at(seat)][good]; }
    std::vector<int> all_money() const {
        std::vector<int> out;
        for (int seat = 0; seat < rules.seats; ++seat) out.push_back(money_of(seat));
        return out;
    }

  private:
    // Explains the money by payouts; by auctions if it is less than the start money.
    Table& balance() {
        for (int i = 0; i < rules.seats; ++i) {
            const auto seat = static_cast<Seat>(i);
            Ledger& l = state.ledger[seat];
            l = {};
            const int known =
                rules.start_money + bonus(rules, state, seat) + rules.credit * state.credits[seat];
            const int rest = owned(state, seat) - known;
            if (rest > 0) l.payouts[0] = static_cast<std::uint32_t>(rest);
            if (rest < 0) l.auctions = static_cast<std::uint32_t>(-rest);
        }
        return *this;
    }
};

}  // namespace pakhuis::merchants
