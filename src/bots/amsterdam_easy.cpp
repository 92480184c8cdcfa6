#include "bots/amsterdam_easy.h"

#include "bots/generic.h"

namespace pakhuis::bots {

amsterdam::Action amsterdam_easy(const amsterdam::Rules& rules, const amsterdam::View& view,
                                 Rng& rng) {
    return greedy_choice<Amsterdam>(rules, view, rng);
}

}  // namespace pakhuis::bots
