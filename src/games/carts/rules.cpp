#include "games/carts/rules.h"

#include "games/carts/carts.h"

namespace pakhuis::carts {
namespace {

PairName pair_name(const Edition& e, PlaceId from, PlaceId to) {
    PairName name;
    append_slug(name, e.name_of(from));
    name.append('-');
    append_slug(name, e.name_of(to));
    return name;
}

template <class Names>
int find_name(const Names& names, std::size_t count, std::string_view wanted) {
    for (std::size_t i = 0; i < count; ++i) {
        if (names[i].view() == wanted) return static_cast<int>(i);
    }
    return -1;
}

// The first row that repeats an earlier name, or −1.
template <class Names>
int doubled_name(const Names& names, std::size_t count) {
    for (std::size_t i = 1; i < count; ++i) {
        if (find_name(names, i, names[i]) >= 0) return static_cast<int>(i);
    }
    return -1;
}

bool are_twins(const Track& a, const Track& b) {
    return (a.from == b.from && a.to == b.to) || (a.from == b.to && a.to == b.from);
}

void index_tracks(Rules& r) {
    const auto& tracks = r.edition.tracks;
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        const Track& t = tracks[i];
        const std::uint64_t bit = 1ULL << i;
        r.all_tracks |= bit;
        if (t.symbol == Symbol::kCart) r.marked |= bit;
        r.at_place[static_cast<std::size_t>(t.from.index())] |= bit;
        r.at_place[static_cast<std::size_t>(t.to.index())] |= bit;
        for (std::size_t l = t.length; l < r.up_to_length.size(); ++l) r.up_to_length[l] |= bit;
        r.length[i] = t.length;
        r.points[i] = r.edition.route_points[t.length - 1u].points;
        r.track_names[i] = pair_name(r.edition, t.from, t.to);
    }
    for (std::size_t i = 0; i + 1 < tracks.size(); ++i) {
        if (!are_twins(tracks[i], tracks[i + 1])) continue;
        r.twin_above |= 1ULL << i;
        r.twin_below |= 1ULL << (i + 1);
        r.track_names[i + 1] = r.track_names[i];
        r.track_names[i].append("-a");
        r.track_names[i + 1].append("-b");
    }
}

void group_tracks(Rules& r) {
    for (int colour = 0; colour < kKinds; ++colour) {
        for (int length = 1; length <= kMaxLength; ++length) {
            Rules::Group group{0, static_cast<Colour>(colour), static_cast<std::uint8_t>(length)};
            for (std::size_t i = 0; i < r.edition.tracks.size(); ++i) {
                const Track& t = r.edition.tracks[i];
                if (t.colour == group.colour && t.length == length) group.tracks |= 1ULL << i;
            }
            if (group.tracks != 0) r.groups.push_back(group);
        }
    }
}

}  // namespace

TrackId Rules::find(TrackTag*, std::string_view name) const {
    const int i = find_name(track_names, edition.tracks.size(), name);
    return i < 0 ? TrackId() : TrackId(i);
}

ContractId Rules::find(ContractTag*, std::string_view name) const {
    const int i = find_name(contract_names, edition.contracts.size(), name);
    return i < 0 ? ContractId() : ContractId(i);
}

TrackId Rules::find_reversed(TrackTag*, std::string_view name) const {
    for (std::size_t i = 0; i < edition.tracks.size(); ++i) {
        const Track& t = edition.tracks[i];
        PairName turned = pair_name(edition, t.to, t.from);
        if ((twin_above >> i) & 1) turned.append("-a");
        if ((twin_below >> i) & 1) turned.append("-b");
        if (turned.view() == name) return TrackId(static_cast<int>(i));
    }
    return {};
}

ContractId Rules::find_reversed(ContractTag*, std::string_view name) const {
    for (std::size_t i = 0; i < edition.contracts.size(); ++i) {
        const Contract& c = edition.contracts[i];
        if (pair_name(edition, c.to, c.from).view() == name) return ContractId(static_cast<int>(i));
    }
    return {};
}

EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules) {
    if (auto p = edition_problem(edition); p.refusal) return p;
    rules = Rules{};
    rules.version = version_asked(options, kRulesVersion);
    rules.seats = options.seats;
    rules.options = options;
    rules.edition = edition;
    if (edition.contracts.size() < 2u * options.seats) {
        return {&edition_reasons::kFewContracts, "contracts", 0};
    }
    index_tracks(rules);
    group_tracks(rules);
    for (std::size_t i = 0; i < edition.contracts.size(); ++i) {
        const Contract& c = edition.contracts[i];
        rules.contract_names[i] = pair_name(edition, c.from, c.to);
    }
    if (int row = doubled_name(rules.track_names, edition.tracks.size()); row >= 0) {
        return {&edition_reasons::kAmbiguousNames, "tracks", row};
    }
    if (int row = doubled_name(rules.contract_names, edition.contracts.size()); row >= 0) {
        return {&edition_reasons::kAmbiguousNames, "contracts", row};
    }
    return {};
}

}  // namespace pakhuis::carts

namespace pakhuis {

EditionProblem Carts::prepare(Edition& edition) {
    if (auto p = carts::edition_problem(edition); p.refusal) return p;
    carts::pair_twins(edition);
    return {};
}

void Carts::warnings(const Edition& edition, EditionWarnings& out) {
    out.clear();
    for (auto odd = carts::unusual_contracts(edition); !odd.empty();) {
        out.push_back({&carts::edition_reasons::kUnusualPoints, "contracts", odd.pop().index()});
    }
}

}  // namespace pakhuis
