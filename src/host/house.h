// The house: tables under way, connected clients, and the pages about them. It is the way in.
//
//   connect ──► a Connection, which handles one client's messages
//   page    ──► a Page about games and tables
//
// What it knows of tables and clients is touched on its own executor only. A House outlives all
// work that was posted for it.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "host/page.h"
#include "host/ports.h"
#include "host/table_host.h"

namespace pakhuis::host {

class Connection;

// Bounds on what one guest may ask for.
struct Limits {
    int tables_per_guest = 40;  // unfinished ones
    int watched_per_connection = 20;
};

class House {
  public:
    House(const Ports& ports, const Limits& limits);
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    // Begins to look for tables whose time is up, and to let go of those that nobody needs. Goes on
    // as long as the scheduler runs.
    void start();
    // Lets go of everything. Called directly, once no executor runs any more.
    void drop_all();

    // A client of this guest is connected: it is greeted. `protocol` is the version that it names.
    // Called on the client's executor, as all functions of the connection.
    std::shared_ptr<Connection> connect(const store::Guest& guest, std::shared_ptr<Client> client,
                                        int protocol = protocol::kProtocolVersion);
    // Answers a request for a page, now or later. A guest without id is nobody in particular.
    void page(const PageRequest& request, const store::Guest& guest, const Respond& respond);
    // How many tables are in memory; answers from the house's executor.
    void count_tables(std::function<void(std::size_t)> answer);
    const Figures& figures() const { return services_.figures; }

    // For connections and pages. Answers may come from any executor.

    // `with` is called on the house's executor: it posts to the table, and does nothing else.
    using WithTable = std::function<void(const std::shared_ptr<TableHost>&)>;
    void find(const std::string& table, WithTable with);
    // The problem, or nothing and the new table's id.
    using Created = std::function<void(const std::optional<Problem>&, const std::string& table)>;
    // A new table at which the guest takes these seats, or the first for a person.
    void create_table(protocol::TableTerms terms, const store::Guest& guest, Seats seats,
                      Created answer);
    // The table at which the people of a finished one play again: made if there is none yet.
    void rematch(const std::string& table, const store::Guest& guest, Created answer);
    void disconnected(const std::string& guest, const std::shared_ptr<Client>& client);
    const Ports& ports() const { return services_.ports; }
    const Limits& limits() const { return limits_; }

  private:
    const std::shared_ptr<TableHost>& host(const std::string& table);
    void notify_turn(const TurnNotice& turn, const std::vector<std::shared_ptr<Client>>& told);
    void make_rematch(const std::string& table, const store::Guest& guest, const Created& answer);
    void look_around();
    void wake_due(const std::vector<std::string>& due);

    void get(const PageRequest& request, const store::Guest& guest, const Respond& respond);
    void get_table_page(const std::string& rest, const std::string& query,
                        const store::Guest& guest, const Respond& respond);
    void post_table(const std::string& body, const store::Guest& guest, const Respond& respond);

    TableServices services_;
    const Limits limits_;
    const std::shared_ptr<Executor> executor_;

    // Touched on the executor only.
    std::unordered_map<std::string, std::shared_ptr<TableHost>> tables_;
    std::unordered_multimap<std::string, std::shared_ptr<Client>> clients_;  // by guest
    std::unordered_map<std::string, int> creating_;  // tables under creation, by guest
    // Rematches under creation, by the finished table, with the requests that wait for them.
    std::unordered_map<std::string, std::vector<Work>> rematches_;
};

}  // namespace pakhuis::host
