// The rules object of a match of merchants: seats, options, edition, and tables derived from them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "engine/options.h"
#include "games/merchants/edition.h"

namespace pakhuis::merchants {

// Positions in Options::choice.
enum class OptionAt : std::uint8_t { kAuction, kPace };

enum class Pace : std::uint8_t { kNormal, kSlow, kFast };
inline constexpr std::array<std::string_view, 3> kPaceNames{"normal", "slow", "fast"};
inline constexpr std::array<std::string_view, 2> kAuctionNames{"sealed", "live"};

// The grid of a quarter's sites, as 16 bits. The masks keep a shift within its row.
struct Grid {
    std::uint16_t sites = 0;
    std::uint16_t not_first = 0;  // sites that have a left neighbour
    std::uint16_t not_last = 0;   // a right one
    std::uint8_t columns = 0;

    // These sites and their neighbours.
    constexpr std::uint16_t beside(std::uint16_t some) const {
        const unsigned m = some;
        const unsigned grown =
            m | (m & not_last) << 1 | (m & not_first) >> 1 | m << columns | m >> columns;
        return static_cast<std::uint16_t>(grown & sites);
    }
};

// The newest version of the rules; matches use it unless they name an earlier one. Version 2: house
// and step of a card come in either order.
inline constexpr int kRulesVersion = 2;

struct Rules {
    int version = kRulesVersion;
    int seats = 0;
    bool live = false;  // the clock runs live: runs wait for kClock
    Pace pace = Pace::kNormal;

    // Amounts of the edition.
    int start_money = 0;
    int credit = 0;
    int repayment = 0;
    int continents_bonus = 0;
    int quarters_bonus = 0;
    int bridge_bonus = 0;
    int row = 0;  // spaces of the exchange
    int highest = 0;
    int lowest = 0;
    int price_step = 0;
    int final_space = 0;

    Pile pile;  // at the start
    int action_cards = 0;
    std::uint64_t sites = 0;  // all of them
    Colonies colony_sites;
    std::array<Grid, kSectors> grids{};
    FixedList<std::uint64_t, kMaxBridges> bridges;         // both ends of each
    std::array<std::uint64_t, kSites> across{};            // sites over the bridges from each
    std::array<std::uint64_t, kActionKinds> card_sites{};  // where a house card builds

    Options options;
    Edition edition;

    const Space& space(int n) const { return edition.spaces[static_cast<std::size_t>(n)]; }
    // Prices of a run: those of the doubled one are above the price of the early presser.
    int least_bid(bool doubled) const { return doubled ? highest + 2 * price_step : lowest; }
    int most_bid(bool doubled) const { return doubled ? 2 * highest : highest; }
    int bid_step(bool doubled) const { return doubled ? 2 * price_step : price_step; }

    // Names for the codec and the text form of actions.
    static std::string_view name_of(SiteId site) { return site_name(site); }
    SiteId find(SiteTag*, std::string_view name) const {
        const SiteId site = find_site(name);
        return !site.none() && ((sites >> site.index()) & 1) ? site : SiteId();
    }
};

// Fills the tables of sites, bridges and colonies from the edition.
void derive_board(Rules& rules);
// Fills `rules` for this match. A problem leaves it unusable.
EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules);

}  // namespace pakhuis::merchants
