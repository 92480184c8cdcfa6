#include "learner.h"

#include <algorithm>
#include <cmath>
#include <fstream>

namespace pakhuis::train {
namespace {

constexpr float kClip = 0.2F;
constexpr double kMostSlope = 1;  // the length of all slopes together
constexpr std::size_t kPiece = 65536;

double deviation_of(const std::vector<Memory*>& memories) {
    double sum = 0, squares = 0, count = 0;
    for (const Memory* memory : memories) {
        for (std::size_t i = 0; i < memory->known.size(); ++i) {
            if (memory->known[i] == 0) continue;
            const auto gain = static_cast<double>(memory->gain[i]);
            sum += gain;
            squares += gain * gain;
            ++count;
        }
    }
    const double mean = sum / count;
    return std::sqrt(squares / count - mean * mean) + 1e-6;
}

// The slope of the loss for the logarithm of the chance of the choice.
float pull_of(float gain, float change, bool imitate) {
    if (imitate) return -1;
    const float ratio = std::exp(change);
    const bool outside = gain > 0 ? ratio > 1 + kClip : ratio < 1 - kClip;
    return outside ? 0.0F : -gain * ratio;
}

}  // namespace

Learner::Learner(const Layout& layout, Weights weights, std::vector<float> factors,
                 batch::Workers& workers)
    : layout_(layout),
      weights_(std::move(weights)),
      moment_(weights_.size()),
      power_(weights_.size()),
      mean_(weights_),
      factors_(std::move(factors)),
      workers_(workers),
      rooms_(static_cast<std::size_t>(workers.threads()),
             Room{Pass(layout), Weights(weights_.size()), {}, {}}) {}

void Learner::forget_slopes() {
    std::ranges::fill(moment_, 0.0F);
    std::ranges::fill(power_, 0.0F);
    adam_steps_ = 0;
    steps_ = 0;
}

Report Learner::learn(const std::vector<Memory*>& memories, const Rates& rates, std::size_t each,
                      Rng& rng) {
    std::vector<Item> items;
    for (const Memory* memory : memories) {
        for (std::uint32_t i = 0; i < memory->known.size(); ++i) {
            if (memory->known[i] != 0) items.push_back({memory, i});
        }
    }
    if (items.empty()) return {};
    for (std::size_t i = items.size() - 1; i > 0; --i) {
        std::swap(items[i], items[rng.next() % (i + 1)]);
    }
    deviation_ = rates.imitate ? 1.0F : static_cast<float>(deviation_of(memories));
    for (Room& room : rooms_) room.sums = {};
    const std::size_t steps = std::max<std::size_t>(1, items.size() / each);
    for (std::size_t s = 0; s < steps; ++s) {
        const std::size_t from = items.size() * s / steps;
        const auto some = std::span(items).subspan(from, items.size() * (s + 1) / steps - from);
        workers_.share(rooms_.size(), [&](std::size_t t) {
            const std::size_t begin = some.size() * t / rooms_.size();
            const std::size_t end = some.size() * (t + 1) / rooms_.size();
            learn_some(some.subspan(begin, end - begin), rates,
                       1.0F / static_cast<float>(some.size()), rooms_[t]);
        });
        take_step(rates.rate);
    }
    Report out;
    for (const Room& room : rooms_) {
        out.entropy += room.sums.entropy / static_cast<double>(items.size());
        out.error += room.sums.error / static_cast<double>(items.size());
        out.change += room.sums.change / static_cast<double>(items.size());
    }
    return out;
}

void Learner::learn_some(std::span<const Item> items, const Rates& rates, float share, Room& room) {
    std::ranges::fill(room.slopes, 0.0F);
    std::vector<Position> block;
    for (std::size_t from = 0; from < items.size(); from += kBlock) {
        const auto some = items.subspan(from, std::min(kBlock, items.size() - from));
        block.clear();
        for (const Item& item : some) block.push_back({&item.memory->positions, item.index});
        room.pass.look(weights_, block);
        room.pass.begin_slopes();
        for (std::size_t r = 0; r < some.size(); ++r) learn_row(some[r], r, rates, share, room);
        room.pass.learn(weights_, room.slopes, !rates.layers);
    }
}

void Learner::learn_row(const Item& item, std::size_t row, const Rates& rates, float share,
                        Room& room) {
    const Memory& memory = *item.memory;
    std::vector<float>& logits = room.logits;
    if (rates.choices) {
        room.pass.logits(weights_, row, logits);
        const float entropy = log_softmax(logits);
        const auto place = static_cast<std::size_t>(memory.place[item.index]);
        const float change = logits[place] - memory.log_chance[item.index];
        const float gain = memory.gain[item.index] / deviation_;
        const float pull = pull_of(gain, change, rates.imitate);
        room.sums.entropy += static_cast<double>(entropy);
        room.sums.change += static_cast<double>(rates.imitate ? change : std::abs(change));
        const auto spread = static_cast<float>(rates.spread);
        for (std::size_t a = 0; a < logits.size(); ++a) {
            const float p = std::exp(logits[a]);
            logits[a] = share * (pull * ((a == place ? 1.0F : 0.0F) - p) +
                                 spread * p * (logits[a] + entropy));
        }
        room.pass.add_slopes_of_logits(weights_, row, logits, room.slopes);
    }
    if (rates.imitate) return;
    const std::size_t seats = memory.target.size() / memory.known.size();
    const auto values = room.pass.values(row);
    const auto slopes = room.pass.slopes_of_values(row);
    for (std::size_t s = 0; s < seats; ++s) {
        const float off = values[s] - memory.target[item.index * seats + s];
        slopes[s] = 2 * share * off / static_cast<float>(seats);
        room.sums.error += static_cast<double>(off * off) / static_cast<double>(seats);
    }
}

// Adam, with slopes that are not longer than kMostSlope together.
void Learner::take_step(double rate) {
    ++steps_;
    ++adam_steps_;
    const std::size_t pieces = (weights_.size() + kPiece - 1) / kPiece;
    std::vector<double> squares(pieces);
    const auto in_piece = [&](std::size_t piece, const auto& work) {
        const std::size_t end = std::min(weights_.size(), (piece + 1) * kPiece);
        for (std::size_t i = piece * kPiece; i < end; ++i) work(i);
    };
    Weights& slopes = rooms_[0].slopes;
    workers_.share(pieces, [&](std::size_t piece) {
        for (std::size_t t = 1; t < rooms_.size(); ++t) {
            in_piece(piece, [&](std::size_t i) { slopes[i] += rooms_[t].slopes[i]; });
        }
        float sum = 0;
        in_piece(piece, [&](std::size_t i) { sum += slopes[i] * slopes[i]; });
        squares[piece] = static_cast<double>(sum);
    });
    double length = 0;
    for (const double square : squares) length += square;
    const auto shorten = static_cast<float>(std::min(1.0, kMostSlope / (std::sqrt(length) + 1e-6)));
    const double n = static_cast<double>(adam_steps_);
    const auto of_moment = static_cast<float>(rate / (1 - std::pow(0.9, n)));
    const auto of_power = static_cast<float>(1 / (1 - std::pow(0.999, n)));
    const auto keep = static_cast<float>(std::min(0.999, 1 - 1 / static_cast<double>(steps_ + 1)));
    workers_.share(pieces, [&](std::size_t piece) {
        in_piece(piece, [&](std::size_t i) {
            const float slope = slopes[i] * shorten;
            moment_[i] = 0.9F * moment_[i] + 0.1F * slope;
            power_[i] = 0.999F * power_[i] + 0.001F * slope * slope;
            weights_[i] -=
                factors_[i] * of_moment * moment_[i] / (std::sqrt(of_power * power_[i]) + 1e-8F);
            mean_[i] = keep * mean_[i] + (1 - keep) * weights_[i];
        });
    });
}

bool Learner::write(const std::filesystem::path& path) const {
    const std::filesystem::path part = path.string() + ".part";
    std::ofstream out(part, std::ios::binary);
    const std::int64_t head[] = {static_cast<std::int64_t>(weights_.size()), steps_, adam_steps_};
    out.write(reinterpret_cast<const char*>(head), sizeof head);
    for (const Weights* of : {&weights_, &moment_, &power_, &mean_}) {
        out.write(reinterpret_cast<const char*>(of->data()),
                  static_cast<std::streamsize>(of->size() * sizeof(float)));
    }
    out.close();
    if (!out) return false;
    std::filesystem::rename(part, path);
    return true;
}

bool Learner::read(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::int64_t head[3] = {};
    in.read(reinterpret_cast<char*>(head), sizeof head);
    if (!in || head[0] != static_cast<std::int64_t>(weights_.size())) return false;
    steps_ = head[1];
    adam_steps_ = head[2];
    for (Weights* of : {&weights_, &moment_, &power_, &mean_}) {
        in.read(reinterpret_cast<char*>(of->data()),
                static_cast<std::streamsize>(of->size() * sizeof(float)));
    }
    return static_cast<bool>(in);
}

}  // namespace pakhuis::train
