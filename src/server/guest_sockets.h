// The open sockets of each guest, to close them when the guest logs out. Thread-safe.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/net.h"

namespace pakhuis::server {

class GuestSockets {
  public:
    void add(const std::string& guest, const std::shared_ptr<Socket>& socket) {
        const std::lock_guard lock(mutex_);
        open_.emplace(guest, socket);
    }
    // Forgets the guest's sockets that no longer exist, and this one.
    void remove(const std::string& guest, const std::shared_ptr<Socket>& socket) {
        const std::lock_guard lock(mutex_);
        const auto [first, last] = open_.equal_range(guest);
        for (auto it = first; it != last;) {
            const auto open = it->second.lock();
            it = !open || open == socket ? open_.erase(it) : std::next(it);
        }
    }
    void close_all(const std::string& guest, const std::string& reason) {
        std::vector<std::shared_ptr<Socket>> found;
        {
            const std::lock_guard lock(mutex_);
            const auto [first, last] = open_.equal_range(guest);
            for (auto it = first; it != last; ++it) {
                if (auto open = it->second.lock()) found.push_back(std::move(open));
            }
        }
        for (const auto& socket : found) socket->close(Socket::CloseCode::kPolicy, reason);
    }

  private:
    std::mutex mutex_;
    // By guest. Weak, because sockets end with the network, which may end first.
    std::unordered_multimap<std::string, std::weak_ptr<Socket>> open_;
};

}  // namespace pakhuis::server
