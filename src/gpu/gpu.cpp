#include "gpu/gpu.h"

#include <array>

#include "codec/format_text.h"
#include "gpu/driver.h"

namespace pakhuis::gpu {
namespace {

// Numbers of CUdevice_attribute and CUfunction_attribute.
constexpr int kMajor = 75;
constexpr int kMinor = 76;
constexpr int kLocalBytes = 3;
constexpr int kRegisters = 4;
// Of CUlimit.
constexpr int kStackLimit = 0;

int attribute_of(const Driver& driver, int attribute, int device) {
    int value = 0;
    driver.device_attribute(&value, attribute, device);
    return value;
}

Address address_of(const void* data) {
    return static_cast<Address>(reinterpret_cast<std::uintptr_t>(data));
}

std::string megabytes(std::size_t bytes) {
    return codec::format_text("{} MB", (bytes + 999'999) / 1'000'000);
}

}  // namespace

Gpu::Gpu(std::shared_ptr<const Driver> driver, int index, int device)
    : driver_(std::move(driver)),
      index_(index),
      device_(device),
      architecture_(10 * attribute_of(*driver_, kMajor, device) +
                    attribute_of(*driver_, kMinor, device)) {
    std::array<char, 128> name{};
    driver_->device_name(name.data(), static_cast<int>(name.size()) - 1, device);
    name_ = name.data();
}

Gpu::~Gpu() {
    if (context_ != nullptr) driver_->release_context(device_);
}

std::optional<Problem> Gpu::enter() const {
    return driver_->problem("context", driver_->set_context(context_));
}

Result<std::shared_ptr<GpuBlock>> Gpu::allocate(std::size_t size) const {
    if (auto problem = enter()) return Failure(*problem);
    Address address = 0;
    const Status status = driver_->allocate(&address, size > 0 ? size : 1);
    if (status == kOutOfMemory) {
        std::size_t free = 0;
        std::size_t all = 0;
        driver_->free_memory(&free, &all);
        return fail("no-gpu-memory", name_,
                    codec::format_text("{} of memory are needed there, but only {} are free.",
                                       megabytes(size), megabytes(free)));
    }
    if (auto problem = driver_->problem("allocate", status)) return Failure(*problem);
    auto block =
        std::make_shared<GpuBlock>(shared_from_this(), static_cast<std::uintptr_t>(address), size);
    if (auto problem = clear(block->data(), size)) return Failure(*problem);
    return block;
}

std::optional<Problem> Gpu::write(void* to, const void* from, std::size_t size) const {
    if (size == 0) return std::nullopt;
    if (auto problem = enter()) return problem;
    return driver_->problem("write", driver_->write(address_of(to), from, size));
}

std::optional<Problem> Gpu::read(void* to, const void* from, std::size_t size) const {
    if (size == 0) return std::nullopt;
    if (auto problem = enter()) return problem;
    return driver_->problem("read", driver_->read(to, address_of(from), size));
}

std::optional<Problem> Gpu::clear(void* to, std::size_t size) const {
    if (size == 0) return std::nullopt;
    if (auto problem = enter()) return problem;
    return driver_->problem("clear", driver_->fill(address_of(to), 0, size));
}

std::optional<Problem> Gpu::wait() const {
    if (auto problem = enter()) return problem;
    return driver_->problem("wait", driver_->wait());
}

std::optional<Problem> Gpu::need_stack(std::size_t bytes) const {
    if (auto problem = enter()) return problem;
    std::size_t now = 0;
    if (auto problem = driver_->problem("stack", driver_->limit(&now, kStackLimit))) return problem;
    if (now >= bytes) return std::nullopt;
    return driver_->problem("stack", driver_->set_limit(kStackLimit, bytes));
}

std::optional<Problem> Gpu::open() {
    if (auto problem = driver_->problem("context", driver_->retain_context(&context_, device_))) {
        return problem;
    }
    return enter();
}

Result<std::shared_ptr<const Gpu>> open_gpu(int index) {
    auto driver = load_driver();
    if (!driver) return Failure(driver.error());
    int count = 0;
    if (auto problem = (*driver)->problem("devices", (*driver)->device_count(&count))) {
        return Failure(*problem);
    }
    if (index < 0 || index >= count) {
        return fail("no-gpu", codec::format_text("gpu {}", index),
                    codec::format_text("This machine has {} GPUs, counted from 0.", count));
    }
    int device = 0;
    if (auto problem = (*driver)->problem("devices", (*driver)->device(&device, index))) {
        return Failure(*problem);
    }
    auto gpu = std::make_shared<Gpu>(*driver, index, device);
    if (auto problem = gpu->open()) return Failure(*problem);
    return gpu;
}

GpuBlock::GpuBlock(std::shared_ptr<const Gpu> gpu, std::uintptr_t address, std::size_t size)
    : gpu_(std::move(gpu)), address_(address), size_(size) {}

GpuBlock::~GpuBlock() {
    if (!gpu_->enter()) gpu_->driver().release(static_cast<Address>(address_));
}

GpuCode::GpuCode(std::shared_ptr<const Gpu> gpu, void* code) : gpu_(std::move(gpu)), code_(code) {}

GpuCode::~GpuCode() {
    if (!gpu_->enter()) gpu_->driver().unload_code(code_);
}

std::optional<Problem> GpuCode::launch(const char* kernel, LaunchSize size,
                                       std::span<void* const> arguments) const {
    if (auto problem = gpu_->enter()) return problem;
    const Driver& driver = gpu_->driver();
    void* function = nullptr;
    if (auto problem = driver.problem(kernel, driver.function(&function, code_, kernel))) {
        return problem;
    }
    const Status status = driver.launch(function, size.blocks, 1, 1, size.threads, 1, 1, 0, nullptr,
                                        const_cast<void**>(arguments.data()), nullptr);
    return driver.problem(kernel, status);
}

GpuCode::Needs GpuCode::needs(const char* kernel) const {
    const Driver& driver = gpu_->driver();
    void* function = nullptr;
    Needs needs;
    if (gpu_->enter() || driver.function(&function, code_, kernel) != 0) return needs;
    driver.function_attribute(&needs.registers, kRegisters, function);
    driver.function_attribute(&needs.local_bytes, kLocalBytes, function);
    return needs;
}

}  // namespace pakhuis::gpu
