#include "python/shared_batch.h"

#include <unistd.h>

#include "codec/format_text.h"
#include "python/memory.h"
#include "python/problems.h"

namespace pakhuis::python {
namespace {

using batch::Batch;
using batch::BatchArrays;
using batch::BatchSetup;
using batch::BatchSizes;

constexpr int kMostThreads = 256;

std::unique_ptr<Batch> make_checked(const Match& start, const BatchSetup& setup) {
    if (setup.threads < 0 || setup.threads > kMostThreads) {
        refuse("wrong-count", "threads",
               codec::format_text("There may be {} at most; 0: as many as there are cores.",
                                  kMostThreads));
    }
    const std::uint64_t wanted = batch_bytes(start, setup);
    if (setup.device == batch::Device::kHost && wanted > free_bytes()) {
        refuse("out-of-memory", "matches",
               codec::format_text("{} matches need about {} MiB, and {} MiB are free.",
                                  setup.matches, wanted >> 20, free_bytes() >> 20));
    }
    const py::gil_scoped_release others;
    return value_of(make_batch(start, setup));
}

// The rows of an array by its name: f(column, shape).
template <class F>
bool with_column(const std::string& name, const BatchArrays& arrays, const BatchSizes& sizes,
                 const F& f) {
    const std::int64_t matches = sizes.matches;
    const auto rows = static_cast<std::int64_t>(arrays.ids.size());
    using Shape = std::vector<std::int64_t>;
    if (name == "seat") return f(arrays.seat, Shape{matches});
    if (name == "player") return f(arrays.player, Shape{matches});
    if (name == "first") return f(arrays.first, Shape{matches + 1});
    if (name == "ids") return f(arrays.ids, Shape{rows});
    if (name == "features") return f(arrays.features, Shape{matches, sizes.features});
    if (name == "action_features") {
        return f(arrays.action_features, Shape{rows, sizes.action_features});
    }
    if (name == "mask") return f(arrays.mask, Shape{matches, sizes.action_ids});
    if (name == "steps") return f(arrays.steps, Shape{matches});
    if (name == "ended") return f(arrays.ended, Shape{matches});
    if (name == "score") return f(arrays.score, Shape{matches, sizes.seats});
    if (name == "share") return f(arrays.share, Shape{matches, sizes.seats});
    return false;
}

std::size_t items_in(const std::vector<std::int64_t>& shape) {
    std::size_t items = 1;
    for (const std::int64_t length : shape) items *= static_cast<std::size_t>(length);
    return items;
}

}  // namespace

SharedBatch::SharedBatch(const Match& start, const BatchSetup& setup)
    : batch_(make_checked(start, setup)),
      sizes_(batch_->sizes()),
      device_(batch_->device() == batch::Device::kHost ? DlDevice{} : DlDevice{kDlCuda, setup.gpu}),
      threads_(batch_->threads()),
      process_(getpid()) {}

SharedBatch::~SharedBatch() {
    // A forked process has no such threads to wait for, and the memory of a GPU is not its own.
    if (process_ != getpid()) static_cast<void>(batch_.release());
}

batch::Batch& SharedBatch::batch() const {
    if (batch_ == nullptr) refuse("closed", "batch", "This batch has been closed.");
    if (process_ != getpid()) {
        refuse("forked", "batch", "A forked process must make a batch of its own.");
    }
    if (busy_) refuse("busy", "batch", "Another thread is using this batch.");
    return *batch_;
}

void SharedBatch::close() {
    if (batch_ == nullptr) return;
    batch();  // refuses while it is busy
    batch_.reset();
}

void SharedBatch::check_match(int match) const {
    if (match >= 0 && match < sizes_.matches) return;
    refuse("unknown-match", "match",
           codec::format_text("{} is not a match from 0 to {}.", match, sizes_.matches - 1));
}

DeviceArray SharedBatch::array(const std::string& name) const {
    std::optional<DeviceArray> out;
    bool wanted = true;
    const bool known =
        with_column(name, batch().arrays(), sizes_, [&](const auto& column, auto shape) {
            const bool listed = name != "first" || batch().arrays().ids.size() > 0;
            wanted = listed && column.size() > 0 && column.size() >= items_in(shape);
            if (wanted) out.emplace(column, std::move(shape), device_);
            return true;
        });
    if (!known) {
        refuse("unknown-name", "array", codec::format_text("There is no array '{}'.", name));
    }
    if (!wanted) {
        refuse("not-wanted", name, codec::format_text("This batch was made without {}.", name));
    }
    return *out;
}

py::array SharedBatch::host(const std::string& name) const {
    const DeviceArray there = array(name);
    py::array out(there.dtype(), there.shape());
    refuse_if(
        batch().read(out.mutable_data(), there.data(), static_cast<std::size_t>(out.nbytes())));
    return out;
}

}  // namespace pakhuis::python
