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
#include "protocol/messages.h"

namespace pakhuis::host {

class Connection : public std::enable_shared_from_this<Connection> {
  public:
    // Greets the client. Made by House::connect.
    Connection(House& house, store::Guest guest, std::shared_ptr<Client> client);

    // A message of the client.
    void received(std::string_view text);
    // A message that is one too many: it is refused unread, but for its id.
    void refuse_too_fast(std::string_view text);
    // The client is gone. Requests under way are done, their answers are lost.
    void closed();

  private:
    using Message = protocol::ClientMessage;
    using Answer = TableHost::Answer;

    void handle(const Message& message);
    void hello(const Message& message);
    void webhook(const Message& message);
    void change_guest(std::uint32_t id, GuestBook::Change change);
    void create(const Message& message);
    void watch(const Message& message);
    void unwatch(const Message& message);
    void fork(const Message& message);
    House::Created created(std::uint32_t id);
    // Requests that change a table and are answered once durable.
    TableHost::Change change_of(const Message& message) const;
    Answer answer_to(std::uint32_t id);
    void refuse(std::uint32_t id, const Problem& problem);
    void send(std::string message);

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
    std::map<std::string, Route> routes_;  // by table
    int watched_ = 0;                      // routes that have `watch`
};

}  // namespace pakhuis::host
