// The small net on a GPU (small_net.h, device/small_net.h), and random choices there.
#pragma once

#include <cstdint>
#include <memory>

#include "batch/batch.h"
#include "batch/gpu_room.h"
#include "batch/small_net.h"

namespace pakhuis::batch {

class GpuNet {
  public:
    // For batches of so many matches on this GPU. Problems: as of make_batch.
    static Result<std::unique_ptr<GpuNet>> make(int gpu, const NetWeights& weights, int matches);

    // For each match the place of a legal action in its list, in the memory of the GPU.
    std::optional<Problem> choose(const BatchArrays& told, std::uint64_t seed);
    // The same at random, without the net.
    std::optional<Problem> choose_any(const BatchArrays& told, std::uint64_t seed);
    const std::int32_t* choices() const { return choices_.data(); }

  private:
    GpuNet(std::shared_ptr<const gpu::Gpu> gpu, std::shared_ptr<const gpu::GpuCode> code,
           int inputs, int matches)
        : gpu_(std::move(gpu)), code_(std::move(code)), inputs_(inputs), matches_(matches) {}

    std::optional<Problem> upload(const NetWeights& weights);

    std::shared_ptr<const gpu::Gpu> gpu_;
    std::shared_ptr<const gpu::GpuCode> code_;
    int inputs_;
    int matches_;
    GpuRoom<float> first_weights_, second_weights_, last_weights_;
    GpuRoom<float> one_, two_;  // the hidden layers of all matches
    GpuRoom<std::int32_t> choices_;
};

}  // namespace pakhuis::batch
