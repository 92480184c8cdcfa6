// Removing tables and guests. A removed table's rows are exported before.
#include <bit>
#include <fmt/format.h>
#include <fstream>

#include "codec/json.h"
#include "sqlite/private_files.h"
#include "sqlite/sqlite_writer.h"

namespace pakhuis::store {

Result<void> SqliteWriter::write(const SetActive& change) {
    for (const std::string& table : change.tables) {
        if (auto done = set_active_.run(change.at, table); !done) return done;
    }
    return {};
}

Result<void> SqliteWriter::write(const RemoveGuest& removal) {
    return remove_guest_.run(removal.guest);
}

Result<void> SqliteWriter::write(const RemoveTable& removal) {
    if (auto done = export_rows(removal.table); !done) return done;
    for (Statement* statement : {&remove_rows_, &remove_summary_, &remove_members_}) {
        if (auto done = statement->run(removal.table); !done) return done;
    }
    return {};
}

// The file is complete or not there. It has the rows as they are, with the secrets of the match.
Result<void> SqliteWriter::export_rows(const std::string& table) {
    codec::Json rows = codec::Json::array();
    const auto add = [&](const Statement& at) {
        rows.push_back(
            {{"seq", at.number(0)},
             {"kind", at.text(1)},
             {"body", at.text(2)},
             {"hash", fmt::format("{:016x}", std::bit_cast<std::uint64_t>(at.number(3)))},
             {"at", at.number(4)}});
    };
    if (auto done = rows_.each(add, table); !done) return done;
    const auto not_exported = [&](const Problem& why) {
        return fail("not-exported", why.place, why.sentence);
    };
    if (const auto made = make_private_folder(export_folder_); !made) {
        return not_exported(made.error());
    }
    const auto path = export_folder_ / (table + ".json");
    const auto part = make_temporary_file(path);
    if (!part) return not_exported(part.error());
    const codec::Json all = {{"table", table}, {"rows", std::move(rows)}};
    std::ofstream(*part) << all.dump(-1, ' ', false, codec::Json::error_handler_t::replace) << "\n";
    return publish_file(*part, path).map_error([](const Problem& why) {
        return Problem{"not-exported", why.place, why.sentence};
    });
}

}  // namespace pakhuis::store
