#include "thinking/bot.h"

#include <algorithm>

#include "codec/format_text.h"
#include "engine/bot_names.h"

namespace pakhuis::thinking {
namespace {

constexpr std::string_view kMilliseconds = "ms";

// 1 … 9,999,999; 0 if it is none.
int read_number(std::string_view text) {
    const bool digits =
        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (text.empty() || text.size() > 7 || !digits) return 0;
    int number = 0;
    for (const char c : text) number = 10 * number + (c - '0');
    return number;
}

}  // namespace

Result<Bot> read_bot(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    const auto known = std::find(kBotNames.begin(), kBotNames.end(), name);
    if (known == kBotNames.end()) {
        return fail(
            "unknown-player", "",
            codec::format_text("'{}' is not one of: {}.", name, codec::listed_text(kBotNames)));
    }
    Bot bot{*known};
    if (colon == text.npos) return bot;
    std::string_view budget = text.substr(colon + 1);
    const bool timed = budget.ends_with(kMilliseconds);
    if (timed) budget.remove_suffix(kMilliseconds.size());
    const int number = read_number(budget);
    if (number == 0) {
        return fail("bad-option", "",
                    codec::format_text("Expected NAME, NAME:N for N iterations or NAME:Nms "
                                       "for milliseconds, not '{}'.",
                                       text));
    }
    if (!searches(bot.name)) {
        return fail("no-search", "",
                    codec::format_text("'{}' does not search: write the name alone.", name));
    }
    (timed ? bot.milliseconds : bot.iterations) = number;
    return bot;
}

}  // namespace pakhuis::thinking
