// The web client's files, read once into memory and served from there.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "server/net.h"

namespace pakhuis::server {

class StaticFiles {
  public:
    StaticFiles() = default;  // none
    // Everything under a folder but hidden files. `NAME.gz` is the packed form of NAME.
    explicit StaticFiles(const std::filesystem::path& folder);

    bool empty() const { return files_.empty(); }
    // A file; else, as the client finds its own way by path, the first page.
    HttpResponse answer(const HttpRequest& request) const;

  private:
    struct File {
        std::string type;
        std::string bytes;
        std::string packed;  // by gzip; empty: not there
        std::string tag;     // of its content
        bool named_by_content = false;
    };

    std::map<std::string, File> files_;  // by path: "/index.html"
};

}  // namespace pakhuis::server
