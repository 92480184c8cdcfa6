// Previews, figures and reasons of a table that the page shows.
#pragma once

#include "page/calls.h"

namespace pakhuis::page {

Result<PreviewAnswer> previews(const PreviewCall& call);
Result<FiguresAnswer> figures(const FiguresCall& call);
Result<WhyAnswer> why_not(const WhyCall& call);

}  // namespace pakhuis::page
