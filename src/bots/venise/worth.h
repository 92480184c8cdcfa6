// How good a position of venise is for a seat: the `easy` level compares what its actions lead to.
//
// In hundredths of a point. What the seat would score now, and what else is under way, less a share
// of the same for its best rival:
//
//   goods       what a sale on the market may bring beyond the final one
//   workshops   what production will bring, by what is still lacking: cost, cubes, an order
//   masters     the next square, by the cubes that are lacking, and what the master does
//   bridges     pairs of own dice on tiles that touch
//   cubes       a little each, more if a card takes them
//
// All but the score fades with the turns that are left.
#pragma once

#include <array>

#include "games/venise/venise.h"

namespace pakhuis::bots {

// Found by trial. Times are in tenths of a turn, the others in hundredths of a point or percent.
struct VeniseWeights {
    int lap_per_bridge = 10;  // how soon the match ends
    int lap_per_order = 18;
    int lap_per_sale = 40;
    int patience = 26;  // laps after which it wants an end

    int sale_chance = 22;  // percent that a turn leads to the market
    int sale_most = 40;
    int good_beyond_price = 300;  // what a good to be made brings beyond a share of the price
    int price_share = 50;
    int time_for_cost = 5;  // a cube of a cost
    int time_for_fill = 4;  // a cube of a filling
    int time_for_order = 20;
    int time_for_repeat = 45;  // one more production
    int later_workshop = 40;   // percent of each workshop after the best

    int master_cube = 40;   // percent less likely for each cube that lacks
    int master_turn = 25;   // percent likelier for each turn
    int master_skill = 60;  // what one more or less on a die brings, each turn
    int master_fill = 200;

    int die_pair = 30;  // percent of the next bridge
    int die_alone = 10;
    int cube = 40;
    int cube_taken = 20;
    int spare_order = 60;
    int dead_order = 60;
    int no_place = 90;  // percent less of production without a place for an order
    int one_place = 10;
    int place = 15;
    int rival = 95;  // percent of the best rival's worth
};
inline constexpr VeniseWeights kVeniseWeights{};

int venise_worth(const venise::Rules& rules, const venise::State& state, Seat seat,
                 const VeniseWeights& weights);

}  // namespace pakhuis::bots
