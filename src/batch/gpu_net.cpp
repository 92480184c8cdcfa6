#include "batch/gpu_net.h"

#include <array>

#include "batch/device_sources.h"

namespace pakhuis::batch {
namespace {

constexpr unsigned kThreads = 256;  // of a block, as in device/small_net.h
constexpr int kRows = 64;           // of a block of a layer; two blocks make all columns

template <class... Arguments>
std::optional<Problem> launch(const gpu::GpuCode& code, const char* kernel, int blocks,
                              const Arguments&... arguments) {
    const std::array<void*, sizeof...(arguments)> at{
        const_cast<void*>(static_cast<const void*>(&arguments))...};
    return code.launch(kernel, {static_cast<unsigned>(blocks), kThreads}, at);
}

int blocks_for(int threads) {
    return (threads + static_cast<int>(kThreads) - 1) / static_cast<int>(kThreads);
}

std::optional<Problem> fill(const gpu::Gpu& gpu, GpuRoom<float>& room,
                            const std::vector<float>& values) {
    if (auto problem = room.resize(gpu, values.size())) return problem;
    return gpu.write(room.data(), values.data(), room.bytes());
}

}  // namespace

Result<std::unique_ptr<GpuNet>> GpuNet::make(int gpu, const NetWeights& weights, int matches) {
    auto device = gpu::open_gpu(gpu);
    if (!device) return Failure(device.error());
    auto code = gpu::load_code(*device, net_unit());
    if (!code) return Failure(code.error());
    std::unique_ptr<GpuNet> net(
        new GpuNet(*device, *code, static_cast<int>(weights.inputs), matches));
    if (auto problem = net->upload(weights)) return Failure(*problem);
    return net;
}

std::optional<Problem> GpuNet::upload(const NetWeights& weights) {
    const auto matches = static_cast<std::size_t>(matches_);
    if (auto problem = fill(*gpu_, first_weights_, weights.first)) return problem;
    if (auto problem = fill(*gpu_, second_weights_, weights.second)) return problem;
    if (auto problem = fill(*gpu_, last_weights_, weights.last)) return problem;
    if (auto problem = one_.resize(*gpu_, matches * NetWeights::kWidth)) return problem;
    if (auto problem = two_.resize(*gpu_, matches * NetWeights::kWidth)) return problem;
    return choices_.resize(*gpu_, matches);
}

std::optional<Problem> GpuNet::choose(const BatchArrays& told, std::uint64_t seed) {
    const int blocks = 2 * ((matches_ + kRows - 1) / kRows);
    const Feature* const features = told.features.items.data();
    const int width = static_cast<int>(NetWeights::kWidth);
    if (auto problem = launch(*code_, "first_layer", blocks, features, first_weights_.data(),
                              one_.data(), matches_, inputs_)) {
        return problem;
    }
    if (auto problem = launch(*code_, "second_layer", blocks, one_.data(), second_weights_.data(),
                              two_.data(), matches_, width)) {
        return problem;
    }
    return launch(*code_, "choose", blocks_for(32 * matches_), two_.data(), last_weights_.data(),
                  told.first.items.data(), told.ids.items.data(), seed, matches_, choices_.data());
}

std::optional<Problem> GpuNet::choose_any(const BatchArrays& told, std::uint64_t seed) {
    return launch(*code_, "choose_any", blocks_for(matches_), told.first.items.data(), seed,
                  matches_, choices_.data());
}

}  // namespace pakhuis::batch
