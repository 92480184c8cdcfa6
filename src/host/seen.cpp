#include "host/seen.h"

namespace pakhuis::host {

using tables::Table;

namespace {

protocol::Sheet sheet_of(const std::vector<SheetLine>& lines) {
    protocol::Sheet out;
    for (const SheetLine& line : lines) {
        out.lines.emplace_back(line.key, protocol::SheetLine{line.points, line.count});
    }
    return out;
}

}  // namespace

protocol::SeenTable seen_by(const Table& table, const std::string& guest, Seat viewer,
                            const Presence& presence, std::int64_t now) {
    protocol::SeenTable seen;
    seen.spectators = presence.spectators;
    seen.rematch = table.rematch();
    seen.status = table.status();
    seen.owner = !guest.empty() && guest == table.owner();
    seen.watchers_chat = table.watchers_may_chat();
    seen.muted = table.is_muted(guest);
    if (seen.owner) seen.muted_lines = table.muted_lines();
    if (table.status() == tables::Status::kPlaying) seen.stands = table.clocks().stands_for(now);
    seen.end = table.end_reason();
    for (std::size_t i = 0; i < table.sitters().size(); ++i) {
        const tables::Sitter& s = table.sitters()[i];
        protocol::SeenSeat seat;
        seat.kind = s.kind;
        seat.name = s.name;
        seat.present = presence.seats.has(static_cast<Seat>(i));
        seat.away = s.flagged;
        seat.replaced = s.replaced;
        seat.resigned = s.resigned;
        seat.votes = table.votes_against(static_cast<Seat>(i));
        seat.same = table.same_person(static_cast<Seat>(i));
        if (table.status() == tables::Status::kOpen &&
            table.is_reserved(static_cast<Seat>(i), now)) {
            seat.reserved = s.reserved.name;
            seat.offered = s.reserved.guest == guest;
        }
        seat.mine = !s.guest.empty() && s.guest == guest;
        if (s.kind == protocol::SeatKind::kPerson) {
            seat.clock = table.clocks().left(static_cast<Seat>(i), now);
        }
        seen.seats.push_back(std::move(seat));
    }
    const Match& match = table.match();
    seen.waiting = table.waiting_people() | table.waiting_bots();
    const bool deals = table.waits_for_dealer() && guest == table.owner();
    if (deals || table.waiting_people().has(viewer)) {
        seen.legal = match.legal_with_targets(deals ? match.waiting().lowest() : viewer);
    }
    seen.undo = table.can_undo(viewer);
    if (table.status() == tables::Status::kOver) {
        const Ranking ranking = match.ranking();
        for (int i = 0; i < table.seats(); ++i) {
            const auto seat = static_cast<Seat>(i);
            seen.result.push_back({ranking[seat], match.score(seat), sheet_of(match.sheet(seat))});
        }
        if (const auto rival = match.rival()) {
            seen.rival = {rival->name, rival->score, sheet_of(rival->sheet)};
        }
    }
    return seen;
}

}  // namespace pakhuis::host
