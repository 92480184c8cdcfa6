// The components of Merchants of Amsterdam: goods, continents, quarters, sites, and small counts of
// them. Money is in thousands of florins everywhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/bits.h"
#include "base/ids.h"
#include "base/names.h"
#include "base/packed_counts.h"

namespace pakhuis::merchants {

// In the order of their printed numbers: the lower number wins a tie of sectors.
enum class Good : std::uint8_t { kSugar, kGems, kSpices, kSilk, kNone = 255 };
enum class Continent : std::uint8_t { kAmericas, kAfrica, kEastIndies, kFarEast };
enum class Quarter : std::uint8_t { kGrachten, kNieuweZijde, kOudeZijde, kLastage };
inline constexpr int kSectors = 4;  // goods, continents, quarters

// The three areas that are scored.
enum class Area : std::uint8_t { kExchange, kAmsterdam, kColonies, kNone = 255 };
inline constexpr int kAreas = 3;

constexpr auto enum_names(Good) {
    return std::array<std::string_view, kSectors>{"sugar", "gems", "spices", "silk"};
}
constexpr auto enum_names(Continent) {
    return std::array<std::string_view, kSectors>{"americas", "africa", "east-indies", "far-east"};
}
constexpr auto enum_names(Quarter) {
    return std::array<std::string_view, kSectors>{"grachten", "nieuwe-zijde", "oude-zijde",
                                                  "lastage"};
}
constexpr auto enum_names(Area) {
    return std::array<std::string_view, kAreas>{"exchange", "amsterdam", "colonies"};
}

// A colony by its continent and its good. Sites with the same continent and good are equal.
enum class Colony : std::uint8_t { kNone = 255 };
inline constexpr int kColonyKinds = kSectors * kSectors;
constexpr auto enum_names(Colony) {
    return std::array<std::string_view, kColonyKinds>{
        "americas-sugar",    "americas-gems",    "americas-spices",    "americas-silk",
        "africa-sugar",      "africa-gems",      "africa-spices",      "africa-silk",
        "east-indies-sugar", "east-indies-gems", "east-indies-spices", "east-indies-silk",
        "far-east-sugar",    "far-east-gems",    "far-east-spices",    "far-east-silk"};
}
constexpr Colony colony_of(Continent continent, Good good) {
    return static_cast<Colony>(kSectors * static_cast<int>(continent) + static_cast<int>(good));
}
constexpr Continent continent_of(Colony colony) {
    return static_cast<Continent>(static_cast<int>(colony) / kSectors);
}
constexpr Good good_of(Colony colony) {
    return static_cast<Good>(static_cast<int>(colony) % kSectors);
}

// The spaces of a seat's markers on the exchange (0: no marker in the row).
using Markers = PackedCounts<Good, std::uint16_t, 4>;
// The number of a seat's colonies of each kind.
using Colonies = PackedCounts<Colony, std::uint64_t, 4>;
// The steps taken with a card.
using Steps = PackedCounts<Good, std::uint8_t, 2>;

constexpr int in_continent(Colonies colonies, int continent) {
    const auto four = static_cast<std::uint16_t>(colonies.lanes >> (16 * continent));
    return PackedCounts<Good, std::uint16_t, 4>{four}.total();
}
// Lane bits: bit 4n is set if the count of kind n is above 0.
constexpr std::uint64_t present(std::uint64_t lanes) {
    lanes |= lanes >> 1;
    lanes |= lanes >> 2;
    return lanes & 0x1111'1111'1111'1111ULL;
}
constexpr std::uint64_t lane_bit(int kind) {
    return 1ULL << (4 * kind);
}

// A site for a house. Each quarter has room for sixteen. "nz7" is number 7 of the second quarter.
struct SiteTag;
using SiteId = Id<SiteTag>;
using SiteSet = IdSet<SiteTag, std::uint64_t>;
inline constexpr int kSitesEach = 16;
inline constexpr int kSites = kSitesEach * kSectors;
inline constexpr std::array<std::string_view, kSectors> kQuarterSigns{"g", "nz", "oz", "l"};

constexpr SiteId site_of(Quarter quarter, int number) {
    return SiteId(kSitesEach * static_cast<int>(quarter) + number);
}
constexpr Quarter quarter_of(SiteId site) {
    return static_cast<Quarter>(site.index() / kSitesEach);
}
constexpr int number_of(SiteId site) {
    return site.index() % kSitesEach;
}
// The houses of a set that stand in a quarter, as 16 bits.
constexpr std::uint16_t in_quarter(SiteSet houses, int quarter) {
    return static_cast<std::uint16_t>(houses.bits >> (kSitesEach * quarter));
}
constexpr std::uint64_t quarter_mask(int quarter) {
    return 0xffffULL << (kSitesEach * quarter);
}

// The places for the mayor's three cards.
enum class Disc : std::uint8_t { kMayor, kClock, kBucket };
inline constexpr int kDiscs = 3;

inline constexpr int kMaxPlayers = 5;
inline constexpr int kMinPlayers = 3;
// The printed list of components.
inline constexpr int kTilesEach = 24;
inline constexpr int kCards = 84;
// The steps of a goods card, and the most of them on one good.
inline constexpr int kGoodsSteps = 3;
inline constexpr int kStepsOnOne = 2;
// From this space on a marker counts towards the free house.
inline constexpr int kHouseSpace = 2;

}  // namespace pakhuis::merchants
