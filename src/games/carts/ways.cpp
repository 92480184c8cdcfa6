#include "games/carts/ways.h"

#include <utility>

namespace pakhuis::carts {
namespace {

template <class Tag>
std::size_t at(Id<Tag> id) {
    return static_cast<std::size_t>(id.index());
}

}  // namespace

// The algorithm of Bellman and Ford: rounds over all tracks in their order, until nothing changes.
// A track whose ends have kept their prices since its last turn is left out.
Ways ways_from(const Rules& rules, PlaceId start, TrackSet usable, const Prices& prices) {
    Ways ways;
    ways.price.fill(kNoWay);
    ways.price[at(start)] = 0;
    TrackSet next = usable & TrackSet(rules.at_place[at(start)]);
    while (!next.empty()) {
        TrackSet left = next;
        next = {};
        while (!left.empty()) {
            const TrackId id = left.pop();
            std::size_t near = at(rules.track(id).from);
            std::size_t far = at(rules.track(id).to);
            if (ways.price[near] > ways.price[far]) std::swap(near, far);
            const int price = ways.price[near] + prices[at(id)];
            if (price >= ways.price[far]) continue;
            ways.price[far] = price;
            ways.last[far] = id;
            const TrackSet changed = usable & TrackSet(rules.at_place[far]);
            next |= changed & TrackSet::first(id.index());
            left |= changed - TrackSet::first(id.index() + 1);
        }
    }
    return ways;
}

TrackSet tracks_of_way(const Rules& rules, const Ways& ways, PlaceId start, PlaceId end) {
    TrackSet tracks;
    while (end != start) {
        const TrackId id = ways.last[at(end)];
        tracks.add(id);
        end = rules.track(id).from == end ? rules.track(id).to : rules.track(id).from;
    }
    return tracks;
}

}  // namespace pakhuis::carts
