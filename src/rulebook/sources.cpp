#include "rulebook/sources.h"

namespace pakhuis::rulebook {

std::string_view source_text(std::string_view game, std::string_view name) {
    for (const Source& source : kSources) {
        if (source.game == game && source.name == name) return source.text;
    }
    return {};
}

}  // namespace pakhuis::rulebook
