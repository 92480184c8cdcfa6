// The files that a GPU compiles, as texts in the program (cmake/device_sources.cmake): the rules,
// the bots and the kernels.
#pragma once

#include <span>

#include "gpu/gpu.h"

namespace pakhuis::batch {

extern const std::span<const gpu::SourceFile> kDeviceSources;

// The kernels of a game: its files, its bots' where `bots`, and batch/device/kernels.h.
gpu::Unit device_unit(std::string_view game, bool bots);
// The small net of batch/device/small_net.h.
gpu::Unit net_unit();

}  // namespace pakhuis::batch
