// An edition as pages hand it out, with the names of parts in views and events.
#pragma once

#include "registry/match.h"

namespace pakhuis {

// {"hash", "rules", "parts", "edition"}
Json edition_page(const Match& match);

}  // namespace pakhuis
