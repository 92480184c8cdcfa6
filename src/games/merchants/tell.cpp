// Sentences for events, and the parts of the board that events concern.
#include "games/merchants/florins.h"
#include "games/merchants/merchants.h"

namespace pakhuis {

using namespace merchants;

namespace {

std::string_view sector_name(Area area, int sector) {
    const auto n = static_cast<std::size_t>(sector);
    switch (area) {
        case Area::kExchange:
            return enum_names(Good{})[n];
        case Area::kAmsterdam:
            return enum_names(Quarter{})[n];
        default:
            return enum_names(Continent{})[n];
    }
}

struct SentenceWriter {
    const Rules& rules;
    const Event& e;
    EventText& out;

    int amount() const { return e.amount; }
    int number() const { return e.number; }
    void seat(std::string_view verb) {
        out.append("Seat ").append(static_cast<int>(e.seat)).append(verb);
    }
    void with_card(std::string_view verb, std::string_view end = ".") {
        seat(verb);
        out.append(name_of(e.card)).append(end);
    }
    void with_site(std::string_view verb) {
        seat(verb);
        out.append(site_name(e.site)).append('.');
    }
    void with_colony(std::string_view verb) {
        seat(verb);
        out.append(name_of(e.colony)).append('.');
    }
    void with_amount(std::string_view verb) {
        seat(verb);
        out.append(florins(amount())).append(" florins.");
    }
    void card(std::string_view verb) { out.append(name_of(e.card)).append(verb); }

    void marker() {
        seat("'s ");
        out.append(name_of(e.good)).append(" marker");
        if (number() == 0) {
            out.append(" leaves the exchange.");
        } else {
            const bool on = e.kind == EventKind::kStepped;
            out.append(on ? " advances to space " : " goes back to space ")
                .append(number())
                .append('.');
        }
    }
    void decided() {
        if (number() == 0) return seat(" has placed a bid.");
        if (amount() == 0) return seat(" does not bid.");
        if (amount() == kEarlyBid) return seat(" stops early.");
        with_amount(" bids ");
    }
    void payout() {
        out.append("Scoring, ").append(name_of(e.area)).append(", rank ").append(number());
        out.append(", ").append(sector_name(e.area, e.sector)).append(": ");
        bool any = false;
        for (int i = 0; i < rules.seats; ++i) {
            const int its = e.amounts[static_cast<std::size_t>(i)];
            if (its == 0) continue;
            if (any) out.append(", ");
            out.append(florins(its)).append(any ? "" : " florins").append(" to seat ").append(i);
            any = true;
        }
        out.append(any ? "." : "no payout.");
    }
    void cards();
    void board();
    void money();
};

void SentenceWriter::cards() {
    switch (e.kind) {
        case EventKind::kTurned:
            out.append("New card: ").append(name_of(e.card)).append('.');
            return;
        case EventKind::kSpace:
            out.append("The time marker is on ").append(rules.space(number()).years).append(": ");
            out.append(name_of(rules.space(number()).event)).append('.');
            return;
        case EventKind::kKept:
            return with_card(" keeps ");
        case EventKind::kOffered:
            return with_card(" auctions ");
        case EventKind::kDiscarded:
            return with_card(" discards ");
        case EventKind::kDone:
            return with_card(" is done with ");
        case EventKind::kAuction:
            out.append("Auction: ");
            return card(".");
        case EventKind::kUnsold:
            out.append("Unsold: ");
            return card(".");
        case EventKind::kMayor:
            return seat(" is the new mayor.");
        case EventKind::kOver:
            out.append("The game is over.");
            return;
        default:
            return board();
    }
}

void SentenceWriter::board() {
    switch (e.kind) {
        case EventKind::kStepped:
        case EventKind::kWentBack:
            return marker();
        case EventKind::kFounded:
            return with_colony(" founds a colony: ");
        case EventKind::kAbandoned:
            return with_colony(" loses a colony: ");
        case EventKind::kBuilt:
            return with_site(" builds a house on ");
        case EventKind::kDemolished:
            return with_site(" loses the house on ");
        case EventKind::kPassed:
            return seat(" skips.");
        case EventKind::kFreeHouse:
            return seat(" may build a free house.");
        case EventKind::kLostHouse:
            return seat(" must demolish a house.");
        default:
            return money();
    }
}

void SentenceWriter::money() {
    switch (e.kind) {
        case EventKind::kBorrowed:
            return with_amount(" takes a loan of ");
        case EventKind::kForced:
            return with_amount(" must take a loan of ");
        case EventKind::kDecided:
            return decided();
        case EventKind::kEarly:
            return seat(" is the first to stop early: the clock runs again at double price.");
        case EventKind::kBought:
            with_card(" buys ", " for ");
            out.append(florins(amount())).append(" florins.");
            return;
        case EventKind::kBonus:
            return with_amount(" gets a bonus of ");
        case EventKind::kReturned:
            return with_amount(" loses a bonus of ");
        default:
            return payout();
    }
}

}  // namespace

void Merchants::tell(const Rules& rules, const Event& event, EventText& out) {
    out.clear();
    SentenceWriter{rules, event, out}.cards();
}

void Merchants::event_targets(const Rules&, const Event& e, TargetList& out) {
    out.clear();
    const auto add = [&](std::string_view kind, std::size_t index) {
        out.push_back({kind, static_cast<std::uint8_t>(index)});
    };
    if (e.seat < kMaxSeats) add("seat", e.seat);
    if (e.card != CardKind::kNone) add("card", at(e.card));
    if (e.good != Good::kNone) add("good", at(e.good));
    if (e.colony != Colony::kNone) add("colony", at(e.colony));
    if (!e.site.none()) out.push_back({"site", e.site.value});
    if (e.kind == EventKind::kSpace) add("space", e.number);
    if (e.kind != EventKind::kPayout) return;
    const bool goods = e.area == Area::kExchange;
    add(goods ? "good" : e.area == Area::kAmsterdam ? "quarter" : "continent", e.sector);
}

}  // namespace pakhuis
