// Terms that were checked, with the match as it begins: what a table is made of.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/terms.h"
#include "tables/played_match.h"

namespace pakhuis::tables {

using protocol::TableTerms;
using protocol::Tempo;
using protocol::TempoKind;

// The word for a person among the seats of terms.
inline constexpr std::string_view kPersonSeat = "person";

struct Agreement {
    TableTerms terms;                  // complete but for the edition, which the match has
    PlayedMatch played;                // at its start, or where the record ends
    std::vector<std::string> players;  // of a record whose match is over: who played it
};

// What a table that exists already is bound to.
struct Bound {
    int version = 0;                            // of the rules; 0: the newest
    std::optional<std::uint64_t> edition_hash;  // nothing: the terms' own, or the built-in one
    EditionSource editions = {};                // where editions are kept
};

// Checks everything: seats, tempo, game, options, edition, and each step of a record to go on from.
// The place of a problem is the field.
Result<Agreement> agree(TableTerms terms, const Bound& bound = {});

}  // namespace pakhuis::tables
