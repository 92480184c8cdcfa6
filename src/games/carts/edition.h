// The printed components of Carts of Amsterdam: board, contracts, points. An edition is a plain
// value with a built-in default; another one may come from a file.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "base/ids.h"
#include "base/text.h"
#include "engine/edition.h"
#include "engine/mark.h"
#include "engine/reason.h"
#include "games/carts/cards.h"

namespace pakhuis::carts {

struct PlaceTag;
struct TrackTag;
struct ContractTag;
using PlaceId = Id<PlaceTag>;
using TrackId = Id<TrackTag>;
using ContractId = Id<ContractTag>;
using TrackSet = IdSet<TrackTag, std::uint64_t>;
using ContractSet = IdSet<ContractTag, std::uint32_t>;

inline constexpr int kMaxPlaces = 32;
inline constexpr int kMaxTracks = 64;
inline constexpr int kMaxContracts = 32;
inline constexpr int kMaxLength = 6;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kCarts = 16;  // of each seat
inline constexpr int kGoodsCards = 16;

enum class Symbol : std::uint8_t { kNone, kCart };
constexpr auto enum_names(Symbol) {
    return std::array<std::string_view, 2>{"", "cart"};
}

struct Place {
    Text<31> name;
    std::uint8_t x = 0, y = 0;  // 0 … 100, from the upper left; the position is always ours
    Mark mark = Mark::kOurs;    // for the name

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("place", self.name);
        visit("x", self.x);
        visit("y", self.y);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const Place&, const Place&) = default;
};

struct Track {
    PlaceId from{}, to{};
    std::uint8_t length = 0;  // 1 … 6 spaces
    Colour colour = Colour::kGrey;
    Symbol symbol = Symbol::kNone;  // kCart: the claim brings a goods card
    Mark mark = Mark::kOurs;        // for the pair of places and the length

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("from", self.from);
        visit("to", self.to);
        visit("length", self.length);
        visit("colour", self.colour);
        visit("symbol", self.symbol);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const Track&, const Track&) = default;
};

struct Contract {
    PlaceId from{}, to{};
    std::uint8_t points = 0;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("from", self.from);
        visit("to", self.to);
        visit("points", self.points);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const Contract&, const Contract&) = default;
};

// Points for claiming a track of some length; entry i is for length i + 1.
struct RoutePoints {
    std::uint8_t points = 0;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("points", self.points);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const RoutePoints&, const RoutePoints&) = default;
};

// Points by place in goods cards; entry i is for i + 2 players and uses its first i + 2 numbers.
struct GoodsBonus {
    FixedList<std::uint8_t, kMaxPlayers> points;
    Mark mark = Mark::kText;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("points", self.points);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const GoodsBonus&, const GoodsBonus&) = default;
};

struct Edition {
    Text<63> title;
    FixedList<Place, kMaxPlaces> places;
    FixedList<Track, kMaxTracks> tracks;
    FixedList<Contract, kMaxContracts> contracts;
    std::array<RoutePoints, kMaxLength> route_points{};
    std::array<GoodsBonus, kMaxPlayers - 1> goods_bonus{};

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("title", self.title);
        visit("places", self.places);
        visit("tracks", self.tracks);
        visit("contracts", self.contracts);
        visit("route-points", self.route_points);
        visit("goods-bonus", self.goods_bonus);
    }
    friend constexpr bool operator==(const Edition&, const Edition&) = default;

    // Tracks and contracts refer to places by their printed names.
    std::string_view name_of(PlaceId id) const;
    PlaceId find(PlaceTag*, std::string_view name) const;
};

// The board of rules/carts: 17 places, 43 tracks, 24 contracts, with its marks.
const Edition& built_in_edition();

EditionProblem edition_problem(const Edition& edition);

// Puts twins next to each other in the table of tracks. make_rules() needs this order.
void pair_twins(Edition& edition);

// The length of the shortest way between two places, in spaces. Every pair of places of a valid
// edition is joined.
int shortest_way(const Edition& edition, PlaceId from, PlaceId to);

// Contracts whose points differ from the length of their shortest way.
ContractSet unusual_contracts(const Edition& edition);

namespace edition_reasons {
inline constexpr Reason kNoPlaces{"too-few-places", "A board needs at least two places."};
inline constexpr Reason kNoTracks{"too-few-tracks", "A board needs at least one track."};
inline constexpr Reason kEmptyName{"empty-name", "A place's name needs a letter or digit."};
inline constexpr Reason kLongName{"name-too-long", "A name has at most 31 bytes."};
inline constexpr Reason kDoubledName{"doubled-name", "Two places have the same name when typed."};
inline constexpr Reason kOffBoard{"off-board", "Coordinates go from 0 to 100."};
inline constexpr Reason kUnknownPlace{"unknown-place", "This names a place that is not listed."};
inline constexpr Reason kToItself{"to-itself", "This leads from a place to itself."};
inline constexpr Reason kBadLength{"bad-length", "A track has 1 to 6 spaces."};
inline constexpr Reason kThreeTracks{"three-tracks",
                                     "At most two tracks join the same two places."};
inline constexpr Reason kUnequalTwins{"unequal-twins",
                                      "The two tracks of a pair differ in length."};
inline constexpr Reason kNotConnected{"not-connected",
                                      "This place can't be reached from the first."};
inline constexpr Reason kDoubledContract{"doubled-contract", "Two contracts join the same places."};
inline constexpr Reason kFewContracts{"too-few-contracts",
                                      "There must be at least two contracts for each seat."};
inline constexpr Reason kAmbiguousNames{"ambiguous-names",
                                        "Two tracks or contracts read the same when typed."};
inline constexpr Reason kBadPoints{"bad-points", "Points go from 0 to 100."};
inline constexpr Reason kUnusualPoints{"unusual-points",
                                       "These points are not the shortest way in spaces."};
inline constexpr Reason kBadGoodsTable{"bad-goods-table",
                                       "The goods table needs one number for each player, none "
                                       "larger than the one before it."};
}  // namespace edition_reasons

}  // namespace pakhuis::carts
