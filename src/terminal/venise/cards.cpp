#include "terminal/venise/cards.h"

#include <fmt/format.h>

#include "terminal/venise/ink.h"

namespace pakhuis::terminal {

using namespace venise;

namespace {

// A name on the background of its kind, then the present and the missing cubes.
void flow_card(Flow& flow, Canvas& canvas, std::string_view name, const Ink& ink, Cubes there,
               Cubes missing, const Style& style) {
    const int cubes = there.total() + missing.total();
    const Spot spot = flow.room(text_width(name) + 2 + (cubes > 0 ? cubes + 1 : 0), 1);
    const int end = put_chip(canvas, spot, name, ink, style);
    if (cubes > 0) put_cubes(canvas, {end, spot.y}, there, missing);
}

constexpr Ink kMasterGround{kBlack, 151};

}  // namespace

int put_cubes(Canvas& canvas, Spot spot, Cubes there, Cubes missing) {
    for (const bool here : {true, false}) {
        const Cubes cubes = here ? there : missing;
        for (int i = 0; i < cubes.total(); ++i, ++spot.x) {
            const Colour colour = cubes.nth(i);
            const char32_t big = letter(colour);
            canvas.put(spot, here ? big : big + (U'a' - U'A'), here ? ground_of(colour) : kFaint);
        }
    }
    return spot.x;
}

void flow_order(Flow& flow, Canvas& canvas, OrderKind kind, int count, const Style& style) {
    const std::string times = count > 1 ? fmt::format(" ×{}", count) : "";
    const std::string name = fmt::format("{} +{}", name_of(good_of(kind)), value_of(kind));
    const Spot spot = flow.room(text_width(name) + 2 + text_width(times), 1);
    canvas.put({put_chip(canvas, spot, name, ground_of(good_of(kind)), style), spot.y}, times);
}

void flow_workshop(Flow& flow, Canvas& canvas, const Rules& rules, const Open& v, WorkshopId id,
                   const Style& style) {
    const bool built = v.built.has(id);
    const Cubes there = v.on_workshop[at(id)];
    const Cubes whole = built ? Cubes::of(rules.workshop_colour[at(id)], rules.capacity[at(id)])
                              : rules.workshop_cost[at(id)];
    const std::string name = fmt::format("{}{}", rules.name_of(id), built ? "⌂" : "");
    flow_card(flow, canvas, name, ground_of(rules.workshop_colour[at(id)]), there, whole - there,
              style);
}

void flow_master(Flow& flow, Canvas& canvas, const Rules& rules, const Open& v, MasterId id,
                 const Style& style) {
    const bool on = v.on.has(id);
    const Cubes there = v.on_master[at(id)];
    const std::string name = fmt::format("{}{}", rules.name_of(id), on ? "✓" : "");
    flow_card(flow, canvas, name, kMasterGround, there,
              on ? Cubes{} : rules.master_cost[at(id)] - there, style);
}

std::string effect_text(const Rules& rules, WorkshopId id) {
    return fmt::format("makes {} {}", rules.capacity[at(id)],
                       name_of(good_of(rules.workshop_colour[at(id)])));
}

std::string effect_text(const Rules& rules, MasterId id) {
    const Master& master = rules.master(id);
    switch (master.effect) {
        case Effect::kOrder:
            return fmt::format("an order: {} +1", name_of(master.good));
        case Effect::kFill:
            return "once: fills the stock";
        case Effect::kBridges:
            return "2 points for each bridge";
        case Effect::kStep:
            return "the moving die ±1";
        case Effect::kSkill:
            return "the activation die ±1";
        case Effect::kPrice:
            return fmt::format("once: raises {}", name_of(master.good));
    }
    return {};
}

}  // namespace pakhuis::terminal
