#include "terminal/amsterdam/texts.h"

#include <algorithm>
#include <string>

namespace pakhuis::terminal {

using namespace amsterdam;

namespace {

const Wording& words_of(std::span<const Wording> table, std::string_view id) {
    static constexpr Wording kNone{};
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Wording& words) { return words.id == id; });
    return found == table.end() ? kNone : *found;
}

}  // namespace

std::string_view card_title(CardId id) {
    return words_of(kCardWords, name_of(id)).name;
}
std::string_view card_text(CardId id) {
    return words_of(kCardWords, name_of(id)).text;
}
std::string_view tile_text(TileId id) {
    return words_of(kTileWords, name_of(spot_of(id))).text;
}
std::string_view task_text(Id<TaskTag> id) {
    return words_of(kTaskWords, std::to_string(id.index() + 1)).text;
}

}  // namespace pakhuis::terminal
