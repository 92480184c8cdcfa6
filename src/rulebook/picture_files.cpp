#include "rulebook/picture_files.h"

#include <fmt/format.h>

#include "registry/edition_page.h"
#include "registry/replay.h"
#include "rulebook/sources.h"

namespace pakhuis::rulebook {
namespace {

using codec::Json;

constexpr std::string_view kEnding = ".record";

Json options_of(const Setup& setup) {
    Json options = Json::object();
    for (const auto& [key, value] : setup.options) options[key] = value;
    return options;
}

// A position as seat 0 sees it.
Json picture_of(const Match& match) {
    return {{"seats", match.setup().seats},
            {"options", options_of(match.setup())},
            {"view", match.view(0)},
            {"figures", match.figures(0).to_json()}};
}

// The end of a record; its problem in place of a picture, so that the page's tests tell it.
Json recorded_picture(std::string_view text) {
    const auto record = codec::parse_record(text);
    if (!record) return {{"problem", record.error().text()}};
    const auto match = replay(*record);
    if (!match) return {{"problem", match.error().text()}};
    return picture_of(**match);
}

std::unique_ptr<Match> new_match(const GameInfo& info) {
    return std::move(*start_match({std::string(info.id), info.max_seats, {}}));
}

codec::TypeFile file_of(const GameInfo& info) {
    const auto match = new_match(info);
    Json pictures = Json::object();
    for (const Source& source : kSources) {
        if (source.game != info.id || !source.name.ends_with(kEnding)) continue;
        const auto name = source.name.substr(0, source.name.size() - kEnding.size());
        pictures[std::string(name)] = recorded_picture(source.text);
    }
    const Json file{{"edition", edition_page(*match)},
                    {"start", picture_of(*match)},
                    {"pictures", std::move(pictures)}};
    return {fmt::format("web/src/games/{}/generated/rulebook.json", info.id), file.dump() + "\n"};
}

}  // namespace

std::vector<codec::TypeFile> picture_files() {
    std::vector<codec::TypeFile> files;
    for (const GameInfo* info : all_games()) files.push_back(file_of(*info));
    return files;
}

}  // namespace pakhuis::rulebook
