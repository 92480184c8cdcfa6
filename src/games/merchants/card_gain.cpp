#include "games/merchants/card_gain.h"

#include <algorithm>

#include "games/merchants/menu.h"
#include "games/merchants/merchants.h"
#include "games/merchants/payout.h"

namespace pakhuis::merchants {
namespace {

// Tries all orders of a card's steps and tiles.
class CardUse {
  public:
    CardUse(const Rules& rules, const State& s, Seat seat)
        : rules_(rules), seat_(seat), scoring_(next_scoring(rules, s)), now_(money(s)) {}

    int best_from(const State& s) const {
        int best = money(s) - now_;
        const bool goes_on = s.phase == Phase::kUse && s.ask == Ask::kNothing && s.actor == seat_;
        if (!goes_on || disc(s, Disc::kMayor) == CardKind::kNone) return best;
        const Menu menu = use_menu(rules_, s, seat_);
        for (int i = 0, count = menu.count(); i < count; ++i) {
            const Action action = menu.nth(i);
            if (action.verb == Verb::kDone) continue;
            State next = s;
            Merchants::apply(rules_, next, seat_, action);
            best = std::max(best, best_from(next));
        }
        return best;
    }

  private:
    int money(const State& s) const {
        if (scoring_ == 0) return owned(s, seat_);
        State paid = s;
        pay_space(rules_, paid, rules_.space(scoring_));
        return owned(paid, seat_);
    }

    const Rules& rules_;
    const Seat seat_;
    const int scoring_;
    const int now_;
};

}  // namespace

int next_scoring(const Rules& rules, const Open& s) {
    int n = s.space + 1;
    while (n <= rules.final_space && !scores(rules.space(n).event)) ++n;
    return n > rules.final_space ? 0 : n;
}

CardKind open_card(const Open& s) {
    if (s.phase == Phase::kPlace) return s.turned;
    const bool auction = s.phase == Phase::kAuction || s.phase == Phase::kDoubled;
    return auction ? disc(s, Disc::kClock) : CardKind::kNone;
}

int card_gain(const Rules& rules, const State& s, Seat seat, CardKind card) {
    State use = s;
    use.phase = Phase::kUse;
    use.actor = seat;
    use.steps = {};
    use.placed = false;
    use.discs = {CardKind::kNone, CardKind::kNone, CardKind::kNone};
    disc(use, Disc::kMayor) = card;
    return CardUse(rules, use, seat).best_from(use);
}

}  // namespace pakhuis::merchants
