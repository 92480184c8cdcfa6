// Converts records to matches and back.
#pragma once

#include <memory>

#include "codec/record.h"
#include "registry/match.h"

namespace pakhuis {

// The match at the beginning of a record: at the start, or at the record's position. It uses the
// record's version of the rules.
Result<std::unique_ptr<Match>> match_of(const codec::Record& record,
                                        const EditionSource& more = {});

// Applies the record's first `steps` actions, or all if there are fewer. If all are applied,
// compares the result with the record's end line. The place of a problem is the record's line.
Result<std::unique_ptr<Match>> replay(const codec::Record& record,
                                      std::size_t steps = ~std::size_t{0});

// Parts of `replay`, for callers that play the steps themselves: a step's problem with its line,
// and the comparison with the record's end line, if it has one.
Failure problem_at_step(const codec::Record& record, std::size_t step, const Problem& problem);
Result<void> check_end(const codec::Record& record, const Match& match);

// The header of a record of this match, without actions.
codec::Record record_of(const Match& match, std::vector<std::string> players);
// The end line for the match's current position.
codec::RecordEnd end_of(const Match& match);

}  // namespace pakhuis
