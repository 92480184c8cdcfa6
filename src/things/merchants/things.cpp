#include "things/merchants/things.h"

#include "games/merchants/board.h"
#include "games/merchants/payout.h"

namespace pakhuis {

using namespace merchants;

namespace {

// Whether the step paid the area out.
bool was_scored(const State& before, const State& after, std::size_t area) {
    for (std::size_t i = 0; i < kMaxPlayers; ++i) {
        if (after.ledger[i].payouts[area] != before.ledger[i].payouts[area]) return true;
    }
    return false;
}

void note_firsts(const Rules& rules, const State& s, std::size_t area, Diary<Merchants>& diary) {
    for (int sector = 0; sector < kSectors; ++sector) {
        const auto value = [&](int seat) {
            return player_value(rules, s, static_cast<Area>(area), sector, static_cast<Seat>(seat));
        };
        int best = 1;
        for (int seat = 0; seat < rules.seats; ++seat) best = std::max(best, value(seat));
        for (int seat = 0; seat < rules.seats; ++seat) {
            if (value(seat) < best) continue;
            ++diary.firsts[static_cast<std::size_t>(seat)][area][static_cast<std::size_t>(sector)];
        }
    }
}

constexpr std::array<std::string_view, kAreas> kFirsts{
    "first on the exchange", "first in amsterdam", "first in the colonies"};

std::array<std::string_view, kSectors> sectors_of(std::size_t area) {
    if (area == at(Area::kExchange)) return enum_names(Good{});
    return area == at(Area::kAmsterdam) ? enum_names(Quarter{}) : enum_names(Continent{});
}

int in_good(Colonies colonies, int good) {
    int sum = 0;
    for (int continent = 0; continent < kSectors; ++continent) {
        sum += colonies[colony_of(static_cast<Continent>(continent), static_cast<Good>(good))];
    }
    return sum;
}

}  // namespace

void Diary<Merchants>::note(const Rules& rules, const State& before, Seat, const Action& action,
                            const State& after) {
    const CardKind mine = disc(after, Disc::kMayor);
    if (mine != CardKind::kNone && disc(before, Disc::kMayor) == CardKind::kNone) {
        ++kept[before.mayor][at(mine)];
    }
    if (action.verb == Verb::kSold) ++bought[action.seat][at(disc(before, Disc::kClock))];
    if (action.verb == Verb::kEarly) ++early[action.seat];
    for (std::size_t area = 0; area < kAreas; ++area) {
        if (was_scored(before, after, area)) note_firsts(rules, after, area, *this);
    }
}

void Diary<Merchants>::list(const Rules& rules, const State& end, Seat seat, ThingList& out) const {
    const SiteSet houses = end.houses[seat];
    const Colonies colonies = end.colonies[seat];
    for (const CardCount& row : rules.edition.cards) {
        out.amount("card kept as mayor", pakhuis::name_of(row.card), kept[seat][at(row.card)], 3);
    }
    for (const CardCount& row : rules.edition.cards) {
        out.amount("card bought", pakhuis::name_of(row.card), bought[seat][at(row.card)], 3);
    }
    int cards = 0;
    for (const std::uint8_t n : bought[seat]) cards += n;
    out.amount("cards bought", "", cards, 10);
    out.amount("paid in auctions", "thousands", static_cast<int>(end.ledger[seat].auctions), 1200,
               200);
    out.amount("early presses", "", early[seat], 4);
    out.amounts("houses", enum_names(Quarter{}), 6,
                [&](int i) { return popcount(in_quarter(houses, i)); });
    out.amounts("colonies", enum_names(Continent{}), 6,
                [&](int i) { return in_continent(colonies, i); });
    out.amounts("colonies of", enum_names(Good{}), 6, [&](int i) { return in_good(colonies, i); });
    out.amounts("marker at the end", enum_names(Good{}), 8,
                [&](int i) { return end.markers[seat].count(i); });
    for (std::size_t area = 0; area < kAreas; ++area) {
        out.amounts(kFirsts[area], sectors_of(area), 4,
                    [&](int i) { return firsts[seat][area][static_cast<std::size_t>(i)]; });
    }
    out.has("bonus at the end", "all quarters", quarters_reached(houses) == kSectors);
    out.has("bonus at the end", "all continents", continents_reached(colonies) == kSectors);
    out.has("bonus at the end", "free house", end.free_houses.has(seat));
    out.amount("bridges", "", bridges_joined(rules, houses), 4);
    out.amount("credits", "", end.credits[seat], 4);
}

}  // namespace pakhuis
