#include "games/carts/carts.h"
#include "kit/position_json.h"

template std::string pakhuis::kit::position_text<pakhuis::Carts>(const pakhuis::carts::Rules&,
                                                                 const pakhuis::carts::State&);
