// The one list of games, for code that needs the type of every game.
#pragma once

#include "games/amsterdam/amsterdam.h"
#include "games/carts/carts.h"
#include "games/merchants/merchants.h"
#include "games/venise/venise.h"

namespace pakhuis {

// Calls f.operator()<G>() for every game.
template <class F>
void for_each_game(F&& f) {
    f.template operator()<Carts>();
    f.template operator()<Venise>();
    f.template operator()<Merchants>();
    f.template operator()<Amsterdam>();
}

static_assert(Game<Carts> && Game<Venise> && Game<Amsterdam> && Clocked<Merchants>);

}  // namespace pakhuis
