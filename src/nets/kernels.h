// The loops of inference.h for the registers of this processor. All give the same numbers.
#pragma once

#include <span>

#include "nets/inference.h"

namespace pakhuis::nets {

// Those that this processor can run, the fastest last. The first is the plain one.
std::span<const Kernels> all_kernels();
// The fastest.
const Kernels& kernels();

}  // namespace pakhuis::nets
