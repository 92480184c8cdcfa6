// Plays whole matches through the host without sockets, and measures matches per second of CPU
// time. People take the first legal action, bots play `random`. Every message is written and
// delivered.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include "host/test_house.h"

namespace pakhuis::host {
namespace {

// Searches the text of a message for the few needed fields. Parsing would take longer than the
// host's work.
struct Person {
    std::unique_ptr<client::Line> line;
    int seat = 0;
    std::string action;   // the next action; empty: not this person's turn
    std::string version;  // of the table
    bool over = false;

    static std::string after(std::string_view text, std::string_view key, char end) {
        const auto at = text.find(key);
        if (at == text.npos) return {};
        const auto begin = at + key.size();
        return std::string(text.substr(begin, text.find(end, begin) - begin));
    }
    // Reads all waiting messages; returns their number.
    int read_messages() {
        int messages = 0;
        while (const auto text = line->receive(std::chrono::milliseconds(0))) {
            ++messages;
            const bool full = text->starts_with(R"({"type":"full")");
            if (!full && !text->starts_with(R"({"type":"update")")) continue;
            version = after(*text, R"("version":)", ',');
            action = after(*text, R"("legal":[[")", '"');
            over = text->find(R"("status":"over")") != text->npos;
        }
        return messages;
    }
};

struct MatchCounts {
    int matches = 0;
    long decisions = 0;
    long messages = 0;
};

void send(Person& person, const std::string& type, const std::string& table,
          const std::string& more) {
    person.line->send(fmt::format(R"({{"type":"{}","id":1,"table":"{}","seat":{}{}}})", type, table,
                                  person.seat, more));
}

void play(const GameInfo& info, bool bots, MatchCounts& counts) {
    TestHouse house;
    std::vector<Person> people;
    std::string seats;
    const int count = std::max(2, info.min_seats);
    for (int i = 0; i < count; ++i) {
        const bool person = !bots || i == 0;
        seats += fmt::format(R"({}"{}")", i > 0 ? "," : "", person ? "person" : "random");
        if (person) people.push_back({house.connect(house.new_guest()), i, "", "", false});
    }
    people[0].line->send(fmt::format(
        R"({{"type":"create","id":1,"terms":{{"game":"{}","seats":[{}]}}}})", info.id, seats));
    house.settle();
    std::string table;
    while (const auto text = people[0].line->receive(std::chrono::milliseconds(0))) {
        if (text->starts_with(R"({"type":"ok")")) table = Person::after(*text, R"("table":")", '"');
    }
    for (std::size_t i = 1; i < people.size(); ++i) send(people[i], "sit", table, "");
    for (Person& person : people) send(person, "watch", table, "");
    while (!people[0].over) {
        house.settle();
        for (Person& person : people) counts.messages += person.read_messages();
        for (Person& person : people) {
            if (person.action.empty()) continue;
            send(person, "act", table,
                 fmt::format(R"(,"action":"{}","version":{})", person.action, person.version));
            person.action.clear();
            ++counts.decisions;
        }
    }
    ++counts.matches;
}

void measure(const GameInfo& info, bool bots, double seconds) {
    MatchCounts counts;
    const std::clock_t begin = std::clock();  // CPU time, independent of other programs
    double passed = 0;
    while (passed < seconds) {
        play(info, bots, counts);
        passed = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    }
    fmt::print("{:<10} {:<16} {:>9.1f} {:>11.0f} {:>10.0f}\n", info.id,
               bots ? "person, bots" : "people", counts.matches / passed,
               static_cast<double>(counts.decisions) / passed,
               static_cast<double>(counts.messages) / passed);
}

}  // namespace
}  // namespace pakhuis::host

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 3;
    fmt::print("{:<10} {:<16} {:>9} {:>11} {:>10}\n", "game", "who", "matches/s", "decisions/s",
               "messages/s");
    for (const pakhuis::GameInfo* info : pakhuis::all_games()) {
        for (const bool bots : {false, true}) pakhuis::host::measure(*info, bots, seconds);
    }
    return 0;
}
