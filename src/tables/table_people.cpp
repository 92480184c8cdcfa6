// Requests that concern people more than the match: kept seats, the chat of watchers, votes, and
// clocks after a restart.
#include <algorithm>
#include <utility>

#include "tables/table.h"

namespace pakhuis::tables {
namespace {

// Lines of the players, and of all who only watch. The latter can't fill the chat of the players.
constexpr std::size_t kMaxChatLines = 2000;
constexpr std::size_t kMaxWatcherLines = 200;
constexpr std::size_t kMaxLinesOfWatcher = 10;

Failure refusal(const char* key, const char* sentence) {
    return fail(key, "", sentence);
}

}  // namespace

bool Table::belongs_to(const std::string& guest) const {
    return !guest.empty() && (guest == owner_ || !seats_of(guest).empty());
}

int Table::free_seats() const {
    return static_cast<int>(std::count_if(sitters_.begin(), sitters_.end(), [](const Sitter& s) {
        return s.kind == SeatKind::kPerson && s.guest.empty();
    }));
}

std::optional<Seat> Table::same_person(Seat seat) const {
    const std::string& guest = sitters_[seat].guest;
    if (guest.empty() || seats_of(guest).lowest() == seat) return std::nullopt;
    return seats_of(guest).lowest();
}

Result<Entries> Table::seat_bot(const std::string& guest, const std::string& bot, Seat seat,
                                std::int64_t now) {
    if (auto fit = check_table_owner(guest); !fit) return Failure(fit.error());
    if (!is_bot(bot)) return refusal("no-such-bot", "There is no such bot.");
    if (auto fit = check_free(seat, {}, now); !fit) return Failure(fit.error());
    return commit_sitting({seat, {}, bot}, now);
}

// ---- rematch ----

bool Table::may_rematch(const std::string& guest) const {
    const bool people = std::any_of(sitters_.begin(), sitters_.end(),
                                    [](const Sitter& s) { return !s.guest.empty(); });
    if (terms_.by_hand || !people) return !guest.empty() && guest == owner_;
    return !seats_of(guest).empty();
}

bool Table::is_reserved(Seat seat, std::int64_t now) const {
    const bool daily = terms_.tempo.kind == TempoKind::kDaily;
    const Sitter& s = sitters_[seat];
    return s.guest.empty() && !s.reserved.guest.empty() &&
           now - created_ < (daily ? kReservedDailyMs : kReservedMs);
}

Result<Entries> Table::sit_reserved(const std::string& guest, const std::string& name,
                                    std::int64_t now) {
    if (status_ != Status::kOpen) return refusal("started", "The game has begun.");
    std::vector<Change> changes;
    for (std::size_t i = 0; i < sitters_.size(); ++i) {
        const Sitter& s = sitters_[i];
        if (s.guest.empty() && !guest.empty() && s.reserved.guest == guest) {
            changes.emplace_back(Sat{static_cast<Seat>(i), guest, s.reserved.name});
        }
    }
    if (changes.empty()) return refusal("no-such-seat", "No seat is kept for you.");
    if (changes.size() == 1) std::get<Sat>(changes.front()).name = name;
    const bool last = free_seats() == static_cast<int>(changes.size());
    if (last) changes.emplace_back(Started{server_});
    return commit_if_room(std::move(changes), now);
}

// ---- chat ----

bool Table::is_muted(const std::string& guest) const {
    return std::find(muted_.begin(), muted_.end(), guest) != muted_.end();
}

std::vector<std::uint32_t> Table::muted_lines() const {
    std::vector<std::uint32_t> versions;
    if (muted_.empty()) return versions;
    for (const ChatLine& line : chat_) {
        if (line.watcher && is_muted(line.guest)) versions.push_back(line.version);
    }
    return versions;
}

Result<void> Table::check_chat(const std::string& guest) const {
    const auto of_watchers = static_cast<std::size_t>(std::count_if(
        chat_.begin(), chat_.end(), [](const ChatLine& line) { return line.watcher; }));
    if (belongs_to(guest)) {
        if (chat_.size() - of_watchers < kMaxChatLines) return {};
        return refusal("chat-full", "The chat is full.");
    }
    if (!watchers_chat_) return refusal("players-only", "Only the players write in this chat.");
    if (is_muted(guest)) return refusal("muted", "The host has muted you.");
    const auto own = static_cast<std::size_t>(
        std::count_if(chat_.begin(), chat_.end(),
                      [&](const ChatLine& line) { return line.watcher && line.guest == guest; }));
    if (of_watchers < kMaxWatcherLines && own < kMaxLinesOfWatcher) return {};
    return refusal("chat-full", "Those who watch have written enough here.");
}

Result<void> Table::check_table_owner(const std::string& guest) const {
    if (!guest.empty() && guest == owner_) return {};
    return refusal("not-owner", "Only the host may do this.");
}

Result<Entries> Table::allow_chat(const std::string& guest, bool allowed, std::int64_t now) {
    if (auto fit = check_table_owner(guest); !fit) return Failure(fit.error());
    if (allowed == watchers_chat_) return refusal("stale", "It is so already.");
    return commit_if_room({ChatAllowed{allowed}}, now);
}

Result<ChatLine> Table::line_of_watcher(const std::string& guest, std::uint32_t line) const {
    if (auto fit = check_table_owner(guest); !fit) return Failure(fit.error());
    const auto found = std::find_if(chat_.begin(), chat_.end(), [&](const ChatLine& written) {
        return written.version == line && written.watcher;
    });
    if (found == chat_.end()) return refusal("no-such-line", "No spectator has written this line.");
    return *found;
}

Result<Entries> Table::mute(const std::string& guest, std::uint32_t line, std::int64_t now) {
    const auto found = line_of_watcher(guest, line);
    if (!found) return Failure(found.error());
    if (is_muted(found->guest)) return refusal("stale", "It is so already.");
    return commit_if_room({Muted{{found->guest, found->name}}}, now);
}

Result<Entries> Table::unmute(const std::string& guest, std::uint32_t line, std::int64_t now) {
    const auto found = line_of_watcher(guest, line);
    if (!found) return Failure(found.error());
    if (!is_muted(found->guest)) return refusal("stale", "It is so already.");
    return commit_if_room({Unmuted{{found->guest, found->name}}}, now);
}

// ---- absence and restarts ----

Result<Entries> Table::drop_votes(const std::string& guest, std::int64_t now) {
    std::vector<Change> changes;
    for (Seats left = seats_of(guest); !left.empty();) {
        const Seat seat = left.pop();
        const bool open = status_ == Status::kPlaying && !sitters_[seat].replaced;
        if (open && !agreed_[seat].empty()) changes.emplace_back(VotesDropped{{seat}});
    }
    if (changes.empty()) return refusal("no-votes", "Nobody has voted.");
    return commit(std::move(changes), now);
}

void Table::serve_from(std::int64_t start, std::int64_t live_grace) {
    server_ = start;
    const bool people = std::any_of(sitters_.begin(), sitters_.end(),
                                    [](const Sitter& s) { return s.kind == SeatKind::kPerson; });
    const bool timed = terms_.tempo.kind != TempoKind::kUntimed;
    if (status_ != Status::kPlaying || !timed || !people || clocks_server_ == start) return;
    const bool daily = terms_.tempo.kind == TempoKind::kDaily;
    resumed_ = Resumed{start, daily ? kDailyGraceMs : live_grace};
    clocks_.resume(resumed_->server, resumed_->grace);
}

Result<Entries> Table::write_resumed(std::int64_t now) {
    if (!resumed_) return refusal("stale", "The clocks run already.");
    return commit({}, now);
}

}  // namespace pakhuis::tables
