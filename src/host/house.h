// The house: all tables, connected clients and pages. It is the entry point of the host.
//
//   connect ──► a Connection, which handles one client's messages
//   page    ──► a Page about games and tables
//
// Only its own executor touches its data on tables and clients. A House outlives all work that was
// posted for it.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "host/limits.h"
#include "host/page.h"
#include "host/page_cache.h"
#include "host/ports.h"
#include "host/quotas.h"
#include "host/table_host.h"
#include "host/table_pages.h"

namespace pakhuis::host {

class Connection;

class House {
  public:
    // The ids of new tables begin with `id_prefix`.
    House(const Ports& ports, const Limits& limits, std::string id_prefix = {});
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    // Begins to check regularly for tables whose time is up and for tables to drop from memory, and
    // to keep the lobby and the store tidy (housekeeping.cpp).
    // Continues as long as the scheduler runs.
    void start();
    // Drops everything. Called directly, after all executors have stopped.
    void drop_all();

    // Connects and greets a client of this guest. `protocol` is the version that the client names,
    // `address` its network address for quotas; empty: none.
    // Called on the client's executor, like all functions of the connection.
    std::shared_ptr<Connection> connect(const store::Guest& guest, std::shared_ptr<Client> client,
                                        int protocol = protocol::kProtocolVersion,
                                        const std::string& address = {});
    // Answers a request for a page, now or later. A guest without id is anonymous.
    void page(const PageRequest& request, const store::Guest& guest, const Respond& respond);
    // Counts the tables in memory. Answers from the house's executor.
    void count_tables(std::function<void(std::size_t)> answer);
    const Figures& figures() const { return services_.figures; }

    // For connections and pages. Answers may come from any executor.

    // `with` runs on the house's executor. It may only post to the table.
    using WithTable = std::function<void(const std::shared_ptr<TableHost>&)>;
    void find(const std::string& table, WithTable with);
    // Gets the problem, or nothing and the new table's id.
    using Created = std::function<void(const std::optional<Problem>&, const std::string& table)>;
    // Makes a new table. The guest takes these seats; none: the first seat for a person. `address`
    // has a quota for new tables; empty: none.
    void create_table(protocol::TableTerms terms, const store::Guest& guest, Seats seats,
                      const std::string& address, Created answer);
    // Finds the rematch of a finished table, or makes it.
    void rematch(const std::string& table, const store::Guest& guest, const std::string& address,
                 Created answer);
    void disconnected(const std::string& guest, const std::shared_ptr<Client>& client);
    const Ports& ports() const { return services_.ports; }
    const Limits& limits() const { return limits_; }

  private:
    const std::shared_ptr<TableHost>& host(const std::string& table);
    void notify_turn(const TurnNotice& turn, const std::vector<std::shared_ptr<Client>>& told);
    void make_rematch(const std::string& table, const store::Guest& guest,
                      const std::string& address, const Created& answer);
    // Answers with the table after the guest has taken the seats that are kept for the guest there.
    void take_kept_seats(const std::string& table, const store::Guest& guest,
                         const Created& answer);
    void create_table(CreateRequest request, const std::string& address, Created answer);
    void check_tables();
    void wake_due(const std::vector<std::string>& due);
    // Whether only the house holds the table, and nobody has asked for it for a minute.
    bool is_unused(const std::shared_ptr<TableHost>& table) const;

    void get(const PageRequest& request, const store::Guest& guest, const Respond& respond);
    // Lists and other pages that the worker makes; nullptr: there is no such page.
    PageMaker list_of(const std::string& path, const std::string& query, const std::string& guest);
    void get_table_page(const std::string& rest, const std::string& query,
                        const PageRequest& request, const store::Guest& guest,
                        const Respond& respond);
    void give_from_worker(const PageRequest& request, const store::Guest& guest, PageMaker make,
                          const Respond& respond);
    void give_page(const PageKey& key, PageMaker make, const std::string& guest,
                   const Respond& respond);
    void post_table(const PageRequest& request, const store::Guest& guest, const Respond& respond);

    // See housekeeping.cpp.
    void look_around();
    void close_empty_rooms(const std::vector<store::Summary>& open);
    void welcome(const store::Guest& guest);
    void expire_tables();
    void remove_unused(const std::vector<std::string>& tables);
    void expire_guests();

    static constexpr std::size_t kPageBytes = std::size_t{32} << 20;

    TableServices services_;
    const Limits limits_;
    const std::string id_prefix_;
    const std::shared_ptr<Executor> executor_;

    // Touched on the executor only.
    std::unordered_map<std::string, std::shared_ptr<TableHost>> tables_;
    std::unordered_multimap<std::string, std::shared_ptr<Client>> clients_;  // by guest
    std::unordered_map<std::string, int> creating_;  // tables under creation, by guest
    // Rematches under creation, by the finished table, with the requests that wait for them.
    std::unordered_map<std::string, std::vector<Work>> rematches_;
    PageCache pages_{kPageBytes};
    Quotas quotas_;
    std::unordered_map<std::string, std::int64_t> empty_since_;  // by open table, steady time

    // Touched by `look_around` only.
    int lobby_skip_ = 0;
    std::string table_cursor_;
    std::string guest_cursor_;
};

}  // namespace pakhuis::host
