// The panels around the maps of Amsterdam: the turn, market and dice, the Amstel, black market and
// dockers' building, cards laid out, players, a legend.
#pragma once

#include <string>

#include "games/amsterdam/amsterdam.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// The seat in turn and its decision: "Round 4, phase III. Your turn: act, or end".
std::string headline(const amsterdam::View& view);

// The market tile, the bonus of early deliveries, the dice.
Canvas draw_market(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);
// All spaces with their discs (the top of a stack first), bridges and mouth with their points.
Canvas draw_amstel(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);
// The black market, and the dockers in their building.
Canvas draw_houses(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);
Canvas draw_display(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);

// The viewer's own cards that have their texts. Low terminals show fewer texts.
enum class OwnTexts { kAllTexts, kInactiveTexts, kNames };
// The viewer's own board comes first. Brief: others' cards are only numbers.
Canvas draw_players(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style,
                    OwnTexts own_texts, bool brief);
Canvas draw_legend(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);

}  // namespace pakhuis::terminal
