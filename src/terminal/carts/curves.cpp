#include "terminal/carts/curves.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace pakhuis::terminal {

using carts::Rules;
using carts::Track;

namespace {

// A point of the plane in columns; a row is as high as two columns are wide.
struct Point {
    double x = 0, y = 0;
};
Point middle_of(Spot spot) {
    return {static_cast<double>(spot.x), 2.0 * static_cast<double>(spot.y)};
}
Spot cell_of(Point p) {
    return {static_cast<int>(std::lround(p.x)), static_cast<int>(std::lround(p.y / 2))};
}

struct Curve {
    double bend;    // distance of the middle from the straight line, in columns
    double spread;  // the part of the curve with spaces on it
    double shift;   // shift of the spaces towards the end, as a part of the curve
    bool stacked;   // twins: one above the other, otherwise side by side

    // size: the distance between the places, in columns. A short track with a strong bend is hard
    // to follow.
    int taste(double size) const {
        const double swing = bend / size;
        return static_cast<int>(std::abs(bend) * 2 + swing * swing * 300 + (1 - spread) * 20 +
                                std::abs(shift) * 50);
    }
};

std::vector<Curve> curves(bool twins) {
    std::vector<Curve> all;
    for (const double bend : {0.0, 1.5, -1.5, 3.0, -3.0, 5.0, -5.0, 7.5, -7.5, 11.0, -11.0}) {
        for (const double spread : {1.0, 0.85, 0.7}) {
            for (const double shift : {0.0, 0.06, -0.06, 0.12, -0.12}) {
                all.push_back({bend, spread, shift, true});
                if (twins) all.push_back({bend, spread, shift, false});
            }
        }
    }
    return all;
}

class Tracer {
  public:
    Tracer(const Rules& rules, const CartsLayout& map, const Bundle& bundle)
        : rules_(rules), map_(map), bundle_(bundle) {
        const Track& track = rules.edition.tracks[bundle.first];
        from_ = map.marks[static_cast<std::size_t>(track.from.index())];
        to_ = map.marks[static_cast<std::size_t>(track.to.index())];
        length_ = track.length;
    }

    void trace(const Curve& curve, BundleWays& out) const {
        Pose pose;
        pose.taste = curve.taste(size()) + (bundle_.count == 2 ? misleading_penalty(curve) : 0);
        BundleLines lines;
        for (std::size_t twin = 0; twin < bundle_.count; ++twin) {
            lines[twin] = line(curve, twin);
            add_line(rules_.edition.tracks[bundle_.first + twin], lines[twin], pose);
        }
        out.poses.push_back(std::move(pose));
        out.lines.push_back(std::move(lines));
    }

  private:
    int slot_width() const { return map_.slot_width; }
    double size() const {
        const Point a = middle_of(from_), b = middle_of(to_);
        return std::max(1.0, std::hypot(b.x - a.x, b.y - a.y));
    }

    // Twins one behind the other look like one long track.
    int misleading_penalty(const Curve& curve) const {
        const int across = std::abs(to_.x - from_.x), down = std::abs(to_.y - from_.y);
        if (curve.stacked ? across < 2 * down : across > 4 * down) return 80;
        return curve.stacked == (across > 3 * down) ? 0 : 4;
    }

    // The point of the curve at t: 0 is one place, 1 is the other.
    Point point_at(const Curve& curve, double t) const {
        const Point a = middle_of(from_), b = middle_of(to_);
        const double dx = b.x - a.x, dy = b.y - a.y;
        const double swing = curve.bend * 4 * t * (1 - t) / size();
        return {a.x + dx * t - dy * swing, a.y + dy * t + dx * swing};
    }
    // The cell of a twin beside that point. Twins side by side have one blank column between them.
    Spot twin_cell(const Curve& curve, Point p, std::size_t twin) const {
        if (bundle_.count == 1) return cell_of(p);
        if (curve.stacked) return cell_of({p.x, p.y + (twin == 0 ? -1.0 : 1.0)});
        const int apart = slot_width() + 1;
        const Spot left = cell_of({p.x - apart / 2.0, p.y});
        return {left.x + (twin == 0 ? 0 : apart), left.y};
    }
    // slot: 0, 1, … for the spaces. The wheel is between two spaces, so its slot is a fraction.
    Spot cell(const Curve& curve, double slot, std::size_t twin) const {
        const double along = (slot + 0.5) / length_ - 0.5;
        return twin_cell(curve, point_at(curve, 0.5 + curve.shift + along * curve.spread), twin);
    }
    CartsLayout::TrackLine line(const Curve& curve, std::size_t twin) const {
        const std::size_t first = bundle_.first;
        const auto& tracks = rules_.edition.tracks;
        const bool backwards = tracks[first + twin].from != tracks[first].from;
        const auto turned = [&](double slot) { return backwards ? length_ - 1 - slot : slot; };
        CartsLayout::TrackLine out;
        for (int i = 0; i < length_; ++i) out.slots.push_back(cell(curve, turned(i), twin));
        out.wheel = cell(curve, turned(length_ == 1 ? -0.3 : length_ / 2 - 0.5), twin);
        return out;
    }

    void add_line(const Track& track, const CartsLayout::TrackLine& line, Pose& pose) const {
        Spot last = from_;
        for (const Spot slot : line.slots) {
            const bool touching = slot.y == last.y && std::abs(slot.x - last.x) <= slot_width();
            if (touching) pose.taste += 2 * clash::kBeside;
            for (int i = 0; i < slot_width(); ++i) {
                add_solid({slot.x + i - slot_width() / 2, slot.y}, pose);
            }
            last = slot;
        }
        if (track.symbol == carts::Symbol::kCart) add_solid(line.wheel, pose);
        const std::vector<Spot> way = way_of(track, map_, line);
        for (std::size_t i = 1; i < way.size(); ++i) add_cells(way[i - 1], way[i], pose);
    }
    static void add_solid(Spot spot, Pose& pose) {
        const auto end = pose.solid.end();
        if (std::find(pose.solid.begin(), end, spot) != end) pose.taste += clash::kSolids;
        pose.solid.push_back(spot);
    }
    void add_cells(Spot a, Spot b, Pose& pose) const {
        for (const Spot spot : cells_between(a, b)) {
            if (spot != from_ && spot != to_) pose.line.push_back(spot);
        }
    }

    const Rules& rules_;
    const CartsLayout& map_;
    Bundle bundle_;
    Spot from_, to_;
    int length_ = 0;
};

}  // namespace

std::vector<Bundle> bundles(const Rules& rules) {
    std::vector<Bundle> all;
    for (std::size_t i = 0; i < rules.edition.tracks.size(); i += all.back().count) {
        all.push_back({i, (rules.twin_above >> i) & 1 ? 2u : 1u});
    }
    return all;
}

BundleWays ways_of(const Rules& rules, const CartsLayout& map, const Bundle& bundle) {
    BundleWays ways;
    const Tracer tracer(rules, map, bundle);
    for (const Curve& curve : curves(bundle.count == 2)) tracer.trace(curve, ways);
    return ways;
}

}  // namespace pakhuis::terminal
