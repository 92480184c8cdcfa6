#include "protocol/seat_or_chance.h"

namespace pakhuis::protocol {

codec::Json SeatOrChance::to_json() const {
    return seat == kChance ? codec::Json("chance") : codec::Json(seat);
}

Problem SeatOrChance::read_json(const codec::Json& json) {
    if (json == "chance") {
        seat = kChance;
        return {};
    }
    if (!json.is_number_integer()) return {"wrong-type", "", "Expected a seat or \"chance\"."};
    if (json < 0 || json >= kMaxSeats) return {"out-of-range", "", "Seats go from 0 to 4."};
    seat = json.get<Seat>();
    return {};
}

codec::Shape SeatOrChance::shape() {
    codec::Shape chance{codec::Shape::Kind::kNames};
    chance.names = {"chance"};
    codec::Shape out{codec::Shape::Kind::kEither};
    out.parts = {codec::shape_of<Seat>(codec::Ids::kMayBeMissing, at_most(kMaxSeats - 1)), chance};
    return out;
}

}  // namespace pakhuis::protocol
