// The rules object of a match of venise: seats, options, edition, and tables computed from them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "base/text.h"
#include "engine/options.h"
#include "games/venise/edition.h"

namespace pakhuis::venise {

// Positions in Options::choice.
enum class OptionIndex : std::uint8_t { kLayout, kUnplaced };

using CardName = Text<19>;  // "cloth-3", "step-a"
using SpotName = Text<19>;  // "wool-gold", "1,-1"

// The newest version of the rules. Matches use it unless they ask for an earlier one.
// 2: cubes may go down at any decision of the own turn; a secondary activation on a deck may be
// declined before cards are drawn.
inline constexpr int kRulesVersion = 2;

struct Rules {
    int version = kRulesVersion;
    int seats = 0;
    bool cap_unplaced = false;  // a die that could not be placed counts only 1
    bool fixed_layout = true;
    std::array<std::uint8_t, 2> row_places{};     // of a player's board
    Orders order_deck;                            // at the start
    FixedList<std::uint8_t, kMaxSpaces> bonuses;  // of the market, in the order of covering

    std::array<Cubes, kWorkshops> workshop_cost{};
    std::array<std::uint8_t, kWorkshops> capacity{};
    std::array<Colour, kWorkshops> workshop_colour{};
    std::array<Cubes, kMasters> master_cost{};
    std::array<MasterSet, kEffects> by_effect{};  // masters with each effect

    // For a fixed layout: the neighbours of tiles, and the reach without bridges by start and boat.
    Map map;
    std::array<Reach, kTileCount * kTileCount> reach{};

    LayoutName layout = LayoutName::kFirst;
    Options options;
    Edition edition;
    std::array<CardName, kCards> card_names;
    std::array<SpotName, kSpots> spot_names;

    const Workshop& workshop(WorkshopId id) const { return edition.workshops[at(id)]; }
    const Master& master(MasterId id) const { return edition.masters[at(id)]; }
    WorkshopSet all_workshops() const {
        return WorkshopSet::first(static_cast<int>(edition.workshops.size()));
    }
    MasterSet all_masters() const {
        return MasterSet::first(static_cast<int>(edition.masters.size()));
    }
    MasterSet masters_with(Effect effect) const { return by_effect[at(effect)]; }
    // Only for fixed layouts.
    const Reach& plain_reach(Tile start, Tile boat) const {
        return reach[at(start) * kTileCount + at(boat)];
    }

    // Names for the codec and the text form of actions.
    std::string_view name_of(CardId id) const {
        return card_names[static_cast<std::size_t>(id.index())];
    }
    std::string_view name_of(WorkshopId id) const { return name_of(card_of(id)); }
    std::string_view name_of(MasterId id) const { return name_of(card_of(id)); }
    std::string_view name_of(SpotId id) const {
        return spot_names[static_cast<std::size_t>(id.index())];
    }
    std::string_view name_of(TileId id) const {
        return venise::name_of(static_cast<Tile>(id.index()));
    }
    CardId find(CardTag*, std::string_view name) const;
    WorkshopId find(WorkshopTag*, std::string_view name) const;
    MasterId find(MasterTag*, std::string_view name) const;
    SpotId find(SpotTag*, std::string_view name) const;  // the ends of an edge in either order
    TileId find(TileTag*, std::string_view name) const;
};

// Fills `rules` for this match. After a problem `rules` is unusable.
EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules);

}  // namespace pakhuis::venise
