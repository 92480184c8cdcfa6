// Words for actions, and the parts of the board that actions are made by.
//
//   keep · offer · discard · step silk · found americas-sugar · build nz7 · done · pass · borrow
//   back gems · abandon africa-gems · demolish g4 · bid 140 · bid early · bid nothing
//   chance: turn hourglass · turn house-g-oz-gems · chance or clock: early 2 · sold 2 140 · unsold
//
// The parts of a name may come in any order and in two words: gems-africa, africa gems; 7nz, nz 7.
// Seat and price of a sale may come in any order too.
#include "base/words.h"
#include "engine/action_reader.h"
#include "games/merchants/merchants.h"
#include "games/merchants/reasons.h"

namespace pakhuis {

using namespace merchants;

namespace {

using Parsed = ParsedAction<Action>;

using Name = Text<80>;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// Whether `name` has all these parts. Hyphens separate the parts.
bool has_parts(std::string_view name, std::string_view parts) {
    for (bool more = true; more;) {
        const std::size_t end = parts.find('-');
        more = end != std::string_view::npos;
        const std::string_view part = parts.substr(0, end);
        if (more) parts.remove_prefix(end + 1);
        bool found = false;
        for (std::string_view rest = name; !found;) {
            const std::size_t cut = rest.find('-');
            found = rest.substr(0, cut) == part;
            if (cut == std::string_view::npos) break;
            rest.remove_prefix(cut + 1);
        }
        if (!found) return false;
    }
    return true;
}
// Whether two names have the same parts in any order. No name has a part twice.
bool has_same_parts(std::string_view one, std::string_view other) {
    return one.size() == other.size() && has_parts(one, other) && has_parts(other, one);
}

// The index of a name whose parts may be typed in any order; −1: unknown.
template <class Names>
int find_in_any_order(const Names& names, std::string_view typed) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (has_same_parts(names[i], typed)) return static_cast<int>(i);
    }
    return -1;
}

// "7nz", "nz-7" and "7-nz" are "nz7".
Name plain_site(std::string_view typed) {
    Name sign, number;
    for (const char c : typed) {
        if (c != '-') (is_digit(c) ? number : sign).append(c);
    }
    return sign.append(number.view());
}

// A number with more digits than a price has, e.g. 140000 or 140,000; −1: no such number.
int read_florins(std::string_view word) {
    int value = 0;
    int digits = 0;
    for (const char c : word) {
        if (c == ',' || c == '.' || c == '\'') continue;
        if (!is_digit(c) || ++digits > 9) return -1;
        value = value * 10 + (c - '0');
    }
    return digits > 4 ? value : -1;
}

// A seat's number, blanks around it left out; −1: no number. Nine digits at most are read.
int read_seat_number(std::string_view text) {
    Words words(text);
    const std::string_view word = words.next();
    if (word.empty() || word.size() > 9 || !words.done()) return -1;
    int value = 0;
    for (const char c : word) {
        if (!is_digit(c)) return -1;
        value = value * 10 + (c - '0');
    }
    return value;
}

class Reader : public ActionReader<Rules, Action> {
  public:
    using ActionReader::ActionReader;

    CardKind card() {
        return static_cast<CardKind>(one_or_two(
            [](std::string_view name) { return find_in_any_order(enum_names(CardKind{}), name); }));
    }
    Colony colony() {
        return static_cast<Colony>(one_or_two(
            [](std::string_view name) { return find_in_any_order(enum_names(Colony{}), name); }));
    }
    SiteId site() {
        const int site = one_or_two([&](std::string_view name) {
            const SiteId id = rules().find(static_cast<SiteTag*>(nullptr), plain_site(name));
            return id.none() ? -1 : id.index();
        });
        return failed() ? SiteId() : SiteId(site);
    }
    Seat seat() { return as_seat(read_small_number(need())); }
    // A price, "early" or "nothing".
    int bid() {
        const Name word(need());
        if (word.view() == "early") return kEarlyBid;
        if (word.view() == "nothing" || word.view() == "0") return 0;
        return as_price(word);
    }
    // sold SEAT PRICE: no price is as small as a seat's number.
    void sale(Action& a) {
        const Name first(need());
        const int n = read_small_number(first);
        const int other = read_small_number(peek());
        if (n >= rules().seats && other >= 0 && other < rules().seats) {
            a.amount = as_price(first);
            a.seat = seat();
            return;
        }
        a.seat = as_seat(n);
        a.amount = as_price(Name(need()));
    }
    // Fails for "9: keep" where seat 9 does not play. No action has a colon of its own.
    void refuse_unknown_seat(std::string_view typed) {
        const std::size_t colon = typed.find(':');
        if (colon == std::string_view::npos) return;
        const int seat = read_seat_number(typed.substr(0, colon));
        if (seat >= rules().seats) fail(no_seat(seat));
    }

  private:
    // The meaning of the next word, or of the next two words joined.
    template <class Find>
    int one_or_two(Find&& find) {
        Name name(need());
        int which = find(name.view());
        if (which < 0 && more()) {
            name.append('-').append(peek());
            which = find(name.view());
            if (which >= 0) need();
        }
        if (which < 0) fail(&reasons::kUnknownName);
        return which;
    }
    Refusal no_seat(int n) const {
        return Refusal(&why::kNoSeat).with("seat", n).with("last", rules().seats - 1);
    }
    Seat as_seat(int n) {
        if (n < 0) fail(&reasons::kBadWord);
        if (n >= rules().seats) fail(no_seat(n));
        return static_cast<Seat>(n);
    }
    std::uint16_t as_price(const Name& word) {
        const int n = read_small_number(word);
        if (n > 0 && n < kEarlyBid) return static_cast<std::uint16_t>(n);
        const int florins = read_florins(word);
        if (florins > 0) {
            fail(Refusal(&why::kInThousands).with("meant", florins / 1000).with("given", florins));
        }
        fail(Refusal(&why::kBadPrice).with("most", rules().highest));
        return 0;
    }
};

Action read_operands(Reader& in, Verb verb) {
    Action a = Action::of(verb);
    if (Action::has_card(verb)) a.card = in.card();
    if (Action::has_good(verb)) a.good = in.named<Good>();
    if (Action::has_colony(verb)) a.colony = in.colony();
    if (Action::has_site(verb)) a.site = in.site();
    if (verb == Verb::kEarly) a.seat = in.seat();
    if (verb == Verb::kBid) a.amount = static_cast<std::uint16_t>(in.bid());
    if (verb == Verb::kSold) in.sale(a);
    return a;
}

std::uint8_t small(int n) {
    return static_cast<std::uint8_t>(n);
}

// A price as a target: in tens, because an index is a byte.
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
    in.refuse_unknown_seat(typed);
    if (in.failed()) return in.finish({});
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
