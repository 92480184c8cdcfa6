// What a player has: Florins, points, resources; what he is asked to pay or to choose.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

void give(Open& s, Seat seat, int florins, int points);
// The same by a card in the owner's turn: 071 and 072 look at it.
void card_gives(Open& s, Seat seat, int florins, int points);
inline void take_florins(Open& s, Seat seat, int florins) {
    s.florins[seat] = static_cast<std::uint16_t>(s.florins[seat] - florins);
}

// The seat in turn must pay so many resources of any colour, which it has; or may choose them.
void ask_payment(Open& s, int count);
void ask_gain(Open& s, int count);
// What is forced is paid without asking.
void settle_payments(const Rules& rules, Open& s);
// Whether the payment that is due leaves a choice.
bool payment_is_open(const Rules& rules, const Open& s);

// Colours that may be named now, as bits: any, in any order. Under version 1 payments and gains of
// several were named in the order of the colours.
unsigned open_colours(const Rules& rules, const Open& s);
// Pays or gains one.
void name_colour(const Rules& rules, Open& s, Colour colour);

// Adds to a supply. A position made by hand may lead to more than a count holds: the rest is lost.
void add_resources(Resources& supply, Colour colour, int count = 1);

// Removes one item from a list.
template <class T, std::size_t N>
void erase(FixedList<T, N>& list, const T& item) {
    FixedList<T, N> left;
    bool gone = false;
    for (const T& one : list) {
        if (!gone && one == item) {
            gone = true;
        } else {
            left.push_back(one);
        }
    }
    list = left;
}

}  // namespace pakhuis::amsterdam
