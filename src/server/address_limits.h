// Limits for one address, over all its requests and sockets. Thread-safe. Addresses are groups
// (address_group.h).
#pragma once

#include <mutex>
#include <string>
#include <unordered_map>

#include "server/limits.h"

namespace pakhuis::server {

// A bucket for each address. Not thread-safe.
class AddressBuckets {
  public:
    static constexpr std::size_t kMost = 10'000;

    explicit AddressBuckets(double rate) : rate_(rate), crowd_(rate) {}

    Bucket& of(const std::string& address, std::int64_t now) {
        const auto found = buckets_.find(address);
        if (found != buckets_.end()) return found->second;
        if (buckets_.size() >= kMost) forget_full(now);
        if (buckets_.size() >= kMost) return crowd_;
        return buckets_.try_emplace(address, rate_).first->second;
    }
    std::size_t size() const { return buckets_.size(); }

  private:
    // A full bucket is the same as a new one. Others stay: who sends from many addresses can't make
    // the server forget what they have used.
    void forget_full(std::int64_t now) {
        constexpr std::int64_t kInterval = 1'000;
        if (now - last_sweep_ < kInterval) return;
        last_sweep_ = now;
        std::erase_if(buckets_, [now](auto& entry) { return entry.second.full(now); });
    }

    const double rate_;
    Bucket crowd_;  // shared by new addresses while there are too many
    std::unordered_map<std::string, Bucket> buckets_;
    std::int64_t last_sweep_ = -1'000;
};

class AddressLimits {
  public:
    // Uses the steady time of the clock: it does not matter when somebody sets the clock.
    AddressLimits(const Limits& limits, const host::Clock& clock)
        : limits_(limits),
          clock_(clock),
          requests_(limits.requests_per_second),
          messages_(limits.messages_per_address) {}

    // Whether an address may send one more request, or one more message over all its sockets. Takes
    // the cost of it.
    bool allow_request(const std::string& address, double cost = 1) {
        return take(requests_, address, cost);
    }
    bool allow_message(const std::string& address, double cost = 1) {
        return take(messages_, address, cost);
    }
    // More cost of a request or message that was allowed.
    void charge_request(const std::string& address, double cost) {
        charge(requests_, address, cost);
    }
    void charge_message(const std::string& address, double cost) {
        charge(messages_, address, cost);
    }
    // Whether it may open one more socket. The socket counts until `close`.
    bool open(const std::string& address) {
        const std::lock_guard lock(mutex_);
        int& count = sockets_[address];
        if (count >= limits_.connections_per_address) return false;
        ++count;
        ++open_;
        return true;
    }
    void close(const std::string& address) {
        const std::lock_guard lock(mutex_);
        --open_;
        if (--sockets_[address] <= 0) sockets_.erase(address);
    }
    // The number of open sockets of all addresses.
    int open_sockets() const {
        const std::lock_guard lock(mutex_);
        return open_;
    }

  private:
    bool take(AddressBuckets& buckets, const std::string& address, double cost) {
        const std::int64_t now = clock_.steady_ms();
        const std::lock_guard lock(mutex_);
        return buckets.of(address, now).take(cost, now);
    }
    void charge(AddressBuckets& buckets, const std::string& address, double cost) {
        const std::int64_t now = clock_.steady_ms();
        const std::lock_guard lock(mutex_);
        buckets.of(address, now).charge(cost, now);
    }

    const Limits limits_;
    const host::Clock& clock_;
    mutable std::mutex mutex_;  // guards all below
    AddressBuckets requests_;
    AddressBuckets messages_;
    std::unordered_map<std::string, int> sockets_;  // by address
    int open_ = 0;
};

}  // namespace pakhuis::server
