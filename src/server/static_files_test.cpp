#include "server/static_files.h"

#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace pakhuis::server {
namespace {

namespace fs = std::filesystem;

class Files : public testing::Test {
  protected:
    Files() : folder_(fs::temp_directory_path() / ("pakhuis-web-" + std::to_string(getpid()))) {
        fs::remove_all(folder_);
        write("index.html", "<p>page");
        write("app-1A2B3C4D.js", "code");
        write("app-1A2B3C4D.js.gz", "packed");
        write("icons/icon.svg", "<svg/>");
        write("rules.wasm", "module");
        write("service-worker.js", "keeps files");
        write("pakhuis.webmanifest", "{}");
        write(".secret", "no");
        write("stray.txt.gz", "without its file");
    }
    ~Files() override { fs::remove_all(folder_); }

    void write(const std::string& name, const std::string& text) const {
        fs::create_directories((folder_ / name).parent_path());
        std::ofstream(folder_ / name) << text;
    }
    HttpResponse get(const std::string& target, const std::string& accepts = "",
                     const std::string& tag = "") const {
        HttpRequest request;
        request.target = target;
        request.accept_encoding = accepts;
        request.if_none_match = tag;
        return StaticFiles(folder_).answer(request);
    }

    fs::path folder_;
};

TEST_F(Files, AreServedWithTheirTypes) {
    EXPECT_EQ(get("/index.html").body, "<p>page");
    EXPECT_EQ(get("/icons/icon.svg").type, "image/svg+xml");
    EXPECT_EQ(get("/rules.wasm").type, "application/wasm") << "or browsers refuse it";
    EXPECT_EQ(get("/app-1A2B3C4D.js?x=1").body, "code");
    EXPECT_EQ(get("/app-1A2B3C4D.js").type, "text/javascript; charset=utf-8");
}

TEST_F(Files, AreSentCompressedIfTheBrowserAcceptsIt) {
    EXPECT_EQ(get("/app-1A2B3C4D.js", "br, gzip").body, "packed");
    EXPECT_EQ(get("/app-1A2B3C4D.js", "br, gzip").encoding, "gzip");
    EXPECT_EQ(get("/index.html", "gzip").encoding, "") << "there is no compressed form";
}

TEST_F(Files, AreCachedForEverIfNamedByTheirContent) {
    EXPECT_EQ(get("/app-1A2B3C4D.js").cache, "public, max-age=31536000, immutable");
    EXPECT_EQ(get("/index.html").cache, "no-cache");
}

TEST_F(Files, OfAnInstalledPageHaveTheirTypesAndAreAskedForEachTime) {
    EXPECT_EQ(get("/service-worker.js").type, "text/javascript; charset=utf-8");
    EXPECT_EQ(get("/service-worker.js").cache, "no-cache") << "or an update is found late";
    EXPECT_EQ(get("/pakhuis.webmanifest").type, "application/manifest+json");
    EXPECT_EQ(get("/pakhuis.webmanifest").cache, "no-cache");
}

TEST_F(Files, AreNotSentAgainIfTheBrowserHasThem) {
    const auto first = get("/index.html");
    const auto again = get("/index.html", "", first.tag);
    EXPECT_EQ(again.status, 304);
    EXPECT_EQ(again.body, "");
}

TEST_F(Files, AreReplacedByTheFirstPageForOtherPaths) {
    EXPECT_EQ(get("/").body, "<p>page");
    EXPECT_EQ(get("/t/abc/replay").body, "<p>page");
    EXPECT_EQ(get("/missing.js").status, 404);
    EXPECT_EQ(get("/.secret").status, 404);
    EXPECT_EQ(get("/../index.html").status, 404) << "only files that were read are served";
    EXPECT_EQ(get("/stray.txt").status, 404);
}

TEST(MissingFiles, GiveAPageThatSaysSo) {
    EXPECT_EQ(StaticFiles().answer({}).status, 404);
    EXPECT_NE(StaticFiles().answer({}).body.str().find("not installed"), std::string::npos);
}

}  // namespace
}  // namespace pakhuis::server
