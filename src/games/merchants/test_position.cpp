#include "games/merchants/merchants.h"
#include "kit/position_json.h"

template std::string pakhuis::kit::position_text<pakhuis::Merchants>(
    const pakhuis::merchants::Rules&, const pakhuis::merchants::State&);
