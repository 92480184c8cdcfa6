// The text form of actions, and the parts of the board that stand for them.
//
//   draw · take green · claim dam-waag green x1 joker x1 · contracts · keep waag-munttoren · pass
//   chance: deal green · turn joker · offer waag-munttoren
#include "engine/action_reader.h"
#include "games/carts/carts.h"
#include "games/carts/reasons.h"

namespace pakhuis {

using namespace carts;

namespace {

using Parsed = ParsedAction<Action>;

class Reader : public ActionReader<Rules, Action> {
  public:
    using ActionReader::ActionReader;

    Verb verb() { return named<Verb>(&reasons::kUnknownVerb); }
    Card card() { return named<Card>(); }
    int times() { return ActionReader::times(kMaxLength); }
    TrackId track() { return pair_id(static_cast<TrackTag*>(nullptr)); }
    ContractId contract() { return pair_id(static_cast<ContractTag*>(nullptr)); }

  private:
    // The two places may be in either order: waag-dam is dam-waag.
    template <class Tag>
    Id<Tag> pair_id(Tag* tag) {
        const std::string_view name = need();
        auto id = rules().find(tag, name);
        if (id.none()) id = rules().find_reversed(tag, name);
        if (id.none()) fail(&reasons::kUnknownName);
        return id;
    }
};

// claim TRACK COLOUR xN [joker xN] or claim TRACK joker xN; the jokers may come first.
Action read_claim(const Rules& rules, Reader& in) {
    const TrackId track = in.track();
    if (in.failed()) return {};
    const int length = rules.track(track).length;
    Card card = in.card();
    int total = in.times();
    int jokers = card == Card::kJoker ? total : 0;
    if (in.more()) {
        const Card second = in.card();
        if ((card == Card::kJoker) == (second == Card::kJoker)) in.fail(&reasons::kBadWord);
        const int paid = in.times();
        if (second == Card::kJoker) jokers = paid;
        if (card == Card::kJoker) card = second;
        total += paid;
    }
    if (total != length) {
        in.fail(Refusal(&why::kWrongNumber).with("need", length).with("given", total));
    }
    return Action::claim(track, card, jokers);
}

Action read_keep(Reader& in) {
    const ContractId first = in.contract();
    if (!in.more()) return Action::keep(first);
    const ContractId second = in.contract();
    if (first == second) in.fail(&reasons::kBadWord);
    return first < second ? Action::keep(first, second) : Action::keep(second, first);
}

void append_times(ActionText& out, Card card, int n) {
    out.append(' ').append(card_name(card)).append(" x").append(n);
}

std::uint8_t index_of(Card card) {
    return static_cast<std::uint8_t>(card);
}

}  // namespace

void Carts::write(const Rules& rules, Action a, ActionText& out) {
    out.clear();
    out.append(enum_names(a.verb)[static_cast<std::size_t>(a.verb)]);
    switch (a.verb) {
        case Verb::kTake:
        case Verb::kDeal:
        case Verb::kTurn:
            out.append(' ').append(card_name(a.card));
            break;
        case Verb::kClaim: {
            out.append(' ').append(rules.name_of(a.track));
            const int coloured = rules.length[static_cast<std::size_t>(a.track.index())] - a.jokers;
            if (coloured > 0) append_times(out, a.card, coloured);
            if (a.jokers > 0) append_times(out, Card::kJoker, a.jokers);
            break;
        }
        case Verb::kKeep:
            out.append(' ').append(rules.name_of(a.first));
            if (!a.second.none()) out.append(' ').append(rules.name_of(a.second));
            break;
        case Verb::kOffer:
            out.append(' ').append(rules.name_of(a.first));
            break;
        default:
            break;
    }
}

Parsed Carts::parse(const Rules& rules, std::string_view typed) {
    Reader in(rules, typed);
    Action action{in.verb()};
    if (in.failed()) return in.finish({});
    switch (action.verb) {
        case Verb::kTake:
        case Verb::kDeal:
        case Verb::kTurn:
            action.card = in.card();
            break;
        case Verb::kClaim:
            action = read_claim(rules, in);
            break;
        case Verb::kKeep:
            action = read_keep(in);
            break;
        case Verb::kOffer:
            action.first = in.contract();
            break;
        default:
            break;
    }
    return in.finish(action);
}

void Carts::targets(const Rules&, Action a, TargetList& out) {
    out.clear();
    switch (a.verb) {
        case Verb::kDraw:
            out.push_back({"pile"});
            break;
        case Verb::kTake:
            out.push_back({"card", index_of(a.card)});
            break;
        case Verb::kClaim:
            out.push_back({"track", a.track.value});
            out.push_back({"pay", index_of(a.card)});
            out.push_back({"jokers", a.jokers});
            break;
        case Verb::kContracts:
            out.push_back({"contracts"});
            break;
        case Verb::kKeep:
            out.push_back({"contract", a.first.value});
            if (a.second.none()) {
                out.push_back({"only"});
            } else {
                out.push_back({"contract", a.second.value});
            }
            break;
        case Verb::kPass:
            out.push_back({"pass"});
            break;
        case Verb::kDeal:
        case Verb::kTurn:
            out.push_back({"card", index_of(a.card)});
            break;
        case Verb::kOffer:
            out.push_back({"contract", a.first.value});
            break;
    }
}

void Carts::part_names(const Rules& rules, PartNames& out) {
    out.clear();
    for (TrackSet left(rules.all_tracks); !left.empty();) {
        const TrackId id = left.pop();
        out.push_back({{"track", id.value}, rules.name_of(id)});
    }
    for (ContractSet left = rules.all_contracts(); !left.empty();) {
        const ContractId id = left.pop();
        out.push_back({{"contract", id.value}, rules.name_of(id)});
    }
    const auto cards = enum_names(Card{});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        out.push_back({{"card", static_cast<std::uint8_t>(i)}, cards[i]});
    }
}

}  // namespace pakhuis
