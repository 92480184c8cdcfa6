// Events as sentences, and the parts of the board that they concern.
#include "games/amsterdam/amsterdam.h"

namespace pakhuis {

using namespace amsterdam;

namespace {

struct Sentence {
    const Event& e;
    EventText& out;
    int seats;  // of the match

    int amount() const { return e.amount; }
    Sentence& say(std::string_view text) {
        out.append(text);
        return *this;
    }
    Sentence& say(int n) {
        out.append(n);
        return *this;
    }
    Sentence& seat(std::string_view verb) {
        return say("Seat ").say(static_cast<int>(e.seat)).say(verb);
    }
    Sentence& colour() { return say(name_of(e.colour)); }
    Sentence& card() {
        return say(name_of(e.card)).say(" (").say(name_of(kind_of(e.card))).say(")");
    }
    Sentence& spot() { return say(name_of(e.spot)); }
    Sentence& good() { return say(name_of(e.good)); }
    Sentence& task() { return say(name_of(e.task)); }
    Sentence& stop() { return say("."); }

    Sentence& done();
    Sentence& chance();
    Sentence& choice();
    Sentence& turn();
    Sentence& answer();
    Sentence& walked();
    Sentence& tile();
    Sentence& tom();
    Sentence& tom_idle();
    Sentence& points();
    Sentence& change();
};

Sentence& Sentence::done() {
    if (e.verb >= kFirstChance) return chance();
    if (e.verb < Verb::kActivate) return choice();
    return e.verb >= Verb::kPay ? answer() : turn();
}

Sentence& Sentence::chance() {
    switch (e.verb) {
        case Verb::kGood:
            return spot().say(" gets ").good().stop();
        case Verb::kDockers:
            return say(kPairNames[static_cast<std::size_t>(amount())])
                .say(" stand on the ")
                .spot()
                .stop();
        case Verb::kDocker:
            return say(name_of(e.docker)).say(" stands on the ").spot().stop();
        case Verb::kQuarter:
            return say("The majority in ").spot().say(" scores at the end of the game.");
        case Verb::kDisc:
            if (amount() == seats) return say("TOM's disc goes on the stack.");
            return say("Seat ").say(amount()).say("'s disc goes on the stack.");
        case Verb::kTile:
            return say("New market tile: ").spot().stop();
        case Verb::kDeal:
            if (e.seat < kMaxSeats) return seat(" draws ").card().stop();
            return say("Face up: ").card().stop();
        case Verb::kTask:
            if (e.task.none()) return seat(" gets a task.");
            return seat(" gets task ").task().stop();
        default:
            return say("The ").colour().say(" die shows ").say(amount()).stop();
    }
}

Sentence& Sentence::choice() {
    switch (e.verb) {
        case Verb::kTake:
            return seat(" takes ").card().stop();
        case Verb::kSkip:
            return seat(" takes no card.");
        case Verb::kDrop:
            return seat(" discards ").card().stop();
        case Verb::kRemove:
            return seat(" lets TOM remove ").card().stop();
        case Verb::kStock:
            return seat(" places ").colour().say(" on the rondel.");
        case Verb::kDice:
            return seat(" takes the dice ").colour().say(" and ").say(name_of(e.second)).stop();
        case Verb::kShift:
            return seat(" moves ").colour().say(" to space ").say(amount()).stop();
        case Verb::kLeave:
            return seat(" leaves the resources.");
        default:
            return seat(" keeps ").colour().stop();
    }
}

Sentence& Sentence::turn() {
    switch (e.verb) {
        case Verb::kActivate:
            seat(" activates ").card();
            if (e.colour != Colour::kNone) say(" without ").colour();
            return stop();
        case Verb::kBuy:
            return seat(" activates ").card().say(" for florins.");
        case Verb::kUse:
            return seat(" uses ").card().stop();
        case Verb::kCede:
            return seat(" discards ").card().say(" for florins.");
        case Verb::kClaim:
            return seat(" claims ").spot().stop();
        case Verb::kAcquire:
            return seat(" claims ").spot().say(" for florins.");
        case Verb::kSail:
            return seat(" moves the barge to ").spot().stop();
        case Verb::kHire:
            return seat(" picks up the ").say(name_of(e.docker)).say(" docker.");
        case Verb::kLoad:
            return seat(" loads ").good().stop();
        case Verb::kDeliver:
            return seat(" delivers ").good().stop();
        case Verb::kAdvance:
            return seat(" advances ").say(amount()).say(" on the Amstel.");
        case Verb::kMarket:
            return seat(" uses the market tile.");
        default:
            return seat(" ends the turn.");
    }
}

Sentence& Sentence::answer() {
    switch (e.verb) {
        case Verb::kPay:
            return seat(" pays ").colour().stop();
        case Verb::kGain:
            return seat(" gains ").colour().stop();
        case Verb::kStore:
            return seat(" stores the good.");
        case Verb::kSellFlorins:
            return seat(" sells the good for florins.");
        case Verb::kSellResource:
            return seat(" sells the good for 1 resource.");
        case Verb::kSellBoth:
            return seat(" sells the good for florins and 1 resource.");
        case Verb::kDealer:
            return seat(" moves the dealer to ").good().stop();
        case Verb::kForeman:
        case Verb::kBailiff:
            return seat(" moves the ").say(name_of(e.verb)).say(" to ").spot().stop();
        default:
            return tile();
    }
}

// Answers to the questions of C tiles.
Sentence& Sentence::tile() {
    switch (e.verb) {
        case Verb::kReturn:
            return seat(" swaps ").card().stop();
        case Verb::kFetch:
            return seat(" takes ").card().say(" from the discard pile.");
        case Verb::kDraw: {
            const auto deck = static_cast<CardClass>(amount());
            return seat(" draws a card: ").say(name_of(deck)).stop();
        }
        case Verb::kActivateFree:
            return seat(" activates ").card().say(" for free.");
        case Verb::kEnough:
            return seat(" is done activating.");
        case Verb::kMoor:
            return seat(" moves the barge to ").spot().stop();
        default:
            return seat(" claims ").spot().say(" for free.");
    }
}

Sentence& Sentence::walked() {
    say("The ").say(name_of(e.verb));
    if (e.good != Good::kNone) return say(" moves to ").good().stop();
    return e.spot.none() ? say(" leaves the game.") : say(" moves to ").spot().stop();
}

Sentence& Sentence::tom() {
    const bool plus = amount() > 0;
    const int n = plus ? amount() : -amount();
    switch (e.kind) {
        case EventKind::kTomRemoved:
            return say("TOM is ahead and removes ").card().stop();
        case EventKind::kTomStepped:
            return say(n).say(n == 1 ? " die shows" : " dice show").say(" 1: TOM advances.");
        case EventKind::kTomDocker:
            return say("Three dice show ")
                .say(n)
                .say(": TOM brings the ")
                .say(name_of(e.docker))
                .say(" docker to the dockers' building.");
        case EventKind::kTomBlock:
            return say("The ").colour().say(" die shows 6: TOM claims ").spot().stop();
        case EventKind::kTomSold:
            return say("TOM sells ").good().say(" on the black market.");
        case EventKind::kTomDelivered:
            return say("TOM delivers ").good().stop();
        case EventKind::kTomMarket:
            return say("TOM uses market tile ").spot().stop();
        case EventKind::kTomSaved:
            return say("TOM can't pay for market tile ").spot().stop();
        case EventKind::kTomMoved:
            return say("TOM is on space ").say(n).say(" of the Amstel.");
        case EventKind::kTomPoints:
            return say("TOM scores ").say(n).stop();
        case EventKind::kTomFlorins:
            return say(plus ? "TOM gains " : "TOM pays ")
                .say(n)
                .say(n == 1 ? " florin" : " florins")
                .stop();
        default:
            return tom_idle();
    }
}

// The reason why a roll gives TOM nothing.
Sentence& Sentence::tom_idle() {
    if (e.docker != Docker::kNone) {
        return say("Three dice show ")
            .say(amount())
            .say(", but no ")
            .say(name_of(e.docker))
            .say(" docker is on a quay.");
    }
    if (e.colour != Colour::kNone) {
        return say("The ").colour().say(" die shows 6, but its district is full.");
    }
    return say("TOM is already at the mouth of the Amstel.");
}

// What stands before the part that gives points at the end, from kPenalties on.
constexpr std::array<std::string_view, 6> kFinalSources{
    " for penalty markers", " with ", " with the largest connected area", " in ", " with task ",
    " with leftover pieces"};

Sentence& Sentence::points() {
    const bool ends = e.kind != EventKind::kPoints;
    seat(amount() < 0 ? " loses " : " scores ").say(amount() < 0 ? -amount() : amount());
    if (ends) {
        say(kFinalSources[static_cast<std::size_t>(e.kind) -
                          static_cast<std::size_t>(EventKind::kPenalties)]);
    } else if (!e.card.none()) {
        say(" with ");
    }
    if (!e.card.none()) card();
    if (e.kind == EventKind::kMajority) spot();
    if (!e.task.none()) task();
    return stop();
}

Sentence& Sentence::change() {
    const bool plus = amount() > 0;
    const int n = plus ? amount() : -amount();
    switch (e.kind) {
        case EventKind::kDone:
            return done();
        case EventKind::kFlorins:
            return seat(plus ? " gains " : " pays ")
                .say(n)
                .say(n == 1 ? " florin" : " florins")
                .stop();
        case EventKind::kResources:
            return seat(plus ? " gains " : " pays ").say(n).say(" ").colour().stop();
        case EventKind::kStored:
            return seat(" stores ").good().stop();
        case EventKind::kPromoted:
            return seat(" brings ")
                .say(n)
                .say(n == 1 ? " docker" : " dockers")
                .say(" to the dockers' building.");
        case EventKind::kMoved:
            return seat(" is on space ").say(n).say(" of the Amstel.");
        case EventKind::kPenalty:
            return seat(" gets ")
                .say(n)
                .say(n == 1 ? " penalty marker" : " penalty markers")
                .stop();
        case EventKind::kDiscarded:
            return card().say(" goes to the discard pile.");
        case EventKind::kRound:
            return say("Round ").say(n).say(" begins.");
        case EventKind::kTurn:
            return say("It is seat ").say(static_cast<int>(e.seat)).say("'s turn.");
        case EventKind::kWalked:
            return walked();
        case EventKind::kPoints:
        case EventKind::kPenalties:
        case EventKind::kLaurel:
        case EventKind::kGroup:
        case EventKind::kMajority:
        case EventKind::kTask:
        case EventKind::kLeftovers:
            return points();
        case EventKind::kOver:
            return say("The game is over.");
        default:
            return tom();
    }
}

}  // namespace

void Amsterdam::tell(const Rules& rules, const Event& event, EventText& out) {
    out.clear();
    Sentence{event, out, rules.seats}.change();
}

void Amsterdam::event_targets(const Rules&, const Event& e, TargetList& out) {
    out.clear();
    const auto add = [&](std::string_view kind, std::size_t index) {
        out.push_back({kind, static_cast<std::uint8_t>(index)});
    };
    if (e.seat < kMaxSeats) add("seat", e.seat);
    if (!e.card.none()) add("card", e.card.value);
    if (e.colour != Colour::kNone) add("resource", at(e.colour));
    if (e.second != Colour::kNone) add("resource", at(e.second));
    if (e.good != Good::kNone) add("good", at(e.good));
    if (e.docker != Docker::kNone) add("docker", at(e.docker));
    if (!e.task.none()) add("task", e.task.value);
    if (const BlockId block = block_of(e.spot); !block.none()) add("block", block.value);
    if (const NodeId node = node_of(e.spot); !node.none()) add("space", node.value);
    if (const TileId tile = tile_of(e.spot); !tile.none()) add("tile", tile.value);
    if (const Colour quarter = quarter_of(e.spot); quarter != Colour::kNone) {
        add("quarter", at(quarter));
    }
    if (e.river != 0) add("river", e.river);
}

}  // namespace pakhuis
