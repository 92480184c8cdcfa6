// Cards and cubes of La Venise du Nord in a line of text.
//
// A cube on a card is a capital letter on its background, "W". A missing cube is a small letter,
// "w". "⌂" marks a built workshop, "✓" a paid permanent master.
#pragma once

#include "games/venise/venise.h"
#include "terminal/panel.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Letters of cubes, present ones before missing ones; returns the next column.
int put_cubes(Canvas& canvas, Spot spot, venise::Cubes there, venise::Cubes missing = {});

void flow_order(Flow& flow, Canvas& canvas, venise::OrderKind kind, int count, const Style& style);
void flow_workshop(Flow& flow, Canvas& canvas, const venise::Rules& rules, const venise::Open& v,
                   venise::WorkshopId id, const Style& style);
void flow_master(Flow& flow, Canvas& canvas, const venise::Rules& rules, const venise::Open& v,
                 venise::MasterId id, const Style& style);

// The effect of a card that is not placed yet: "makes 2 jewels".
std::string effect_text(const venise::Rules& rules, venise::WorkshopId id);
std::string effect_text(const venise::Rules& rules, venise::MasterId id);

}  // namespace pakhuis::terminal
