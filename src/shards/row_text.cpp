#include "shards/row_text.h"

#include <algorithm>

namespace pakhuis::shards {
namespace {

constexpr std::int64_t kMostDifference = 0xffff;            // of two features
constexpr std::size_t kMostNumbers = std::size_t{1} << 26;  // in the rows of a match

// For each seat where its latest row begins in a match's rows.
class LatestRows {
  public:
    explicit LatestRows(std::size_t row) : none_(row) {}

    const Feature* of(const ShardMatch& match, Seat seat) const {
        return seen_[seat] ? match.rows.data() + at_[seat] : none_.data();
    }
    void set(Seat seat, std::size_t at) {
        seen_[seat] = true;
        at_[seat] = at;
    }

  private:
    std::vector<Feature> none_;  // all 0
    std::array<bool, kMaxSeats> seen_{};
    std::array<std::size_t, kMaxSeats> at_{};
};

// The number of changes; for each the distance to the one before, and the difference.
void put_row(std::string& out, const Feature* now, const Feature* before, std::size_t row) {
    std::size_t changes = 0;
    for (std::size_t i = 0; i < row; ++i) changes += now[i] != before[i];
    put_number(out, changes);
    for (std::size_t i = 0, last = 0; i < row; ++i) {
        if (now[i] == before[i]) continue;
        put_number(out, i - last);
        put_signed(out, now[i] - before[i]);
        last = i;
    }
}

bool read_row(ByteReader& bytes, Feature* now, std::size_t row) {
    std::uint64_t changes = bytes.number(row);
    for (std::size_t at = 0; changes > 0 && bytes.ok(); --changes) {
        at += bytes.number(row - 1 - at);
        const std::int64_t difference = bytes.signed_number();
        if (difference < -kMostDifference || difference > kMostDifference) return false;
        now[at] = static_cast<Feature>(now[at] + difference);
    }
    return bytes.ok();
}

}  // namespace

void put_rows(std::string& out, const ShardMatch& match, int row) {
    const auto size = static_cast<std::size_t>(row);
    LatestRows latest(size);
    std::size_t at = 0;
    for (const ShardStep& step : match.steps) {
        if (step.actor >= kMaxSeats) continue;
        put_row(out, match.rows.data() + at, latest.of(match, step.actor), size);
        latest.set(step.actor, at);
        at += size;
    }
}

bool read_rows(ByteReader& bytes, ShardMatch& match, int row) {
    const auto size = static_cast<std::size_t>(row);
    LatestRows latest(size);
    match.rows.clear();
    if (match.decisions() > kMostNumbers / size) return false;
    match.rows.resize(match.decisions() * size);
    std::size_t at = 0;
    for (const ShardStep& step : match.steps) {
        if (step.actor >= kMaxSeats) continue;
        std::copy_n(latest.of(match, step.actor), size, match.rows.data() + at);
        if (!read_row(bytes, match.rows.data() + at, size)) return false;
        latest.set(step.actor, at);
        at += size;
    }
    return true;
}

}  // namespace pakhuis::shards
