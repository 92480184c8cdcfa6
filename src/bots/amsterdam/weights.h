// The weights of the `easy` level of amsterdam, found by trial. In hundredths of a point unless a
// line says otherwise.
#pragma once

#include <cstddef>

namespace pakhuis::bots {

inline constexpr int kPoint = 100;

struct AmsterdamWeights {
    // Future value of things.
    int florin = 200;
    int florin_c = 120;  // with C tiles to come
    int resource = 180;
    int step = 150;      // on the Amstel
    int sold_out = 100;  // a Florin that the market will not take
    int market_a = 20;   // Florins that a tile takes, in tenths
    int market_b = 45;

    // Supply during a turn, beyond the score of a leftover.
    int wanted = 140;  // a resource that an own card, plan or block needs
    int spare = 70;    // another resource, up to four
    int many = 25;     // each further spare resource
    // The rondel, by turn of arrival.
    int arrival = 150;  // the first resource of a turn
    int crowd = 10;     // less for each further resource
    int least = 20;
    int asked = 60;    // more if an inactive card needs the colour
    int planned = 90;  // more if an active plan uses the colour
    int joined = 800;  // a block beside the largest group
    int built = 550;   // another block
    int kept = 90;     // the resource that stays in the house
    int gap = 700;     // a turn without arrivals
    int mended = 40;   // percent of the gap that is left with each round before it

    // Cards.
    int income = 100;   // percent of the likely income of active cards
    int likely = 105;   // percent chance that a card is activated
    int dear = 13;      // percent less for each resource of the cost
    int lacking = 9;    // percent less for each that is not in the supply or on the rondel
    int home = 120;     // a space from the start, near the end (107)
    int lateness = 15;  // percent less in each of the last turns
    int fifth = 450;    // five inactive cards: the next one costs a penalty at once
    int fourth = 150;

    // Choices of C tiles.
    int free_card = 800;
    int moored = 300;
    int swapped = 200;

    // The city.
    int lone = 110;  // a crest outside the largest group
    // The harbour.
    int loaded = 20;     // a good aboard rather than in the store
    int hired = 300;     // a docker to be taken aboard
    int promise = 60;    // percent of the gain of a tour
    int doubt = 5;       // percent less with each space
    int haul = 95;       // a space to sail
    int last_haul = 60;  // in the last turn
    int pace = 3;        // spaces a turn
    // The Amstel.
    int drift = 85;  // percent of the points that one step a turn will reach
    int first = 40;  // one place ahead in the Amstel order

    // The search.
    std::size_t candidates = 4;  // actions that are played to the end of the turn; 0: none is, and
                                 // all are judged by the next position
    int blur = 0;                // see Best
};
inline constexpr AmsterdamWeights kAmsterdamWeights{};

}  // namespace pakhuis::bots
