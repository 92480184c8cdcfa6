// Actions as text, and the parts of the board for each action.
//
//   take 031 · skip · drop 007 · remove 113 · stock pink · dice pink brown · shift pink 3
//   leave · keep black
//   activate 031 · activate 056 without grey · buy 031 · use 046 · cede 110 · claim jordaan-2
//   acquire jordaan-2 · sail w3 · hire blue · load beer · deliver beer · advance 2 · market · end
//   pay pink · gain black · store · sell-florins · sell-resource · sell-both
//   foreman depot-3 · bailiff jordaan-2 · dealer crystal
//   return 007 · fetch 031 · draw artisan · activate-free 031 · enough · moor w3
//   claim-free jordaan-2
//   chance: good beer · dockers blue+white · docker blue · quarter jordaan · disc 2 · disc tom
//   tile a1 · deal 031 · roll 4 · task 24
#include <utility>

#include "engine/action_reader.h"
#include "games/amsterdam/amsterdam.h"

namespace pakhuis {

using namespace amsterdam;

namespace {

constexpr std::array<std::string_view, 2> kDrawnDecks{name_of(CardClass::kArtisan),
                                                      name_of(CardClass::kBuilding)};
constexpr std::string_view kTomName = "tom";

class Reader : public ActionReader<Rules, Action> {
  public:
    Reader(const Rules& rules, std::string_view typed)
        : ActionReader(rules, typed), rules_(rules) {}

    // "007", or just "7".
    CardId card() {
        const std::string_view word = need();
        const std::size_t zeros = word.find_first_not_of('0');
        const int number =
            zeros == std::string_view::npos ? 0 : read_small_number(word.substr(zeros));
        const CardId id = number >= 1 && number <= kCards ? amsterdam::card(number) : CardId();
        if (id.none()) fail(&reasons::kUnknownName);
        return id;
    }
    SpotId spot() { return found(static_cast<SpotTag*>(nullptr)); }
    int disc() {
        const std::string_view word = need();
        if (rules_.solo() && word == kTomName) return kTomDisc;
        const int n = read_small_number(word);
        if (n < 0 || n >= rules_.seats) fail(&reasons::kBadWord);
        return n;
    }
    int numbered(Verb verb) {
        if (verb == Verb::kDockers) return pair();
        if (verb == Verb::kDisc) return disc();
        if (verb == Verb::kDraw) return one_of(kDrawnDecks, &reasons::kUnknownName);
        if (verb == Verb::kTask) return number(kTasks);
        return number(verb == Verb::kAdvance ? kMouth - 1 : kFaces);
    }

  private:
    // "blue+white" or "white+blue"
    int pair() {
        const std::string_view word = need();
        const std::size_t plus = word.find('+');
        for (int i = 0; i < kPairs; ++i) {
            const TwoDockers two = dockers_of(i);
            const std::string_view one = name_of(two.one);
            const std::string_view other = name_of(two.two);
            const std::string_view first = word.substr(0, plus);
            const std::string_view second =
                plus == std::string_view::npos ? "" : word.substr(plus + 1);
            if ((first == one && second == other) || (first == other && second == one)) return i;
        }
        fail(&reasons::kUnknownName);
        return 0;
    }

    const Rules& rules_;
};

// Two dice are named in the order of colours, even if they were typed in another order.
void sort_dice(Action& a) {
    if (a.second < a.colour) std::swap(a.colour, a.second);
}

Action read_operands(Reader& in, Verb verb) {
    Action a = Action::of(verb);
    if (Action::has_card(verb)) a.card = in.card();
    if (verb == Verb::kActivate) {
        if (!in.more()) return a;
        in.word("without");
    }
    if (Action::has_colour(verb)) a.colour = in.named<Colour>();
    if (verb == Verb::kDice) {
        a.second = in.named<Colour>();
        sort_dice(a);
    }
    if (Action::has_good(verb)) a.good = in.named<Good>();
    if (Action::has_docker(verb)) a.docker = in.named<Docker>();
    if (Action::has_spot(verb)) a.spot = in.spot();
    if (Action::has_number(verb)) a.number = static_cast<std::uint8_t>(in.numbered(verb));
    return a;
}

std::uint8_t small(int n) {
    return static_cast<std::uint8_t>(n);
}

// The part itself: `block:7`, `space:12`, `tile:3`, `quarter:1`.
Target spot_target(SpotId spot) {
    if (const BlockId block = block_of(spot); !block.none()) return {"block", block.value};
    if (const NodeId node = node_of(spot); !node.none()) return {"space", node.value};
    if (const TileId tile = tile_of(spot); !tile.none()) return {"tile", tile.value};
    return {"quarter", small(static_cast<int>(quarter_of(spot)))};
}

// Verbs that share their part with another verb need their own button.
bool needs_button(Verb verb) {
    return verb == Verb::kBuy || verb == Verb::kCede || verb == Verb::kAcquire ||
           verb == Verb::kUse || verb == Verb::kLoad || verb == Verb::kDeliver;
}

void number_target(const Rules& rules, const Action& a, TargetList& out) {
    switch (a.verb) {
        case Verb::kDisc:
            if (a.number == rules.seats) return out.push_back({kTomName});
            return out.push_back({"seat", a.number});
        case Verb::kDockers: {
            const TwoDockers two = dockers_of(a.number);
            out.push_back({"docker", small(static_cast<int>(two.one))});
            return out.push_back({"docker", small(static_cast<int>(two.two))});
        }
        case Verb::kAdvance:
            return out.push_back({"advance", a.number});
        case Verb::kDraw:
            return out.push_back({"deck", a.number});
        case Verb::kTask:
            return out.push_back({"task", small(a.number - 1)});
        case Verb::kShift:
            return out.push_back({"rondel", a.number});
        default:
            return out.push_back({"face", a.number});
    }
}

}  // namespace

void Amsterdam::write(const Rules& rules, Action a, ActionText& out) {
    out.clear();
    out.append(name_of(a.verb));
    if (Action::has_card(a.verb)) out.append(' ').append(name_of(a.card));
    if (a.verb == Verb::kActivate) {
        if (a.colour == Colour::kNone) return;
        out.append(" without");
    }
    if (Action::has_colour(a.verb)) out.append(' ').append(name_of(a.colour));
    if (a.verb == Verb::kDice) out.append(' ').append(name_of(a.second));
    if (Action::has_good(a.verb)) out.append(' ').append(name_of(a.good));
    if (Action::has_docker(a.verb)) out.append(' ').append(name_of(a.docker));
    if (Action::has_spot(a.verb)) out.append(' ').append(name_of(a.spot));
    if (a.verb == Verb::kDockers) {
        out.append(' ').append(kPairNames[a.number]);
    } else if (a.verb == Verb::kDraw) {
        out.append(' ').append(kDrawnDecks[a.number]);
    } else if (a.verb == Verb::kDisc && a.number == rules.seats) {
        out.append(' ').append(kTomName);
    } else if (Action::has_number(a.verb)) {
        out.append(' ').append(static_cast<int>(a.number));
    }
}

ParsedAction<Action> Amsterdam::parse(const Rules& rules, std::string_view typed) {
    Reader in(rules, typed);
    const Verb verb = in.named<Verb>(&reasons::kUnknownVerb);
    if (in.failed()) return in.finish({});
    return in.finish(read_operands(in, verb));
}

void Amsterdam::targets(const Rules& rules, Action a, TargetList& out) {
    out.clear();
    if (a.verb == Verb::kDice || a.verb == Verb::kShift) {
        out.push_back({"die", small(static_cast<int>(a.colour))});
        if (a.verb == Verb::kShift) return number_target(rules, a, out);
        return out.push_back({"die", small(static_cast<int>(a.second))});
    }
    if (Action::has_card(a.verb)) out.push_back({"card", a.card.value});
    if (Action::has_spot(a.verb)) out.push_back(spot_target(a.spot));
    if (Action::has_good(a.verb)) out.push_back({"good", small(static_cast<int>(a.good))});
    if (Action::has_docker(a.verb)) out.push_back({"docker", small(static_cast<int>(a.docker))});
    if (Action::has_colour(a.verb) && a.colour != Colour::kNone) {
        out.push_back({"resource", small(static_cast<int>(a.colour))});
    }
    if (Action::has_number(a.verb)) number_target(rules, a, out);
    const bool alone = out.empty();
    if (alone || needs_button(a.verb)) out.push_back({name_of(a.verb)});
    // An activation without discount ends with its own button, because the card may also be bought.
    if (a.verb == Verb::kActivate && a.colour == Colour::kNone) out.push_back({"activate"});
    if (a.verb == Verb::kClaim) out.push_back({"claim"});
}

void Amsterdam::part_names(const Rules&, PartNames& out) {
    static_assert(kColours + kGoodKinds + kQuays + kCards + kTasks + kSpots <=
                  PartNames::kCapacity);
    out.clear();
    const auto add_all = [&](std::string_view kind, const auto& names) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            out.push_back({{kind, small(static_cast<int>(i))}, names[i]});
        }
    };
    add_all("resource", enum_names(Colour{}));
    add_all("good", enum_names(Good{}));
    add_all("docker", enum_names(Docker{}));
    for (int i = 0; i < kCards; ++i) {
        out.push_back({{"card", small(i)}, name_of(CardId(i))});
    }
    for (int i = 0; i < kTasks; ++i) {
        out.push_back({{"task", small(i)}, name_of(TaskId(i))});
    }
    for (int i = 0; i < kSpots; ++i) {
        const SpotId spot(i);
        if (!name_of(spot).empty()) out.push_back({spot_target(spot), name_of(spot)});
    }
}

}  // namespace pakhuis
