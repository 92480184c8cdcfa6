// A rules page for a terminal: without its markers, in lines of a width.
#pragma once

#include <string>
#include <string_view>

#include "codec/json_tree.h"

namespace pakhuis::rulebook {

// `page`: where the pictures, cards and tiles are to be seen ("/rules/venise"). Values of the
// edition that are reconstructed get a dagger. A picture becomes its numbered list.
std::string plain_text(std::string_view markdown, const codec::Json& edition, std::string_view page,
                       int width = 80);

}  // namespace pakhuis::rulebook
