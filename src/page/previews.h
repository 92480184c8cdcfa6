// Previews, figures, reasons and hints of a table that the page shows.
#pragma once

#include "page/calls.h"

namespace pakhuis::page {

Result<PreviewAnswer> previews(const PreviewCall& call);
Result<FiguresAnswer> figures(const FiguresCall& call);
Result<WhyAnswer> why_not(const WhyCall& call);
Result<HintAnswer> hint(const HintCall& call);

}  // namespace pakhuis::page
