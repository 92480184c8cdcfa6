// One client's WebSocket: reads requests, hands them to tables, answers each.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "protocol/messages.h"
#include "server/hub.h"

namespace pakhuis::server {

class Connection final : public Listener, public std::enable_shared_from_this<Connection> {
  public:
    Connection(Hub& hub, store::Guest guest, std::string address);

    void opened(std::shared_ptr<Socket> socket) override;
    void received(std::string_view message) override;
    void closed() override;

  private:
    using Message = protocol::ClientMessage;

    void handle(const Message& message);
    void hello(const Message& message);
    void webhook(const Message& message);
    void keep(std::uint32_t id, const std::function<void(store::Guest&)>& change);
    void create(const Message& message);
    void watch(const Message& message);
    void unwatch(const Message& message);
    // A socket has so many places for tables that it watches; what is refused gives its own back.
    enum class Place : std::uint8_t { kNew, kOld };
    std::optional<Place> take_place(const Message& message);
    void give_back(const std::string& table, std::uint32_t id);
    void fork(const Message& message);
    Hub::Created created(std::uint32_t id);
    // Requests that change a table and are answered once durable.
    TableHost::Change change_of(const Message& message) const;
    TableHost::Answer answer_to(std::uint32_t id);
    void refuse(std::uint32_t id, const Problem& problem);
    store::Guest guest() const;

    Hub& hub_;
    mutable std::mutex mutex_;  // of what other threads change: guest_, watched_
    store::Guest guest_;
    std::map<std::string, std::uint32_t> watched_;  // tables, with the request that asked last
    const std::string address_;
    std::shared_ptr<Socket> socket_;
    Bucket bucket_;
};

}  // namespace pakhuis::server
