// The worth of a position of venise for a seat. The `easy` level compares the positions after its
// actions.
//
// The unit is a hundredth of a point. The worth is the current score plus the parts below, minus a
// share of the same sum for the best rival:
//
//   goods       gain of a market sale over the final sale
//   workshops   expected production, by the missing parts: cost, cubes, an order
//   masters     the next square number by the missing cubes, and the effect of the master
//   bridges     pairs of own dice on touching tiles
//   cubes       a little each, more if a card takes the cube
//
// All parts except the score shrink with the number of turns left.
#pragma once

#include <array>

#include "games/venise/venise.h"

namespace pakhuis::bots {

// Found by trial. Times are in tenths of a turn, the others in hundredths of a point or percent.
struct VeniseWeights {
    int lap_per_bridge = 10;  // time until the match ends
    int lap_per_order = 18;
    int lap_per_sale = 40;
    int patience = 26;  // laps after which the bot expects the end

    int sale_chance = 22;  // percent chance of a market sale in a turn
    int sale_most = 40;
    int good_beyond_price = 300;  // worth of a future good beyond its share of the price
    int price_share = 50;
    int time_for_cost = 5;  // for each cube of a cost
    int time_for_fill = 4;  // for each cube of a filling
    int time_for_order = 20;
    int time_for_repeat = 45;  // for each further production
    int later_workshop = 40;   // percent for each workshop after the best

    int master_cube = 40;   // percent less likely for each missing cube
    int master_turn = 25;   // percent more likely for each turn
    int master_skill = 60;  // worth of one more or less on a die, for each turn
    int master_fill = 200;

    int die_pair = 30;  // percent of the next bridge
    int die_alone = 10;
    int cube = 40;
    int cube_taken = 20;
    int spare_order = 60;
    int dead_order = 60;
    int no_place = 90;  // percent less production without a place for an order
    int one_place = 10;
    int place = 15;
    int rival = 95;  // percent of the best rival's worth

    int blur = 0;  // see Best
};
inline constexpr VeniseWeights kVeniseWeights{};

int venise_worth(const venise::Rules& rules, const venise::State& state, Seat seat,
                 const VeniseWeights& weights);

}  // namespace pakhuis::bots
