#include "terminal/carts/layout.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "terminal/arrange.h"
#include "terminal/carts/curves.h"

namespace pakhuis::terminal {

using carts::Edition;
using carts::Place;
using carts::Rules;
using carts::Track;

namespace {

constexpr int kMinHeight = 30;
constexpr int kMaxHeight = 36;
constexpr int kExtraRows = 8;   // for a crowded board
constexpr int kSideMargin = 5;  // columns left and right of the outermost places
constexpr int kEdgeMargin = 1;  // rows above and below them

// The smallest rectangle that contains all places, in board coordinates.
struct Bounds {
    int left = 100, right = 0, top = 100, bottom = 0;

    explicit Bounds(const Edition& edition) {
        for (const Place& place : edition.places) {
            left = std::min<int>(left, place.x);
            right = std::max<int>(right, place.x);
            top = std::min<int>(top, place.y);
            bottom = std::max<int>(bottom, place.y);
        }
    }
};

// Keeps the shape of the board. A row is as high as two columns are wide.
int map_height(const Edition& edition, int width) {
    const Bounds bounds(edition);
    const int columns = width - 2 * kSideMargin;
    const int across = std::max(1, bounds.right - bounds.left);
    const int rows = (bounds.bottom - bounds.top) * columns / across / 2;
    return std::clamp(rows + 2 * kEdgeMargin + 1, kMinHeight, kMaxHeight);
}

// The free cell nearest to `wish`; `wish` itself if no cell is free.
template <class IsFree>
Spot nearest_free(const CartsLayout& map, Spot wish, IsFree&& is_free) {
    Spot best = wish;
    int least = 1 << 20;
    for (int y = 0; y < map.height; ++y) {
        for (int x = 0; x < map.width; ++x) {
            const int dx = x - wish.x, dy = 2 * (y - wish.y);
            const int distance = dx * dx + dy * dy;
            if (distance >= least || !is_free(Spot{x, y})) continue;
            least = distance;
            best = {x, y};
        }
    }
    return best;
}

// Scales `value` from low … high to 0 … size; the middle if low and high are equal.
int scaled(int value, int low, int high, int size) {
    if (low == high) return size / 2;
    return static_cast<int>(std::lround(static_cast<double>((value - low) * size) / (high - low)));
}

void place_marks(const Edition& edition, CartsLayout& map) {
    const Bounds bounds(edition);
    const int columns = map.width - 1 - 2 * kSideMargin;
    const int rows = map.height - 1 - 2 * kEdgeMargin;
    for (const Place& place : edition.places) {
        const Spot wish{kSideMargin + scaled(place.x, bounds.left, bounds.right, columns),
                        kEdgeMargin + scaled(place.y, bounds.top, bounds.bottom, rows)};
        map.marks.push_back(nearest_free(map, wish, [&](Spot spot) {
            return std::find(map.marks.begin(), map.marks.end(), spot) == map.marks.end();
        }));
    }
}

int name_length(const Rules& rules, std::size_t place) {
    return text_width(rules.edition.places[place].name);
}

// A penalty for a name that is close to the mark of another place.
int confusion_penalty(const CartsLayout& map, std::size_t place, Spot start, int length) {
    int sum = 0;
    for (std::size_t i = 0; i < map.marks.size(); ++i) {
        const Spot mark = map.marks[i];
        const int beside = std::max({start.x - mark.x, mark.x - (start.x + length - 1), 0});
        if (i != place && beside <= 2 && std::abs(mark.y - start.y) <= 1) sum += 30;
    }
    return sum;
}

// A name is to the right or left of its mark, or above or below it, shifted if necessary.
std::vector<Pose> name_poses(const CartsLayout& map, std::size_t place, int length) {
    const Spot mark = map.marks[place];
    std::vector<Pose> poses;
    const auto add = [&](Spot start, int taste) {
        Pose pose;
        for (int i = 0; i < length; ++i) pose.solid.push_back({start.x + i, start.y});
        pose.taste = taste + confusion_penalty(map, place, start, length);
        poses.push_back(std::move(pose));
    };
    add({mark.x + 2, mark.y}, 0);
    add({mark.x - 1 - length, mark.y}, 2);
    for (int x = mark.x - length - 2; x <= mark.x + 3; ++x) {
        const int off_centre = std::abs(x + length / 2 - mark.x);
        const bool over = x <= mark.x && mark.x < x + length;
        for (const int dy : {-1, 1, -2, 2}) {
            const int far = std::abs(dy) == 2 ? 60 : 0;
            add({x, mark.y + dy}, 4 + off_centre / 2 + (over ? 0 : 12) + far);
        }
    }
    return poses;
}

// Finds the best positions for everything; returns the number of cells that are still shared.
int try_layout(const Rules& rules, CartsLayout& map) {
    place_marks(rules.edition, map);
    const std::vector<Bundle> all = bundles(rules);
    std::vector<std::vector<BundleLines>> lines;
    std::vector<std::vector<Pose>> things;
    for (const Bundle& bundle : all) {
        BundleWays ways = ways_of(rules, map, bundle);
        lines.push_back(std::move(ways.lines));
        things.push_back(std::move(ways.poses));
    }
    for (std::size_t i = 0; i < map.marks.size(); ++i) {
        things.push_back(name_poses(map, i, name_length(rules, i)));
    }
    const Arrangement best = arrange(map.width, map.height, map.marks, things);
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t twin = 0; twin < all[i].count; ++twin) {
            map.tracks.push_back(lines[i][best.chosen[i]][twin]);
        }
    }
    for (std::size_t i = all.size(); i < things.size(); ++i) {
        map.names.push_back(things[i][best.chosen[i]].solid.front());
    }
    return best.overlaps;
}

// Moves parts that still share cells: names first, then spaces, then wheels.
class OverlapResolver {
  public:
    OverlapResolver(const Rules& rules, CartsLayout& map)
        : rules_(rules), map_(map), taken_(static_cast<std::size_t>(map.width * map.height)) {}

    void resolve() {
        for (const Spot mark : map_.marks) take(mark, 1);
        for (std::size_t i = 0; i < map_.names.size(); ++i) {
            move(map_.names[i], name_length(rules_, i));
        }
        for (auto& track : map_.tracks) {
            for (Spot& slot : track.slots) move(slot, 1);
        }
        for (auto& track : map_.tracks) move(track.wheel, 1);
    }

  private:
    std::vector<bool>::reference cell(Spot spot) {
        return taken_[static_cast<std::size_t>(spot.y * map_.width + spot.x)];
    }
    bool is_free(Spot spot, int length) {
        bool free = spot.x >= 0 && spot.y >= 0 && spot.y < map_.height;
        free = free && spot.x + length <= map_.width;
        for (int i = 0; free && i < length; ++i) free = !cell({spot.x + i, spot.y});
        return free;
    }
    void take(Spot spot, int length) {
        for (int i = 0; i < length; ++i) cell({spot.x + i, spot.y}) = true;
    }
    // The spot stays if no cell is free.
    void move(Spot& spot, int length) {
        const auto fits = [&](Spot other) { return is_free(other, length); };
        spot = nearest_free(map_, spot, fits);
        if (fits(spot)) take(spot, length);
    }

    const Rules& rules_;
    CartsLayout& map_;
    std::vector<bool> taken_;
};

}  // namespace

std::vector<Spot> way_of(const Track& track, const CartsLayout& map,
                         const CartsLayout::TrackLine& line) {
    std::vector<Spot> way{map.marks[static_cast<std::size_t>(track.from.index())]};
    way.insert(way.end(), line.slots.begin(), line.slots.end());
    way.push_back(map.marks[static_cast<std::size_t>(track.to.index())]);
    if (track.symbol == carts::Symbol::kCart)
        way.insert(way.begin() + 1 + track.length / 2, line.wheel);
    return way;
}

CartsLayout lay_out(const Rules& rules, int width) {
    const int height = map_height(rules.edition, width);
    CartsLayout map;
    for (const auto& [slot_width, rows] : {std::pair{3, 0}, {3, kExtraRows}, {1, kExtraRows}}) {
        map = {width, height + rows, slot_width, {}, {}, {}};
        if (try_layout(rules, map) == 0) return map;
    }
    OverlapResolver(rules, map).resolve();
    return map;
}

}  // namespace pakhuis::terminal
