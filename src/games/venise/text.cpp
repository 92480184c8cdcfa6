// The text form of actions, and the parts of the board that stand for them.
//
//   take market · lay 1,-1 · boat order · start market
//   recall gold · down wool cloth-3 · move 3 market · boat order · activate 4 · rest 4
//   throw wool x2 gold x1 · sell jewels x3 · drop one · ship lace · stay · raise · drop one · split
//   keep jewels-plus-2 · keep step-a row 2 · keep none · bridge wool-gold linen x2 back wool
//   produce jewels-3 plus-2 · end · put cloth-3 · store · replace linen · lose
//   fill wool x3 gold x3 · lower lace · chance: roll 4 · draw cloth-3
#include "engine/action_reader.h"
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {

using Parsed = ParsedAction<Action>;

constexpr std::array<std::string_view, 2> kOneTwo{"one", "two"};
constexpr std::array<std::string_view, 2> kPlus{"plus-1", "plus-2"};

class Reader : public ActionReader<Rules, Action> {
  public:
    using ActionReader::ActionReader;

    // 1 for the first of two words, 2 for the second.
    int first_or_second(const std::array<std::string_view, 2>& words) {
        return one_of(words, &reasons::kBadWord) + 1;
    }
    int times() { return ActionReader::times(2 * kFaces); }
    // "wool x2 gold x1", each colour at most once, in any order; may be empty.
    Cubes cubes() {
        Cubes out;
        while (more() && peek() != "back") {
            const auto colour = named<Colour>();
            if (!failed() && out[colour] > 0) fail(&reasons::kBadWord);
            const int count = times();
            if (failed()) break;
            out += Cubes::of(colour, count);
        }
        return out;
    }
    Cubes one_cube() {
        const auto colour = named<Colour>();
        return failed() ? Cubes{} : Cubes::of(colour);
    }
    CardId card() { return found(static_cast<CardTag*>(nullptr)); }
    SpotId spot(bool edge) {
        const SpotId id = found(static_cast<SpotTag*>(nullptr));
        if (!failed() && is_edge(id) != edge) fail(&reasons::kUnknownName);
        return id;
    }
};

// keep CARD, keep MASTER row N, keep none
Action read_keep(Reader& in) {
    if (in.peek() == "none") {
        in.word("none");
        return Action::of(Verb::kKeep);
    }
    const CardId card = in.card();
    if (in.failed() || !is_master(card)) return Action::of(Verb::kKeep, card);
    in.word("row");
    return Action::of(Verb::kKeep, card, in.number(2));
}

// bridge EDGE [COLOUR xN …] back TILE
Action read_bridge(Reader& in) {
    const SpotId edge = in.spot(true);
    const Cubes paid = in.cubes();
    in.word("back");
    return Action::bridge(edge, paid, in.named<Tile>());
}

Action read_operands(Reader& in, Verb verb) {
    Action a = Action::of(verb);
    switch (verb) {
        case Verb::kKeep:
            return read_keep(in);
        case Verb::kBridge:
            return read_bridge(in);
        case Verb::kLay:
            return Action::lay(in.spot(false));
        case Verb::kMove:
            a.number = static_cast<std::uint8_t>(in.number(kFaces));
            a.tile = in.named<Tile>();
            return a;
        case Verb::kDown:
            a.cubes = in.one_cube();
            a.card = in.card();
            return a;
        case Verb::kReplace:
            a.cubes = in.one_cube();
            return a;
        case Verb::kSell:
            a.good = in.named<Good>();
            a.number = static_cast<std::uint8_t>(in.times());
            return a;
        case Verb::kDrop:
            a.number = static_cast<std::uint8_t>(in.first_or_second(kOneTwo));
            return a;
        case Verb::kProduce:
            a.card = in.card();
            a.number = static_cast<std::uint8_t>(in.first_or_second(kPlus));
            return a;
        default:
            break;
    }
    if (Action::has_tile(verb)) a.tile = in.named<Tile>();
    if (Action::has_good(verb)) a.good = in.named<Good>();
    if (Action::has_card(verb)) a.card = in.card();
    if (Action::has_number(verb)) a.number = static_cast<std::uint8_t>(in.number(kFaces));
    if (Action::has_cubes(verb)) a.cubes = in.cubes();
    return a;
}

void write_cubes(Cubes cubes, ActionText& out) {
    for (int c = 0; c < kColours; ++c) {
        if (cubes.count(c) == 0) continue;
        out.append(' ').append(name_of(static_cast<Colour>(c)));
        out.append(" x").append(cubes.count(c));
    }
}

void write_number(const Action& a, ActionText& out) {
    const int number = a.number;
    switch (a.verb) {
        case Verb::kSell:
            out.append(" x").append(number);
            break;
        case Verb::kDrop:
            out.append(' ').append(number == 2 ? kOneTwo[1] : kOneTwo[0]);
            break;
        case Verb::kProduce:
            out.append(' ').append(number == 2 ? kPlus[1] : kPlus[0]);
            break;
        case Verb::kKeep:
            if (number != 0) out.append(" row ").append(number);
            break;
        default:
            out.append(' ').append(number);
    }
}

std::uint8_t to_byte(int n) {
    return static_cast<std::uint8_t>(n);
}

void cube_targets(Cubes cubes, TargetList& out) {
    out.push_back({"wool", to_byte(cubes[Colour::kWool])});
    out.push_back({"linen", to_byte(cubes[Colour::kLinen])});
    out.push_back({"gold", to_byte(cubes[Colour::kGold])});
}

}  // namespace

void Venise::write(const Rules& rules, Action a, ActionText& out) {
    out.clear();
    out.append(name_of(a.verb));
    const Verb v = a.verb;
    if (v == Verb::kMove) {
        out.append(' ').append(static_cast<int>(a.number)).append(' ').append(name_of(a.tile));
        return;
    }
    if (Action::has_spot(v)) out.append(' ').append(rules.name_of(a.spot));
    if (v == Verb::kDown || v == Verb::kReplace) {
        out.append(' ').append(name_of(a.cubes.nth(0)));
    } else if (Action::has_cubes(v)) {
        write_cubes(a.cubes, out);
    }
    if (v == Verb::kBridge) out.append(" back");
    if (Action::has_tile(v)) out.append(' ').append(name_of(a.tile));
    if (Action::has_good(v)) out.append(' ').append(name_of(a.good));
    if (Action::has_card(v)) {
        out.append(' ').append(a.card.none() ? std::string_view("none") : rules.name_of(a.card));
    }
    if (Action::has_number(v)) write_number(a, out);
}

Parsed Venise::parse(const Rules& rules, std::string_view typed) {
    Reader in(rules, typed);
    const Verb verb = in.named<Verb>(&reasons::kUnknownVerb);
    if (in.failed()) return in.finish({});
    return in.finish(read_operands(in, verb));
}

void Venise::targets(const Rules&, Action a, TargetList& out) {
    out.clear();
    switch (a.verb) {
        case Verb::kLay:
            return out.push_back({"cell", to_byte(a.spot.index() - kEdges)});
        case Verb::kMove:
            out.push_back({"die", a.number});
            return out.push_back({"tile", to_byte(static_cast<int>(a.tile))});
        case Verb::kDown:
            out.push_back({"cube", to_byte(static_cast<int>(a.cubes.nth(0)))});
            return out.push_back({"card", a.card.value});
        case Verb::kReplace:
            return out.push_back({"cube", to_byte(static_cast<int>(a.cubes.nth(0)))});
        case Verb::kActivate:
        case Verb::kRest:
            out.push_back({name_of(a.verb)});
            return out.push_back({"value", a.number});
        case Verb::kThrow:
        case Verb::kFill:
            return cube_targets(a.cubes, out);
        case Verb::kSell:
            out.push_back({"good", to_byte(static_cast<int>(a.good))});
            return out.push_back({"count", a.number});
        case Verb::kShip:
        case Verb::kLower:
            return out.push_back({"good", to_byte(static_cast<int>(a.good))});
        case Verb::kDrop:
            return out.push_back({"drop", a.number});
        case Verb::kKeep:
            if (a.card.none()) return out.push_back({"none"});
            out.push_back({"card", a.card.value});
            if (is_master(a.card)) out.push_back({"row", a.number});
            return;
        case Verb::kBridge:
            out.push_back({"edge", a.spot.value});
            out.push_back({"back", to_byte(static_cast<int>(a.tile))});
            return cube_targets(a.cubes, out);
        case Verb::kProduce:
            out.push_back({"card", a.card.value});
            return out.push_back({"order", a.number});
        case Verb::kPut:
        case Verb::kDraw:
            return out.push_back({"card", a.card.value});
        case Verb::kRoll:
            return out.push_back({"die", a.number});
        default:
            if (Action::has_tile(a.verb)) {
                return out.push_back({"tile", to_byte(static_cast<int>(a.tile))});
            }
            out.push_back({name_of(a.verb)});
    }
}

void Venise::part_names(const Rules& rules, PartNames& out) {
    out.clear();
    const auto add_all = [&](std::string_view kind, const auto& names) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            out.push_back({{kind, to_byte(static_cast<int>(i))}, names[i]});
        }
    };
    add_all("tile", enum_names(Tile{}));
    add_all("cube", enum_names(Colour{}));
    add_all("good", enum_names(Good{}));
    for (int i = 0; i < kEdges; ++i)
        out.push_back({{"edge", to_byte(i)}, rules.name_of(SpotId(i))});
    for (int i = 0; i < kCards; ++i) {
        if (rules.name_of(CardId(i)).empty()) continue;
        out.push_back({{"card", to_byte(i)}, rules.name_of(CardId(i))});
    }
}

}  // namespace pakhuis
