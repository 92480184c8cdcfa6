// A small net on a GPU (batch/small_net.h): two layers of 256 over the features of a view, and a
// number for each legal action. It is compiled for a GPU alone, and knows no game.
#pragma once

#include <cstdint>

#include "base/rng.h"

namespace pakhuis::batch::device {

constexpr int kHidden = 256;
constexpr int kRows = 64;      // of the outputs that a block makes
constexpr int kColumns = 128;  // likewise
constexpr int kDeep = 16;      // inputs at a time
constexpr int kThreads = 256;  // of a block; each makes 8 rows of 4 columns

// out = max(0, in × weights), for rows × 256 outputs. Weights: inputs × 256.
template <class In>
void dense(const In* in, const float* weights, float* out, int rows, int inputs) {
    __shared__ float part[kDeep][kRows];
    __shared__ float weight[kDeep][kColumns];
    const int me = static_cast<int>(threadIdx.x);
    const int first_row = static_cast<int>(blockIdx.x) / 2 * kRows;
    const int first_column = static_cast<int>(blockIdx.x) % 2 * kColumns;
    const int my_row = me / 32 * 8;
    const int my_column = me % 32 * 4;
    float sum[8][4] = {};
    for (int deep = 0; deep < inputs; deep += kDeep) {
        for (int i = me; i < kRows * kDeep; i += kThreads) {
            const int row = first_row + i / kDeep;
            const int k = deep + i % kDeep;
            const bool there = row < rows && k < inputs;
            part[i % kDeep][i / kDeep] =
                there ? static_cast<float>(in[static_cast<std::size_t>(row) * inputs + k]) : 0.0F;
        }
        for (int i = me; i < kColumns * kDeep; i += kThreads) {
            const int k = deep + i / kColumns;
            weight[i / kColumns][i % kColumns] =
                k < inputs ? weights[k * kHidden + first_column + i % kColumns] : 0.0F;
        }
        __syncthreads();
        for (int k = 0; k < kDeep; ++k) {
            for (int r = 0; r < 8; ++r) {
                for (int c = 0; c < 4; ++c) {
                    sum[r][c] += part[k][my_row + r] * weight[k][my_column + c];
                }
            }
        }
        __syncthreads();
    }
    for (int r = 0; r < 8; ++r) {
        const int row = first_row + my_row + r;
        if (row >= rows) continue;
        float* to = out + static_cast<std::size_t>(row) * kHidden + first_column + my_column;
        for (int c = 0; c < 4; ++c) to[c] = sum[r][c] > 0 ? sum[r][c] : 0.0F;
    }
}

// A warp for each match: one of its legal actions, by the softmax of hidden × head[id].
inline void choose(const float* hidden, const float* head, const std::int32_t* first,
                   const std::int32_t* ids, std::uint64_t seed, int matches,
                   std::int32_t* choices) {
    const int match = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) / 32;
    const int me = static_cast<int>(threadIdx.x) % 32;
    if (match >= matches) return;
    const float* own = hidden + static_cast<std::size_t>(match) * kHidden;
    float best = 0;
    int choice = -1;
    for (int i = first[match]; i < first[match + 1]; ++i) {
        const float* to = head + static_cast<std::size_t>(ids[i]) * kHidden;
        float sum = 0;
        for (int k = me; k < kHidden; k += 32) sum += own[k] * to[k];
        for (int far = 16; far > 0; far /= 2) sum += __shfl_xor_sync(~0U, sum, far);
        const float even =  // 0 … 1
            (static_cast<float>(mix64(seed ^ mix64(static_cast<std::uint64_t>(i))) >> 41) + 0.5F) /
            8388608.0F;
        const float value = sum - logf(-logf(even));
        if (choice >= 0 && value <= best) continue;
        best = value;
        choice = i - first[match];
    }
    if (me == 0) choices[match] = choice;
}

// Each legal action is equally likely. A thread for each match.
inline void choose_any(const std::int32_t* first, std::uint64_t seed, int matches,
                       std::int32_t* choices) {
    const int match = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (match >= matches) return;
    Rng rng(mix64(seed) + static_cast<std::uint64_t>(match));
    choices[match] = rng.below(first[match + 1] - first[match]);
}

}  // namespace pakhuis::batch::device

extern "C" {
__global__ void first_layer(const std::int16_t* in, const float* weights, float* out, int rows,
                            int inputs) {
    pakhuis::batch::device::dense(in, weights, out, rows, inputs);
}
__global__ void second_layer(const float* in, const float* weights, float* out, int rows,
                             int inputs) {
    pakhuis::batch::device::dense(in, weights, out, rows, inputs);
}
__global__ void choose(const float* hidden, const float* head, const std::int32_t* first,
                       const std::int32_t* ids, std::uint64_t seed, int matches,
                       std::int32_t* choices) {
    pakhuis::batch::device::choose(hidden, head, first, ids, seed, matches, choices);
}
__global__ void choose_any(const std::int32_t* first, std::uint64_t seed, int matches,
                           std::int32_t* choices) {
    pakhuis::batch::device::choose_any(first, seed, matches, choices);
}
}
