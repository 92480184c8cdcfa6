// A table as people see it: news since a version, records, summaries.
#include <algorithm>

#include "registry/replay.h"
#include "tables/table.h"

namespace pakhuis::tables {
namespace {

constexpr std::size_t kSnapshots = 64;  // the number of versions from which a client can resume

// A table as lists show it.
struct ListedSeat {
    SeatKind kind = SeatKind::kPerson;
    std::string name;
    bool free = false;
    std::optional<Seat> same;
    std::optional<int> score;  // at the end
    std::optional<int> place;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("name", self.name);
        visit("free", self.free);
        visit("same", self.same);
        visit("score", self.score);
        visit("place", self.place);
    }
    friend bool operator==(const ListedSeat&, const ListedSeat&) = default;
};

struct ListedTable {
    const std::string& id;
    const std::string& game;
    Status status = Status::kOpen;
    const protocol::Tempo& tempo;
    std::vector<ListedSeat> seats;
    TableOrigin origin = TableOrigin::kStart;
    bool by_hand = false;
    Seats waiting;  // seats that must decide

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("game", self.game);
        visit("status", self.status);
        visit("tempo", self.tempo);
        visit("seats", self.seats);
        visit("origin", self.origin, unless_default());
        visit("by-hand", self.by_hand, unless_default());
        visit("waiting", self.waiting, unless_default());
    }
};

}  // namespace

void Table::keep_snapshot(bool stepped, Json note, std::unique_ptr<Match> undone) {
    snapshots_.push_back({version_, match().clone(), stepped, std::move(note), std::move(undone)});
    if (snapshots_.size() > kSnapshots) snapshots_.pop_front();
}

std::optional<std::vector<News>> Table::news_since(std::uint32_t version, Seat viewer) const {
    if (version > version_ || snapshots_.empty() || version < snapshots_.front().version) {
        return std::nullopt;
    }
    std::vector<News> news;
    for (const VersionSnapshot& snapshot : snapshots_) {
        if (snapshot.version <= version) continue;
        News item{snapshot.version, {}, snapshot.note};
        item.hurried = snapshot.hurried;
        if (snapshot.stepped) item.events = snapshot.match->latest_events(viewer);
        if (snapshot.undone) item.undone = snapshot.undone->latest_events(viewer);
        news.push_back(std::move(item));
    }
    return news;
}

std::optional<JsonText> Table::view_since(std::uint32_t version, Seat viewer) const {
    // There are no gaps between versions.
    if (snapshots_.empty() || version < snapshots_.front().version || version > version_) {
        return std::nullopt;
    }
    const VersionSnapshot& snapshot = snapshots_[version - snapshots_.front().version];
    return match().view_since(*snapshot.match, viewer);
}

Result<codec::Record> Table::record() const {
    if (status_ != Status::kOver) {
        return fail("unfinished", id_, "The game file is open once the game is over.");
    }
    return record_so_far();
}

codec::Record Table::record_so_far() const {
    std::vector<std::string> players;
    for (const Sitter& sitter : sitters_) players.push_back(sitter.name);
    codec::Record record = played_.record(std::move(players));
    record.end = end_of(match());
    return record;
}

Seat Table::viewer_for(const std::string& guest, std::optional<Seat> seat) const {
    if (!seat || *seat >= sitters_.size()) return kSpectator;
    return status_ == Status::kOver || seats_of(guest).has(*seat) ? *seat : kSpectator;
}

std::function<codec::Record(Rng&)> Table::fork(std::size_t step, Seat viewer) const {
    if (const auto whole = record()) {
        codec::Record part = *whole;
        part.actions.resize(std::min(step, part.actions.size()));
        part.end.reset();
        return [part = std::move(part)](Rng&) { return part; };
    }
    const std::size_t wanted = std::min(step, played_.steps().size());
    return [history = played_.history(), seats = sitters_.size(), wanted, viewer](Rng& rng) {
        codec::Record part;
        history.walk([&](std::size_t at, const Match& match) {
            if (at == 0) part = record_of(match, std::vector<std::string>(seats));
            if (at == wanted) part.position = match.sampled(viewer, rng)->position();
        });
        return part;
    };
}

std::string Table::summary_json() const {
    const bool has_result = status_ == Status::kOver && !abandoned_;
    const Ranking ranking = has_result ? match().ranking() : Ranking{};
    ListedTable out{id_, terms_.game, status_,        terms_.tempo,
                    {},  origin_,     terms_.by_hand, waiting_people() | waiting_bots()};
    for (std::size_t i = 0; i < sitters_.size(); ++i) {
        const Sitter& s = sitters_[i];
        const bool free = s.kind == SeatKind::kPerson && s.guest.empty();
        out.seats.push_back({s.kind, s.name, free, same_person(static_cast<Seat>(i)), {}, {}});
        if (!has_result) continue;
        out.seats.back().score = match().score(static_cast<Seat>(i));
        out.seats.back().place = ranking[i];
    }
    return codec::json_text(codec::NoContext{}, out);
}

store::Summary Table::summary() const {
    store::Summary out;
    out.table = id_;
    out.status = enum_names(status_)[static_cast<std::size_t>(status_)];
    out.listed = terms_.listed;
    const auto add = [](std::vector<std::string>& list, const std::string& guest) {
        if (std::find(list.begin(), list.end(), guest) == list.end()) list.push_back(guest);
    };
    const Seats waiting = waiting_people();
    for (std::size_t i = 0; i < sitters_.size(); ++i) {
        const std::string& guest = sitters_[i].guest;
        if (guest.empty()) continue;
        add(out.members, guest);
        if (waiting.has(static_cast<Seat>(i))) add(out.waiting, guest);
    }
    if (!owner_.empty()) add(out.members, owner_);
    if (const auto flag = clocks_.next_flag(); flag && status_ == Status::kPlaying) {
        out.due = flag->second;
    }
    out.json = summary_json();
    out.changed = changed_;
    out.owner = owner_;
    return out;
}

}  // namespace pakhuis::tables
