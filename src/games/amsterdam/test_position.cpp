#include "games/amsterdam/amsterdam.h"
#include "kit/position_json.h"

template std::string pakhuis::kit::position_text<pakhuis::Amsterdam>(
    const pakhuis::amsterdam::Rules&, const pakhuis::amsterdam::State&);
