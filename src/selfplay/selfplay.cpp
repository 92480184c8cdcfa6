#include "selfplay/selfplay.h"

#include <algorithm>
#include <unordered_map>

#include "batch/player.h"
#include "batch/workers.h"
#include "codec/format_text.h"
#include "engine/bot_names.h"
#include "registry/replay.h"
#include "shards/features_of.h"
#include "shards/shard_writer.h"

namespace pakhuis::selfplay {
namespace {

using batch::ActionBytes;
using batch::PlayedMatch;
using batch::Player;
using shards::ShardFile;
using shards::ShardHeader;
using shards::ShardMatch;
using shards::ShardPlan;
using shards::ShardWriter;
using shards::TextNumber;

// Matches that the threads play before the next are handed out: few enough to stop soon, enough
// that no thread waits long for the last one.
constexpr std::size_t kMatchesPerThread = 64;

std::optional<Problem> problem_of_setup(const Match& start, const SelfplaySetup& setup) {
    if (setup.matches < 1 || setup.matches > shards::kMostMatches || setup.each < 1) {
        return Problem{"wrong-count", "matches", "There must be at least one."};
    }
    if (setup.part < 1 || setup.part > setup.parts) {
        return Problem{"wrong-count", "part", "There is no such part."};
    }
    if (setup.players.size() != static_cast<std::size_t>(start.setup().seats)) {
        return Problem{"wrong-count", "players",
                       codec::format_text("There must be {} players, one for each seat, not {}.",
                                          start.setup().seats, setup.players.size())};
    }
    for (const std::string& player : setup.players) {
        if (std::find(kBotNames.begin(), kBotNames.end(), player) != kBotNames.end()) continue;
        return Problem{"unknown-player", "players",
                       codec::format_text("There is no bot '{}'.", player)};
    }
    return std::nullopt;
}

ShardPlan plan_of(const Match& start, const SelfplaySetup& setup) {
    const codec::Record record = record_of(start, {});
    ShardPlan plan;
    plan.header.game = record.game;
    plan.header.rules = record.rules_version;
    plan.header.features = shards::feature_version(start);
    plan.header.seats = record.seats;
    plan.header.options = record.options;
    plan.header.edition.value = record.edition_hash;
    plan.header.edition_json = record.edition;
    plan.header.players = setup.players;
    plan.header.seed.value = setup.seed;
    plan.header.row = setup.rows ? shards::feature_count(start) : 0;
    plan.header.program = PAKHUIS_VERSION;
    plan.matches = setup.matches;
    plan.each = setup.each;
    return plan;
}

// Writes the shards of one plan.
class Run {
  public:
    Run(const Match& start, const SelfplaySetup& setup, const std::filesystem::path& folder,
        const std::atomic<bool>& stop, const std::function<void(const Progress&)>& on_progress)
        : setup_(setup),
          folder_(folder),
          stop_(stop),
          on_progress_(on_progress),
          plan_(plan_of(start, setup)),
          plan_hash_(plan_hash(plan_.header)),
          player_(batch::make_player(start)),
          workers_(setup.threads),
          round_(kMatchesPerThread * static_cast<std::size_t>(workers_.threads())) {}

    // Shards that others give up meanwhile are done in another pass.
    Result<Outcome> run() {
        if (const auto done = prepare_folder(folder_, plan_); !done) return Failure(done.error());
        find_finished();
        for (int published = -1; published != out_.done.shards && !stop_;) {
            published = out_.done.shards;
            for (std::int64_t n = setup_.part - 1; n < plan_.shards() && !stop_;
                 n += setup_.parts) {
                if (finished_[static_cast<std::size_t>(n)]) continue;
                if (const auto done = write_shard(n); !done) return Failure(done.error());
            }
        }
        out_.stopped = stop_;
        out_.elsewhere = out_.done.all - out_.done.matches;
        return out_;
    }

  private:
    bool is_finished(const ShardHeader& header) const {
        std::error_code ignored;
        return std::filesystem::exists(folder_ / shard_name(header, plan_hash_), ignored);
    }

    void find_finished() {
        finished_.resize(static_cast<std::size_t>(plan_.shards()));
        for (std::int64_t n = setup_.part - 1; n < plan_.shards(); n += setup_.parts) {
            const ShardHeader header = plan_.shard(n);
            const bool finished = is_finished(header);
            finished_[static_cast<std::size_t>(n)] = finished;
            (finished ? out_.before : out_.done.all) += header.matches;
        }
        out_.done.left = out_.done.all;
    }

    void set_finished(std::int64_t number, const ShardHeader& header) {
        finished_[static_cast<std::size_t>(number)] = true;
        out_.done.left -= header.matches;
    }

    Result<void> write_shard(std::int64_t number) {
        const ShardHeader header = plan_.shard(number);
        auto file = ShardFile::claim(folder_, shard_name(header, plan_hash_));
        if (!file) return Failure(file.error());
        if (!*file) {
            if (is_finished(header)) set_finished(number, header);
            return {};
        }
        ShardWriter writer(header);
        texts_.clear();
        const Progress before = out_.done;
        for (std::int64_t first = 0; first < header.matches;) {
            const auto count = static_cast<std::size_t>(std::min<std::int64_t>(
                header.matches - first, static_cast<std::int64_t>(round_.size())));
            play_round(static_cast<std::uint64_t>(header.first + first), count);
            if (stop_) {
                out_.done = before;
                return {};
            }
            for (std::size_t i = 0; i < count; ++i) add(writer, header.first + first, i);
            first += static_cast<std::int64_t>(count);
            if (const auto done = write(**file, writer); !done) return done;
        }
        writer.finish();
        if (const auto done = write(**file, writer); !done) return done;
        if (const auto done = (*file)->publish(); !done) return done;
        ++out_.done.shards;
        set_finished(number, header);
        if (on_progress_) on_progress_(out_.done);
        return {};
    }

    void play_round(std::uint64_t first, std::size_t count) {
        workers_.share(count, [&](std::size_t i) {
            if (stop_) return;
            const std::uint64_t number = first + i;
            std::vector<std::string> seated(setup_.players.size());
            for (std::size_t seat = 0; seat < seated.size(); ++seat) {
                seated[seat] = setup_.players[player_at(number, seat)];
            }
            player_->play(seated, mix64(setup_.seed) + number, setup_.rows, round_[i]);
        });
    }

    std::size_t player_at(std::uint64_t number, std::size_t seat) const {
        const std::size_t n = setup_.players.size();
        return (seat + n - number % n) % n;
    }

    void add(ShardWriter& writer, std::int64_t first, std::size_t i) {
        PlayedMatch& played = round_[i];
        const std::size_t seats = setup_.players.size();
        match_.steps.clear();
        for (const PlayedMatch::Step& step : played.steps) {
            match_.steps.push_back({step.actor, number_of(writer, step.action)});
        }
        match_.players.clear();
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const auto number = static_cast<std::uint64_t>(first) + i;
            match_.players.push_back(static_cast<std::uint8_t>(player_at(number, seat)));
        }
        match_.scores = played.scores;
        match_.places.assign(played.ranking.values.begin(),
                             played.ranking.values.begin() + static_cast<std::ptrdiff_t>(seats));
        match_.reason = writer.text(played.reason);
        match_.hash = played.hash;
        match_.rows.swap(played.rows);
        writer.add(match_);
        ++out_.done.matches;
        out_.done.decisions += match_.decisions();
    }

    TextNumber number_of(ShardWriter& writer, ActionBytes action) {
        const auto [found, added] = texts_.emplace(action, 0);
        if (added) found->second = writer.text(player_->text(action));
        return found->second;
    }

    Result<void> write(ShardFile& file, ShardWriter& writer) {
        const std::string bytes = writer.take();
        out_.done.bytes += bytes.size();
        if (on_progress_) on_progress_(out_.done);
        return file.write(bytes);
    }

    const SelfplaySetup& setup_;
    const std::filesystem::path& folder_;
    const std::atomic<bool>& stop_;
    const std::function<void(const Progress&)>& on_progress_;
    const ShardPlan plan_;
    const std::uint64_t plan_hash_;
    const std::unique_ptr<Player> player_;
    batch::Workers workers_;
    std::vector<bool> finished_;  // by shard, as far as it is known
    std::vector<PlayedMatch> round_;
    std::unordered_map<ActionBytes, TextNumber> texts_;  // of the shard under way
    ShardMatch match_;
    Outcome out_;
};

}  // namespace

Result<Outcome> run_selfplay(const Match& start, const SelfplaySetup& setup,
                             const std::filesystem::path& folder, const std::atomic<bool>& stop,
                             const std::function<void(const Progress&)>& on_progress) {
    if (const auto problem = problem_of_setup(start, setup)) return Failure(*problem);
    return Run(start, setup, folder, stop, on_progress).run();
}

}  // namespace pakhuis::selfplay
