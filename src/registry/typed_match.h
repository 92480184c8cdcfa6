// The implementation of Match for any game.
#pragma once

#include <cstring>

#include "codec/format_text.h"
#include "codec/hash.h"
#include "codec/record.h"
#include "engine/preview.h"
#include "engine/read_target.h"
#include "registry/match.h"

namespace pakhuis {

template <Game G>
class TypedMatch;

template <Clocked G>
class TypedClock final : public MatchClock {
  public:
    explicit TypedClock(const TypedMatch<G>& match) : match_(match) {}

    std::optional<ClockFace> face() const override {
        if (!match_.waiting().has(kClock)) return std::nullopt;
        return G::clock_face(match_.rules(), match_.game_state());
    }
    std::optional<Problem> press_problem(Press press) const override {
        const Refusal why = G::press_refusal(match_.rules(), match_.game_state(), press);
        if (!why) return std::nullopt;
        return problem_of(why);
    }
    int press_moment(std::string_view choice, Rng& rng) const override {
        const auto read = G::parse(match_.rules(), choice);
        return G::press_moment(match_.rules(), match_.game_state(), read.action, rng);
    }
    std::string decide_run(std::span<const Press> presses, Rng& rng) const override {
        return match_.write(G::decide_run(match_.rules(), match_.game_state(), presses, rng));
    }

  private:
    const TypedMatch<G>& match_;
};

template <Game G>
class TypedMatch final : public Match {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Action = typename G::Action;
    using Edition = typename G::Edition;

    TypedMatch(std::shared_ptr<const Rules> rules, std::shared_ptr<const Edition> edition,
               Setup setup)
        : rules_(std::move(rules)),
          clockless_(without_clock(rules_)),
          edition_(std::move(edition)),
          setup_(std::make_shared<const Setup>(std::move(setup))),
          state_(G::start(*rules_)) {}

    // For code that knows the game's type (visit_match.h).
    const Rules& rules() const { return *rules_; }
    // The rules without the clock, for bots.
    const Rules& clockless_rules() const { return *clockless_; }
    const State& game_state() const { return state_; }
    std::string write(const Action& action) const {
        ActionText text;
        G::write(*rules_, action, text);
        return std::string(text.view());
    }

    const GameInfo& info() const override { return G::kInfo; }
    const Setup& setup() const override { return *setup_; }
    Json edition() const override { return codec::to_json(*edition_, *edition_); }
    std::unique_ptr<Match> clone() const override { return std::make_unique<TypedMatch>(*this); }

    Seats waiting() const override { return G::waiting(*rules_, state_); }

    std::vector<std::string> legal(Seat actor) const override {
        std::vector<std::string> out;
        for_each_legal(actor, [&](const Action& action) { out.push_back(write(action)); });
        return out;
    }

    Result<PackedAction> check(Seat actor, std::string_view text) const override {
        const auto read = G::parse(*rules_, text);
        if (read.refusal) {
            return Failure(
                problem_of(read.refusal, codec::format_text("'{}', column {}", text, read.at + 1)));
        }
        if (const Refusal r = G::refusal(*rules_, state_, actor, read.action)) {
            return Failure(problem_of(r, codec::format_text("'{}'", text)));
        }
        PackedAction packed;
        std::memcpy(packed.bytes.data(), &read.action, sizeof(Action));
        return packed;
    }

    void play(Seat actor, const PackedAction& packed) override {
        const Action action = unpacked(packed);
        last_ = Step{state_, actor, action};
        G::apply(*rules_, state_, actor, action);
    }

    std::vector<std::string> intents(Seat seat, std::string_view target) const override {
        IntentList<G> actions;
        G::intents(*rules_, state_, seat, read_target(target), actions);
        std::vector<std::string> out;
        for (const Action& action : actions) out.push_back(write(action));
        return out;
    }

    std::vector<std::string> targets(std::string_view text) const override {
        const auto parsed = G::parse(*rules_, text);
        TargetList targets;
        if (!parsed.refusal) G::targets(*rules_, parsed.action, targets);
        return target_texts(targets);
    }

    std::vector<std::vector<std::string>> legal_with_targets(Seat actor) const override {
        std::vector<std::vector<std::string>> out;
        for_each_legal(actor, [&](const Action& action) {
            TargetList targets;
            G::targets(*rules_, action, targets);
            std::vector<std::string> texts{write(action)};
            for (std::string& target : target_texts(targets)) texts.push_back(std::move(target));
            out.push_back(std::move(texts));
        });
        return out;
    }

    Json part_names() const override {
        Json out = Json::object();
        PartNames names;
        G::part_names(*rules_, names);
        for (const PartName& part : names) {
            out[std::string(target_text(part.target).view())] = part.name;
        }
        return out;
    }

    Seats visible_to(Seat actor, std::string_view text) const override {
        const auto parsed = G::parse(*rules_, text);
        return parsed.refusal ? Seats{} : G::visible_to(*rules_, state_, actor, parsed.action);
    }

    std::size_t chance_stream() const override { return outcomes()->stream; }
    std::string pick_chance(const HashKey& secret, StreamUses& uses) const override {
        return write(pick_by_key(*outcomes(), secret, uses));
    }
    std::string sample_chance(Rng& rng) const override {
        return write(G::sample_chance(*rules_, state_, rng));
    }
    std::unique_ptr<const MatchClock> clock() const override {
        if constexpr (Clocked<G>) {
            if (clockless_ != rules_) return std::make_unique<TypedClock<G>>(*this);
        }
        return nullptr;
    }
    std::unique_ptr<Match> sampled(Seat viewer, Rng& rng) const override {
        auto match = std::make_unique<TypedMatch>(*this);
        match->state_ = sample_for(viewer, rng);
        match->last_.reset();
        return match;
    }

    std::vector<EventReport> latest_events(Seat viewer) const override {
        if (!last_) return {};
        EventList<G> events;
        G::events(*rules_, last_->before, last_->actor, last_->action, state_, viewer, events);
        return reports(events);
    }

    Result<PreviewReport> preview(Seat seat, std::string_view text) const override {
        const auto packed = check(seat, text);
        if (!packed) return Failure(packed.error());
        PreviewReport out;
        if constexpr (Foreseeing<G>) {
            Rng rng(0);
            const auto found = std::make_unique<Preview<G>>();
            pakhuis::preview<G>(*rules_, sample_for(seat, rng), seat, unpacked(*packed), *found);
            out = report(*found, seat);
        }
        return out;
    }
    JsonText figures(Seat viewer) const override {
        JsonText out;
        if constexpr (Foreseeing<G>) {
            codec::append_json(out.text, *rules_, G::figures(*rules_, state_, viewer));
        }
        return out;
    }

    Json view(Seat viewer) const override {
        return codec::to_json(*rules_, G::observe(*rules_, state_, viewer));
    }
    JsonText view_text(Seat viewer) const override {
        JsonText out;
        codec::append_json(out.text, *rules_, G::observe(*rules_, state_, viewer));
        return out;
    }
    JsonText view_since(const Match& earlier, Seat viewer) const override {
        const auto& before = static_cast<const TypedMatch&>(earlier);
        return codec::difference_of(*rules_, G::observe(*rules_, before.state_, viewer),
                                    G::observe(*rules_, state_, viewer));
    }

    int score(Seat seat) const override { return G::score(*rules_, state_, seat); }
    std::vector<SheetLine> sheet(Seat seat) const override {
        ScoreSheet lines;
        G::score_sheet(*rules_, state_, seat, lines);
        return sheet_lines(lines);
    }
    std::optional<RivalSheet> rival() const override {
        if constexpr (Rivalled<G>) {
            const std::string_view name = G::rival(*rules_);
            if (name.empty()) return std::nullopt;
            ScoreSheet lines;
            G::rival_sheet(*rules_, state_, lines);
            return RivalSheet{std::string(name), sum_of(lines), sheet_lines(lines)};
        }
        return std::nullopt;
    }
    Ranking ranking() const override { return G::ranking(*rules_, state_); }
    std::string_view end_reason() const override { return G::end_reason(*rules_, state_); }

    Json state() const override { return codec::to_json(*rules_, state_); }
    std::uint64_t hash() const override {
        return codec::field_hash_in<Rules>(state_, rules_->version);
    }

    Json position() const override {
        Json out = Json::object();
        out["game"] = std::string(G::kInfo.id);
        out["rules"] = setup_->version;
        out["seats"] = setup_->seats;
        if (!setup_->options.empty()) {
            for (const auto& [key, value] : setup_->options) out["options"][key] = value;
        }
        if (setup_->edition) {
            out["edition"] = *setup_->edition;
        } else {
            out["edition"] = codec::hash_text(edition_hash());
        }
        out["state"] = state();
        return out;
    }

    // Sets a state of the same rules.
    void place(const State& state) {
        state_ = state;
        last_.reset();
    }

    // Sets the state; after a problem it is unchanged. Missing fields have their defaults: mostly
    // nothing, none or zero.
    Result<void> set_state(const Json& json) {
        const auto read = codec::from_json<State>(*rules_, json, codec::Missing::kIsDefault);
        if (!read) {
            return fail(read.error().key, "state." + read.error().place, read.error().sentence);
        }
        if (const Refusal refusal = G::inconsistency(*rules_, *read)) {
            return Failure(problem_of(refusal, "state"));
        }
        state_ = *read;
        last_.reset();
        return {};
    }

    // Sets a state that fits the view; after a problem it is unchanged.
    Result<void> set_view(const Json& json) {
        using View = typename G::View;
        const auto read = codec::from_json<View>(*rules_, json);
        if (!read) {
            return fail(read.error().key, "view." + read.error().place, read.error().sentence);
        }
        Rng rng(0);
        const State sampled = G::sample(*rules_, *read, rng);
        const bool fits = G::inconsistency(*rules_, sampled) == nullptr &&
                          G::observe(*rules_, sampled, read->viewer) == *read;
        if (!fits) return fail("view-does-not-fit", "view", "No position of these rules looks so.");
        state_ = sampled;
        last_.reset();
        return {};
    }

  private:
    struct Step {
        State before;
        Seat actor;
        Action action;
    };

    static Action unpacked(const PackedAction& packed) {
        Action action;
        std::memcpy(&action, packed.bytes.data(), sizeof(Action));
        return action;
    }

    State sample_for(Seat viewer, Rng& rng) const {
        return G::sample(*rules_, G::observe(*rules_, state_, viewer), rng);
    }

    std::vector<EventReport> reports(const EventList<G>& events) const {
        std::vector<EventReport> out;
        for (const auto& event : events) {
            EventText sentence;
            G::tell(*rules_, event, sentence);
            TargetList targets;
            G::event_targets(*rules_, event, targets);
            EventReport& report = out.emplace_back();
            report.sentence = sentence.view();
            codec::append_json(report.json.text, *rules_, event);
            report.targets = target_texts(targets);
        }
        return out;
    }

    PreviewReport report(const Preview<G>& found, Seat seat) const
        requires Foreseeing<G>
    {
        PreviewReport out;
        out.foreseen = found.foreseen;
        out.events = reports(found.events);
        for (const Holding& one : found.changes) {
            out.changes.push_back(
                {std::string(one.kind), std::string(one.name), one.count, one.more});
        }
        out.points = sheet_lines(found.points);
        out.next = found.next;
        if (found.foreseen == Foreseen::kAll) {
            if (out.next.has(kChance)) out.chance = chance_verb(found.after);
            codec::append_json(out.view.text, *rules_, G::observe(*rules_, found.after, seat));
            codec::append_json(out.figures.text, *rules_, G::figures(*rules_, found.after, seat));
        }
        return out;
    }

    // The first word of the text of an outcome.
    std::string chance_verb(const State& state) const {
        const auto chances = std::make_unique<ChanceList<Action>>();
        G::chances(*rules_, state, *chances);
        const std::string text = write(chances->outcomes[0].action);
        return text.substr(0, text.find(' '));
    }

    template <class Visit>
    void for_each_legal(Seat actor, const Visit& visit) const {
        if (!waiting().has(actor)) return;
        if (actor == kChance) {
            const auto chances = outcomes();
            for (const auto& outcome : chances->outcomes) visit(outcome.action);
        } else {
            const auto actions = std::make_unique<ActionList<G>>();
            G::legal(*rules_, state_, actor, *actions);
            for (const Action& action : *actions) visit(action);
        }
    }

    static std::shared_ptr<const Rules> without_clock(const std::shared_ptr<const Rules>& rules) {
        if constexpr (Clocked<G>) {
            if (rules->live) return std::make_shared<const Rules>(G::clockless(*rules));
        }
        return rules;
    }

    std::unique_ptr<ChanceList<Action>> outcomes() const {
        auto chances = std::make_unique<ChanceList<Action>>();
        G::chances(*rules_, state_, *chances);
        return chances;
    }

    static std::vector<SheetLine> sheet_lines(const ScoreSheet& lines) {
        std::vector<SheetLine> out;
        for (const ScoreLine& line : lines) {
            out.push_back({std::string(line.key), line.points, line.count});
        }
        return out;
    }
    static std::vector<std::string> target_texts(const TargetList& targets) {
        std::vector<std::string> out;
        for (const Target& target : targets) out.emplace_back(target_text(target).view());
        return out;
    }

    std::shared_ptr<const Rules> rules_;
    std::shared_ptr<const Rules> clockless_;
    std::shared_ptr<const Edition> edition_;
    std::shared_ptr<const Setup> setup_;
    State state_;
    std::optional<Step> last_;
};

}  // namespace pakhuis
