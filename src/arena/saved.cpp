#include "arena/saved.h"

#include <algorithm>

#include "arena/arena.h"
#include "arena/bots.h"
#include "codec/format_text.h"
#include "codec/json.h"
#include "codec/record.h"

namespace pakhuis::arena {
namespace {

struct Saved {
    int format = 1;
    std::string game;
    int rules = 0;
    int seats = 0;
    codec::TextPairs options;
    codec::Hex64 edition;
    std::vector<std::string> bots;
    codec::Hex64 seed;
    std::string program;  // its version
    Totals totals;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("pakhuis-arena", self.format, between(1, 1));
        visit("game", self.game, at_most(32));
        visit("rules", self.rules, between(1, 1000));
        visit("seats", self.seats, between(1, kMaxSeats));
        visit("options", self.options, at_most(64));
        visit("edition", self.edition);
        visit("bots", self.bots, between(1, static_cast<std::int64_t>(kMostBots)));
        visit("seed", self.seed);
        visit("program", self.program, at_most(80));
        visit("totals", self.totals);
    }
};

Saved saved_of(const Match& start, const ArenaSetup& setup) {
    Saved out;
    out.game = start.setup().game;
    out.rules = start.setup().version;
    out.seats = start.setup().seats;
    out.options = start.setup().options;
    out.edition.value = start.edition_hash();
    out.bots = setup.bots;
    out.seed.value = setup.seed;
    out.program = PAKHUIS_VERSION;
    return out;
}

std::string shown(const std::string& text) {
    return text;
}
std::string shown(int number) {
    return codec::format_text("{}", number);
}
std::string shown(const codec::Hex64& hex) {
    return codec::hash_text(hex.value);
}
std::string shown(const std::vector<std::string>& list) {
    return codec::listed_text(list);
}
std::string shown(const codec::TextPairs& pairs) {
    std::string out;
    for (const auto& [key, value] : pairs) {
        out += codec::format_text("{}{}={}", out.empty() ? "" : ", ", key, value);
    }
    return out.empty() ? "none" : out;
}

// The first part that differs.
struct Difference {
    std::optional<Problem> problem = {};

    template <class Part>
    void compare(const char* name, const Part& there, const Part& here) {
        if (problem || there == here) return;
        problem = Problem{"other-arena", name,
                          codec::format_text("The file is of another arena: {} there, {} here.",
                                             shown(there), shown(here))};
    }
};

std::optional<Problem> difference(const Saved& there, const Saved& here) {
    Difference out;
    out.compare("game", there.game, here.game);
    out.compare("rules", there.rules, here.rules);
    out.compare("seats", there.seats, here.seats);
    out.compare("options", there.options, here.options);
    out.compare("edition", there.edition, here.edition);
    out.compare("bots", there.bots, here.bots);
    out.compare("seed", there.seed, here.seed);
    out.compare("program", there.program, here.program);
    return out.problem;
}

// Numbers that further deals may be added to.
bool are_small(const Totals& totals) {
    constexpr std::int64_t kMost = std::int64_t{1} << 61;
    const auto small = [](const std::vector<std::int64_t>& list) {
        return std::all_of(list.begin(), list.end(),
                           [](std::int64_t n) { return n > -kMost && n < kMost; });
    };
    return small(totals.won) && small(totals.won_squares) && small(totals.score) &&
           small(totals.score_squares) && small(totals.ahead) && small(totals.ahead_squares) &&
           small(totals.products);
}

}  // namespace

std::string write_saved(const Match& start, const ArenaSetup& setup, const Totals& totals) {
    Saved saved = saved_of(start, setup);
    saved.totals = totals;
    return codec::json_text(codec::NoContext{}, saved) + "\n";
}

Result<Totals> read_saved(std::string_view text, const Match& start, const ArenaSetup& setup,
                          std::size_t bots) {
    const auto json = codec::parse_json(text);
    if (!json) return Failure(json.error());
    auto saved = codec::from_json<Saved>(codec::NoContext{}, *json);
    if (!saved) return Failure(saved.error());
    if (const auto problem = difference(*saved, saved_of(start, setup))) return Failure(*problem);
    if (!saved->totals.fits(bots) || !are_small(saved->totals)) {
        return fail("wrong-count", "totals", "These are no sums of such an arena.");
    }
    return std::move(saved->totals);
}

}  // namespace pakhuis::arena
