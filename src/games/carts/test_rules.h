// Rules objects and boards for the tests of carts.
#pragma once

#include <string>

#include "games/carts/carts.h"
#include "kit/table.h"

namespace pakhuis::carts {

inline Rules rules_for(int seats, const Edition& edition = built_in_edition()) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    return kit::rules_of<Carts>(options, edition);
}

struct TestTrack {
    int from, to, length;
    Colour colour;
    Symbol symbol = Symbol::kNone;
};

inline void add_place(Edition& e, std::string_view name) {
    e.places.push_back({name, 50, 50});
}
inline void add_track(Edition& e, const TestTrack& t) {
    e.tracks.push_back(
        {PlaceId(t.from), PlaceId(t.to), static_cast<std::uint8_t>(t.length), t.colour, t.symbol});
}
// Its points are its shortest way.
inline void add_contract(Edition& e, int from, int to) {
    const int way = shortest_way(e, PlaceId(from), PlaceId(to));
    e.contracts.push_back({PlaceId(from), PlaceId(to), static_cast<std::uint8_t>(way)});
}

// Six places in a ring with 13 spaces in all: no seat ever runs low on carts, so matches end when
// all pass.
inline Edition small_edition() {
    Edition e = built_in_edition();
    e.title = "Six islands";
    e.places.clear();
    e.tracks.clear();
    e.contracts.clear();
    for (const char* name : {"Ada", "Bea", "Cis", "Dirk", "Eva", "Fop"}) add_place(e, name);
    add_track(e, {0, 1, 2, Colour::kRed, Symbol::kCart});
    add_track(e, {0, 1, 2, Colour::kBlue, Symbol::kCart});
    add_track(e, {1, 2, 3, Colour::kGrey});
    add_track(e, {2, 3, 1, Colour::kGreen, Symbol::kCart});
    add_track(e, {3, 4, 2, Colour::kGrey});
    add_track(e, {4, 5, 1, Colour::kPink});
    add_track(e, {5, 0, 2, Colour::kBlack});
    for (int i = 0; i < 6; ++i) add_contract(e, i, (i + 1) % 6);
    for (int i = 0; i < 3; ++i) add_contract(e, i, i + 3);
    return e;
}

// The largest possible board: 32 places in a ring of double tracks of every length and colour, all
// marked, with 32 contracts.
inline Edition large_edition() {
    Edition e = built_in_edition();
    e.title = "Great ring";
    e.places.clear();
    e.tracks.clear();
    e.contracts.clear();
    for (int i = 0; i < kMaxPlaces; ++i) add_place(e, "Place " + std::to_string(i));
    for (int i = 0; i < kMaxPlaces; ++i) {
        const int to = (i + 1) % kMaxPlaces;
        const int length = i % kMaxLength + 1;
        add_track(e, {i, to, length, static_cast<Colour>(i % kKinds), Symbol::kCart});
        add_track(e, {i, to, length, Colour::kGrey, Symbol::kCart});
    }
    for (int i = 0; i < kMaxContracts; ++i) add_contract(e, i, (i + 3) % kMaxPlaces);
    return e;
}

// Every track is grey and has the greatest length.
inline Edition grey_edition() {
    Edition e = large_edition();
    for (Track& t : e.tracks) {
        t.length = kMaxLength;
        t.colour = Colour::kGrey;
    }
    return e;
}

}  // namespace pakhuis::carts
