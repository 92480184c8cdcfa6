// Kernels of the policy: a warp for each decision. FEATURES and HIDDEN are defined by choosing.py.
//
// The actions of a decision lie side by side in lists of all actions: those of decision r are
// first[r] … first[r + 1] − 1. `rows` has a row of features for each action, `ids` its id. Its
// logit is  rows · weights[r] + id_rows[id] · hidden[r] + id_bias[id].

constexpr int kLanes = 32;
constexpr int kPerLane = (FEATURES + kLanes - 1) / kLanes;
constexpr int kHiddenPerLane = HIDDEN / kLanes;

__device__ int decision() {
    return (blockIdx.x * blockDim.x + threadIdx.x) / kLanes;
}
__device__ int lane() {
    return threadIdx.x % kLanes;
}
__device__ float sum_of_warp(float x) {
    for (int step = 16; step > 0; step /= 2) x += __shfl_xor_sync(~0u, x, step);
    return x;
}
__device__ float most_of_warp(float x) {
    for (int step = 16; step > 0; step /= 2) x = fmaxf(x, __shfl_xor_sync(~0u, x, step));
    return x;
}
// A number above 0 and below 1, from the seed and two more.
__device__ float uniform(unsigned long long seed, unsigned a, unsigned b) {
    unsigned long long x = seed + a * 0x9e3779b97f4a7c15ULL + b * 0xd1342543de82ef95ULL;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    x ^= x >> 31;
    return ((unsigned)(x >> 40) + 0.5f) / 16777216.0f;
}

struct Softmax {
    float most, total;
    __device__ float log_of(float logit) const { return logit - most - logf(total); }
};
__device__ Softmax softmax_of(const float* logits, int from, int to) {
    float most = -1e30f;
    for (int i = from + lane(); i < to; i += kLanes) most = fmaxf(most, logits[i]);
    most = most_of_warp(most);
    float total = 0;
    for (int i = from + lane(); i < to; i += kLanes) total += expf(logits[i] - most);
    return {most, sum_of_warp(total)};
}

extern "C" __global__ void tell_logits(int decisions, const int* first, const int* ids,
                                       const short* rows, const float* hidden,
                                       const float* weights, const float* id_rows,
                                       const float* id_bias, float* logits) {
    const int r = decision();
    if (r >= decisions) return;
    float w[kPerLane], h[kHiddenPerLane];
    for (int k = 0; k < kPerLane; ++k) {
        const int at = lane() + kLanes * k;
        w[k] = at < FEATURES ? weights[(size_t)r * FEATURES + at] : 0;
    }
    for (int k = 0; k < kHiddenPerLane; ++k) {
        h[k] = hidden[(size_t)r * HIDDEN + lane() + kLanes * k];
    }
    for (int i = first[r]; i < first[r + 1]; ++i) {
        float sum = 0;
        for (int k = 0; k < kPerLane; ++k) {
            const int at = lane() + kLanes * k;
            if (at < FEATURES) sum += rows[(size_t)i * FEATURES + at] * w[k];
        }
        for (int k = 0; k < kHiddenPerLane; ++k) {
            sum += id_rows[(size_t)ids[i] * HIDDEN + lane() + kLanes * k] * h[k];
        }
        sum = sum_of_warp(sum);
        if (lane() == 0) logits[i] = sum + id_bias[ids[i]];
    }
}

// A draw by softmax(warmth · logits), or the best logit where `warmth` is negative: its place in
// the list, and the logarithm of its probability by softmax(logits).
extern "C" __global__ void choose(int decisions, const int* first, const float* logits,
                                  const float* warmth, unsigned long long seed, int* place,
                                  float* log_chance) {
    const int r = decision();
    if (r >= decisions) return;
    const int from = first[r], to = first[r + 1];
    const Softmax softmax = softmax_of(logits, from, to);
    float best = -1e30f;
    int at = from;
    for (int i = from + lane(); i < to; i += kLanes) {
        // The largest of logits with Gumbel noise is a draw by softmax.
        const float noise = -logf(-logf(uniform(seed, r, i - from)));
        const float key = warmth[r] < 0 ? logits[i] : warmth[r] * logits[i] + noise;
        if (key > best) {
            best = key;
            at = i;
        }
    }
    for (int step = 16; step > 0; step /= 2) {
        const float other = __shfl_xor_sync(~0u, best, step);
        const int its = __shfl_xor_sync(~0u, at, step);
        if (other > best || (other == best && its < at)) {
            best = other;
            at = its;
        }
    }
    if (lane() == 0) {
        place[r] = at - from;
        log_chance[r] = softmax.log_of(logits[at]);
    }
}

// What the loss rises by with each logit. The loss of a decision, times its share in the mean:
//   − min(ratio · gain, clamp(ratio, 1 ± clip) · gain) − spread · entropy,
// with ratio = the probability of the choice now to that when it was made. With a negative `clip`
// it is  − gain · log(the probability of the choice): imitation.
extern "C" __global__ void slopes_of_logits(int decisions, const int* first, const float* logits,
                                            const int* place, const float* log_before,
                                            const float* gain, const float* share, float clip,
                                            float spread, float* slopes, float* entropy,
                                            float* log_ratio) {
    const int r = decision();
    if (r >= decisions) return;
    const int from = first[r], to = first[r + 1];
    const Softmax softmax = softmax_of(logits, from, to);
    float sum = 0;
    for (int i = from + lane(); i < to; i += kLanes) {
        const float log_p = softmax.log_of(logits[i]);
        sum -= expf(log_p) * log_p;
    }
    sum = sum_of_warp(sum);
    const int chosen = from + place[r];
    const float change = softmax.log_of(logits[chosen]) - log_before[r];
    const float ratio = expf(change);
    const bool outside = gain[r] > 0 ? ratio > 1 + clip : ratio < 1 - clip;
    const float pull = clip < 0 ? -gain[r] : outside ? 0 : -gain[r] * ratio;
    for (int i = from + lane(); i < to; i += kLanes) {
        const float log_p = softmax.log_of(logits[i]);
        const float p = expf(log_p);
        slopes[i] = share[r] * (pull * ((i == chosen) - p) + spread * p * (log_p + sum));
    }
    if (lane() == 0) {
        entropy[r] = sum;
        log_ratio[r] = change;
    }
}

// The same for what the logits were made of. `of_id_rows` and `of_id_bias` are added to.
extern "C" __global__ void slopes_of_parts(int decisions, const int* first, const int* ids,
                                           const short* rows, const float* hidden,
                                           const float* id_rows, const float* slopes,
                                           float* of_hidden, float* of_weights, float* of_id_rows,
                                           float* of_id_bias) {
    const int r = decision();
    if (r >= decisions) return;
    float w[kPerLane] = {}, h[kHiddenPerLane] = {};
    for (int i = first[r]; i < first[r + 1]; ++i) {
        const float slope = slopes[i];
        if (slope == 0) continue;
        for (int k = 0; k < kPerLane; ++k) {
            const int at = lane() + kLanes * k;
            if (at < FEATURES) w[k] += slope * rows[(size_t)i * FEATURES + at];
        }
        for (int k = 0; k < kHiddenPerLane; ++k) {
            const int at = lane() + kLanes * k;
            h[k] += slope * id_rows[(size_t)ids[i] * HIDDEN + at];
            atomicAdd(&of_id_rows[(size_t)ids[i] * HIDDEN + at],
                      slope * hidden[(size_t)r * HIDDEN + at]);
        }
        if (lane() == 0) atomicAdd(&of_id_bias[ids[i]], slope);
    }
    for (int k = 0; k < kPerLane; ++k) {
        const int at = lane() + kLanes * k;
        if (at < FEATURES) of_weights[(size_t)r * FEATURES + at] = w[k];
    }
    for (int k = 0; k < kHiddenPerLane; ++k) {
        of_hidden[(size_t)r * HIDDEN + lane() + kLanes * k] = h[k];
    }
}
