// Whether a batch has room in this machine's memory. Without this check the kernel ends a process
// that asks for too much, and Python with it.
#pragma once

#include <cstdint>

#include "batch/batch.h"

namespace pakhuis::python {

// An estimate: bytes on the host of a batch of this setup.
std::uint64_t batch_bytes(const Match& start, const batch::BatchSetup& setup);
// The bytes that may be used now; as much as there can be where the system does not tell.
std::uint64_t free_bytes();

}  // namespace pakhuis::python
