// The conversation with one client: reads its requests, passes them to tables and answers each. The
// client's executor calls its functions one after the other, `closed` last.
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
    // Greets the client. If its protocol is too old, tells it to reload. Made by House::connect.
    Connection(House& house, store::Guest guest, std::shared_ptr<Client> client, int protocol,
               std::string address);

    // A message from the client. Returns its cost: 1 for a small request, more for those that load
    // or make tables. Nothing: it is not a message of the protocol, and was refused.
    std::optional<int> received(std::string_view text);
    // Refuses a message without handling it: the client sent too many. Only its id is read.
    void refuse_too_fast(std::string_view text);
    // The client has disconnected. Requests under way are completed, but their answers are lost.
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
    void handle(std::uint32_t id, const protocol::AllowChat& message);
    void handle(std::uint32_t id, const protocol::Mute& message);
    void handle(std::uint32_t id, const protocol::Unmute& message);
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

    // Changes a table. Answers when the change is durable.
    void change(std::uint32_t id, const std::string& table, TableHost::Change change);
    void change_guest(std::uint32_t id, GuestBook::Change change);
    House::Created answer_created(std::uint32_t id);
    Answer answer_to(std::uint32_t id);
    void refuse(std::uint32_t id, const Problem& problem);
    template <class Message>
    void send(const Message& message);

    // The way to a table. Requests to one table keep their order: requests wait until the house has
    // found the table. The route to a watched table stays, so that later requests go there
    // directly.
    struct Route {
        std::shared_ptr<TableHost> table;       // nullptr: the house is still searching
        std::vector<House::WithTable> waiting;  // requests for the table
        std::optional<std::uint32_t> watch;  // id of the latest watch request; nothing: not watched
    };
    void with_table(const std::string& table, House::WithTable with);
    void table_found(const std::shared_ptr<TableHost>& table);
    void watch_refused(const std::string& table, std::uint32_t id);
    void forget_unwatched(const std::string& table);

    House& house_;
    store::Guest guest_;
    const std::shared_ptr<Client> client_;
    const int protocol_;
    const std::string address_;
    std::map<std::string, Route> routes_;  // by table
    int watched_ = 0;                      // routes that have `watch`
};

}  // namespace pakhuis::host
