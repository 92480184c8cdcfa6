// Words for actions, and the parts of the board they are made by.
//
//   keep · offer · discard · step silk · found americas-sugar · build nz7 · done · pass · borrow
//   back gems · abandon africa-gems · demolish g4 · bid 140 · bid early · bid nothing
//   chance: turn hourglass · turn house-g-oz-gems · chance or clock: early 2 · sold 2 140 · unsold
#include "engine/action_reader.h"
#include "games/merchants/merchants.h"

namespace pakhuis {

using namespace merchants;

namespace {

using Parsed = ParsedAction<Action>;

class Reader : public ActionReader<Rules, Action> {
  public:
    Reader(const Rules& rules, std::string_view typed)
        : ActionReader(rules, typed), rules_(rules) {}

    SiteId site() { return found(static_cast<SiteTag*>(nullptr)); }
    Seat seat() {
        const int n = read_small_number(need());
        if (n < 0 || n >= rules_.seats) fail(&reasons::kBadWord);
        return static_cast<Seat>(n);
    }
    int price() { return number(kEarlyBid - 1); }
    // A price, "early" or "nothing".
    int bid() {
        if (peek() != "early" && peek() != "nothing") return price();
        return need() == "early" ? kEarlyBid : 0;
    }

  private:
    const Rules& rules_;
};

Action read_operands(Reader& in, Verb verb) {
    Action a = Action::of(verb);
    if (Action::has_card(verb)) a.card = in.named<CardKind>();
    if (Action::has_good(verb)) a.good = in.named<Good>();
    if (Action::has_colony(verb)) a.colony = in.named<Colony>();
    if (Action::has_site(verb)) a.site = in.site();
    if (Action::has_seat(verb)) a.seat = in.seat();
    if (verb == Verb::kBid) a.amount = static_cast<std::uint16_t>(in.bid());
    if (verb == Verb::kSold) a.amount = static_cast<std::uint16_t>(in.price());
    return a;
}

std::uint8_t small(int n) {
    return static_cast<std::uint8_t>(n);
}

// A price as a target: in tens, as an index is a byte.
void bid_targets(int amount, TargetList& out) {
    if (amount == 0) return out.push_back({"nothing"});
    if (amount == kEarlyBid) return out.push_back({"early"});
    out.push_back({"price", small(amount / 10)});
}

}  // namespace

void Merchants::write(const Rules&, Action a, ActionText& out) {
    out.clear();
    out.append(name_of(a.verb));
    if (Action::has_card(a.verb)) out.append(' ').append(name_of(a.card));
    if (Action::has_good(a.verb)) out.append(' ').append(name_of(a.good));
    if (Action::has_colony(a.verb)) out.append(' ').append(name_of(a.colony));
    if (Action::has_site(a.verb)) out.append(' ').append(site_name(a.site));
    if (Action::has_seat(a.verb)) out.append(' ').append(static_cast<int>(a.seat));
    if (!Action::has_amount(a.verb)) return;
    out.append(' ');
    if (a.verb == Verb::kBid && a.amount == 0) {
        out.append("nothing");
    } else if (a.verb == Verb::kBid && a.amount == kEarlyBid) {
        out.append("early");
    } else {
        out.append(static_cast<int>(a.amount));
    }
}

Parsed Merchants::parse(const Rules& rules, std::string_view typed) {
    Reader in(rules, typed);
    const Verb verb = in.named<Verb>(&reasons::kUnknownVerb);
    if (in.failed()) return in.finish({});
    return in.finish(read_operands(in, verb));
}

void Merchants::targets(const Rules&, Action a, TargetList& out) {
    out.clear();
    switch (a.verb) {
        case Verb::kKeep:
        case Verb::kOffer:
        case Verb::kDiscard:
            return out.push_back({"disc", small(static_cast<int>(a.verb))});
        case Verb::kStep:
        case Verb::kBack:
            return out.push_back({"good", small(static_cast<int>(a.good))});
        case Verb::kFound:
        case Verb::kAbandon:
            return out.push_back({"colony", small(static_cast<int>(a.colony))});
        case Verb::kBuild:
        case Verb::kDemolish:
            return out.push_back({"site", a.site.value});
        case Verb::kBid:
            return bid_targets(a.amount, out);
        case Verb::kTurn:
            return out.push_back({"card", small(static_cast<int>(a.card))});
        case Verb::kEarly:
            out.push_back({"seat", a.seat});
            return out.push_back({"early"});
        case Verb::kSold:
            out.push_back({"seat", a.seat});
            return bid_targets(a.amount, out);
        default:
            out.push_back({name_of(a.verb)});
    }
}

void Merchants::part_names(const Rules& rules, PartNames& out) {
    out.clear();
    const auto add_all = [&](std::string_view kind, const auto& names) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            out.push_back({{kind, small(static_cast<int>(i))}, names[i]});
        }
    };
    add_all("good", enum_names(Good{}));
    add_all("colony", enum_names(Colony{}));
    add_all("quarter", enum_names(Quarter{}));
    add_all("continent", enum_names(Continent{}));
    add_all("card", enum_names(CardKind{}));
    for (std::size_t i = 0; i < rules.edition.spaces.size(); ++i) {
        out.push_back({{"space", small(static_cast<int>(i))}, rules.edition.spaces[i].years});
    }
    for (std::uint64_t left = rules.sites; left != 0;) {
        const int site = pop_lowest(left);
        out.push_back({{"site", small(site)}, site_name(SiteId(site))});
    }
}

}  // namespace pakhuis
