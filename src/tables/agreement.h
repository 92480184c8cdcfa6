// Checked terms with the match at its beginning. A table is made from them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/terms.h"
#include "tables/played_match.h"

namespace pakhuis::tables {

using protocol::TableOrigin;
using protocol::TableTerms;
using protocol::Tempo;
using protocol::TempoKind;

// The word for a person among the seats of terms.
inline constexpr std::string_view kPersonSeat = "person";

bool is_bot(std::string_view name);

struct Agreement {
    TableTerms terms;                  // complete except for the edition, which the match has
    PlayedMatch played;                // at its start, or at the end of the record
    std::vector<std::string> players;  // of a record whose match is over
    TableOrigin origin = TableOrigin::kStart;
};

// The rules and the edition that an existing table must keep.
struct PinnedRules {
    int version = 0;                            // of the rules; 0: the newest
    std::optional<std::uint64_t> edition_hash;  // nothing: the terms' own, or the built-in one
    EditionSource editions = {};                // stored editions
};

// Checks everything: seats, tempo, game, options, edition, and each step of a record to continue
// from. The place of a problem is the field.
Result<Agreement> agree(TableTerms terms, const PinnedRules& pinned = {});

}  // namespace pakhuis::tables
