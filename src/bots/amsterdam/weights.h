// What the `easy` level of amsterdam believes. Found by trial; hundredths of a point unless a line
// says otherwise.
#pragma once

namespace pakhuis::bots {

struct AmsterdamWeights {
    // What things bring some time.
    int florin = 200;
    int florin_c = 120;  // where C tiles are to come
    int resource = 180;
    int step = 150;      // on the Amstel
    int sold_out = 100;  // a Florin beyond what the market will take
    int market_a = 20;   // Florins that a tile takes, in tenths
    int market_b = 45;

    // Supply during a turn, beyond what a leftover scores.
    int wanted = 140;  // a resource that a card, plan or block of one's own asks for
    int spare = 70;
    int many = 25;  // each after the first four spare ones
    // The rondel, by turn of arrival: the first resource, less for each that follows.
    int arrival = 150;
    int crowd = 10;
    int least = 20;
    int asked = 60;  // more where an inactive card asks for the colour
    int planned = 90;
    int joined = 800;  // a block beside the largest group
    int built = 550;   // another block
    int kept = 90;     // the resource that stays in the house
    int gap = 700;     // a turn without arrivals; with each round before it, `mended` percent of it
    int mended = 40;

    // Cards.
    int income = 100;   // percent of what active ones are likely to bring
    int likely = 105;   // percent to be activated some time
    int dear = 13;      // percent less for each resource of the cost
    int lacking = 9;    // and for each that is not on its way
    int home = 120;     // a space from the start, near the end (107)
    int lateness = 15;  // percent less likely in each of the last turns
    int fifth = 450;    // the next card brings a penalty at once
    int fourth = 150;

    // What C tiles let one choose.
    int free_card = 800;
    int moored = 300;
    int swapped = 200;

    // The city.
    int lone = 110;  // a crest outside the largest group
    // The harbour.
    int loaded = 20;     // a good aboard rather than in the store
    int hired = 300;     // a docker to be taken aboard
    int promise = 60;    // percent of what a tour is likely to bring
    int doubt = 5;       // percent less with each space
    int haul = 95;       // a space to sail
    int last_haul = 60;  // in the last turn
    int pace = 3;        // spaces a turn
    // The Amstel.
    int drift = 85;  // percent of what a step a turn will lead to
    int first = 40;  // a place further ahead on the Amstel
};
inline constexpr AmsterdamWeights kAmsterdamWeights{};

}  // namespace pakhuis::bots
