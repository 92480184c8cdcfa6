#include "server/static_files.h"

#include <array>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <iterator>
#include <string_view>

namespace pakhuis::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFirstPage = "/index.html";

std::string type_of(const fs::path& path) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kTypes{{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".map", "application/json"},
        {".txt", "text/plain; charset=utf-8"},
        {".png", "image/png"},
        {".wasm", "application/wasm"},
    }};
    for (const auto& [ending, type] : kTypes) {
        if (path.extension() == ending) return std::string(type);
    }
    return "application/octet-stream";
}

std::string bytes_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// "app-1A2B3C4D.js": the name changes with the content, so browsers may cache the file for ever.
bool is_named_by_content(const std::string& stem) {
    const auto dash = stem.rfind('-');
    return dash != stem.npos && stem.size() - dash == 9 &&
           stem.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", dash + 1) == stem.npos;
}

}  // namespace

StaticFiles::StaticFiles(const fs::path& folder) {
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file() || entry.path().filename().string().starts_with('.')) continue;
        const bool packed = entry.path().extension() == ".gz";
        const fs::path path = packed ? fs::path(entry.path()).replace_extension() : entry.path();
        File& file = files_["/" + path.lexically_relative(folder).generic_string()];
        std::string bytes = bytes_of(entry.path());
        if (packed) {
            file.packed = std::move(bytes);
            continue;
        }
        file.type = type_of(path);
        file.tag = fmt::format("\"{:016x}\"", std::hash<std::string>{}(bytes));
        file.named_by_content = is_named_by_content(path.stem().string());
        file.bytes = std::move(bytes);
    }
    std::erase_if(files_, [](const auto& entry) { return entry.second.type.empty(); });
}

HttpResponse StaticFiles::answer(const HttpRequest& request) const {
    const std::string path = request.target.substr(0, request.target.find('?'));
    auto found = files_.find(path);
    // A path with a dot means a file, and this file does not exist.
    const bool is_page = path.find('.') == path.npos;
    if (found == files_.end() && is_page) found = files_.find(std::string(kFirstPage));
    if (found == files_.end()) {
        const char* text = empty() ? "The web client is not installed beside this program.\n"
                                   : "There is nothing here.\n";
        return {404, "text/plain; charset=utf-8", text};
    }
    const File& file = found->second;
    HttpResponse response{200, file.type, ""};
    response.tag = file.tag;
    response.cache = file.named_by_content ? "public, max-age=31536000, immutable" : "no-cache";
    if (request.if_none_match == file.tag) {
        response.status = 304;
    } else if (!file.packed.empty() && request.accept_encoding.find("gzip") != std::string::npos) {
        response.encoding = "gzip";
        response.body = file.packed;
    } else {
        response.body = file.bytes;
    }
    return response;
}

}  // namespace pakhuis::server
