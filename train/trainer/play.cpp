#include "play.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <limits>

#include "engine/sealed.h"
#include "registry/visit_match.h"

namespace pakhuis::train {
namespace {

std::size_t best_of(std::span<const float> logits) {
    return static_cast<std::size_t>(std::ranges::max_element(logits) - logits.begin());
}

// By their probabilities.
std::size_t drawn(std::span<const float> log_chances, Rng& rng) {
    float left = static_cast<float>(rng.next() >> 40) * 0x1p-24F;
    std::size_t place = 0;
    while (place + 1 < log_chances.size() && left >= std::exp(log_chances[place])) {
        left -= std::exp(log_chances[place++]);
    }
    return place;
}

bool is_sealed_now(const Match& match, Seat seat) {
    bool sealed = false;
    visit_match(match, [&]<Game G>(const TypedMatch<G>& typed) {
        ActionList<G> legal;
        G::legal(typed.clockless_rules(), typed.game_state(), seat, legal);
        sealed = is_sealed<G>(typed.clockless_rules(), typed.game_state(), seat, legal[0]);
    });
    return sealed;
}

}  // namespace

void give_up(const Problem& problem) {
    fmt::print(stderr, "trainer: {}\n", problem.text());
    std::exit(1);
}

batch::BatchSetup setup_of(int matches, std::uint64_t seed, bool by_values) {
    batch::BatchSetup setup;
    setup.matches = matches;
    setup.parts.features = setup.parts.action_features = !by_values;
    setup.parts.after = by_values;
    setup.seed = seed;
    setup.threads = 1;
    return setup;
}

std::unique_ptr<batch::Batch> batch_of(const Match& start, const batch::BatchSetup& setup) {
    auto made = make_batch(start, setup);
    if (!made) give_up(made.error());
    return std::move(*made);
}

float ResultRule::of(std::size_t seat, std::span<const float> shares,
                     std::span<const std::int32_t> scores) const {
    std::int32_t best = scores.size() == 1 ? 0 : std::numeric_limits<std::int32_t>::min();
    for (std::size_t other = 0; other < scores.size(); ++other) {
        if (other != seat) best = std::max(best, scores[other]);
    }
    const auto by = static_cast<float>(scores[seat] - best);
    return (1 - lead) * shares[seat] + lead * (0.5F + 0.5F * by / (std::abs(by) + margin));
}

void see_positions(const batch::BatchArrays& arrays, int action_features, const Scales& scales,
                   Positions& out) {
    const std::size_t matches = arrays.seat.size();
    out.views.clear();
    for (std::size_t i = 0; i < matches; ++i) {
        out.views.add(&arrays.features[i * scales.views.size()], scales.views);
    }
    out.first.assign(arrays.first.items.begin(), arrays.first.items.end());
    const auto actions = static_cast<std::size_t>(out.first.back());
    out.ids.assign(arrays.ids.items.begin(),
                   arrays.ids.items.begin() + static_cast<std::ptrdiff_t>(actions));
    out.actions.clear();
    for (std::size_t a = 0; a < actions; ++a) {
        out.actions.add(&arrays.action_features[a * static_cast<std::size_t>(action_features)],
                        scales.actions);
    }
}

float log_softmax(std::span<float> logits) {
    const float most = *std::ranges::max_element(logits);
    float total = 0;
    for (const float logit : logits) total += std::exp(logit - most);
    const float off = most + std::log(total);
    float entropy = 0;
    for (float& logit : logits) {
        logit -= off;
        entropy -= logit * std::exp(logit);
    }
    return entropy;
}

Play::Play(const Match& start, int matches, bool with_rivals, std::uint64_t seed,
           const Layout& layout, const Scales& scales, const ResultRule& rule)
    : layout_(layout),
      scales_(scales),
      rule_(rule),
      batch_(batch_of(start, setup_of(matches, seed, is_by_values(layout)))),
      seats_(batch_->sizes().seats),
      matches_(static_cast<std::size_t>(matches)),
      with_rivals_(with_rivals),
      rng_(mix64(seed)),
      pass_(layout),
      candidates_(layout, scales.views) {
    batch_->step_random(static_cast<int>(seed % 400));  // plays in all stages
    after_.resize(matches_ * static_cast<std::size_t>(seats_ * seats_));
    later_.resize(after_.size());
    known_.resize(matches_ * static_cast<std::size_t>(seats_));
}

void Play::play_on(const Players& players, int decisions, float trace) {
    std::swap(judged_, latest_);
    latest_.resize(static_cast<std::size_t>(decisions));
    for (Memory& memory : latest_) decide(players, memory);
    judge(latest_, trace);
    judge(judged_, trace);
}

void Play::decide(const Players& players, Memory& memory) {
    const bool by_values = is_by_values(layout_);
    if (by_values) {
        memory.positions.views.clear();
    } else {
        see_positions(batch_->arrays(), batch_->sizes().action_features, scales_, memory.positions);
    }
    const auto seat = batch_->arrays().seat.items;
    memory.seat.assign(seat.begin(), seat.end());
    memory.place.resize(matches_);
    memory.log_chance.resize(matches_);
    memory.values.resize(matches_ * static_cast<std::size_t>(seats_));
    std::vector<Position> own, other;
    for (std::uint32_t i = 0; i < matches_; ++i) {
        const bool is_own = !with_rivals_ || memory.seat[i] == i % static_cast<unsigned>(seats_);
        (is_own ? own : other).push_back({&memory.positions, i});
    }
    if (players.guide != nullptr) {
        follow(players, memory);
    } else if (by_values) {
        choose_by_values(players.learner, own, players.warmth, memory);
        choose_by_values(players.rival, other, players.warmth, memory);
    } else {
        choose(players.learner, own, memory);
        choose(players.rival, other, memory);
    }
    if (by_values) {
        const batch::BatchArrays& arrays = batch_->arrays();
        for (std::size_t i = 0; i < matches_; ++i) {
            const auto row = static_cast<std::size_t>(arrays.first[i] + memory.place[i]);
            memory.positions.views.add(&arrays.after[row * scales_.views.size()], scales_.views);
        }
    }
    if (auto problem = batch_->step(memory.place)) give_up(*problem);
    see_end(memory);
}

void Play::choose(const Weights& weights, const std::vector<Position>& positions, Memory& memory) {
    const std::span<const Position> all(positions);
    for (std::size_t from = 0; from < all.size(); from += kBlock) {
        const auto block = all.subspan(from, std::min(kBlock, all.size() - from));
        pass_.look(weights, block);
        for (std::size_t r = 0; r < block.size(); ++r) {
            const std::uint32_t i = block[r].index;
            pass_.logits(weights, r, logits_);
            log_softmax(logits_);
            const std::size_t place = drawn(logits_, rng_);
            memory.place[i] = static_cast<std::int32_t>(place);
            memory.log_chance[i] = logits_[place];
            std::copy_n(pass_.values(r).begin(), seats_,
                        memory.values.begin() + static_cast<std::ptrdiff_t>(i) * seats_);
        }
    }
}

void Play::choose_by_values(const Weights& weights, const std::vector<Position>& positions,
                            float warmth, Memory& memory) {
    const batch::BatchArrays& arrays = batch_->arrays();
    const auto places = static_cast<std::size_t>(layout_.shape.values);
    // Neighbours together: a net takes much longer for a few rows than for many.
    for (std::size_t p = 0; p < positions.size();) {
        const auto from = static_cast<std::size_t>(arrays.first[positions[p].index]);
        std::size_t end = p + 1;
        while (end < positions.size() && positions[end].index == positions[end - 1].index + 1) {
            const auto rows =
                static_cast<std::size_t>(arrays.first[positions[end].index + 1]) - from;
            if (rows > 2 * kBlock) break;
            ++end;
        }
        const std::size_t rows =
            static_cast<std::size_t>(arrays.first[positions[end - 1].index + 1]) - from;
        candidates_.look(weights, &arrays.after[from * scales_.views.size()], rows, said_);
        for (; p < end; ++p) {
            const std::uint32_t i = positions[p].index;
            const auto first = static_cast<std::size_t>(arrays.first[i]) - from;
            const auto last = static_cast<std::size_t>(arrays.first[i + 1]) - from;
            logits_.clear();
            for (std::size_t a = first; a < last; ++a)
                logits_.push_back(said_[a * places] / warmth);
            log_softmax(logits_);
            const std::size_t place = drawn(logits_, rng_);
            memory.place[i] = static_cast<std::int32_t>(place);
            std::copy_n(&said_[(first + place) * places], seats_,
                        memory.values.begin() + static_cast<std::ptrdiff_t>(i) * seats_);
        }
    }
}

// Values are told of what is chosen.
void Play::follow(const Players& players, Memory& memory) {
    const batch::BatchArrays& arrays = batch_->arrays();
    if (auto problem = batch_->advise(players.guide, rng_.next(), memory.place)) give_up(*problem);
    for (std::size_t i = 0; i < matches_; ++i) {
        const auto from = static_cast<std::size_t>(arrays.first[i]);
        if (rng_.below(10) == 0)
            memory.place[i] = rng_.below(arrays.first[i + 1] - arrays.first[i]);
        const std::size_t row = from + static_cast<std::size_t>(memory.place[i]);
        candidates_.look(players.learner, &arrays.after[row * scales_.views.size()], 1, said_);
        std::copy_n(said_.begin(), seats_,
                    memory.values.begin() + static_cast<std::ptrdiff_t>(i) * seats_);
    }
}

void Play::see_end(Memory& memory) const {
    const batch::BatchArrays& arrays = batch_->arrays();
    const auto seats = static_cast<std::size_t>(seats_);
    memory.ended.assign(arrays.ended.items.begin(), arrays.ended.items.end());
    memory.result.resize(matches_ * seats);
    for (std::size_t i = 0; i < matches_; ++i) {
        if (memory.ended[i] == 0) continue;
        for (std::size_t s = 0; s < seats; ++s) {
            memory.result[i * seats + s] = rule_.of(s, arrays.share.items.subspan(i * seats, seats),
                                                    arrays.score.items.subspan(i * seats, seats));
        }
    }
}

// TD(λ) over each seat's own decisions: what the seat's next view says, or the result. Memories are
// judged from the last to the first.
void Play::judge(std::vector<Memory>& memories, float trace) {
    const auto seats = static_cast<std::size_t>(seats_);
    if (&memories == &latest_) std::ranges::fill(known_, 0);
    for (auto memory = memories.rbegin(); memory != memories.rend(); ++memory) {
        memory->known.resize(matches_);
        memory->gain.resize(matches_);
        memory->target.resize(matches_ * seats);
        for (std::size_t i = 0; i < matches_; ++i) {
            if (memory->ended[i] != 0) {
                for (std::size_t v = 0; v < seats; ++v) {
                    const std::size_t at = (i * seats + v) * seats;
                    std::copy_n(&memory->result[i * seats], seats, &after_[at]);
                    std::fill_n(&later_[at], seats, 0.0F);
                    known_[i * seats + v] = 1;
                }
            }
            const std::size_t viewer = memory->seat[i];
            const bool known = known_[i * seats + viewer] != 0;
            const bool is_own = !with_rivals_ || viewer == i % seats;
            memory->known[i] = known && is_own ? 1 : 0;
            for (std::size_t place = 0; place < seats; ++place) {
                const std::size_t seat = (viewer + place) % seats;
                const std::size_t at = (i * seats + viewer) * seats + seat;
                const float value = memory->values[i * seats + place];
                const float gain = known ? after_[at] - value + trace * later_[at] : 0.0F;
                if (place == 0) memory->gain[i] = gain;
                memory->target[i * seats + place] = value + gain;
                after_[at] = value;
                later_[at] = gain;
            }
            known_[i * seats + viewer] = 1;
        }
    }
}

double against(const Match& start, const std::string& bot, int matches, std::uint64_t seed,
               const Layout& layout, const Scales& scales, const Weights& weights) {
    const bool by_values = is_by_values(layout);
    batch::BatchSetup setup = setup_of(std::min(matches, 128), seed, by_values);
    setup.players.assign(static_cast<std::size_t>(start.setup().seats), bot);
    setup.players[0] = batch::kAsked;
    const auto batch = batch_of(start, setup);
    const batch::BatchArrays& arrays = batch->arrays();
    const std::size_t places = arrays.seat.size();
    // Of each place its first matches: short ones would come more often otherwise.
    std::vector<int> left(places,
                          (matches + static_cast<int>(places) - 1) / static_cast<int>(places));
    std::vector<std::int32_t> choices(places);
    std::vector<float> logits;
    Pass pass(layout);
    Candidates candidates(layout, scales.views);
    Positions positions;
    Rng rng(seed);
    double won = 0;
    int ended = 0;
    while (std::ranges::any_of(left, [](int n) { return n > 0; })) {
        if (!by_values) {
            see_positions(arrays, batch->sizes().action_features, scales, positions);
            std::vector<Position> block;
            for (std::uint32_t i = 0; i < places; ++i) block.push_back({&positions, i});
            pass.look(weights, block);
        }
        for (std::size_t i = 0; i < places; ++i) {
            if (by_values) {
                const auto from = static_cast<std::size_t>(arrays.first[i]);
                const std::size_t count = static_cast<std::size_t>(arrays.first[i + 1]) - from;
                candidates.look(weights, &arrays.after[from * scales.views.size()], count, logits);
                for (std::size_t a = 0; a < count; ++a) {
                    logits[a] = logits[a * static_cast<std::size_t>(layout.shape.values)] / 0.01F;
                }
                logits.resize(count);
            } else {
                pass.logits(weights, i, logits);
            }
            const bool sealed = is_sealed_now(*batch->match(static_cast<int>(i)), arrays.seat[i]);
            if (sealed) log_softmax(logits);
            choices[i] = static_cast<std::int32_t>(sealed ? drawn(logits, rng) : best_of(logits));
        }
        batch->step(choices);
        for (std::size_t i = 0; i < places; ++i) {
            if (arrays.ended[i] == 0 || left[i] == 0) continue;
            --left[i];
            ++ended;
            won += static_cast<double>(arrays.share[i * setup.players.size()]);
        }
    }
    return won / ended;
}

}  // namespace pakhuis::train
