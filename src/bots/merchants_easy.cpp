#include "bots/merchants_easy.h"

#include "bots/generic.h"

namespace pakhuis::bots {

merchants::Action merchants_easy(const merchants::Rules& rules, const merchants::View& view,
                                 Rng& rng) {
    return greedy_choice<Merchants>(rules, view, rng);
}

}  // namespace pakhuis::bots
