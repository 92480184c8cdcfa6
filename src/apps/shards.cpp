// `pakhuis shards`: checks what `pakhuis selfplay` has written, and takes a match out as a record.
#include <filesystem>
#include <fmt/format.h>
#include <mutex>

#include "apps/common.h"
#include "batch/workers.h"
#include "shards/shard_check.h"

namespace pakhuis::apps {
namespace {

namespace fs = std::filesystem;
using shards::ShardReport;
using shards::Thoroughly;

struct ShardsFlags {
    std::string path;
    bool quick = false;
    int threads = 0;
    std::optional<std::uint64_t> match;
    std::string record;
};

Result<std::vector<fs::path>> files_of(const std::string& path) {
    if (fs::is_directory(path)) {
        auto files = shards::shards_in(path);
        if (files && files->empty()) return fail("no-shards", path, "There are no shards here.");
        return files;
    }
    return std::vector<fs::path>{path};
}

int write_match(const std::vector<fs::path>& files, const ShardsFlags& flags) {
    const auto wanted = static_cast<std::int64_t>(*flags.match);
    for (const fs::path& file : files) {
        const auto shard = shards::ShardReader::open(file);
        if (!shard) return report(shard.error());
        const shards::ShardHeader& header = (*shard)->header();
        if (wanted < header.first || wanted >= header.first + header.matches) continue;
        while (true) {
            const auto match = (*shard)->next();
            if (!match) return report(match.error());
            if (*match == nullptr) break;
            if ((*shard)->number() != wanted) continue;
            const std::string text = codec::write_record((*shard)->record(**match));
            if (!flags.record.empty()) return write_file(flags.record, text);
            fmt::print("{}", text);
            return kOk;
        }
    }
    return report({"no-such-match", "--match",
                   fmt::format("No match here has the number {}.", *flags.match)});
}

void print_totals(const std::vector<ShardReport>& reports, Thoroughly how) {
    shards::ShardTotals all;
    std::uint64_t bytes = 0;
    for (const ShardReport& one : reports) {
        all.matches += one.totals.matches;
        all.steps += one.totals.steps;
        all.decisions += one.totals.decisions;
        all.digest = mix64(all.digest ^ one.totals.digest);
        bytes += one.bytes;
    }
    fmt::print("{} shards, {} matches, {} steps, {} decisions, {} bytes, digest {}: {}\n",
               reports.size(), all.matches, all.steps, all.decisions, bytes,
               codec::hash_text(all.digest),
               how == Thoroughly::kReplay ? "all replay" : "all whole");
}

int check(const std::vector<fs::path>& files, const ShardsFlags& flags) {
    const Thoroughly how = flags.quick ? Thoroughly::kReadAlone : Thoroughly::kReplay;
    std::vector<Result<ShardReport>> found(files.size());
    batch::Workers workers(flags.threads);
    workers.share(files.size(), [&](std::size_t i) { found[i] = check_shard(files[i], how); });
    std::vector<ShardReport> good;
    std::vector<fs::path> good_files;
    int code = kOk;
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!found[i]) {
            code = std::max(code, report(found[i].error()));
            continue;
        }
        const ShardReport& one = *found[i];
        fmt::print("{}: {} matches, {} decisions\n", files[i].filename().string(),
                   one.totals.matches, one.totals.decisions);
        good.push_back(one);
        good_files.push_back(files[i]);
    }
    if (const auto apart = check_apart(good, good_files); !apart) {
        code = std::max(code, report(apart.error()));
    }
    if (!good.empty()) print_totals(good, how);
    return code;
}

int run(const ShardsFlags& flags) {
    const auto files = files_of(flags.path);
    if (!files) return report(files.error());
    return flags.match ? write_match(*files, flags) : check(*files, flags);
}

}  // namespace

void add_shards(Program& program) {
    auto flags = std::make_shared<ShardsFlags>();
    Command command = program.add_command("shards", "Check files of `selfplay`; print a match",
                                          [flags] { return run(*flags); });
    command.option("path", flags->path, "A shard, or a folder of shards").required();
    command.flag("--quick", flags->quick, "Only checksums and counts, without replaying");
    command.option("--threads", flags->threads, "0: as many as there are cores")
        .between(0, 1024)
        .show_default();
    command.option("--match", flags->match,
                   "Print the match with this number as a record (see `pakhuis replay`)");
    command.option("--record", flags->record, "With --match: write it to this file");
    command.footer(
        "Replays every match: actions are legal; end, scores, places and the last state are the\n"
        "written ones. Exit code 2 if a shard is cut or damaged, or a match is there twice.");
}

}  // namespace pakhuis::apps
