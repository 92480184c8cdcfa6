#include "games/venise/venise.h"
#include "kit/position_json.h"

template std::string pakhuis::kit::position_text<pakhuis::Venise>(const pakhuis::venise::Rules&,
                                                                  const pakhuis::venise::State&);
