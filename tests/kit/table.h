// A table for the tests of one game: tests play by text and read the result. A game's own Table
// derives from it and adds functions that set up positions in words:
//
//   class Table : public kit::TableOf<Carts, Table> { … };
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.h"
#include "codec/problem.h"
#include "engine/read_target.h"
#include "kit/position_text.h"

namespace pakhuis::kit {

using Texts = std::vector<std::string>;

inline std::string key_of(const Refusal& refusal) {
    return refusal == nullptr ? "" : std::string(refusal->key);
}

// "green x3 joker": counts of the kinds that an enum names.
template <class Counts>
Counts counts_of(std::string_view text) {
    using Kind = typename Counts::Kind;
    const auto names = enum_names(Kind{});
    Counts out;
    for (Words words(text); !words.done();) {
        const std::string_view word = words.next();
        const bool counted = words.peek().starts_with('x');
        const int count = counted ? read_small_number(words.next().substr(1)) : 1;
        const auto found = std::find(names.begin(), names.end(), word);
        if (found == names.end()) {
            ADD_FAILURE() << "nothing is named " << word;
            continue;
        }
        out += Counts::of(static_cast<Kind>(found - names.begin()), count);
    }
    return out;
}

// Rules of a match that must be possible.
template <Game G>
typename G::Rules rules_of(const Options& options, const typename G::Edition& edition) {
    typename G::Rules rules;
    const EditionProblem problem = G::make_rules(options, edition, rules);
    if (problem.refusal != nullptr) ADD_FAILURE() << problem.refusal->key;
    return rules;
}

// The component of that name, which must exist.
template <class Rules, class Tag>
auto named(const Rules& rules, Tag* tag, std::string_view name) {
    const auto id = rules.find(tag, name);
    if (id.none()) ADD_FAILURE() << "nothing is named " << name;
    return id;
}

template <Game G, class Self>
class TableOf {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Action = typename G::Action;

    Rules rules;
    State state;

    // "0: take green", "chance: turn joker". The position must be possible before and after.
    Self& play(std::string_view step) {
        const auto [actor, action, ok] = read(step);
        check(step);
        if (!ok) return self();
        if (const Refusal r = G::refusal(rules, state, actor, action)) {
            ADD_FAILURE() << step << " is refused: " << r->key << "\n" << json();
            return self();
        }
        before_ = state;
        actor_ = actor;
        action_ = action;
        G::apply(rules, state, actor, action);
        check(step);
        return self();
    }
    Self& play(std::initializer_list<std::string_view> steps) {
        for (const auto step : steps) play(step);
        return self();
    }
    // Why a step would be refused; empty if it is allowed.
    std::string refusal(std::string_view step) const {
        const auto [actor, action, ok] = read(step);
        return refusal(actor, action);
    }
    std::string refusal(Seat actor, Action action) const {
        return key_of(G::refusal(rules, state, actor, action));
    }
    // The same as people read it, with its facts: "too-few-cards: You need 3 green cards; …".
    std::string why(std::string_view step) const {
        const auto [actor, action, ok] = read(step);
        const Refusal refusal = G::refusal(rules, state, actor, action);
        return refusal ? key_of(refusal) + ": " + problem_of(refusal).sentence : "";
    }
    // The actions that a seat may mean by a part of the board, as text.
    Texts intents(int seat, std::string_view target) const {
        IntentList<G> list;
        G::intents(rules, state, static_cast<Seat>(seat), read_target(target), list);
        Texts out;
        for (const Action& action : list) out.push_back(action_text<G>(rules, action));
        return out;
    }

    // Legal actions as text that begin with `begin`, in alphabetical order.
    Texts legal(int seat, std::string_view begin = "") const {
        ActionList<G> list;
        G::legal(rules, state, static_cast<Seat>(seat), list);
        Texts out;
        for (const Action& action : list) {
            std::string text = action_text<G>(rules, action);
            if (text.starts_with(begin)) out.push_back(std::move(text));
        }
        std::sort(out.begin(), out.end());
        return out;
    }
    // The outcomes of chance, with weights: "roll 4 *6".
    Texts chances() const {
        ChanceList<Action> list;
        G::chances(rules, state, list);
        Texts out;
        for (const auto& outcome : list.outcomes) {
            out.push_back(action_text<G>(rules, outcome.action) + " *" +
                          std::to_string(outcome.weight));
        }
        return out;
    }
    // The waiting actors: "0", "1 2", "chance", "".
    std::string waiting() const {
        std::string out;
        for (Seats who = G::waiting(rules, state); !who.empty();) {
            out += (out.empty() ? "" : " ") + actor_name(who.pop());
        }
        return out;
    }
    // The sentences that a viewer gets of the latest step.
    Texts told(Seat viewer) const {
        Texts out;
        for (const auto& event : events(viewer)) {
            EventText text;
            G::tell(rules, event, text);
            out.emplace_back(text.view());
        }
        return out;
    }
    EventList<G> events(Seat viewer) const {
        EventList<G> list;
        G::events(rules, before_, actor_, action_, state, viewer, list);
        return list;
    }
    // Gives the latest step to a diary (things/things.h).
    template <class Diary>
    void note_in(Diary& diary) const {
        diary.note(rules, before_, actor_, action_, state);
    }
    typename G::View view(Seat viewer) const { return G::observe(rules, state, viewer); }
    int score(int seat) const { return G::score(rules, state, static_cast<Seat>(seat)); }
    std::string problem() const { return key_of(G::inconsistency(rules, state)); }
    std::string json() const { return position_text<G>(rules, state); }

  protected:
    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

  private:
    friend Self;
    explicit TableOf(const Rules& its_rules) : rules(its_rules), state(G::start(rules)) {}

    struct ReadStep {
        Seat actor;
        Action action;
        bool ok;
    };

    Self& self() { return static_cast<Self&>(*this); }
    ReadStep read(std::string_view step) const {
        const auto colon = step.find(": ");
        const std::string_view who = step.substr(0, colon);
        const Seat actor = who == "chance"  ? kChance
                           : who == "clock" ? kClock
                                            : static_cast<Seat>(read_small_number(who));
        const auto parsed = G::parse(rules, step.substr(colon + 2));
        if (parsed.refusal != nullptr) ADD_FAILURE() << step << ": " << parsed.refusal->key;
        return {actor, parsed.action, parsed.refusal == nullptr};
    }
    void check(std::string_view step) const {
        const std::string wrong = problem();
        if (!wrong.empty()) ADD_FAILURE() << "at '" << step << "': " << wrong << "\n" << json();
    }

    State before_{};
    Seat actor_ = kSpectator;
    Action action_{};
};

}  // namespace pakhuis::kit
