#include "things/carts/things.h"

namespace pakhuis {

using namespace carts;

void Diary<Carts>::note(const Rules&, const State& before, Seat actor, const Action& action,
                        const State& after) {
    const Seat turn = before.turn;
    if (after.turns_left != kNoLap && before.turns_left == kNoLap) last_lap = turn;
    switch (action.verb) {
        case Verb::kOffer:
            if (before.phase == Phase::kDealContracts) dealt[turn].add(action.first);
            break;
        case Verb::kContracts:
            ++contract_turns[actor];
            break;
        case Verb::kDraw:
            ++blind[actor];
            break;
        case Verb::kTake:
            ++open[actor];
            break;
        case Verb::kClaim:
            jokers[actor] = static_cast<std::uint8_t>(jokers[actor] + action.jokers);
            break;
        default:
            break;
    }
}

namespace {

// Tracks of each length that a seat has.
std::array<int, kMaxLength> tracks_by_length(const Rules& rules, TrackSet tracks) {
    std::array<int, kMaxLength> out{};
    while (!tracks.empty()) ++out[rules.track(tracks.pop()).length - 1u];
    return out;
}

constexpr std::array<std::string_view, kMaxLength> kLengths{"length 1", "length 2", "length 3",
                                                            "length 4", "length 5", "length 6"};

}  // namespace

void Diary<Carts>::list(const Rules& rules, const State& end, Seat seat, ThingList& out) const {
    const auto tracks = static_cast<int>(rules.edition.tracks.size());
    const auto contracts = static_cast<int>(rules.edition.contracts.size());
    const auto contract_name = [&](int i) { return rules.name_of(ContractId(i)); };
    const ContractSet kept = end.contracts[seat];
    const ContractSet done = completed_contracts(rules, end.tracks[seat], kept);
    out.set("contract dealt at the start", dealt[seat].bits, contracts, contract_name);
    out.set("contract kept", kept.bits, contracts, contract_name);
    out.set("contract completed", done.bits, contracts, contract_name);
    out.set("track", end.tracks[seat].bits, tracks,
            [&](int i) { return rules.name_of(TrackId(i)); });
    out.has("last lap", "begun by the seat", last_lap == seat);
    out.amount("contracts kept at the start", "", (dealt[seat] & kept).count(), 2);
    out.amount("turns that drew contracts", "", contract_turns[seat], 4);
    out.amount("contracts completed", "", done.count(), 6);
    out.amount("contracts failed", "", (kept - done).count(), 3);
    out.amount("goods cards", "", end.goods[seat], 8);
    out.amounts("tracks", kLengths, 8,
                [&, lengths = tracks_by_length(rules, end.tracks[seat])](int i) {
                    return lengths[static_cast<std::size_t>(i)];
                });
    out.amount("cards drawn from the pile", "", blind[seat], 30, 5);
    out.amount("cards taken from the row", "", open[seat], 30, 5);
    out.amount("jokers paid", "", jokers[seat], 8);
    out.amount("carts left", "", end.carts[seat], 10, 2);
}

}  // namespace pakhuis
