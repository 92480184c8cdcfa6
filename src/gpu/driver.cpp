#include "gpu/driver.h"

#include "codec/format_text.h"

namespace pakhuis::gpu {
namespace {

// The functions with `_v2` are those of every driver that is in use; the names without are older.
bool find_all(Driver& d) {
    const Library& all = d.library;
    return all.find(d.init, "cuInit") && all.find(d.device_count, "cuDeviceGetCount") &&
           all.find(d.device, "cuDeviceGet") && all.find(d.device_name, "cuDeviceGetName") &&
           all.find(d.device_attribute, "cuDeviceGetAttribute") &&
           all.find(d.retain_context, "cuDevicePrimaryCtxRetain") &&
           all.find(d.release_context, "cuDevicePrimaryCtxRelease_v2") &&
           all.find(d.set_context, "cuCtxSetCurrent") && all.find(d.limit, "cuCtxGetLimit") &&
           all.find(d.set_limit, "cuCtxSetLimit") && all.find(d.wait, "cuCtxSynchronize") &&
           all.find(d.free_memory, "cuMemGetInfo_v2") && all.find(d.allocate, "cuMemAlloc_v2") &&
           all.find(d.release, "cuMemFree_v2") && all.find(d.write, "cuMemcpyHtoD_v2") &&
           all.find(d.read, "cuMemcpyDtoH_v2") && all.find(d.fill, "cuMemsetD8_v2") &&
           all.find(d.load_code, "cuModuleLoadData") && all.find(d.unload_code, "cuModuleUnload") &&
           all.find(d.function, "cuModuleGetFunction") &&
           all.find(d.function_attribute, "cuFuncGetAttribute") &&
           all.find(d.launch, "cuLaunchKernel") && all.find(d.error_text, "cuGetErrorString");
}

}  // namespace

std::string Driver::text(Status status) const {
    const char* words = nullptr;
    if (error_text(status, &words) == 0 && words != nullptr) return words;
    return codec::format_text("error {}", status);
}

std::optional<Problem> Driver::problem(const char* place, Status status) const {
    if (status == 0) return std::nullopt;
    return Problem{"gpu-failed", place,
                   codec::format_text("The driver of the GPU says: {}.", text(status))};
}

Result<std::shared_ptr<const Driver>> load_driver() {
    auto driver = std::shared_ptr<Driver>(new Driver({"libcuda.so.1", "libcuda.so"}));
    if (!driver->library.loaded()) {
        return fail("no-gpu", "libcuda.so.1", "NVIDIA's driver is not installed on this machine.");
    }
    if (!find_all(*driver)) {
        return fail("no-gpu", driver->library.name(), "NVIDIA's driver is too old.");
    }
    if (const Status status = driver->init(0); status != 0) {
        return fail(
            "no-gpu", driver->library.name(),
            codec::format_text("NVIDIA's driver does not start: {}.", driver->text(status)));
    }
    return driver;
}

}  // namespace pakhuis::gpu
