// Cards of Amsterdam as lines with their texts, or only as names.
#pragma once

#include "games/amsterdam/amsterdam.h"
#include "terminal/panel.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// "031 ∞   PVK    Lacemaker  Activating a building costs …": number, timing, cost, name and text.
// The list begins on the next line of the canvas. A card with an action marker has a ✓.
void list_cards(Canvas& canvas, const amsterdam::Rules& rules, amsterdam::CardSet cards,
                const amsterdam::CardSet& used, const Style& style);
// "031 Lacemaker", "001 Genever distiller"; brief: "031", "001".
void flow_cards(Flow& flow, Canvas& canvas, std::string_view label, amsterdam::CardSet cards,
                const Style& style, bool brief);

// "24  7      The warehouse for beer is full …": number, points and text.
void list_tasks(Canvas& canvas, const amsterdam::Rules& rules, amsterdam::TaskSet tasks);

}  // namespace pakhuis::terminal
