// The rules object of a match of carts: seats, edition, and tables computed from them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "base/text.h"
#include "engine/options.h"
#include "engine/seat.h"
#include "games/carts/edition.h"

namespace pakhuis::carts {

// The typed name of a track ("begijnhof-westerkerk-a") or contract ("waag-munttoren").
using PairName = Text<67>;

// The newest version of the rules. Matches use it unless they ask for an earlier one.
// 2: a row that could not be swept is swept as soon as there is a pile again.
inline constexpr int kRulesVersion = 2;

struct Rules {
    // Tracks of one colour and length: a hand has the same payments for each of them.
    struct Group {
        std::uint64_t tracks = 0;
        Colour colour = Colour::kGrey;
        std::uint8_t length = 0;
    };

    int version = kRulesVersion;
    int seats = 0;
    std::uint64_t all_tracks = 0;
    std::uint64_t twin_below = 0;  // tracks whose twin is the track before them
    std::uint64_t twin_above = 0;  // tracks whose twin is the track after them
    std::uint64_t marked = 0;      // tracks with the cart symbol
    std::array<std::uint64_t, kMaxLength> up_to_length{};  // tracks of at most that many spaces
    std::array<std::uint64_t, kMaxPlaces> at_place{};      // tracks that end there
    std::array<std::uint8_t, kMaxTracks> length{};
    std::array<std::uint8_t, kMaxTracks> points{};
    FixedList<Group, kKinds * kMaxLength> groups;

    Options options;
    Edition edition;
    std::array<PairName, kMaxTracks> track_names;
    std::array<PairName, kMaxContracts> contract_names;

    // The twins of a set of tracks.
    std::uint64_t twins(std::uint64_t tracks) const {
        return ((tracks & twin_above) << 1) | ((tracks & twin_below) >> 1);
    }
    const Track& track(TrackId id) const {
        return edition.tracks[static_cast<std::size_t>(id.index())];
    }
    const Contract& contract(ContractId id) const {
        return edition.contracts[static_cast<std::size_t>(id.index())];
    }
    ContractSet all_contracts() const {
        return ContractSet::first(static_cast<int>(edition.contracts.size()));
    }

    // Names for the codec and the text form of actions.
    std::string_view name_of(TrackId id) const {
        return track_names[static_cast<std::size_t>(id.index())];
    }
    std::string_view name_of(ContractId id) const {
        return contract_names[static_cast<std::size_t>(id.index())];
    }
    TrackId find(TrackTag*, std::string_view name) const;
    ContractId find(ContractTag*, std::string_view name) const;
    // Finds a name whose two places are in the other order.
    TrackId find_reversed(TrackTag*, std::string_view name) const;
    ContractId find_reversed(ContractTag*, std::string_view name) const;
};

// Fills `rules` for this match. After a problem `rules` is unusable. The twins of the edition must
// be paired (pair_twins).
EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules);

}  // namespace pakhuis::carts
