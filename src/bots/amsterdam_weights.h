// What the `easy` level of amsterdam believes. Found by trial; hundredths of a point unless a line
// says otherwise.
#pragma once

namespace pakhuis::bots {

struct AmsterdamWeights {
    // What things bring some time.
    int florin = 200;
    int resource = 120;
    int step = 150;      // on the Amstel
    int sold_out = 100;  // a Florin beyond what the market will take, and half of it a second
    int market_a = 20;   // Florins that a tile takes, in tenths
    int market_b = 45;

    // Supply during a turn, beyond what a leftover scores.
    int wanted = 140;  // a resource that a card, plan or block of one's own asks for
    int spare = 70;
    int many = 25;  // each after the first four spare ones
    // The rondel, by turn of arrival: the first resource, less for each that follows.
    int arrival = 175;
    int crowd = 9;
    int asked = 45;  // more where an inactive card asks for the colour
    int planned = 60;
    int built = 50;
    int kept = 90;  // the resource that stays in the house
    int gap = 700;  // a turn without arrivals; with each round before it, `mended` percent of it
    int mended = 40;

    // Inactive cards.
    int later = 60;     // percent likely to be activated some time
    int lateness = 15;  // percent less likely in each of the last turns
    int relief = 600;   // a penalty less
    int fifth = 450;    // the next card brings a penalty at once
    int fourth = 150;

    // The city.
    int lone = 110;  // a crest outside the largest group
    int edge = 25;   // a free block beside the own crests, up to four
    // The harbour.
    int haul = 95;   // a space to sail
    int pace = 3;    // spaces a turn
    int first = 40;  // a place further ahead on the Amstel
};
inline constexpr AmsterdamWeights kAmsterdamWeights{};

}  // namespace pakhuis::bots
