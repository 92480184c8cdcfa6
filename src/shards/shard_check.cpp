#include "shards/shard_check.h"

#include <algorithm>
#include <tuple>

#include "codec/format_text.h"
#include "registry/replay.h"
#include "shards/features_of.h"
#include "shards/shard_files.h"

namespace pakhuis::shards {
namespace {

namespace fs = std::filesystem;

// Replays the matches of one shard.
class Replayer {
  public:
    static Result<Replayer> of(const ShardReader& shard) {
        auto start = match_of(shard.empty_record());
        if (!start) return Failure(start.error());
        const ShardHeader& said = shard.header();
        if (said.row > 0 &&
            (said.features != feature_version(**start) || said.row != feature_count(**start))) {
            return fail("other-features", "features",
                        codec::format_text("The rows have version {} of the features, this program "
                                           "version {}.",
                                           said.features, feature_version(**start)));
        }
        return Replayer(shard, std::move(*start));
    }

    Result<void> replay(const ShardMatch& said) const {
        const auto match = start_->clone();
        std::size_t row = 0;
        for (std::size_t i = 0; i < said.steps.size(); ++i) {
            const ShardStep& step = said.steps[i];
            if (step.actor < kMaxSeats && !row_fits(said, row++, *match, step.actor)) {
                return at_step(i, {"wrong-row", "", "The seat knew something else."});
            }
            const auto done = match->act(step.actor, shard_.text(step.text));
            if (!done) return at_step(i, done.error());
        }
        codec::Record end;
        end.end = codec::RecordEnd{std::string(shard_.text(said.reason)), said.hash, said.scores};
        if (const auto done = check_end(end, *match); !done) return Failure(done.error());
        const Ranking ranking = match->ranking();
        if (!std::equal(said.places.begin(), said.places.end(), ranking.values.begin())) {
            return fail("wrong-places", "end", "The places differ from the recorded ones.");
        }
        return {};
    }

  private:
    Replayer(const ShardReader& shard, std::unique_ptr<Match> start)
        : shard_(shard), start_(std::move(start)) {}

    bool row_fits(const ShardMatch& said, std::size_t n, const Match& match, Seat seat) const {
        const auto size = static_cast<std::size_t>(shard_.header().row);
        if (size == 0 || !match.waiting().has(seat)) return true;  // `act` refuses the latter
        const auto row = features_of(match, seat);
        return std::equal(row.begin(), row.end(), said.rows.data() + n * size);
    }

    static Failure at_step(std::size_t step, const Problem& problem) {
        return inside(codec::format_text("step {}", step + 1), problem);
    }

    const ShardReader& shard_;
    std::unique_ptr<Match> start_;
};

Result<void> check_matches(ShardReader& shard, const std::string& name, Thoroughly how) {
    std::optional<Replayer> replayer;
    if (how == Thoroughly::kReplay) {
        auto made = Replayer::of(shard);
        if (!made) return inside(name, made.error());
        replayer.emplace(std::move(*made));
    }
    while (true) {
        const auto match = shard.next();
        if (!match) return Failure(match.error());
        if (*match == nullptr) return {};
        if (!replayer) continue;
        if (const auto done = replayer->replay(**match); !done) {
            return inside(codec::format_text("{}, match {}", name, shard.number()), done.error());
        }
    }
}

}  // namespace

Result<ShardReport> check_shard(const fs::path& path, Thoroughly how) {
    auto shard = ShardReader::open(path);
    if (!shard) return Failure(shard.error());
    if (const auto done = check_matches(**shard, path.string(), how); !done) {
        return Failure(done.error());
    }
    std::error_code ignored;
    return ShardReport{(*shard)->header(), (*shard)->totals(), fs::file_size(path, ignored)};
}

Result<std::vector<fs::path>> shards_in(const fs::path& folder) {
    std::error_code error;
    if (!fs::is_directory(folder, error)) {
        return fail("no-such-folder", folder.string(), "There is no such folder.");
    }
    std::vector<fs::path> out;
    for (auto entry = fs::directory_iterator(folder, error);
         !error && entry != fs::directory_iterator(); entry.increment(error)) {
        if (entry->path().extension() == kShardEnding) out.push_back(entry->path());
    }
    if (error) return fail("unreadable", folder.string(), "The folder can't be read.");
    std::sort(out.begin(), out.end());
    return out;
}

Result<void> check_apart(const std::vector<ShardReport>& reports,
                         const std::vector<fs::path>& paths) {
    std::vector<std::size_t> order(reports.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto key = [&](std::size_t i) {
        return std::tuple(plan_hash(reports[i].header), reports[i].header.first);
    };
    std::sort(order.begin(), order.end(), [&](auto a, auto b) { return key(a) < key(b); });
    for (std::size_t i = 1; i < order.size(); ++i) {
        const ShardHeader& before = reports[order[i - 1]].header;
        const ShardHeader& header = reports[order[i]].header;
        if (plan_hash(before) != plan_hash(header)) continue;
        if (before.first + before.matches <= header.first) continue;
        return fail("same-matches", paths[order[i]].string(),
                    codec::format_text("Match {} is in {}, too.", header.first,
                                       paths[order[i - 1]].filename().string()));
    }
    return {};
}

}  // namespace pakhuis::shards
