// A player's Florins, points and resources, and questions about payments and gains.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

void give(Open& s, Seat seat, int florins, int points);
// A gain by a card in the owner's turn. 071 and 072 need such a gain.
void give_by_card(Open& s, Seat seat, int florins, int points);
inline void take_florins(Open& s, Seat seat, int florins) {
    s.florins[seat] = static_cast<std::uint16_t>(s.florins[seat] - florins);
}

// The seat in turn must pay `count` resources of any colour, which it has; or gains `count`.
void ask_payment(Open& s, int count);
void ask_gain(Open& s, int count);
// Pays resources that leave no choice, without asking.
void settle_payments(const Rules& rules, Open& s);
// Whether the payment that is due leaves a choice.
bool payment_has_choice(const Rules& rules, const Open& s);

// Colours that the answer may name now, as bits. Under version 1 several resources must be named in
// the order of the colours.
unsigned allowed_colours(const Rules& rules, const Open& s);
// Pays or gains one resource.
void name_colour(const Rules& rules, Open& s, Colour colour);

// Adds to a supply. A position made by hand may exceed the range of a count: the rest is lost.
void add_resources(Resources& supply, Colour colour, int count = 1);

// Removes the first equal item from a list.
template <class T, std::size_t N>
void erase(FixedList<T, N>& list, const T& item) {
    FixedList<T, N> left;
    bool removed = false;
    for (const T& one : list) {
        if (!removed && one == item) {
            removed = true;
        } else {
            left.push_back(one);
        }
    }
    list = left;
}

}  // namespace pakhuis::amsterdam
