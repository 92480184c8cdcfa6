#include "arena/schedule.h"

#include <algorithm>
#include <numeric>

#include "base/rng.h"

namespace pakhuis::arena {
namespace {

using LineUp = std::vector<int>;

// Every choice of `count` of the bots, added to `base`.
std::vector<LineUp> choices(const std::vector<int>& bots, std::size_t count, const LineUp& base) {
    std::vector<LineUp> out;
    std::vector<bool> chosen(bots.size());
    std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(count), true);
    do {
        LineUp line_up = base;
        for (std::size_t i = 0; i < bots.size(); ++i) {
            if (chosen[i]) line_up.push_back(bots[i]);
        }
        out.push_back(std::move(line_up));
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return out;
}

std::vector<LineUp> line_ups_of(const std::vector<int>& bots, std::size_t seats) {
    if (bots.size() == seats) return {bots};
    LineUp base;
    while (base.size() + bots.size() <= seats) base.insert(base.end(), bots.begin(), bots.end());
    return choices(bots, seats - base.size(), base);
}

// The circular orders of the places of a line-up: the first one stays.
std::vector<LineUp> orders_of(std::size_t seats) {
    std::vector<LineUp> out;
    LineUp order(seats);
    std::iota(order.begin(), order.end(), 0);
    do {
        out.push_back(order);
    } while (std::next_permutation(order.begin() + 1, order.end()));
    return out;
}

void add_rotations(const LineUp& line_up, const LineUp& order, std::vector<Seating>& out) {
    const auto first = static_cast<std::ptrdiff_t>(out.size());
    const std::size_t seats = line_up.size();
    for (std::size_t turn = 0; turn < seats; ++turn) {
        std::vector<int> seated(seats);
        for (std::size_t i = 0; i < seats; ++i) {
            seated[(i + turn) % seats] = line_up[static_cast<std::size_t>(order[i])];
        }
        const auto same = std::find_if(out.begin() + first, out.end(),
                                       [&](const Seating& s) { return s.bots == seated; });
        if (same != out.end()) {
            ++same->weight;
        } else {
            out.push_back({std::move(seated), 1});
        }
    }
}

}  // namespace

HashKey deal_secret(std::uint64_t seed, std::int64_t deal) {
    // The seed is mixed first: no deal of one seed is a deal of the next one.
    const std::uint64_t mixed = mix64(seed) + static_cast<std::uint64_t>(deal);
    return {mix64(mixed), mix64(~mixed)};
}

Schedule::Schedule(const std::vector<int>& bots, int seats)
    : seats_(seats), bots_(*std::max_element(bots.begin(), bots.end()) + 1) {
    const auto line_ups = line_ups_of(bots, static_cast<std::size_t>(seats));
    for (const LineUp& order : orders_of(static_cast<std::size_t>(seats))) {
        auto& matches = periods_.emplace_back();
        for (const LineUp& line_up : line_ups) add_rotations(line_up, order, matches);
    }
    count();
}

void Schedule::count() {
    const auto n = static_cast<std::size_t>(bots_);
    places_.resize(n);
    meetings_.resize(n * n);
    for (const Seating& seating : periods_.front()) {
        for (const int bot : seating.bots) {
            const auto i = static_cast<std::size_t>(bot);
            places_[i] += seating.weight;
            for (const int other : seating.bots) {
                if (other == bot) continue;
                meetings_[i * n + static_cast<std::size_t>(other)] += seating.weight;
            }
        }
    }
}

std::int64_t Schedule::deals_for(std::int64_t matches) const {
    std::int64_t period = 0;
    for (const auto& deal : periods_) period += static_cast<std::int64_t>(deal.size());
    period = std::max<std::int64_t>(1, period);
    std::int64_t deals = matches / period * static_cast<std::int64_t>(periods_.size());
    for (std::int64_t left = matches % period; left > 0; ++deals) left -= matches_of(deals);
    return deals;
}

std::int64_t Schedule::meetings(int bot, int other) const {
    const auto n = static_cast<std::size_t>(bots_);
    return meetings_[static_cast<std::size_t>(bot) * n + static_cast<std::size_t>(other)];
}

}  // namespace pakhuis::arena
