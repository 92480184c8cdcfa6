#include "balance/balance.h"

#include <algorithm>
#include <optional>
#include <thread>

#include "arena/bots.h"
#include "arena/schedule.h"
#include "codec/format_text.h"

namespace pakhuis::balance {

Result<std::unique_ptr<Balance>> Balance::make(const Match& start, const BalanceSetup& setup) {
    const auto bots = arena::read_bots(setup.bot);
    if (!bots) return Failure(bots.error());
    if (bots->size() != 1) {
        return fail("wrong-count", "--bots", "One bot plays at all seats: name one.");
    }
    if (setup.matches < 2 || setup.matches > kMostMatches) {
        return fail("wrong-count", "--matches",
                    codec::format_text("Expected 2 to {}.", kMostMatches));
    }
    return std::unique_ptr<Balance>(new Balance(start, setup));
}

Balance::Balance(const Match& start, const BalanceSetup& setup)
    : setup_(setup),
      start_(start.clone()),
      bots_(static_cast<std::size_t>(start.setup().seats), setup.bot),
      player_(batch::make_player(start)),
      reader_(make_reader(start)),
      kinds_(reader_->things()),
      rival_(start.rival() ? start.rival()->name : ""),
      workers_(setup.threads),
      totals_(start.setup().seats, !rival_.empty(), kinds_) {}

void Balance::play(std::int64_t matches, const std::atomic<bool>& stop,
                   const std::function<void(std::int64_t)>& on_match) {
    const std::int64_t first = totals_.matches;
    const auto count = static_cast<std::size_t>(std::min(matches, setup_.matches - first));
    std::vector<std::optional<MatchFigures>> played(count);
    std::atomic<std::int64_t> done = 0;
    const std::thread::id caller = std::this_thread::get_id();
    workers_.share(count, [&](std::size_t i) {
        if (stop) return;
        batch::PlayedMatch match;
        const auto number = first + static_cast<std::int64_t>(i);
        player_->play_deal(bots_, arena::deal_secret(setup_.seed, number), match);
        played[i] = reader_->read(match);
        ++done;
        if (on_match && std::this_thread::get_id() == caller) on_match(done);
    });
    for (const auto& match : played) {
        if (!match) return;
        totals_.add(*match);
    }
}

Report Balance::report() const {
    return report_of(totals_, start_->setup().seats, kinds_, rival_);
}

}  // namespace pakhuis::balance
