// The property kit notices faults: these are the rules of carts with one broken function at a time.
#include <gtest/gtest.h>

#include "games/carts/test_hooks.h"
#include "games/carts/test_table.h"
#include "kit/position_json.h"
#include "kit/properties.h"

namespace pakhuis::carts {
namespace {

enum class Broken {
    kNothing,
    kLegalForgets,
    kLegalInvents,
    kLegalDoubles,
    kRefusalLetsAnybody,
    kRefusalLetsTooMuch,
    kApplyLosesACard,
    kApplyIsRandom,
    kRandomLegalPrefers,
    kRandomLegalInvents,
    kSampleChanceIgnoresWeights,
    kWaitingStops,
    kWriteForgetsJokers,
    kEventsShowTheCard,
    kEventsAreSilent,
    kObserveShowsAHand,
    kSampleMovesACard,
    kSheetIsShort,
    kRankingIsUpsideDown,
    kEndHasNoReason,
    kTargetsAreEqual,
    kMatchIsTooLong,
    kForeseesTheEnd,
    kFiguresShowContracts,
};

struct Faulty : Carts {
    static inline Broken broken = Broken::kNothing;
    static inline GameInfo kInfo = Carts::kInfo;
    static inline int apply_calls = 0;

    static Seats waiting(const Rules& rules, const State& s) {
        const bool stop = broken == Broken::kWaitingStops && s.phase == Phase::kSecond;
        return stop ? Seats{} : Carts::waiting(rules, s);
    }
    static void legal(const Rules& rules, const State& s, Seat seat, ActionList<Carts>& out) {
        Carts::legal(rules, s, seat, out);
        if (out.empty()) return;
        if (broken == Broken::kLegalInvents && out.size() > 1) out.push_back(Action::pass());
        if (broken == Broken::kLegalDoubles) out.push_back(out[0]);
        if (broken == Broken::kLegalForgets && out.size() > 1) {
            const ActionList<Carts> all = out;
            out.clear();
            for (std::size_t i = 1; i < all.size(); ++i) out.push_back(all[i]);
        }
    }
    static Refusal refusal(const Rules& rules, const State& s, Seat actor, Action action) {
        const Refusal r = Carts::refusal(rules, s, actor, action);
        if (r.reason() == &reasons::kNotWaiting && broken == Broken::kRefusalLetsAnybody)
            return nullptr;
        if (r && r->key == "too-few-cards" && broken == Broken::kRefusalLetsTooMuch) return nullptr;
        return r;
    }
    static void apply(const Rules& rules, State& s, Seat actor, Action action) {
        Carts::apply(rules, s, actor, action);
        if (broken == Broken::kApplyLosesACard && action.verb == Verb::kClaim) {
            s.discards -= Cards::of(action.card);
        }
        if (broken == Broken::kApplyIsRandom && ++apply_calls % 50 == 0 &&
            s.phase == Phase::kTurn) {
            s.turn = static_cast<Seat>((s.turn + 1) % rules.seats);
        }
    }
    static Action random_legal(const Rules& rules, const State& s, Seat seat, Rng& rng) {
        if (broken == Broken::kRandomLegalInvents && s.phase == Phase::kSecond) {
            return Action::pass();
        }
        const Action action = Carts::random_legal(rules, s, seat, rng);
        const bool again = broken == Broken::kRandomLegalPrefers && action.verb == Verb::kDraw;
        return again ? Carts::random_legal(rules, s, seat, rng) : action;
    }
    static Action sample_chance(const Rules& rules, const State& s, Rng& rng) {
        if (broken != Broken::kSampleChanceIgnoresWeights) {
            return Carts::sample_chance(rules, s, rng);
        }
        ChanceList<Action> list;
        Carts::chances(rules, s, list);
        return list.outcomes[rng.below(static_cast<std::uint32_t>(list.outcomes.size()))].action;
    }
    static void write(const Rules& rules, Action action, ActionText& out) {
        if (broken == Broken::kWriteForgetsJokers && action.card != Card::kJoker) action.jokers = 0;
        Carts::write(rules, action, out);
    }
    static void events(const Rules& rules, const State& before, Seat actor, Action action,
                       const State& after, Seat viewer, EventList<Carts>& out) {
        Carts::events(rules, before, actor, action, after, viewer, out);
        if (broken == Broken::kEventsShowTheCard && action.verb == Verb::kDeal) {
            out[0].card = action.card;
        }
        if (broken == Broken::kEventsAreSilent && action.verb == Verb::kTake) out.clear();
    }
    static View observe(const Rules& rules, const State& s, Seat viewer) {
        View v = Carts::observe(rules, s, viewer);
        if (broken == Broken::kObserveShowsAHand && viewer == kSpectator) v.hand = s.hand[0];
        return v;
    }
    static State sample(const Rules& rules, const View& view, Rng& rng) {
        State s = Carts::sample(rules, view, rng);
        if (broken == Broken::kSampleMovesACard && s.row[Card::kRed] > 0) {
            s.row -= Cards::of(Card::kRed);
            s.pile += Cards::of(Card::kRed);
        }
        return s;
    }
    static void score_sheet(const Rules& rules, const State& s, Seat seat, ScoreSheet& out) {
        Carts::score_sheet(rules, s, seat, out);
        if (broken == Broken::kSheetIsShort) out[0].points -= 1;
    }
    static Ranking ranking(const Rules& rules, const State& s) {
        if (broken != Broken::kRankingIsUpsideDown) return Carts::ranking(rules, s);
        return rank_by(rules.seats,
                       [&](int seat) { return -score(rules, s, static_cast<Seat>(seat)); });
    }
    static std::string_view end_reason(const Rules& rules, const State& s) {
        return broken == Broken::kEndHasNoReason ? "" : Carts::end_reason(rules, s);
    }
    static Foreseen foreseen(const Rules& rules, const State& before, Seat seat, Action action,
                             const State& after) {
        if (broken == Broken::kForeseesTheEnd) return Foreseen::kAll;
        return Carts::foreseen(rules, before, seat, action, after);
    }
    static Figures figures(const Rules& rules, const State& s, Seat viewer) {
        Figures out = Carts::figures(rules, s, viewer);
        if (broken == Broken::kFiguresShowContracts) out.goods_left = s.contracts[0].bits & 1;
        return out;
    }
    static void targets(const Rules& rules, Action action, TargetList& out) {
        if (broken == Broken::kTargetsAreEqual && action.verb == Verb::kKeep) action.second = {};
        Carts::targets(rules, action, out);
    }
};

kit::Hooks<Faulty> faulty_hooks() {
    return {each_action, lost_components, same_outline, opens_secrets};
}

// They look at samples too, and may meet another fault first.
constexpr kit::Effort kWithoutPreviews = [] {
    kit::Effort effort;
    effort.previews = 0;
    return effort;
}();

// The fault that the kit finds in a few matches of the broken game.
kit::Fault fault_of(Broken broken, const kit::Effort& effort = kWithoutPreviews) {
    Faulty::broken = broken;
    Faulty::apply_calls = 0;
    Faulty::kInfo.max_steps = broken == Broken::kMatchIsTooLong ? 50 : Carts::kInfo.max_steps;
    const kit::Fault fault = kit::first_fault<Faulty>(rules_for(3), 4, 77, faulty_hooks(), effort);
    Faulty::broken = Broken::kNothing;
    return fault;
}

void expect_fault(Broken broken, const std::string& words,
                  const kit::Effort& effort = kWithoutPreviews) {
    const kit::Fault fault = fault_of(broken, effort);
    EXPECT_NE(fault.find(words), fault.npos) << "found: " << fault.substr(0, 300);
}

TEST(PropertyKit, FindsNoFaultInSoundRules) {
    EXPECT_EQ(fault_of(Broken::kNothing), "");
}

TEST(PropertyKit, NoticesListsThatDisagreeWithRefusals) {
    expect_fault(Broken::kLegalForgets, "allowed but not listed");
    expect_fault(Broken::kLegalInvents, "listed but refused");
    expect_fault(Broken::kLegalDoubles, "listed twice");
    expect_fault(Broken::kRefusalLetsAnybody, "does not wait, but may");
    expect_fault(Broken::kRefusalLetsTooMuch, "allowed but not listed");
}

TEST(PropertyKit, NoticesLostComponentsAndRandomResults) {
    expect_fault(Broken::kApplyLosesACard, "cards-lost");
    // The samples for secrets apply actions too, and may meet the random result first.
    kit::Effort without_samples = kWithoutPreviews;
    without_samples.secrets = 1'000'000;
    expect_fault(Broken::kApplyIsRandom, "the same action gives two results", without_samples);
}

TEST(PropertyKit, NoticesUnfairPicks) {
    expect_fault(Broken::kRandomLegalPrefers, "is not distributed as listed");
    expect_fault(Broken::kRandomLegalInvents, "picked but refused");
    expect_fault(Broken::kSampleChanceIgnoresWeights, "is not distributed as listed");
}

TEST(PropertyKit, NoticesMatchesThatStopOrDoNotEnd) {
    expect_fault(Broken::kWaitingStops, "nobody can act");
    expect_fault(Broken::kEndHasNoReason, "no end reason");
    expect_fault(Broken::kMatchIsTooLong, "longer than max_steps");
}

TEST(PropertyKit, NoticesTextAndTargetsThatAreNotUnique) {
    expect_fault(Broken::kWriteForgetsJokers, "the text form reads back differently");
    expect_fault(Broken::kTargetsAreEqual, "are those of, or begin");
}

TEST(PropertyKit, NoticesLeaksAndBadSamples) {
    expect_fault(Broken::kEventsShowTheCard, "events tell a secret");
    expect_fault(Broken::kEventsAreSilent, "sees nothing");
    expect_fault(Broken::kObserveShowsAHand, "the view afterwards tells a secret");
    expect_fault(Broken::kSampleMovesACard, "a sampled state");
}

TEST(PropertyKit, NoticesPreviewsAndFiguresThatTellASecret) {
    kit::Effort previews;
    previews.previews = 1;
    expect_fault(Broken::kForeseesTheEnd, "a preview of", previews);
    expect_fault(Broken::kFiguresShowContracts, "figures tell a secret", previews);
}

TEST(PropertyKit, NoticesWrongScores) {
    expect_fault(Broken::kSheetIsShort, "does not add up");
    expect_fault(Broken::kRankingIsUpsideDown, "fewer points has the better place");
}

TEST(PropertyKit, NoticesFaultsThatOnlyTheHookOfTheGameFinds) {
    auto hooks = faulty_hooks();
    hooks.conservation = [](const Rules&, const State& s) -> kit::Fault {
        return s.discards.empty() ? "" : "a card was thrown away";
    };
    const auto fault = kit::first_fault<Faulty>(rules_for(2), 1, 5, hooks, kit::Effort{});
    EXPECT_EQ(fault.substr(0, 22), "a card was thrown away");
}

// The output of a failing test is enough to repeat it.
TEST(PropertyKit, PrintsPositionSeedAndActions) {
    const kit::Fault fault = fault_of(Broken::kMatchIsTooLong);
    EXPECT_NE(fault.find("carts, 3 seats, seed 77, after 51 steps"), fault.npos) << fault;
    EXPECT_NE(fault.find("position: {\"phase\""), fault.npos);
    Table t = Table::at_start(3);
    std::istringstream lines(fault.substr(fault.find("actions:") + 9));
    int steps = 0;
    for (std::string line; std::getline(lines, line); ++steps) {
        t.play(std::string_view(line).substr(line.find_first_not_of(' ')));
    }
    EXPECT_EQ(steps, 51);
}

struct Incomplete {
    std::uint8_t seen = 0;
    std::uint8_t missed = 0;
    template <class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seen", self.seen);
    }
    friend bool operator==(const Incomplete&, const Incomplete&) = default;
};

TEST(PropertyKit, NoticesAFieldThatIsNotListed) {
    EXPECT_EQ(kit::json_fault(0, Incomplete{1, 0}), "");
    EXPECT_NE(kit::json_fault(0, Incomplete{1, 1}), "");
}

}  // namespace
}  // namespace pakhuis::carts
