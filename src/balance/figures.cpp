#include "balance/figures.h"

#include <cstring>

#include "arena/totals.h"
#include "registry/visit_match.h"
#include "things/amsterdam/things.h"
#include "things/carts/things.h"
#include "things/merchants/things.h"
#include "things/venise/things.h"

namespace pakhuis::balance {
namespace {

template <Recounted G>
class TypedReader final : public FiguresReader {
  public:
    using State = typename G::State;

    explicit TypedReader(const TypedMatch<G>& start) : start_(start) {}

    std::vector<ThingKind> things() const override {
        ThingList list;
        Diary<G>{}.list(start_.rules(), start_.game_state(), 0, list);
        std::vector<ThingKind> out;
        for (const Thing& thing : list) {
            out.push_back(
                {std::string(thing.group), std::string(thing.name), thing.bins, thing.step});
        }
        return out;
    }

    MatchFigures read(const batch::PlayedMatch& match) const override {
        const auto& rules = start_.rules();
        State state = start_.game_state();
        Diary<G> diary;
        MatchFigures out;
        for (const auto& step : match.steps) {
            typename G::Action action{};
            std::memcpy(static_cast<void*>(&action), &step.action, sizeof action);
            const State before = state;
            G::apply(rules, state, step.actor, action);
            diary.note(rules, before, step.actor, action, state);
            out.decisions += step.actor < rules.seats;
        }
        int winners = 0;
        for (int seat = 0; seat < rules.seats; ++seat) {
            winners += match.ranking[static_cast<std::size_t>(seat)] == 1;
        }
        for (int seat = 0; seat < rules.seats; ++seat) {
            out.seats.push_back(seat_of(diary, state, static_cast<Seat>(seat)));
            if (match.ranking[static_cast<std::size_t>(seat)] == 1) {
                out.seats.back().won = arena::kWin / winners;
            }
        }
        out.rival = match.rival;
        out.reason = match.reason;
        return out;
    }

  private:
    SeatFigures seat_of(const Diary<G>& diary, const State& end, Seat seat) const {
        const auto& rules = start_.rules();
        SeatFigures out;
        out.score = G::score(rules, end, seat);
        ScoreSheet sheet;
        G::score_sheet(rules, end, seat, sheet);
        for (const ScoreLine& line : sheet) {
            out.sheet.push_back({std::string(line.key), line.points, line.count});
        }
        ThingList list;
        diary.list(rules, end, seat, list);
        for (const Thing& thing : list) out.bins.push_back(static_cast<std::uint8_t>(thing.bin));
        return out;
    }

    const TypedMatch<G> start_;
};

}  // namespace

std::unique_ptr<FiguresReader> make_reader(const Match& start) {
    std::unique_ptr<FiguresReader> out;
    visit_match(start, [&]<Recounted G>(const TypedMatch<G>& match) {
        out = std::make_unique<TypedReader<G>>(match);
    });
    return out;
}

}  // namespace pakhuis::balance
