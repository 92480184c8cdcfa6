// The files of the web client. They are read once into memory.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "server/net.h"

namespace pakhuis::server {

class StaticFiles {
  public:
    StaticFiles() = default;  // no files
    // Reads all files under a folder except hidden ones. `NAME.gz` is the compressed form of NAME.
    explicit StaticFiles(const std::filesystem::path& folder);

    bool empty() const { return files_.empty(); }
    // Answers with the file. For other paths without a dot it answers with the first page, because
    // the client handles its own paths.
    HttpResponse answer(const HttpRequest& request) const;

  private:
    struct File {
        std::string type;
        host::SharedText bytes;
        host::SharedText packed;  // by gzip; empty: no such form
        std::string tag;          // ETag of the content
        bool named_by_content = false;
    };

    std::map<std::string, File> files_;  // by path: "/index.html"
};

}  // namespace pakhuis::server
