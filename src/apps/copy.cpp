// `pakhuis copy FROM TO`: moves everything from a data folder to a database, or the other way.
#include <fmt/format.h>

#include "apps/common.h"
#include "apps/store_place.h"
#include "tables/store_copy.h"
#include "tables/store_report.h"

namespace pakhuis::apps {
namespace {

struct CopyPlaces {
    std::string from;
    std::string to;
};

// Tables that do not replay are copied as they are: the same ones don't replay there.
Result<void> compare_replays(store::Store& from, store::Store& to) {
    const auto before = tables::report_on(from);
    if (!before) return Failure(before.error());
    const auto after = tables::report_on(to);
    if (!after) return Failure(after.error());
    const bool equal = before->stopped.size() == after->stopped.size() &&
                       before->wrong_summaries == after->wrong_summaries &&
                       before->unfinished == after->unfinished;
    if (!equal) return fail("not-equal", "", "The copy replays in another way. Don't use it.");
    fmt::print("{} of {} tables replay, in both.\n", after->tables - after->stopped.size(),
               after->tables);
    return {};
}

int copy(const CopyPlaces& places) {
    const auto from = open_snapshot(places.from);
    if (!from) return report(from.error());
    if (!from->damage.empty()) return report(from->damage.front());
    const auto to = open_store(places.to);
    if (!to) return report(to.error());
    const auto copied = tables::copy_store(*from->store, **to);
    if (!copied) return report(copied.error());
    fmt::print("{} tables with {} rows and {} guests are copied from {} to {}.\n", copied->tables,
               copied->rows, copied->guests, shown_place(places.from), shown_place(places.to));
    if (const auto equal = compare_replays(*from->store, **to); !equal) {
        return report(equal.error());
    }
    return kOk;
}

}  // namespace

void add_copy(Program& program) {
    auto places = std::make_shared<CopyPlaces>();
    Command command = program.add_command(
        "copy", "Copy everything between a data folder and a PostgreSQL database",
        [places] { return copy(*places); });
    command.option("from", places->from, "A data folder, or postgresql://…").required();
    command.option("to", places->to, "A new or empty folder or database").required();
    command.footer(
        "Copies what is there at one moment: stop the server before, or what it writes later is\n"
        "not in the copy. The copy is compared with the original, and every table of both is\n"
        "replayed. Exit code 2 if they differ.");
}

}  // namespace pakhuis::apps
