// From records to matches and back.
#pragma once

#include <memory>

#include "codec/record.h"
#include "registry/match.h"

namespace pakhuis {

// The match a record begins with: its setup, at its start or its position. It is played under the
// record's version of the rules.
Result<std::unique_ptr<Match>> match_of(const codec::Record& record,
                                        const EditionSource& more = {});

// Applies the record's first `steps` actions (all if there are fewer) and, once all are applied,
// compares the end that it claims. The place of a problem is the record's line.
Result<std::unique_ptr<Match>> replay(const codec::Record& record,
                                      std::size_t steps = ~std::size_t{0});

// The two halves of `replay`, for those who play the steps themselves: a problem of a step with its
// line, and whether the end is the one that the record claims, if it claims one.
Failure at_step(const codec::Record& record, std::size_t step, const Problem& problem);
Result<void> check_end(const codec::Record& record, const Match& match);

// The header of a record of this match, without actions.
codec::Record record_of(const Match& match, std::vector<std::string> players);
// The end line for where the match stands now.
codec::RecordEnd end_of(const Match& match);

}  // namespace pakhuis
