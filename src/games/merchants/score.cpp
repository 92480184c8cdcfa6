// Results: the money of a seat after it has repaid its credits.
#include "games/merchants/board.h"
#include "games/merchants/merchants.h"

namespace pakhuis {

using namespace merchants;

int Merchants::score(const Rules& rules, const State& s, Seat seat) {
    return owned(s, seat) - rules.repayment * s.credits[seat];
}

// Every florin by its source.
void Merchants::score_sheet(const Rules& rules, const State& s, Seat seat, ScoreSheet& out) {
    out.clear();
    const Ledger& ledger = s.ledger[seat];
    const int credits = s.credits[seat];
    out.push_back({"start", rules.start_money, 0});
    for (std::size_t area = 0; area < kAreas; ++area) {
        out.push_back({enum_names(Area{})[area], static_cast<int>(ledger.payouts[area]), 0});
    }
    out.push_back({"bonuses", bonus(rules, s, seat), 0});
    out.push_back({"auctions", -static_cast<int>(ledger.auctions), 0});
    out.push_back({"credits", rules.credit * credits, credits});
    out.push_back({"repayments", -rules.repayment * credits, credits});
}

// Ties share the victory.
Ranking Merchants::ranking(const Rules& rules, const State& s) {
    return rank_by(rules.seats, [&](int seat) { return score(rules, s, static_cast<Seat>(seat)); });
}

std::string_view Merchants::end_reason(const Rules&, const State& s) {
    return s.phase == Phase::kOver ? std::string_view("cards") : std::string_view();
}

}  // namespace pakhuis
