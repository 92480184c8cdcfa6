// One client's conversation: reads its requests, hands them to tables, answers each. Its functions
// are called on the client's executor, one after the other, `closed` last.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/house.h"
#include "protocol/client_messages.h"

namespace pakhuis::host {

class Connection : public std::enable_shared_from_this<Connection> {
  public:
    // Greets the client, and tells one whose protocol is too old to reload. Made by House::connect.
    Connection(House& house, store::Guest guest, std::shared_ptr<Client> client, int protocol);

    // A message of the client.
    void received(std::string_view text);
    // A message that is one too many: it is refused unread, but for its id.
    void refuse_too_fast(std::string_view text);
    // The client is gone. Requests under way are done, their answers are lost.
    void closed();

  private:
    using Answer = TableHost::Answer;

    // One for each message of the protocol.
    void handle(std::uint32_t id, const protocol::Hello& message);
    void handle(std::uint32_t id, const protocol::Create& message);
    void handle(std::uint32_t id, const protocol::Watch& message);
    void handle(std::uint32_t id, const protocol::Unwatch& message);
    void handle(std::uint32_t id, const protocol::Sit& message);
    void handle(std::uint32_t id, const protocol::Leave& message);
    void handle(std::uint32_t id, const protocol::Act& message);
    void handle(std::uint32_t id, const protocol::Undo& message);
    void handle(std::uint32_t id, const protocol::Chat& message);
    void handle(std::uint32_t id, const protocol::Resign& message);
    void handle(std::uint32_t id, const protocol::Back& message);
    void handle(std::uint32_t id, const protocol::Replace& message);
    void handle(std::uint32_t id, const protocol::Rematch& message);
    void handle(std::uint32_t id, const protocol::Ready& message);
    void handle(std::uint32_t id, const protocol::Press& message);
    void handle(std::uint32_t id, const protocol::Why& message);
    void handle(std::uint32_t id, const protocol::Fork& message);
    void handle(std::uint32_t id, const protocol::Webhook& message);
    void handle(std::uint32_t id, const protocol::Ping& message);

    // Changes a table; answered once durable.
    void change(std::uint32_t id, const std::string& table, TableHost::Change change);
    void change_guest(std::uint32_t id, GuestBook::Change change);
    House::Created created(std::uint32_t id);
    Answer answer_to(std::uint32_t id);
    void refuse(std::uint32_t id, const Problem& problem);
    template <class Message>
    void send(const Message& message);

    // The way to a table. Requests to one table keep their order: those that come before the house
    // has named the table wait for it. A table that is watched stays named, so that its requests go
    // there directly.
    struct Route {
        std::shared_ptr<TableHost> table;       // nullptr: the house is asked
        std::vector<House::WithTable> waiting;  // for it
        std::optional<std::uint32_t> watch;     // the latest request to watch; nothing: unwatched
    };
    void with_table(const std::string& table, House::WithTable with);
    void found(const std::shared_ptr<TableHost>& table);
    void watch_refused(const std::string& table, std::uint32_t id);
    void forget_unwatched(const std::string& table);

    House& house_;
    store::Guest guest_;
    const std::shared_ptr<Client> client_;
    const int protocol_;
    std::map<std::string, Route> routes_;  // by table
    int watched_ = 0;                      // routes that have `watch`
};

}  // namespace pakhuis::host
