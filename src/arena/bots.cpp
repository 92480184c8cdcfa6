#include "arena/bots.h"

#include "codec/format_text.h"
#include "thinking/bot.h"

namespace pakhuis::arena {
namespace {

constexpr const char* kPlace = "--bots";

}  // namespace

Result<std::vector<std::string>> read_bots(std::string_view list) {
    std::vector<std::string> bots;
    while (true) {
        const std::size_t comma = list.find(',');
        const std::string_view bot = list.substr(0, comma);
        const auto read = thinking::read_bot(bot);
        if (!read) return inside(kPlace, read.error());
        bots.emplace_back(bot);
        if (comma == list.npos) break;
        list.remove_prefix(comma + 1);
    }
    if (bots.size() <= kMostBots) return bots;
    return fail("wrong-count", kPlace,
                codec::format_text("At most {} bots can be compared at once.", kMostBots));
}

}  // namespace pakhuis::arena
