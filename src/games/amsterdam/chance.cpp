// Chance: goods, dockers, tiles, discs, decks, dice and tasks.
#include "games/amsterdam/amsterdam.h"
#include "games/amsterdam/flow.h"
#include "games/amsterdam/market.h"

namespace pakhuis {

using namespace amsterdam;

namespace {

enum Stream : std::uint8_t {
    kGoodStream,
    kDockerStream,
    kQuarterStream,
    kDiscStream,
    kTileStream,
    kCardStream,
    kDiceStream,
    kTaskStream
};

// The goods still in the bag.
Goods goods_left(const Open& s) {
    Goods left;
    for (int g = 0; g < kGoodKinds; ++g) left += Goods::of(static_cast<Good>(g), kGoodsOfKind);
    for (const Good good : s.goods) {
        if (good == Good::kNone) break;
        left -= Goods::of(good);
    }
    return left;
}
Crew dockers_left(const Rules& rules, const Open& s) {
    Crew left;
    for (int d = 0; d < kQuays; ++d) {
        left += Crew::of(static_cast<Docker>(d), rules.dockers_of_colour());
    }
    for (const Crew crew : s.quays) left -= crew;
    return left;
}

bool pair_fits(Crew left, int quay, int one, int two) {
    return left.count(one) > 0 && left.count(two) > 0 && one != quay && two != quay;
}

// Whether these dockers can fill this quay and all later quays.
bool can_be_dealt(Crew left, int quay) {
    if (quay == kQuays) return true;
    for (int one = 0; one < kQuays; ++one) {
        for (int two = one + 1; two < kQuays; ++two) {
            if (!pair_fits(left, quay, one, two)) continue;
            const Crew rest =
                left - Crew::of(static_cast<Docker>(one)) - Crew::of(static_cast<Docker>(two));
            if (can_be_dealt(rest, quay + 1)) return true;
        }
    }
    return false;
}

// (setup) A pair is drawn again if it is illegal or leaves no legal deal for the other quays.
bool pair_may_be_laid(Crew left, int quay, TwoDockers two) {
    if (!pair_fits(left, quay, static_cast<int>(two.one), static_cast<int>(two.two))) return false;
    return can_be_dealt(left - Crew::of(two.one) - Crew::of(two.two), quay + 1);
}

// (solo) One docker each. A docker is drawn again if the last quay would get its own.
bool docker_may_be_laid(Crew left, int quay, Docker docker) {
    if (left[docker] == 0 || static_cast<int>(docker) == quay) return false;
    const Crew rest = left - Crew::of(docker);
    return rest.total() != 1 || rest.count(quay + 1) == 0;
}
void solo_docker_chances(Crew left, int quay, ChanceList<Action>& out) {
    for (int d = 0; d < kQuays; ++d) {
        const auto docker = static_cast<Docker>(d);
        if (docker_may_be_laid(left, quay, docker)) out.add(Action::of(Verb::kDocker, docker), 1);
    }
}

void docker_chances(const Rules& rules, const Open& s, ChanceList<Action>& out) {
    const Crew left = dockers_left(rules, s);
    const int quay = next_quay(s);
    if (rules.solo()) return solo_docker_chances(left, quay, out);
    for (int pair = 0; pair < kPairs; ++pair) {
        const TwoDockers two = dockers_of(pair);
        if (!pair_may_be_laid(left, quay, two)) continue;
        out.add(Action::numbered(Verb::kDockers, pair), left[two.one] * left[two.two]);
    }
}

// The same chances by drawing again. Most first pairs are legal.
Action sample_dockers(const Rules& rules, const Open& s, Rng& rng) {
    const Crew left = dockers_left(rules, s);
    const int quay = next_quay(s);
    for (;;) {
        const int pair = rng.below(kPairs);
        const TwoDockers two = dockers_of(pair);
        const int weight = left[two.one] * left[two.two];  // at most 4
        if (rng.below(kDockersOfColour * kDockersOfColour) >= weight) continue;
        if (pair_may_be_laid(left, quay, two)) return Action::numbered(Verb::kDockers, pair);
    }
}

// Discs by seat. In the solo game the second disc is TOM's.
Seats discs_left(const Rules& rules, const Open& s) {
    Seats left = Seats::first(rules.sides());
    if (with_tom(s)) left = left - Seats::of(kTomDisc);
    for (const Seat seat : s.order) left = left - Seats::of(seat);
    return left;
}
QuarterSet quarters_left(const Open& s) {
    return QuarterSet::first(kColours) - s.quarters;
}
Action quarter_action(Id<QuarterTag> id) {
    return Action::of(Verb::kQuarter, spot_of(static_cast<Colour>(id.index())));
}

TaskSet tasks_left(const State& s) {
    TaskSet left = TaskSet::first(kTasks);
    for (const TaskSet& own : s.tasks.values) left -= own;
    return left;
}
void card_chances(const Open& s, CardClass of, ChanceList<Action>& out) {
    out.stream = kCardStream;
    for (int n = 0; n < s.deck.count(of); ++n) {
        out.add(Action::of(Verb::kDeal, s.deck.nth(of, n)), 1);
    }
}

}  // namespace

void Amsterdam::chances(const Rules& rules, const State& s, ChanceList<Action>& out) {
    out.clear();
    switch (s.phase) {
        case Phase::kGoods:
            out.stream = kGoodStream;
            for (int g = 0; g < kGoodKinds; ++g) {
                out.add(Action::of(Verb::kGood, static_cast<Good>(g)), goods_left(s).count(g));
            }
            return;
        case Phase::kDockers:
            out.stream = kDockerStream;
            return docker_chances(rules, s, out);
        case Phase::kQuarters:
            out.stream = kQuarterStream;
            for (QuarterSet left = quarters_left(s); !left.empty();) {
                out.add(quarter_action(left.pop()), 1);
            }
            return;
        case Phase::kDiscs:
            out.stream = kDiscStream;
            for (Seats left = discs_left(rules, s); !left.empty();) {
                out.add(Action::numbered(Verb::kDisc, left.pop()), 1);
            }
            return;
        case Phase::kTile:
            out.stream = kTileStream;
            return tile_chances(rules, s, out);
        case Phase::kTaskDeal:
            out.stream = kTaskStream;
            for (TaskSet left = tasks_left(s); !left.empty();) {
                out.add(Action::numbered(Verb::kTask, left.pop().index() + 1), 1);
            }
            return;
        case Phase::kDraftDeal:
        case Phase::kDeal:
            return card_chances(s, next_card(rules, s).of, out);
        case Phase::kActions:
            if (is_drawing(s)) card_chances(s, static_cast<CardClass>(s.asked.front().count), out);
            return;
        case Phase::kRoll:
            out.stream = kDiceStream;
            for (int face = 1; face <= kFaces; ++face) {
                out.add(Action::numbered(Verb::kRoll, face), 1);
            }
            return;
        default:
            return;
    }
}

Action Amsterdam::sample_chance(const Rules& rules, const State& s, Rng& rng) {
    switch (s.phase) {
        case Phase::kRoll:
            return Action::numbered(Verb::kRoll, 1 + rng.below(kFaces));
        case Phase::kDockers:
            if (rules.solo()) break;
            return sample_dockers(rules, s, rng);
        case Phase::kDraftDeal:
        case Phase::kDeal: {
            const CardClass of = next_card(rules, s).of;
            return Action::of(Verb::kDeal, s.deck.nth(of, rng.below(s.deck.count(of))));
        }
        case Phase::kGoods: {
            const Goods left = goods_left(s);
            return Action::of(Verb::kGood, left.nth(rng.below(left.total())));
        }
        default:
            break;
    }
    ChanceList<Action> list;
    chances(rules, s, list);
    return list.at_unit(rng.below(static_cast<std::uint32_t>(list.total())));
}

}  // namespace pakhuis
