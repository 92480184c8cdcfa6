// Cards and cubes of La Venise du Nord in a line of text.
//
// A cube that lies on a card is a capital on its ground, "W"; one that is still missing a small
// letter, "w". "⌂" marks a workshop that is built, "✓" a permanent master that is on.
#pragma once

#include "games/venise/venise.h"
#include "terminal/panel.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Letters of cubes, those there before those missing; returns the column after them.
int put_cubes(Canvas& canvas, Spot spot, venise::Cubes there, venise::Cubes missing = {});

void flow_order(Flow& flow, Canvas& canvas, venise::OrderKind kind, int count, const Style& style);
void flow_workshop(Flow& flow, Canvas& canvas, const venise::Rules& rules, const venise::Open& v,
                   venise::WorkshopId id, const Style& style);
void flow_master(Flow& flow, Canvas& canvas, const venise::Rules& rules, const venise::Open& v,
                 venise::MasterId id, const Style& style);

// What a card does, for who has not placed it yet: "makes 2 jewels".
std::string about(const venise::Rules& rules, venise::WorkshopId id);
std::string about(const venise::Rules& rules, venise::MasterId id);

}  // namespace pakhuis::terminal
