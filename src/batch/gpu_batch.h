// The implementation of Batch on a GPU: a thread for each match (device/kernels.h).
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "batch/device/parameters.h"
#include "batch/device_sources.h"
#include "batch/gpu_room.h"
#include "batch/typed_parts.h"

namespace pakhuis::batch {

// Of a thread. The largest kernels need half of it, the rest is for recursion; bots need more.
inline constexpr std::size_t kStackBytes = 24 << 10;
inline constexpr std::size_t kStackBytesWithBots = 128 << 10;

// The kernels of a game on a GPU. `bots`: they are needed, too.
template <Featured G>
Result<std::shared_ptr<const gpu::GpuCode>> load_kernels(const std::shared_ptr<const gpu::Gpu>& gpu,
                                                         bool bots);

template <Featured G>
class GpuBatch final : public Batch {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Action = typename G::Action;

    static Result<std::unique_ptr<Batch>> make(const TypedMatch<G>& start,
                                               const BatchSetup& setup) {
        auto gpu = gpu::open_gpu(setup.gpu);
        if (!gpu) return Failure(gpu.error());
        auto code = load_kernels<G>(*gpu, !setup.players.empty());
        if (!code) return Failure(code.error());
        std::unique_ptr<GpuBatch> batch(new GpuBatch(start, setup, *gpu, *code));
        if (auto problem = batch->allocate()) return Failure(*problem);
        if (auto problem = batch->reset(setup.seed)) return Failure(*problem);
        return batch;
    }

    Device device() const override { return Device::kGpu; }
    const BatchSizes& sizes() const override { return sizes_; }
    const BatchArrays& arrays() const override { return arrays_; }
    int threads() const override { return 0; }

    std::optional<Problem> reset(std::uint64_t seed) override {
        run("begin_all", count(), p_, seed);
        return tell();
    }

    std::optional<Problem> step(std::span<const std::int32_t> choices) override {
        return step_from_host("check_places", choices);
    }
    std::optional<Problem> step_ids(std::span<const std::int32_t> ids) override {
        return step_from_host("check_ids", ids);
    }
    std::optional<Problem> step_there(const std::int32_t* choices) override {
        return step_by("check_places", choices);
    }
    std::optional<Problem> step_ids_there(const std::int32_t* ids) override {
        return step_by("check_ids", ids);
    }
    std::optional<Problem> step_random(int decisions) override {
        run("play_random", count(), p_, decisions);
        return tell();
    }

    std::optional<Problem> advise(std::string_view, std::uint64_t,
                                  std::span<std::int32_t>) override {
        return Problem{"not-on-gpu", "device", "Bots give advice in a batch on the host only."};
    }

    std::vector<std::string> action_texts(int match) const override {
        return legal_texts(start_, lane(match));
    }
    std::unique_ptr<Match> match(int match) const override {
        return match_at(start_, lane(match).state);
    }
    std::uint64_t digest() const override {
        return digest_of<G>(read_lanes(0, count()), rules_.version);
    }
    std::uint64_t total_steps() const override { return counters_.steps; }
    std::uint64_t total_matches() const override { return counters_.matches; }
    bool any_idle() const override { return counters_.idle > 0; }
    std::optional<Problem> read(void* to, const void* from, std::size_t size) const override {
        return gpu_->read(to, from, size);
    }

  private:
    static constexpr unsigned kBlock = 64;  // threads

    GpuBatch(const TypedMatch<G>& start, const BatchSetup& setup,
             std::shared_ptr<const gpu::Gpu> gpu, std::shared_ptr<const gpu::GpuCode> code)
        : start_(start),
          rules_(start_.clockless_rules()),
          parts_(setup.parts),
          sizes_(sizes_of<G>(setup, rules_.seats)),
          gpu_(std::move(gpu)),
          code_(std::move(code)) {
        p_.matches = sizes_.matches;
        p_.players = players_of(setup, rules_.seats);
    }

    std::size_t count() const { return static_cast<std::size_t>(sizes_.matches); }
    std::size_t seats() const { return static_cast<std::size_t>(sizes_.seats); }
    bool wants_views() const { return parts_.features || parts_.action_features; }

    // Launches a kernel with at least so many threads, unless an earlier call has failed.
    template <class... Arguments>
    void run(const char* kernel, std::size_t threads, const Arguments&... arguments) {
        if (problem_) return;
        const std::array<void*, sizeof...(arguments)> at{
            const_cast<void*>(static_cast<const void*>(&arguments))...};
        const auto blocks = static_cast<unsigned>((threads + kBlock - 1) / kBlock);
        problem_ = code_->launch(kernel, {blocks, kBlock}, at);
    }
    template <class T>
    T* room(GpuRoom<T>& of, std::size_t size) {
        if (!problem_) problem_ = of.resize(*gpu_, size);
        return of.data();
    }
    // Reads the sums, which waits for all that was launched.
    void read_counters() {
        if (!problem_) problem_ = gpu_->read(&counters_, p_.counters, sizeof(counters_));
    }

    std::optional<Problem> allocate() {
        p_.rules = room(rules_there_, 1);
        p_.start = room(start_there_, 1);
        p_.counters = room(counters_there_, 1);
        p_.lanes = room(lanes_, count());
        p_.seat = room(rooms_.seat, count());
        p_.player = room(rooms_.player, count());
        p_.steps = room(rooms_.steps, count());
        p_.results = {room(rooms_.ended, count()), room(rooms_.score, count() * seats()),
                      room(rooms_.share, count() * seats())};
        p_.at = room(at_, count());
        p_.count = room(count_, count());
        p_.first = room(rooms_.first, count() + 1);
        p_.chosen = room(chosen_, count());
        room(choices_, count());
        p_.pool = room(pool_, count() * 16);
        p_.pool_size = static_cast<int>(pool_.size());
        if (wants_views()) p_.views = room(views_, count());
        if (parts_.features) p_.features = room(rooms_.features, count() * G::kFeatures);
        if (parts_.mask) p_.mask = room(rooms_.mask, count() * G::kActionIds);
        if (!problem_) problem_ = gpu_->write(rules_there_.data(), &rules_, sizeof(Rules));
        if (!problem_) {
            problem_ = gpu_->write(start_there_.data(), &start_.game_state(), sizeof(State));
        }
        return problem_;
    }

    std::optional<Problem> step_from_host(const char* check,
                                          std::span<const std::int32_t> choices) {
        if (choices.size() != count()) return wrong_count("choices", count(), choices.size());
        if (!problem_) problem_ = gpu_->write(choices_.data(), choices.data(), choices_.bytes());
        return step_by(check, choices_.data());
    }

    std::optional<Problem> step_by(const char* check, const std::int32_t* choices) {
        if (!wants_lists(parts_)) list_all();
        run("expect_choices", 1, p_);
        run(check, count(), p_, choices);
        run("play_chosen", count(), p_);
        if (auto problem = tell()) return problem;
        if (counters_.wrong == sizes_.matches) return std::nullopt;
        std::int32_t choice = 0;
        if (auto problem = gpu_->read(&choice, choices + counters_.wrong, sizeof(choice))) {
            return problem;
        }
        return not_legal(static_cast<std::size_t>(counters_.wrong), choice);
    }

    // Fills the arrays for the states as they are.
    std::optional<Problem> tell() {
        if (wants_lists(parts_)) list_all();
        run("tell", count(), p_);
        if (wants_lists(parts_)) tell_lists();
        read_counters();
        arrays_ = rooms_.columns();
        return problem_;
    }

    // How many actions there are is known only when they are listed.
    void list_all() {
        do {
            run("expect_lists", 1, p_);
            run("list_legal", count(), p_);
            read_counters();
            const auto actions = static_cast<std::size_t>(counters_.actions);
            if (problem_ || actions <= pool_.size()) return;
            p_.pool = room(pool_, actions + actions / 8);
            p_.pool_size = static_cast<int>(pool_.size());
        } while (!problem_);
    }

    void tell_lists() {
        const auto actions = static_cast<std::size_t>(counters_.actions);
        p_.ids = room(rooms_.ids, actions);
        if (parts_.action_features) {
            p_.action_features = room(rooms_.action_features, actions * G::kActionFeatures);
        }
        if (parts_.mask && !problem_) problem_ = gpu_->clear(p_.mask, rooms_.mask.bytes());
        add_up();
        run("tell_actions", count() * 32, p_);
        if (!parts_.after) return;
        p_.after = room(rooms_.after, actions * G::kFeatures);
        run("tell_after", count() * 32, p_);
    }

    // One block: its threads wait for each other.
    void add_up() {
        if (problem_) return;
        const std::array<void*, 1> at{&p_};
        problem_ = code_->launch("add_up", {1, 1024}, at);
    }

    std::vector<Lane<G>> read_lanes(std::size_t from, std::size_t size) const {
        std::vector<Lane<G>> lanes(size, Lane<G>{start_.game_state()});
        gpu_->read(lanes.data(), lanes_.data() + from, size * sizeof(Lane<G>));
        return lanes;
    }
    Lane<G> lane(int match) const { return read_lanes(static_cast<std::size_t>(match), 1)[0]; }

    const TypedMatch<G> start_;
    const Rules& rules_;
    const BatchParts parts_;
    const BatchSizes sizes_;
    const std::shared_ptr<const gpu::Gpu> gpu_;
    const std::shared_ptr<const gpu::GpuCode> code_;
    // The first failure. A GPU that has failed once does nothing more.
    std::optional<Problem> problem_;
    device::Parameters<G> p_;
    device::Counters counters_;  // as last read

    GpuRoom<Rules> rules_there_;
    GpuRoom<State> start_there_;
    GpuRoom<device::Counters> counters_there_;
    GpuRoom<Lane<G>> lanes_;
    GpuRoom<typename G::View> views_;
    GpuRoom<Action> pool_;
    GpuRoom<Action> chosen_;
    GpuRoom<int> at_;
    GpuRoom<int> count_;
    GpuRoom<std::int32_t> choices_;

    ArrayRooms<GpuRoom> rooms_;
    BatchArrays arrays_;  // columns of the rooms
};

template <Featured G>
Result<std::shared_ptr<const gpu::GpuCode>> load_kernels(const std::shared_ptr<const gpu::Gpu>& gpu,
                                                         bool bots) {
    auto code = gpu::load_code(gpu, device_unit(G::kInfo.id, bots));
    if (!code) return code;
    if (auto problem = gpu->need_stack(bots ? kStackBytesWithBots : kStackBytes))
        return Failure(*problem);
    GpuRoom<device::StructSizes> room;
    if (auto problem = room.resize(*gpu, 1)) return Failure(*problem);
    auto* out = room.data();
    const std::array<void*, 1> at{&out};
    if (auto problem = (*code)->launch("measure", {}, at)) return Failure(*problem);
    device::StructSizes sizes;
    if (auto problem = gpu->read(&sizes, out, sizeof(sizes))) return Failure(*problem);
    if (sizes == device::sizes_of_structs<G>()) return code;
    return fail("gpu-layout", std::string(G::kInfo.id),
                "NVRTC lays out the rules in another way than this program.");
}

// The states of a match after each of these steps, as the GPU plays them.
template <Featured G>
Result<std::vector<typename G::State>> replay_on_gpu(const std::shared_ptr<const gpu::Gpu>& gpu,
                                                     const gpu::GpuCode& code,
                                                     const TypedMatch<G>& start,
                                                     std::span<const device::ReplayStep<G>> steps) {
    GpuRoom<typename G::Rules> rules;
    GpuRoom<typename G::State> first, states;
    GpuRoom<device::ReplayStep<G>> steps_there;
    std::vector<typename G::State> out(steps.size(), start.game_state());
    auto count = static_cast<int>(steps.size());
    std::optional<Problem> problem = rules.resize(*gpu, 1);
    if (!problem) problem = first.resize(*gpu, 1);
    if (!problem) problem = states.resize(*gpu, steps.size());
    if (!problem) problem = steps_there.resize(*gpu, steps.size());
    if (!problem) problem = gpu->write(rules.data(), &start.rules(), rules.bytes());
    if (!problem) problem = gpu->write(first.data(), &start.game_state(), first.bytes());
    if (!problem) problem = gpu->write(steps_there.data(), steps.data(), steps_there.bytes());
    auto* rules_at = rules.data();
    auto* first_at = first.data();
    auto* states_at = states.data();
    auto* steps_at = steps_there.data();
    const std::array<void*, 5> arguments{&rules_at, &first_at, &steps_at, &count, &states_at};
    if (!problem) problem = code.launch("replay", {}, arguments);
    if (!problem) problem = gpu->read(out.data(), states.data(), states.bytes());
    if (problem) return Failure(*problem);
    return out;
}

}  // namespace pakhuis::batch
