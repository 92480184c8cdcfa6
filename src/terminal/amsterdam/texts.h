// The English texts of cards, market tiles and tasks of Amsterdam. The build makes the tables from
// texts/amsterdam/en.json (cmake/texts.cmake), so the browser shows the same words.
#pragma once

#include <span>
#include <string_view>

#include "games/amsterdam/components.h"

namespace pakhuis::terminal {

struct Wording {
    std::string_view id;    // "001", "a1", "42"
    std::string_view name;  // of a card: the name of its kind
    std::string_view text;
};
extern const std::span<const Wording> kCardWords;
extern const std::span<const Wording> kTileWords;
extern const std::span<const Wording> kTaskWords;

// "Lacemaker"
std::string_view card_title(amsterdam::CardId id);
// "Once per turn: gain 1 Florin and 1 point."
std::string_view card_text(amsterdam::CardId id);
std::string_view tile_text(amsterdam::TileId id);
std::string_view task_text(Id<amsterdam::TaskTag> id);

}  // namespace pakhuis::terminal
