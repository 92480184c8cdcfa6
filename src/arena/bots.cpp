#include "arena/bots.h"

#include <algorithm>

#include "codec/format_text.h"
#include "engine/bot_names.h"

namespace pakhuis::arena {
namespace {

constexpr const char* kPlace = "--bots";

bool is_time(std::string_view text) {
    return !text.empty() && text.size() <= 7 && text != "0" &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Result<std::string> read_bot(std::string_view text) {
    const std::size_t colon = text.find(':');
    std::string name(text.substr(0, colon));
    if (std::find(kBotNames.begin(), kBotNames.end(), name) == kBotNames.end()) {
        return fail(
            "unknown-player", kPlace,
            codec::format_text("'{}' is not one of: {}.", name, codec::listed_text(kBotNames)));
    }
    if (colon == text.npos) return name;
    if (!is_time(text.substr(colon + 1))) {
        return fail("bad-option", kPlace,
                    codec::format_text("Expected NAME or NAME:MILLISECONDS, not '{}'.", text));
    }
    return fail("no-time", kPlace,
                codec::format_text("'{}' does not think by time: it needs no more than it takes. "
                                   "Write the name alone.",
                                   name));
}

}  // namespace

Result<std::vector<std::string>> read_bots(std::string_view list) {
    std::vector<std::string> bots;
    while (true) {
        const std::size_t comma = list.find(',');
        auto bot = read_bot(list.substr(0, comma));
        if (!bot) return Failure(bot.error());
        bots.push_back(std::move(*bot));
        if (comma == list.npos) break;
        list.remove_prefix(comma + 1);
    }
    if (bots.size() <= kMostBots) return bots;
    return fail("wrong-count", kPlace,
                codec::format_text("At most {} bots can be compared at once.", kMostBots));
}

}  // namespace pakhuis::arena
