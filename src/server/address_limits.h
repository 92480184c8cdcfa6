// Limits for one address, over all its requests and sockets. Thread-safe.
#pragma once

#include <mutex>
#include <string>
#include <unordered_map>

#include "server/limits.h"

namespace pakhuis::server {

class AddressLimits {
  public:
    explicit AddressLimits(const Limits& limits) : limits_(limits) {}

    // Whether an address may send one more request, or one more message over all its sockets.
    bool allow_request(const std::string& address, std::int64_t now) {
        return take(requests_, address, limits_.requests_per_second, now);
    }
    bool allow_message(const std::string& address, std::int64_t now) {
        return take(messages_, address, limits_.messages_per_address, now);
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
    using Buckets = std::unordered_map<std::string, Bucket>;  // by address

    bool take(Buckets& buckets, const std::string& address, double rate, std::int64_t now) {
        constexpr std::size_t kMost = 10'000;
        const std::lock_guard lock(mutex_);
        if (buckets.size() > kMost) buckets.clear();
        return buckets.try_emplace(address, rate).first->second.take(now);
    }

    const Limits limits_;
    mutable std::mutex mutex_;  // guards all below
    Buckets requests_;
    Buckets messages_;
    std::unordered_map<std::string, int> sockets_;  // by address
    int open_ = 0;
};

}  // namespace pakhuis::server
