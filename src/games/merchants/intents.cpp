// The actions that a person may mean by a click on a part of the board.
#include "games/merchants/menu.h"

namespace pakhuis {

using namespace merchants;

namespace {

// Both actions of a tile: to place it, and to lose it where the time line or a lost bonus asks for
// it. The due action comes first.
void add_both(Action place, Action lose, bool losing, IntentList<Merchants>& out) {
    out.push_back(losing ? lose : place);
    out.push_back(losing ? place : lose);
}

// The turned card may go to any disc, free ones first.
void add_discs(const State& s, IntentList<Merchants>& out) {
    for (const bool free : {true, false}) {
        for (std::size_t i = 0; i < kDiscs; ++i) {
            if ((s.discs[i] == CardKind::kNone) != free) continue;
            out.push_back(Action::of(static_cast<Verb>(i)));
        }
    }
}

// The action of a part that exists once. The prices of a live clock mean no action: it is pressed.
void add_plain(const Rules& rules, std::string_view kind, IntentList<Merchants>& out) {
    for (const Verb verb : {Verb::kDone, Verb::kPass, Verb::kBorrow}) {
        if (kind == name_of(verb)) out.push_back(Action::of(verb));
    }
    if (rules.live) return;
    if (kind == "early") out.push_back(Action::bid(kEarlyBid));
    if (kind == "nothing") out.push_back(Action::bid(0));
}

}  // namespace

void Merchants::intents(const Rules& rules, const State& s, Seat, const Target& target,
                        IntentList<Merchants>& out) {
    out.clear();
    const int i = target.index;
    const Menu menu = menu_of(rules, s, s.actor);
    if (i == Target::kNoIndex) return add_plain(rules, target.kind, out);
    if (target.kind == "disc" && i < kDiscs) out.push_back(Action::of(static_cast<Verb>(i)));
    if (target.kind == "card" && s.turned == static_cast<CardKind>(i)) add_discs(s, out);
    if (target.kind == "price" && i > 0 && !rules.live) out.push_back(Action::bid(10 * i));
    if (target.kind == "good" && i < kSectors) {
        const auto good = static_cast<Good>(i);
        add_both(Action::of(Verb::kStep, good), Action::of(Verb::kBack, good),
                 menu.good_verb == Verb::kBack, out);
    }
    if (target.kind == "colony" && i < kColonyKinds) {
        const auto colony = static_cast<Colony>(i);
        add_both(Action::of(Verb::kFound, colony), Action::of(Verb::kAbandon, colony),
                 menu.colony_verb == Verb::kAbandon, out);
    }
    if (target.kind == "site" && i < kSites && ((rules.sites >> i) & 1)) {
        add_both(Action::of(Verb::kBuild, SiteId(i)), Action::of(Verb::kDemolish, SiteId(i)),
                 menu.site_verb == Verb::kDemolish, out);
    }
}

}  // namespace pakhuis
