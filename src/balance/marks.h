// Which values of an edition may be tuned: those marked "ours". Values that the rulebook or public
// sources give, and those that follow from them, are facts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/json_tree.h"
#include "codec/problem.h"

namespace pakhuis::balance {

// The mark of the value at a JSON pointer, "/contracts/3/points". Problem: "unknown-value" if no
// single value with a mark stands there.
Result<std::string> mark_of(std::string_view game, const codec::Json& edition,
                            std::string_view pointer);

// A copy of an edition with another value there. The new value is text, as in JSON; a word may
// stand without quotes. Problems: as above; "not-ours" if its mark is another one; "bad-value" if
// the new value is of another kind than the old one. Whether the game can be played with it is not
// checked.
Result<codec::Json> tuned(std::string_view game, const codec::Json& edition,
                          std::string_view pointer, std::string_view value);

// How many of the values in a column are ours.
struct TunableColumn {
    std::string table;   // "contracts"
    std::string column;  // "points"
    int ours = 0;
    int all = 0;
};
// Columns with at least one such value. Names of rows are left out.
std::vector<TunableColumn> tunable_columns(std::string_view game, const codec::Json& edition);

}  // namespace pakhuis::balance
