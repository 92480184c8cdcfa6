// `pakhuis play`: a match in the terminal, with bots and one or more people at one keyboard.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iostream>

#include "apps/common.h"
#include "apps/line_input.h"
#include "apps/preview_text.h"
#include "apps/score_table.h"
#include "apps/session.h"
#include "apps/typing.h"
#include "drawing/drawing.h"
#include "thinking/plan.h"
#include "thinking/thinking.h"

namespace pakhuis::apps {
namespace {

struct PlayFlags {
    SetupFlags setup;
    StyleFlags style;
    std::string players;
    std::string load;
    std::optional<std::uint64_t> seed;
};

constexpr std::array<std::string_view, 9> kCommands{"help", "undo",  "hint", "preview", "why",
                                                    "save", "board", "log",  "quit"};

constexpr std::string_view kTypingHelp =
    "  Type the number of an action, or the action itself; the beginning of each word is enough,\n"
    "  and Tab completes. For example:\n";

constexpr std::string_view kCommandHelp =
    "  Further:\n"
    "    undo            back to your previous decision; cards come again as they came\n"
    "    hint            what the bot `easy` would do in your place, what it costs and gives, and\n"
    "                    what it leads to in the same turn\n"
    "    preview NUMBER  what the action costs and gives, as far as you can know it\n"
    "    why ACTION      why it is not possible now; a part of the board may stand for what you\n"
    "                    would do with it\n"
    "    save FILE       write the game so far; `pakhuis play --load FILE` goes on from there\n"
    "    board           draw the board again\n"
    "    log             all that you have seen happen\n"
    "    quit            leave the match\n";

std::string trimmed(const std::string& line) {
    constexpr std::string_view kBlank = " \t\r\n\v\f";
    const std::size_t begin = line.find_first_not_of(kBlank);
    if (begin == line.npos) return "";
    return line.substr(begin, line.find_last_not_of(kBlank) - begin + 1);
}

// The log and the decisions of one person at the keyboard.
struct Person {
    std::vector<std::string> log;
    std::size_t seen = 0;                // lines of the log shown so far
    std::vector<std::size_t> decisions;  // number of steps before each own decision
    std::vector<std::size_t> lines;      // length of the log before each own decision
};

class Play {
  public:
    Play(Session session, const PlayFlags& flags, std::uint64_t bot_seed)
        : session_(std::move(session)), style_(flags.style.style()), rng_(bot_seed) {
        for (std::size_t i = 0; i < session_.players().size(); ++i) {
            if (is_person(static_cast<Seat>(i)))
                people_ = people_ | Seats::of(static_cast<Seat>(i));
        }
    }

    int run() {
        while (!session_.match().waiting().empty()) {
            const Seats waiting = session_.match().waiting();
            if (waiting.has(kChance)) {
                session_.act_chance();
                listen();
                continue;
            }
            const Seats bots = waiting - people_;
            if (!bots.empty()) {
                const Seat seat = bots.lowest();
                step(seat,
                     thinking::choose(session_.match(), session_.players()[seat], seat, rng_));
            } else if (!ask(waiting.lowest())) {
                return kOk;
            }
        }
        finish();
        return kOk;
    }

  private:
    bool is_person(Seat seat) const {
        const std::string& name = session_.players()[seat];
        return std::find(kBotNames.begin(), kBotNames.end(), name) == kBotNames.end();
    }

    void listen() {
        for (Seats left = people_; !left.empty();) {
            const Seat viewer = left.pop();
            for (const EventReport& event : session_.match().latest_events(viewer)) {
                persons_[viewer].log.push_back(event.sentence);
            }
        }
    }

    void step(Seat seat, const std::string& text) {
        session_.act(seat, text);
        listen();
    }

    void show_news(Seat seat) {
        Person& person = persons_[seat];
        constexpr std::size_t kMost = 14;
        const std::size_t from =
            person.log.size() > person.seen + kMost ? person.log.size() - kMost : person.seen;
        for (std::size_t i = from; i < person.log.size(); ++i) {
            std::cout << "  " << person.log[i] << "\n";
        }
        person.seen = person.log.size();
    }

    void show_board(Seat seat) {
        std::cout << "\n" << drawing::draw(session_.match(), seat, style_) << "\n";
    }

    // Two columns where they fit, numbered from 1 downwards.
    void show_actions(const std::vector<std::string>& actions) {
        const auto column = static_cast<std::size_t>(style_.width) / 2;
        const bool fit = std::all_of(actions.begin(), actions.end(), [&](const std::string& text) {
            return 6 + text.size() < column;
        });
        const bool two = actions.size() > 6 && fit;
        const std::size_t half = two ? (actions.size() + 1) / 2 : actions.size();
        for (std::size_t row = 0; row < half; ++row) {
            std::string line;
            for (std::size_t i = row; i < actions.size(); i += half) {
                if (i > row) line.resize(column, ' ');
                line += fmt::format("{:>4}  {}", i + 1, actions[i]);
            }
            std::cout << line << "\n";
        }
    }

    // With several people, the board stays hidden until the next person presses Enter.
    bool hand_over(Seat seat) {
        if (people_.count() < 2 || seat == at_keyboard_) return true;
        at_keyboard_ = seat;
        if (style_.colour) std::cout << "\x1b[2J\x1b[H";
        const auto none = [](const std::string&) { return std::vector<std::string>{}; };
        return input_.read(fmt::format("Seat {}, it is your turn. Press Enter. ", seat), none)
            .has_value();
    }

    // One decision of a person; false if the person leaves.
    bool ask(Seat seat) {
        if (!hand_over(seat)) return leave();
        show_board(seat);
        show_news(seat);
        const auto actions = session_.match().legal(seat);
        show_actions(actions);
        std::vector<std::string> words = actions;
        words.insert(words.end(), kCommands.begin(), kCommands.end());
        const auto complete = [&](const std::string& typed) { return matching(typed, words); };
        for (;;) {
            const auto line = input_.read(fmt::format("seat {}> ", seat), complete);
            if (!line) return leave();
            switch (answer(seat, *line, actions, words)) {
                case Answer::kDecided:
                    return true;
                case Answer::kQuit:
                    return leave();
                case Answer::kAskAgain:
                    break;
            }
        }
    }

    enum class Answer { kDecided, kAskAgain, kQuit };

    Answer answer(Seat seat, const std::string& line, const std::vector<std::string>& actions,
                  const std::vector<std::string>& words) {
        const std::string typed = trimmed(line);
        if (typed.empty()) return Answer::kAskAgain;
        if (typed.starts_with("save ")) return save(typed.substr(5));
        if (typed.starts_with("why ")) return tell_why(seat, trimmed(typed.substr(4)));
        if (typed.starts_with("preview ")) {
            return show_preview(seat, trimmed(typed.substr(8)), actions);
        }
        if (is_number(typed)) {
            const std::string* action = numbered(typed, actions);
            return action == nullptr ? Answer::kAskAgain : decide(seat, *action);
        }
        const auto meant = matching(typed, words);
        if (meant.size() == 1) {
            const bool command =
                std::find(kCommands.begin(), kCommands.end(), meant[0]) != kCommands.end();
            return command ? obey(seat, meant[0]) : decide(seat, meant[0]);
        }
        if (meant.empty()) {
            explain(seat, typed);
        } else {
            std::cout << "  This may mean:\n";
            for (const std::string& text : meant) std::cout << "    " << text << "\n";
        }
        return Answer::kAskAgain;
    }

    static bool is_number(const std::string& typed) {
        return typed.find_first_not_of("0123456789") == typed.npos && typed.size() < 6;
    }
    // The action with this number; nullptr: there is none, and that is printed.
    static const std::string* numbered(const std::string& typed,
                                       const std::vector<std::string>& actions) {
        const auto number = static_cast<std::size_t>(std::stoul(typed));
        if (number >= 1 && number <= actions.size()) return &actions[number - 1];
        std::cout << fmt::format("  There are actions 1 to {}.\n", actions.size());
        return nullptr;
    }

    // The consequences of an action, named by its number or as it would be typed.
    Answer show_preview(Seat seat, const std::string& asked,
                        const std::vector<std::string>& actions) {
        const std::string* action = &asked;
        if (is_number(asked) && (action = numbered(asked, actions)) == nullptr) {
            return Answer::kAskAgain;
        }
        const auto preview = session_.match().preview(seat, *action);
        if (!preview) {
            std::cout << "  " << preview.error().sentence << "\n";
            return Answer::kAskAgain;
        }
        std::cout << "  " << *action << "\n";
        for (const std::string& line : preview_lines(*preview, seat)) {
            std::cout << "    " << line << "\n";
        }
        return Answer::kAskAgain;
    }

    // Prints why the typed text is no legal action now.
    void explain(Seat seat, const std::string& typed) {
        const auto checked = session_.match().check(seat, typed);
        std::cout << "  " << (checked ? "This is not possible now." : checked.error().sentence)
                  << " ('help' lists what can be typed.)\n";
    }

    // An action as it would be typed, or the name of a part of the board.
    Answer tell_why(Seat seat, const std::string& asked) {
        const Match& match = session_.match();
        const std::string part = part_named(asked);
        std::vector<std::string> actions = match.intents(seat, part.empty() ? asked : part);
        if (part.empty() && actions.empty()) actions = {asked};
        const auto why = match.why_none_of(seat, actions);
        std::cout << "  "
                  << (why               ? why->sentence
                      : actions.empty() ? "No action begins there."
                                        : "This is possible.")
                  << "\n";
        return Answer::kAskAgain;
    }

    // The target of the part with this name; empty: no such part.
    std::string part_named(const std::string& name) const {
        const Json parts = session_.match().part_names();
        for (const auto& [target, known] : parts.items()) {
            if (known == name || target == name) return target;
        }
        return {};
    }

    Answer decide(Seat seat, const std::string& text) {
        persons_[seat].decisions.push_back(session_.steps());
        persons_[seat].lines.push_back(persons_[seat].log.size());
        step(seat, text);
        return Answer::kDecided;
    }

    // The examples are actions that are legal now.
    void show_help(Seat seat) {
        std::cout << kTypingHelp;
        for (const std::string& text : example_actions(session_.match().legal(seat))) {
            std::cout << "    " << text << "\n";
        }
        std::cout << kCommandHelp;
    }

    Answer obey(Seat seat, const std::string& command) {
        if (command == "quit") return Answer::kQuit;
        if (command == "undo") return undo(seat);
        if (command == "help") show_help(seat);
        if (command == "save") std::cout << "  Type 'save FILE'.\n";
        if (command == "preview") std::cout << "  Type 'preview NUMBER'.\n";
        if (command == "why") std::cout << "  Type 'why ACTION'.\n";
        if (command == "board") show_board(seat);
        if (command == "hint") {
            const auto plan = thinking::plan(session_.match(), "easy", seat, rng_);
            for (const std::string& text : hint_lines(plan, seat))
                std::cout << "  " << text << "\n";
        }
        if (command == "log") {
            for (const std::string& text : persons_[seat].log) std::cout << "  " << text << "\n";
        }
        return Answer::kAskAgain;
    }

    // At one keyboard take-backs are free. Later decisions of others are taken back too.
    Answer undo(Seat seat) {
        if (persons_[seat].decisions.empty()) {
            std::cout << "  There is no decision of yours to take back.\n";
            return Answer::kAskAgain;
        }
        const std::size_t back = persons_[seat].decisions.back();
        session_.take_back(back);
        for (Person& person : persons_) {
            while (!person.decisions.empty() && person.decisions.back() >= back) {
                person.log.resize(person.lines.back());
                person.decisions.pop_back();
                person.lines.pop_back();
            }
            person.seen = std::min(person.seen, person.log.size());
        }
        persons_[seat].log.push_back("(taken back)");
        return Answer::kDecided;
    }

    Answer save(const std::string& path) {
        if (write_file(path, codec::write_record(session_.record())) == kOk) {
            std::cout << "  Saved to " << path << ".\n";
        }
        return Answer::kAskAgain;
    }

    bool leave() {
        std::cout << "\nLeft after " << session_.steps() << " steps.\n";
        return false;
    }

    void finish() {
        const Seat viewer = people_.empty() ? kSpectator : people_.lowest();
        show_board(viewer);
        if (!people_.empty()) show_news(viewer);
        std::cout << "\n" << score_table(session_.match(), session_.players());
    }

    Session session_;
    terminal::Style style_;
    Rng rng_;
    Seats people_;
    Seat at_keyboard_ = kSpectator;
    std::array<Person, kMaxSeats> persons_;
    LineInput input_;
};

// The players by seat: as listed, or one person against `easy`.
Result<std::vector<std::string>> players_of(PlayFlags& flags) {
    if (!flags.players.empty()) {
        auto players = read_players(flags.players, true);
        if (players && flags.setup.seats == 0) {
            flags.setup.seats = static_cast<int>(players->size());
        }
        return players;
    }
    const GameInfo* info = find_game(flags.setup.game);
    const int usual = info == nullptr ? 2 : usual_seats(*info);
    const int seats = flags.setup.seats == 0 ? usual : flags.setup.seats;
    std::vector<std::string> players(static_cast<std::size_t>(std::clamp(seats, 1, kMaxSeats)),
                                     "easy");
    players[0] = kPerson;
    return players;
}

Result<Session> session_of(PlayFlags& flags) {
    const HashKey secret = secret_of(flags.seed);
    if (!flags.load.empty()) {
        const auto record = load_record(flags.load);
        if (!record) return Failure(record.error());
        return Session::resume(*record, secret);
    }
    auto players = players_of(flags);
    if (!players) return Failure(players.error());
    auto match = flags.setup.match();
    if (!match) return Failure(match.error());
    if (players->size() != static_cast<std::size_t>((*match)->setup().seats)) {
        return fail("bad-seats", "--players", "There must be one player for each seat.");
    }
    return Session(std::move(*match), secret, std::move(*players));
}

int play(PlayFlags& flags) {
    auto session = session_of(flags);
    if (!session) return report(session.error());
    if (session->match().clock() != nullptr) {
        return report({"needs-a-clock", "--option",
                       "A live clock runs on a server; here prices are sealed."});
    }
    warn_of_nets(session->match(), session->players());
    return Play(std::move(*session), flags, secret_of(flags.seed)[1]).run();
}

}  // namespace

void add_play(Program& program) {
    auto flags = std::make_shared<PlayFlags>();
    Command command =
        program.add_command("play", "Play in the terminal", [flags] { return play(*flags); });
    flags->setup.add_to(command, true);
    flags->setup.add_net_to(command);
    flags->style.add_to(command);
    command.option("--players", flags->players,
                   "Who sits where, e.g. me,easy or me,me,flat (default: me, then easy)");
    command.option("--load", flags->load, "Go on with a saved match");
    command.option("--seed", flags->seed, "The same number gives the same cards");
    command.footer(
        fmt::format("While playing:\n{}    cl dam-w    (carts: claim dam-waag …)\n"
                    "    mo 3 mark   (venise: move 3 market …)\n{}",
                    kTypingHelp, kCommandHelp));
}

}  // namespace pakhuis::apps
