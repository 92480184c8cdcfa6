// The address that each guest used last, since the start. It is kept in memory only. Thread-safe.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>

namespace pakhuis::server {

class GuestAddresses {
  public:
    // Remembers at least the guests of the last `enough` calls, at most twice as many.
    explicit GuestAddresses(std::size_t enough = 50'000) : enough_(enough) {}

    void note(const std::string& guest, const std::string& address) {
        const std::lock_guard lock(mutex_);
        keep(guest, address);
    }
    // Empty: not known. A guest who is asked for is remembered longer.
    std::string of(const std::string& guest) {
        const std::lock_guard lock(mutex_);
        if (const auto found = recent_.find(guest); found != recent_.end()) return found->second;
        const auto found = earlier_.find(guest);
        if (found == earlier_.end()) return {};
        const std::string address = found->second;
        keep(guest, address);
        return address;
    }

  private:
    void keep(const std::string& guest, const std::string& address) {
        recent_[guest] = address;
        if (recent_.size() >= enough_) earlier_ = std::exchange(recent_, {});
    }

    const std::size_t enough_;
    std::mutex mutex_;  // guards all below
    std::unordered_map<std::string, std::string> recent_;
    std::unordered_map<std::string, std::string> earlier_;
};

}  // namespace pakhuis::server
