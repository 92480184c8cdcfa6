#include "apps/edition_file.h"

#include <array>
#include <fmt/format.h>
#include <fstream>
#include <sstream>

#include "codec/csv.h"

namespace pakhuis::apps {
namespace {

constexpr std::uintmax_t kMaxFile = std::uintmax_t{4} << 20;

struct Table {
    std::string_view game;
    std::string_view file;   // GAME_<file>.csv
    std::string_view field;  // of the edition
};
constexpr std::array kTables{Table{"carts", "places", "places"}, Table{"carts", "routes", "tracks"},
                             Table{"carts", "contracts", "contracts"}};

// Rows of a user's own tables need no marks.
void mark_rows(Json& rows) {
    for (Json& row : rows) {
        if (!row.contains("mark")) row["mark"] = "ours";
    }
}

Result<Json> read_tables(std::string_view game, const std::filesystem::path& folder) {
    auto edition = edition_json(game, std::nullopt);
    if (!edition) return edition;
    (*edition)["title"] = folder.filename().string().substr(0, 60);
    bool any = false;
    for (const Table& table : kTables) {
        if (table.game != game) continue;
        any = true;
        const auto path = folder / fmt::format("{}_{}.csv", game, table.file);
        const auto text = read_file(path);
        if (!text) return Failure(text.error());
        auto rows = codec::parse_csv(*text);
        if (!rows) return inside(path.string(), rows.error());
        mark_rows(*rows);
        (*edition)[std::string(table.field)] = std::move(*rows);
    }
    if (!any) return fail("no-tables", folder.string(), "Editions of this game are single files.");
    return edition;
}

}  // namespace

Result<std::string> read_file(const std::filesystem::path& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (error || !std::filesystem::exists(status)) {
        return fail("no-such-file", path.string(), "The file does not exist.");
    }
    if (std::filesystem::is_directory(status)) {
        return fail("not-a-file", path.string(), "This is a folder.");
    }
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    if (!in || !(text << in.rdbuf())) {
        return fail("unreadable", path.string(), "The file is empty or can't be read.");
    }
    if (text.str().size() > kMaxFile) {
        return fail("too-long", path.string(), "The file is larger than 4 MiB.");
    }
    return std::move(text).str();
}

Result<Json> load_edition(std::string_view game, const std::filesystem::path& path) {
    if (find_game(game) == nullptr) {
        return fail("unknown-game", "game", fmt::format("There is no game '{}'.", game));
    }
    Result<Json> read = Json();
    if (std::filesystem::is_directory(path)) {
        read = read_tables(game, path);
    } else {
        const auto text = read_file(path);
        if (!text) return Failure(text.error());
        read = codec::parse_json(*text);
        if (!read) return inside(path.string(), read.error());
    }
    if (!read) return read;
    auto checked = edition_json(game, *read);
    if (!checked) return inside(path.string(), checked.error());
    return checked;
}

}  // namespace pakhuis::apps
