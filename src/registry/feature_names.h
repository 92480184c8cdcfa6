// The numbers of a view and of an action by name (engine/features.h), for documents and for Python.
#pragma once

#include "registry/match.h"

namespace pakhuis {

// An object: game, version, action_ids (an action's id is below it), and the lists `view` and
// `action`. Each entry has name, first (its index in the row), count, low, high, and where they
// apply by (what an index stands for), seat (counted from the viewer on) and one_of.
Json feature_names(const Match& match);

}  // namespace pakhuis
