// One client's WebSocket: reads requests, hands them to tables, answers each.
#pragma once

#include <memory>
#include <set>
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
    void fork(const Message& message);
    Hub::Created created(std::uint32_t id);
    // Requests that change a table and are answered once durable.
    TableHost::Change change_of(const Message& message) const;
    TableHost::Answer answer_to(std::uint32_t id);
    void refuse(std::uint32_t id, const Problem& problem);
    store::Guest guest() const;

    Hub& hub_;
    mutable std::mutex guest_mutex_;  // of the guest, who changes on the store's thread
    store::Guest guest_;
    const std::string address_;
    std::shared_ptr<Socket> socket_;
    std::set<std::string> watched_;
    Bucket bucket_;
};

}  // namespace pakhuis::server
