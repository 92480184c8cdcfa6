#include "apps/common.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <random>
#include <set>
#include <sstream>
#include <sys/ioctl.h>
#include <unistd.h>

#include "apps/edition_file.h"
#include "thinking/bot.h"
#include "thinking/net_shelf.h"
#include "thinking/thinking.h"

namespace pakhuis::apps {
namespace {

std::string game_ids() {
    std::vector<std::string_view> ids;
    for (const GameInfo* info : all_games()) ids.push_back(info->id);
    return fmt::format("{}", fmt::join(ids, ", "));
}

Result<Setup> read_setup(const SetupFlags& flags) {
    Setup setup{flags.game, flags.seats, {}, {}};
    const GameInfo* info = find_game(flags.game);
    if (info == nullptr) {
        return fail("unknown-game", "--game",
                    fmt::format("'{}' is not one of: {}.", flags.game, game_ids()));
    }
    if (setup.seats == 0) setup.seats = usual_seats(*info);
    for (const std::string& option : flags.options) {
        const auto equals = option.find('=');
        if (equals == option.npos) {
            return fail("bad-option", "--option " + option, "Expected KEY=VALUE.");
        }
        setup.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
    }
    if (!flags.edition.empty()) {
        auto edition = load_edition(flags.game, flags.edition);
        if (!edition) return Failure(edition.error());
        for (const Problem& warning : edition_warnings(flags.game, *edition)) {
            std::cerr << "pakhuis: warning: " << warning.text() << "\n";
        }
        setup.edition = std::move(*edition);
    }
    return setup;
}

// "a,b" → a, b. An empty list is one empty name.
std::vector<std::string> names_in(const std::string& list) {
    std::vector<std::string> names;
    std::istringstream rest(list);
    for (std::string name; std::getline(rest, name, ',');) names.push_back(name);
    if (names.empty()) names.emplace_back();
    return names;
}

}  // namespace

void SetupFlags::add_to(Command& command, bool with_position) {
    command.option("--game", game, "The game: " + game_ids()).show_default();
    command.option("--seats", seats, "Number of seats (default: the fewest, but two)");
    command.option("--option", options, "An option of the game, KEY=VALUE; may be repeated");
    command.option("--edition", edition,
                   "Another edition: a JSON file (see `pakhuis edition`) or a folder of tables");
    if (with_position) {
        command.option("--position", position,
                       "Begin at this position (JSON, as `pakhuis judge` prints it)");
    }
}

void SetupFlags::add_net_to(Command& command) {
    command.option("--net", net, "A file of a net that the bots play by instead of their own");
}

Result<std::unique_ptr<Match>> SetupFlags::match() const {
    if (!net.empty()) {
        const auto bytes = read_file(net);
        if (!bytes) return Failure(bytes.error());
        const auto put = thinking::put_net(*bytes);
        if (!put) return inside(net, put.error());
    }
    auto setup = read_setup(*this);
    if (!setup) return Failure(setup.error());
    if (position.empty()) return start_match(*setup);
    const auto text = read_file(position);
    if (!text) return Failure(text.error());
    auto json = codec::parse_json(*text);
    if (!json) return inside(position, json.error());
    // The output of `judge` holds the position under the key "position".
    if (json->is_object() && json->contains("position")) json = Json((*json)["position"]);
    auto match = match_from_position(*json, setup->edition);
    if (!match) return inside(position, match.error());
    return match;
}

int usual_seats(const GameInfo& info) {
    return std::max(info.min_seats, 2);
}

int report(const Problem& problem) {
    std::cerr << "pakhuis: " << problem.text() << "\n";
    // A database may come later than the server, and the lock of a server that crashed may be
    // freed.
    const bool machine = problem.key == "unreadable" || problem.key == "unwritable" ||
                         problem.key == "unreachable" || problem.key == "store-in-use";
    return machine ? kFailed : kBadInput;
}

Result<codec::Record> load_record(const std::string& path) {
    const auto text = read_file(path);
    if (!text) return Failure(text.error());
    auto record = codec::parse_record(*text);
    if (!record) return inside(path, record.error());
    return record;
}

int write_file(const std::string& path, const std::string& text) {
    std::ofstream out(path, std::ios::binary);
    out << text;
    out.close();
    if (!out) return report({"unwritable", path, "The file can't be written."});
    return kOk;
}

void StyleFlags::add_to(Command& command) {
    command.option("--colour", colour, "auto, always or never")
        .one_of({"auto", "always", "never"})
        .show_default();
}

terminal::Style StyleFlags::style() const {
    terminal::Style style;
    const bool terminal = isatty(STDOUT_FILENO) == 1;
    const char* no_colour = std::getenv("NO_COLOR");
    style.colour = colour == "always" ||
                   (colour == "auto" && terminal && (no_colour == nullptr || *no_colour == '\0'));
    winsize size{};
    if (terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        style.width = std::clamp<int>(size.ws_col, 80, 160);
        if (size.ws_row > 0) style.height = size.ws_row;
    }
    return style;
}

HashKey secret_of(const std::optional<std::uint64_t>& seed) {
    if (seed) return {mix64(*seed), mix64(~*seed)};
    std::random_device entropy;
    const auto word = [&] { return (std::uint64_t{entropy()} << 32) | entropy(); };
    return {word(), word()};
}

Result<std::vector<std::string>> read_players(const std::string& list, bool people) {
    std::vector<std::string> players;
    for (const std::string& name : names_in(list)) {
        const bool bot = std::find(kBotNames.begin(), kBotNames.end(), name) != kBotNames.end();
        if (!bot && !(people && name == kPerson)) {
            return fail("unknown-player", "--players",
                        fmt::format("'{}' is not one of: {}{}.", name, people ? "me, " : "",
                                    fmt::join(kBotNames, ", ")));
        }
        players.push_back(name);
    }
    return players;
}

void warn_of_nets(const Match& match, const std::vector<std::string>& players) {
    const std::set<std::string> names(players.begin(), players.end());
    for (const std::string& name : names) {
        const auto bot = thinking::read_bot(name);
        if (!bot) continue;  // a person
        const auto why = thinking::why_easy(match, bot->name);
        if (!why) continue;
        std::cerr << "pakhuis: warning: " << name << " plays as easy does: " << why->text() << "\n";
    }
}

}  // namespace pakhuis::apps
