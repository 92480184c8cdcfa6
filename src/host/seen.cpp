#include "host/seen.h"

namespace pakhuis::host {

using tables::Table;

namespace {

Json sheet_json(const std::vector<SheetLine>& lines) {
    Json out = Json::object();
    for (const SheetLine& line : lines) {
        out[line.key] = {{"points", line.points}, {"count", line.count}};
    }
    return out;
}

}  // namespace

protocol::Seen seen_by(const Table& table, const std::string& guest, Seat viewer,
                       const Presence& presence, std::int64_t now) {
    protocol::Seen seen;
    seen.table = table.id();
    seen.game = table.terms().game;
    seen.edition = codec::hash_text(table.match().edition_hash());
    seen.spectators = presence.spectators;
    seen.rematch = table.rematch();
    seen.version = table.version();
    seen.status = enum_names(table.status())[static_cast<std::size_t>(table.status())];
    seen.end_reason = table.end_reason();
    seen.viewer = viewer;
    for (std::size_t i = 0; i < table.sitters().size(); ++i) {
        const tables::Sitter& s = table.sitters()[i];
        protocol::SeenSeat seat;
        seat.kind = s.kind == tables::SeatKind::kBot ? "bot" : "person";
        seat.name = s.name;
        seat.present = presence.seats.has(static_cast<Seat>(i));
        seat.away = s.flagged;
        seat.replaced = s.replaced;
        seat.mine = !s.guest.empty() && s.guest == guest;
        if (s.kind == tables::SeatKind::kPerson) {
            seat.clock = table.clocks().left(static_cast<Seat>(i), now);
        }
        seen.seats.push_back(std::move(seat));
    }
    const Match& match = table.match();
    const Seats waiting = table.waiting_people() | table.waiting_bots();
    for (Seats left = waiting; !left.empty();) seen.waiting.push_back(left.pop());
    const bool deals = table.waits_for_dealer() && guest == table.owner();
    if (deals || table.waiting_people().has(viewer)) {
        for (std::string& text : match.legal(deals ? match.waiting().lowest() : viewer)) {
            auto targets = match.targets(text);
            seen.legal.push_back({std::move(text), std::move(targets)});
        }
    }
    seen.can_undo = table.can_undo(viewer);
    if (table.status() == tables::Status::kOver) {
        const Ranking ranking = match.ranking();
        seen.result = Json::array();
        for (int i = 0; i < table.seats(); ++i) {
            const auto seat = static_cast<Seat>(i);
            seen.result.push_back({{"place", ranking[seat]},
                                   {"score", match.score(seat)},
                                   {"sheet", sheet_json(match.sheet(seat))}});
        }
        if (const auto rival = match.rival()) {
            seen.rival = {{"name", rival->name},
                          {"score", rival->score},
                          {"sheet", sheet_json(rival->sheet)}};
        }
    }
    return seen;
}

}  // namespace pakhuis::host
