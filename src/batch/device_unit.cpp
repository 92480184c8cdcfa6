#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "batch/device_sources.h"
#include "codec/format_text.h"

namespace pakhuis::batch {
namespace {

// The parts of the standard library that the files include. NVRTC has none.
constexpr std::array<std::string_view, 16> kStandard{
    "algorithm", "array",       "bit",         "cassert", "cmath",    "compare",
    "concepts",  "cstddef",     "cstdint",     "cstdlib", "iterator", "limits",
    "span",      "string_view", "type_traits", "utility"};

const std::vector<gpu::SourceFile>& all_files() {
    static const std::vector<gpu::SourceFile> files = [] {
        std::vector<gpu::SourceFile> out(kDeviceSources.begin(), kDeviceSources.end());
        for (const std::string_view name : kStandard) {
            out.push_back({name, "#include \"batch/device/standard.h\"\n"});
        }
        return out;
    }();
    return files;
}

void include(std::string& text, std::string_view name) {
    text += codec::format_text("#include \"{}\"\n", name);
}

bool there_is(std::string_view name) {
    return std::ranges::any_of(kDeviceSources, [&](const auto& file) { return file.name == name; });
}

void include_sources(std::string& text, std::string_view folder) {
    for (const gpu::SourceFile& file : kDeviceSources) {
        if (file.name.starts_with(folder) && file.name.ends_with(".cpp")) include(text, file.name);
    }
}

}  // namespace

gpu::Unit device_unit(std::string_view game, bool bots) {
    std::string type(game);  // "Carts" of "carts"
    type[0] = static_cast<char>(type[0] - 'a' + 'A');
    gpu::Unit unit{std::string(game), "", all_files(), bots};
    if (bots) unit.text += "#define PAKHUIS_BOTS\n";
    include(unit.text, codec::format_text("games/{}/{}.h", game, game));
    const std::string calls = codec::format_text("games/{}/device.h", game);
    if (there_is(calls)) include(unit.text, calls);
    include_sources(unit.text, codec::format_text("games/{}/", game));
    if (bots) include_sources(unit.text, codec::format_text("bots/{}/", game));
    include(unit.text, "batch/device/kernels.h");
    unit.text += codec::format_text("PAKHUIS_KERNELS(pakhuis::{})\n", type);
    return unit;
}

gpu::Unit net_unit() {
    gpu::Unit unit{"small-net", "", all_files(), false};
    include(unit.text, "batch/device/small_net.h");
    return unit;
}

}  // namespace pakhuis::batch
