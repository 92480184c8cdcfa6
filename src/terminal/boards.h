// The terminal boards of all games: an overload of draw(rules, view, style) for each.
#pragma once

#include "terminal/amsterdam_board.h"
#include "terminal/carts_board.h"
#include "terminal/merchants_board.h"
#include "terminal/style.h"
#include "terminal/venise_board.h"
