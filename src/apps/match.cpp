// `pakhuis match`: bots against bots, one match or many, with rotated seats.
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iostream>

#include "apps/common.h"
#include "apps/score_table.h"
#include "apps/session.h"
#include "thinking/thinking.h"

namespace pakhuis::apps {
namespace {

struct MatchFlags {
    SetupFlags setup;
    std::string players = "easy,greedy";
    int count = 1;
    std::uint64_t seed = 1;
    std::string record;
    bool json = false;
};

// The results of one player over all matches.
struct PlayerTotals {
    double wins = 0;  // of n seats that share the first place, each gets 1/n
    long points = 0;
    std::vector<SheetLine> sheet;

    void add(int score, const std::vector<SheetLine>& lines) {
        points += score;
        if (sheet.empty()) {
            sheet = lines;
            return;
        }
        for (std::size_t i = 0; i < lines.size(); ++i) {
            sheet[i].points += lines[i].points;
            sheet[i].count += lines[i].count;
        }
    }
};

Session play_one(std::unique_ptr<Match> match, std::uint64_t seed,
                 const std::vector<std::string>& players) {
    Session session(std::move(match), secret_of(seed), players);
    Rng rng(seed);
    for (Seats waiting; !(waiting = session.match().waiting()).empty();) {
        const Seat actor = waiting.lowest();
        if (actor == kChance) {
            session.act_chance();
        } else if (actor == kClock) {
            session.act(kClock, thinking::clock_report(session.match(), players, rng));
        } else {
            session.act(actor, thinking::choose(session.match(), players[actor], actor, rng));
        }
    }
    return session;
}

void add_result(PlayerTotals& totals, const Match& match, Seat seat, int winners) {
    if (match.ranking()[seat] == 1) totals.wins += 1.0 / winners;
    totals.add(match.score(seat), columns_of(match.sheet(seat)));
}

// A rival without a seat wins whenever nobody is first.
void add_rival(PlayerTotals& totals, const Match& match, int winners) {
    const auto rival = match.rival();
    if (!rival) return;
    totals.wins += winners == 0;
    totals.add(rival->score, rival->sheet);
}

// The 95 % Wilson interval of a share.
std::array<double, 2> interval(double wins, double n) {
    const double z = 1.96;
    const double p = wins / n;
    const double centre = p + z * z / (2 * n);
    const double spread = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return {std::max(0.0, (centre - spread) / scale), std::min(1.0, (centre + spread) / scale)};
}

std::string mean_cell(const std::vector<SheetLine>& sheet, const std::string& key, int n) {
    for (const SheetLine& line : sheet) {
        if (line.key != key) continue;
        return fmt::format("{:.1f} ({:.2f})", double(line.points) / n, double(line.count) / n);
    }
    return "–";
}

void print_text(const std::vector<std::string>& players, const std::vector<PlayerTotals>& totals,
                int n) {
    fmt::print("{} matches, seats rotated; wins with 95 % interval, means per match\n", n);
    fmt::print("{:<12}{:>8}{:>18}{:>9}", "player", "wins", "interval", "points");
    for (const SheetLine& line : totals[0].sheet) fmt::print("{:>20}", line.key);
    fmt::print("\n");
    for (std::size_t i = 0; i < players.size(); ++i) {
        const PlayerTotals& player = totals[i];
        const auto [low, high] = interval(player.wins, n);
        fmt::print("{:<12}{:>7.1f}%{:>18}{:>9.1f}", players[i], 100 * player.wins / n,
                   fmt::format("{:.1f} – {:.1f} %", 100 * low, 100 * high),
                   double(player.points) / n);
        for (const SheetLine& column : totals[0].sheet) {
            fmt::print("{:>20}", mean_cell(player.sheet, column.key, n));
        }
        fmt::print("\n");
    }
}

void print_json(const std::vector<std::string>& players, const std::vector<PlayerTotals>& totals,
                int n) {
    Json out = Json::array();
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto [low, high] = interval(totals[i].wins, n);
        Json row = {{"player", players[i]}, {"matches", n}, {"wins", totals[i].wins},
                    {"low", low},           {"high", high}, {"points", totals[i].points}};
        for (const SheetLine& line : totals[i].sheet) {
            row["sheet"][line.key] = {{"points", line.points}, {"count", line.count}};
        }
        out.push_back(std::move(row));
    }
    std::cout << out.dump(2) << "\n";
}

int finish_one(const MatchFlags& flags, const Session& session) {
    if (flags.count == 1 && !flags.json) {
        fmt::print("{}", score_table(session.match(), session.players()));
    }
    if (flags.record.empty()) return kOk;
    return write_file(flags.record, codec::write_record(session.record()));
}

int run(MatchFlags& flags) {
    const auto players = read_players(flags.players, false);
    if (!players) return report(players.error());
    if (flags.setup.seats == 0) flags.setup.seats = static_cast<int>(players->size());
    const auto start = flags.setup.match();
    if (!start) return report(start.error());
    const auto seats = static_cast<std::size_t>((*start)->setup().seats);
    if (players->size() != seats) {
        return report({"bad-seats", "--players", "There must be one player for each seat."});
    }
    warn_of_nets(**start, *players);
    std::vector<PlayerTotals> totals(seats);
    PlayerTotals rival;
    for (int i = 0; i < flags.count; ++i) {
        // Consecutive matches have the same deal, so that each player plays it once at each seat.
        const std::size_t turn = static_cast<std::size_t>(i) % seats;
        const std::uint64_t deal = flags.seed + static_cast<std::uint64_t>(i) / seats;
        std::vector<std::string> seated(seats);
        for (std::size_t p = 0; p < seats; ++p) seated[(p + turn) % seats] = (*players)[p];
        const Session session = play_one((*start)->clone(), deal, seated);
        int winners = 0;
        for (std::size_t s = 0; s < seats; ++s) winners += session.match().ranking()[s] == 1;
        for (std::size_t p = 0; p < seats; ++p) {
            add_result(totals[p], session.match(), static_cast<Seat>((p + turn) % seats), winners);
        }
        add_rival(rival, session.match(), winners);
        if (i + 1 == flags.count) {
            if (const int code = finish_one(flags, session); code != kOk) return code;
        }
    }
    std::vector<std::string> names = *players;
    if (const auto rival_sheet = (*start)->rival()) {
        names.push_back(rival_sheet->name);
        totals.push_back(rival);
    }
    if (flags.json) print_json(names, totals, flags.count);
    if (!flags.json && flags.count > 1) print_text(names, totals, flags.count);
    return kOk;
}

}  // namespace

void add_match(Program& program) {
    auto flags = std::make_shared<MatchFlags>();
    Command command = program.add_command("match", "Bots against bots; writes a record",
                                          [flags] { return run(*flags); });
    flags->setup.add_to(command, true);
    flags->setup.add_net_to(command);
    command.option("--players", flags->players, "The bots, e.g. easy,greedy,random").show_default();
    command.option("--count", flags->count, "How many matches; seats rotate, deals are shared")
        .between(1, 10'000'000)
        .show_default();
    command.option("--seed", flags->seed, "Cards and bots follow from it").show_default();
    command.option("--record", flags->record, "Write the (last) match to this file");
    command.flag("--json", flags->json, "Print the result as JSON");
}

}  // namespace pakhuis::apps
