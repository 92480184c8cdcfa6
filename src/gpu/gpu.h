// A graphics processor for computing, found at run time: the driver and the compiler NVRTC are
// loaded when they are asked for, so a build needs neither, and a machine without them gets a
// sentence.
//
//   open_gpu ──► Gpu ──► GpuBlock            memory of the device
//                 └────► GpuCode ──► launch  kernels, compiled from sources in memory
//
// All calls are in order, on the device's default stream, as those of other libraries in the same
// process: what they have begun before is done before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "codec/problem.h"

namespace pakhuis::gpu {

struct Driver;
struct Compiler;

class Gpu;

// Memory of a device. It is given back with the last owner.
class GpuBlock {
  public:
    GpuBlock(std::shared_ptr<const Gpu> gpu, std::uintptr_t address, std::size_t size);
    ~GpuBlock();
    GpuBlock(const GpuBlock&) = delete;
    GpuBlock& operator=(const GpuBlock&) = delete;

    void* data() const { return reinterpret_cast<void*>(address_); }
    std::size_t size() const { return size_; }

  private:
    std::shared_ptr<const Gpu> gpu_;
    std::uintptr_t address_;
    std::size_t size_;
};

class Gpu : public std::enable_shared_from_this<Gpu> {
  public:
    // Made by open_gpu.
    Gpu(std::shared_ptr<const Driver> driver, int index, int device);
    ~Gpu();
    Gpu(const Gpu&) = delete;
    Gpu& operator=(const Gpu&) = delete;

    int index() const { return index_; }
    const std::string& name() const { return name_; }
    int architecture() const { return architecture_; }  // 90 for sm_90

    // Problems: no-gpu-memory. Its bytes are zero.
    Result<std::shared_ptr<GpuBlock>> allocate(std::size_t size) const;
    // Problems: gpu-failed. All of them wait until what was begun before is done.
    std::optional<Problem> write(void* to, const void* from, std::size_t size) const;
    std::optional<Problem> read(void* to, const void* from, std::size_t size) const;
    std::optional<Problem> clear(void* to, std::size_t size) const;
    std::optional<Problem> wait() const;
    // Gives each thread at least so much stack. A compiler does not know what recursion needs.
    std::optional<Problem> need_stack(std::size_t bytes) const;

    const Driver& driver() const { return *driver_; }
    // Called once, by open_gpu.
    std::optional<Problem> open();
    // Makes this device the one of the calling thread.
    std::optional<Problem> enter() const;

  private:
    std::shared_ptr<const Driver> driver_;
    int index_;
    int device_;
    int architecture_ = 0;
    void* context_ = nullptr;
    std::string name_;
};

// Problems: no-gpu (no driver, no such device).
Result<std::shared_ptr<const Gpu>> open_gpu(int index);

// A source file, by the name under which others include it.
struct SourceFile {
    std::string_view name;
    std::string_view text;
};

struct Unit {
    std::string name;  // for messages: "carts"
    std::string text;  // what is compiled
    std::span<const SourceFile> files;
    bool quick = false;  // compile at once rather than well: code that is large and seldom run
};

struct LaunchSize {
    unsigned blocks = 1;
    unsigned threads = 1;  // of each block
};

// A compiled unit on a device.
class GpuCode {
  public:
    GpuCode(std::shared_ptr<const Gpu> gpu, void* code);
    ~GpuCode();
    GpuCode(const GpuCode&) = delete;
    GpuCode& operator=(const GpuCode&) = delete;

    // `arguments`: the address of each. Problems: gpu-failed.
    std::optional<Problem> launch(const char* kernel, LaunchSize size,
                                  std::span<void* const> arguments) const;

    // Per thread: what the compiler gave the kernel.
    struct Needs {
        int registers = 0;
        int local_bytes = 0;
    };
    Needs needs(const char* kernel) const;

  private:
    std::shared_ptr<const Gpu> gpu_;
    void* code_;
};

// Compiles a unit, or finds it in the cache: the machine code is kept in `compiled_folder()` by the
// hash of all that made it. Problems: no-compiler, gpu-compile, gpu-failed.
Result<std::shared_ptr<const GpuCode>> load_code(const std::shared_ptr<const Gpu>& gpu,
                                                 const Unit& unit);
// The compilation alone, for an architecture as 90.
Result<std::string> compile(const Unit& unit, int architecture);

// $XDG_CACHE_HOME/pakhuis or ~/.cache/pakhuis; empty: there is no such place, and nothing is kept.
std::string compiled_folder();

}  // namespace pakhuis::gpu
