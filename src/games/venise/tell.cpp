// Sentences for events, and the parts of the board that events refer to.
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {

// "2 wool and 1 gold", "nothing".
void append_cubes(EventText& out, Cubes cubes) {
    int left = 0;
    for (int c = 0; c < kColours; ++c) left += cubes.count(c) > 0;
    if (left == 0) out.append("nothing");
    for (int c = 0; c < kColours; ++c) {
        if (cubes.count(c) == 0) continue;
        out.append(cubes.count(c)).append(' ').append(name_of(static_cast<Colour>(c)));
        if (--left > 0) out.append(left == 1 ? " and " : ", ");
    }
}

void append_points(EventText& out, int points) {
    out.append(points).append(points == 1 ? " point." : " points.");
}

std::string_view reason_for_last_lap(int reason) {
    switch (static_cast<LastLapReason>(reason)) {
        case LastLapReason::kBridges:
            return "a player has built every bridge";
        case LastLapReason::kOrders:
            return "no orders are left";
        case LastLapReason::kMarket:
            return "the market is full";
        default:
            return "it is round 100";
    }
}

struct EventWriter {
    const Rules& rules;
    const Event& e;
    EventText& out;

    int number() const { return e.number; }
    std::string_view tile() const { return name_of(e.tile); }
    std::string_view good() const { return name_of(e.good); }
    std::string_view card() const {
        return e.card.none() ? std::string_view("a card") : rules.name_of(e.card);
    }
    void at_tile(std::string_view verb) { out.append(verb).append(tile()).append('.'); }
    void with_card(std::string_view verb) { out.append(verb).append(card()).append('.'); }
    void with_cubes(std::string_view verb, std::string_view end = ".") {
        out.append(verb);
        append_cubes(out, e.cubes);
        out.append(end);
    }
    void die(std::string_view verb, std::string_view where) {
        out.append(verb).append(number()).append(where).append(tile()).append('.');
    }
    void sold() {
        out.append(" sells ").append(number()).append(' ').append(good()).append(": ");
        append_points(out, e.points);
    }
    void final_source(std::string_view pieces) {
        out.append(pieces).append(number()).append(": ");
        append_points(out, e.points);
    }
    void shipped() {
        out.append(" exports ").append(good()).append(" at ").append(tile()).append(": ");
        append_points(out, e.points);
    }
    void returned() {
        out.append(" puts ").append(number()).append(number() == 1 ? " card" : " cards");
        out.append(" under the deck.");
    }
    void bridge() {
        out.append(" builds a bridge, ").append(rules.name_of(e.spot)).append(", for ");
        append_cubes(out, e.cubes);
        out.append('.');
    }
    void write_map_event();
    void write_card_event();
    void write_trade_event();
};

void EventWriter::write_map_event() {
    switch (e.kind) {
        case EventKind::kTook:
            return at_tile(" takes the district ");
        case EventKind::kLaid:
            out.append(" places ").append(tile()).append(" at ").append(rules.name_of(e.spot));
            out.append('.');
            return;
        case EventKind::kBoat:
            out.append(": the boat is now at ").append(tile()).append('.');
            return;
        case EventKind::kBegan:
            return at_tile(" starts at ");
        case EventKind::kRecalled:
            return at_tile(" takes a die back from ");
        case EventKind::kRolled:
            out.append(" rolls ").append(number()).append('.');
            return;
        case EventKind::kMoved:
            out.append(" moves ").append(number()).append(" to ").append(tile()).append('.');
            return;
        case EventKind::kActivated:
            out.append(" activates ").append(tile()).append(" with ").append(number());
            out.append('.');
            return;
        case EventKind::kRested:
            return at_tile(" does not activate ");
        case EventKind::kPlaced:
            return die(" places a ", " at ");
        case EventKind::kChased:
            return die("'s ", " returns from ");
        case EventKind::kBridge:
            return bridge();
        case EventKind::kBridgeGone:
            out.append(" loses the bridge ").append(rules.name_of(e.spot)).append('.');
            return;
        default:
            return write_card_event();
    }
}

void EventWriter::write_card_event() {
    switch (e.kind) {
        case EventKind::kGained:
            return with_cubes(" gets ");
        case EventKind::kPut:
            out.append(" places ");
            append_cubes(out, e.cubes);
            return with_card(" on ");
        case EventKind::kStored:
            return with_cubes(" puts ", " in stock.");
        case EventKind::kReplaced:
            return with_cubes(" discards ", " for it.");
        case EventKind::kLost:
            return with_cubes(" discards ");
        case EventKind::kBuilt:
            return with_card(" completes ");
        case EventKind::kOn:
            return with_card(" hires ");
        case EventKind::kUsed:
            return with_card(" uses ");
        case EventKind::kFilled:
            return with_cubes(" fills the stock: ");
        case EventKind::kDrew:
            return with_card(" draws ");
        case EventKind::kKept:
            return with_card(" keeps ");
        case EventKind::kKeptNone:
            out.append(" keeps no card.");
            return;
        case EventKind::kReturned:
            return returned();
        case EventKind::kDeclined:
            out.append(" draws no cards.");
            return;
        default:
            return write_trade_event();
    }
}

void EventWriter::write_trade_event() {
    switch (e.kind) {
        case EventKind::kSold:
        case EventKind::kFinalSale:
            return sold();
        case EventKind::kCovered:
            out.append("The market bonus ").append(number()).append(" is covered.");
            return;
        case EventKind::kShipped:
            return shipped();
        case EventKind::kPrice:
            out.append("The price of ").append(good()).append(" is now ").append(number());
            out.append('.');
            return;
        case EventKind::kProduced:
            out.append(" produces ").append(number()).append(' ').append(good());
            return with_card(" in ");
        case EventKind::kEnded:
            out.append(" ends the turn.");
            return;
        case EventKind::kLastLap:
            out.append("The final round: ").append(reason_for_last_lap(number())).append('.');
            return;
        case EventKind::kChain:
        case EventKind::kBridgePoints:
        case EventKind::kMasterPoints:
            return final_source(e.kind == EventKind::kMasterPoints ? ", masters " : ", bridges ");
        default:
            out.append("The game is over.");
    }
}

}  // namespace

void Venise::tell(const Rules& rules, const Event& e, EventText& out) {
    out.clear();
    if (e.seat != kSpectator) out.append("Seat ").append(static_cast<int>(e.seat));
    EventWriter{rules, e, out}.write_map_event();
}

void Venise::event_targets(const Rules&, const Event& e, TargetList& out) {
    out.clear();
    if (e.seat != kSpectator) out.push_back({"seat", e.seat});
    if (e.tile != Tile::kNone) out.push_back({"tile", static_cast<std::uint8_t>(e.tile)});
    if (!e.spot.none()) {
        const bool edge = is_edge(e.spot);
        const int index = edge ? e.spot.index() : e.spot.index() - kEdges;
        out.push_back({edge ? "edge" : "cell", static_cast<std::uint8_t>(index)});
    }
    if (!e.card.none()) out.push_back({"card", e.card.value});
    if (e.good != Good::kNone) out.push_back({"good", static_cast<std::uint8_t>(e.good)});
}

}  // namespace pakhuis
