// Previews and figures of a table that the page shows.
#pragma once

#include "page/calls.h"

namespace pakhuis::page {

Result<PreviewAnswer> previews(const PreviewCall& call);
Result<FiguresAnswer> figures(const FiguresCall& call);

}  // namespace pakhuis::page
