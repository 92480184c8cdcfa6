// How long writes take in a store that writes to a disk.
#pragma once

#include "base/histogram.h"

namespace pakhuis::store {

struct WriteTimes {
    Histogram queue;       // a batch, until its transaction begins
    Histogram commit;      // a batch, its transaction with the sync
    Histogram checkpoint;  // a checkpoint that later batches wait for
};

}  // namespace pakhuis::store
