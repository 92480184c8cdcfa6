#include "arena/arena.h"

#include <algorithm>
#include <thread>

#include "arena/bots.h"
#include "arena/saved.h"
#include "codec/format_text.h"

namespace pakhuis::arena {
namespace {

// Widths are looked at after these deals, so that the end does not depend on how deals were played
// in rounds: from the first look on, each time after a sixteenth more.
constexpr std::int64_t kFirstLook = 32;

std::int64_t look_after(std::int64_t deal) {
    return deal < kFirstLook ? kFirstLook : deal + std::max<std::int64_t>(1, deal / 16);
}

bool is_look(std::int64_t deal) {
    std::int64_t look = kFirstLook;
    while (look < deal) look = look_after(look);
    return look == deal;
}

// As numbers from 0; `names` gets each name once.
std::vector<int> numbers_of(const std::vector<std::string>& bots, std::vector<std::string>& names) {
    std::vector<int> out;
    for (const std::string& bot : bots) {
        const auto found = std::find(names.begin(), names.end(), bot);
        out.push_back(static_cast<int>(found - names.begin()));
        if (found == names.end()) names.push_back(bot);
    }
    return out;
}

std::optional<Problem> problem_of(const Match& start, const ArenaSetup& setup,
                                  const std::vector<std::string>& names) {
    const auto seats = static_cast<std::size_t>(start.setup().seats);
    if (setup.bots.size() > kMostBots) {
        return Problem{"wrong-count", "--bots", "These are too many bots."};
    }
    if (names.size() < setup.bots.size() && setup.bots.size() != seats) {
        return Problem{"doubled-bot", "--bots",
                       codec::format_text("A bot may be named twice only if there is one for each "
                                          "seat: {} here.",
                                          seats)};
    }
    if (names.size() + (start.rival() ? 1 : 0) < 2) {
        return Problem{"wrong-count", "--bots", "There must be at least two bots."};
    }
    if (!setup.anchor.empty() &&
        std::find(names.begin(), names.end(), setup.anchor) == names.end()) {
        return Problem{"unknown-player", "--anchor",
                       codec::format_text("'{}' is not one of these bots.", setup.anchor)};
    }
    return std::nullopt;
}

}  // namespace

Result<std::unique_ptr<Arena>> Arena::make(const Match& start, const ArenaSetup& setup) {
    std::vector<std::string> names;
    const std::vector<int> numbers = numbers_of(setup.bots, names);
    if (const auto problem = problem_of(start, setup, names)) return Failure(*problem);
    if (const auto rival = start.rival()) names.push_back(rival->name);
    std::unique_ptr<Arena> arena(new Arena(start, setup, std::move(names), numbers));
    const std::int64_t deal = arena->schedule_.matches_of(0);
    if (setup.matches <= deal || setup.matches > kMostMatches) {
        return fail("wrong-count", "--matches",
                    codec::format_text("Expected {} to {}: a deal has {} matches here, and an "
                                       "interval needs two deals.",
                                       deal + 1, kMostMatches, deal));
    }
    return arena;
}

Arena::Arena(const Match& start, const ArenaSetup& setup, std::vector<std::string> names,
             const std::vector<int>& numbers)
    : setup_(setup),
      start_(start.clone()),
      names_(std::move(names)),
      schedule_(numbers, start.setup().seats),
      counts_(schedule_, start.rival().has_value()),
      last_deal_(schedule_.deals_for(setup.matches)),
      player_(batch::make_player(start)),
      workers_(setup.threads),
      totals_(names_.size()) {}

void Arena::play(std::int64_t matches, const std::atomic<bool>& stop,
                 const std::function<void(std::int64_t)>& on_match) {
    if (finished()) return;
    std::vector<Piece> pieces = next_pieces(matches);
    std::atomic<std::int64_t> played = 0;
    const std::thread::id caller = std::this_thread::get_id();
    workers_.share(pieces.size(), [&](std::size_t i) {
        if (stop) return;
        play_piece(pieces[i]);
        ++played;
        if (on_match && std::this_thread::get_id() == caller) on_match(played);
    });
    add(pieces);
}

std::vector<Arena::Piece> Arena::next_pieces(std::int64_t matches) const {
    std::int64_t end = last_deal_;
    if (setup_.until > 0) end = std::min(end, next_look());
    std::vector<Piece> out;
    for (std::int64_t deal = totals_.deals; deal < end; ++deal) {
        if (!out.empty() && static_cast<std::int64_t>(out.size()) >= matches) break;
        for (const Seating& seating : schedule_.of(deal)) out.push_back({deal, &seating});
    }
    return out;
}

void Arena::play_piece(Piece& piece) const {
    std::vector<std::string> seated;
    for (const int bot : piece.seating->bots) {
        seated.push_back(names_[static_cast<std::size_t>(bot)]);
    }
    player_->play_deal(seated, deal_secret(setup_.seed, piece.deal), piece.match);
    piece.played = true;
}

// Whole deals alone, in their order.
void Arena::add(const std::vector<Piece>& pieces) {
    for (std::size_t first = 0; first < pieces.size();) {
        const auto count = static_cast<std::size_t>(schedule_.matches_of(totals_.deals));
        DealResult deal(names_.size());
        for (std::size_t i = first; i < first + count; ++i) {
            if (!pieces[i].played) return;
            deal.add(*pieces[i].seating, pieces[i].match);
        }
        totals_.add(deal, static_cast<std::int64_t>(count));
        first += count;
    }
    if (setup_.until <= 0 || !is_look(totals_.deals)) return;
    narrow_ = share_width(totals_, counts_) <= setup_.until;
}

std::int64_t Arena::next_look() const {
    std::int64_t look = kFirstLook;
    while (look <= totals_.deals) look = look_after(look);
    return look;
}

Standing Arena::standing() const {
    std::optional<std::size_t> anchor;
    const auto found = std::find(names_.begin(), names_.end(), setup_.anchor);
    if (found != names_.end()) anchor = static_cast<std::size_t>(found - names_.begin());
    return standing_of(totals_, counts_, names_, schedule_.seats(), anchor);
}

std::int64_t Arena::expected_matches() const {
    if (narrow_) return totals_.matches;
    if (setup_.until <= 0 || totals_.deals < 2) return setup_.matches;
    // Widths shrink with the square root of the number of deals.
    const double ratio = share_width(totals_, counts_) / setup_.until;
    const double expected = static_cast<double>(totals_.matches) * std::max(1.0, ratio * ratio);
    return std::min(setup_.matches, static_cast<std::int64_t>(expected));
}

std::string Arena::save() const {
    return write_saved(*start_, setup_, totals_);
}

Result<void> Arena::load(std::string_view text) {
    auto totals = read_saved(text, *start_, setup_, names_.size());
    if (!totals) return Failure(totals.error());
    if (totals->deals > last_deal_) {
        return fail("other-arena", "matches",
                    codec::format_text("{} matches were played already, more than {}.",
                                       totals->matches, setup_.matches));
    }
    totals_ = std::move(*totals);
    narrow_ =
        setup_.until > 0 && is_look(totals_.deals) && share_width(totals_, counts_) <= setup_.until;
    return {};
}

}  // namespace pakhuis::arena
