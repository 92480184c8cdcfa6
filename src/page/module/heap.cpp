// The heap of the module: one thread, no debugging, 64 KB at a time from the browser. The C
// library's heap is 3 KB larger, compressed.
//
// Blocks have one of few sizes, four for each power of two. A freed block waits for the next
// request of its size and is never merged with others, so each size keeps the memory of its busiest
// moment.
#include <array>
#include <bit>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>

extern "C" char __heap_base;  // the linker's: the first byte after the stack and all constants

namespace {

constexpr std::size_t kUnit = 16;
constexpr std::size_t kPage = 65536;
constexpr std::size_t kMostBytes = std::size_t{1} << 30;

// What lies before the bytes of a block. The bytes begin at a multiple of 16.
struct Block {
    std::size_t size;  // its index in `waiting`
    Block* next;       // that waits too
};
static_assert(sizeof(Block) == kUnit / 2);

// 1, 2, … 8 units, then 10, 12, 14, 16, 20, 24, 28, 32, 40 …
struct Size {
    std::size_t index;
    std::size_t bytes;
};
Size size_for(std::size_t bytes) {
    const std::size_t last = (bytes + sizeof(Block) - 1) / kUnit;  // unit, counted from 0
    const int width = std::bit_width(last);
    const int shift = width > 3 ? width - 3 : 0;
    const std::size_t quarter = last >> shift;
    return {static_cast<std::size_t>(shift) * 4 + quarter, ((quarter + 1) << shift) * kUnit};
}

std::array<Block*, 112> waiting;
std::uintptr_t top;  // of the memory in use; the next block begins here
std::uintptr_t end;  // of the memory that the browser gave

Block* new_block(std::size_t bytes) {
    if (top == 0) {
        const auto base = reinterpret_cast<std::uintptr_t>(&__heap_base);
        top = (base + kUnit - 1) / kUnit * kUnit + kUnit - sizeof(Block);
        end = __builtin_wasm_memory_size(0) * kPage;
    }
    if (bytes > end - top) {
        const std::size_t pages = (bytes - (end - top) + kPage - 1) / kPage;
        if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return nullptr;
        end += pages * kPage;
    }
    auto* const block = reinterpret_cast<Block*>(top);
    top += bytes;
    return block;
}

}  // namespace

extern "C" {

void* malloc(std::size_t bytes) {
    if (bytes > kMostBytes) return nullptr;
    const Size size = size_for(bytes);
    Block*& first = waiting[size.index];
    Block* block = first;
    if (block != nullptr) {
        first = block->next;
    } else {
        block = new_block(size.bytes);
        if (block == nullptr) return nullptr;
        block->size = size.index;
    }
    return block + 1;
}

void free(void* bytes) {
    if (bytes == nullptr) return;
    Block* const block = static_cast<Block*>(bytes) - 1;
    block->next = waiting[block->size];
    waiting[block->size] = block;
}

void* calloc(std::size_t count, std::size_t size) {
    const std::uint64_t bytes = std::uint64_t{count} * size;
    if (bytes > kMostBytes) return nullptr;
    void* const out = malloc(static_cast<std::size_t>(bytes));
    if (out != nullptr) std::memset(out, 0, static_cast<std::size_t>(bytes));
    return out;
}

// `operator new` for types that need more than 16: there are none.
void* aligned_alloc(std::size_t alignment, std::size_t bytes) {
    return alignment > kUnit ? nullptr : malloc(bytes);
}
int posix_memalign(void** out, std::size_t alignment, std::size_t bytes) {
    *out = aligned_alloc(alignment, bytes);
    return *out == nullptr ? ENOMEM : 0;
}
}
