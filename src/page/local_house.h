// The host of tables in a page, for one person or several at one device.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "host/connection.h"
#include "host/house.h"
#include "page/house_call.h"
#include "page/local_ports.h"
#include "store/memory_store.h"

namespace pakhuis::page {

class LocalHouse {
  public:
    LocalHouse(const HouseStart& start, std::int64_t now, std::int64_t steady);
    ~LocalHouse();
    LocalHouse(const LocalHouse&) = delete;
    LocalHouse& operator=(const LocalHouse&) = delete;

    HouseAnswer answer(const HouseCall& call);

  private:
    class LocalClient;

    void take(const HouseTable& table);
    void connect(const std::string& client);
    void receive(const HouseMessage& message);
    void close(const std::string& client);
    void give_page(const HousePage& request);
    host::Page export_page(const std::string& table);
    store::Guest guest();
    void hand_out_writes();

    const std::string guest_id_;
    store::MemoryStore store_;
    LocalQueue queue_;
    LocalThinker thinker_;
    LocalRandom random_;
    LocalGuests guests_{store_};
    LocalNotifier notifier_;
    host::Log log_;
    host::House house_;
    struct Line {
        std::shared_ptr<LocalClient> client;
        std::shared_ptr<host::Connection> connection;
    };
    std::map<std::string, Line> lines_;  // by client
    std::size_t handed_ = 0;             // writes of the store's queue that the page has
    HouseAnswer out_;
};

}  // namespace pakhuis::page
