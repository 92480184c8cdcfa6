// `pakhuis copy` between data folders and databases.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "kit/command.h"
#include "kit/postgres_server.h"
#include "sqlite/test_content.h"

namespace {

namespace fs = std::filesystem;
using pakhuis::PostgresServer;
using pakhuis::store::Content;
using pakhuis::store::content_of;

class Copy : public pakhuis::kit::CommandTest {
  protected:
    Copy() : CommandTest("copy") {}

    // A folder of an earlier program: tables of all games, some with their own edition.
    std::string old_store(const std::string& name) const {
        const fs::path data = folder.path() / name;
        fs::create_directory(data);
        fs::copy(fs::path(PAKHUIS_TESTS_DIR) / "stores" / name / "pakhuis.sqlite", data);
        return data.string();
    }
    std::string in_folder(const std::string& name) const { return (folder.path() / name).string(); }
    static std::string quoted(const std::string& place) { return "'" + place + "'"; }
    static Content rows_in(const std::string& data) {
        Content content = content_of(data + "/pakhuis.sqlite");
        return {{"log", content["log"]},
                {"member", content["member"]},
                {"guest", content["guest"]},
                {"edition", content["edition"]}};
    }
};

TEST_F(Copy, MovesEverythingToADatabaseAndBack) {
    const std::string data = old_store("third");
    const std::string database = PostgresServer::shared().new_database();
    ASSERT_EQ(run(data + " " + quoted(database)), 0) << err;
    EXPECT_NE(out.find("58 of 58 tables replay, in both"), std::string::npos) << out;
    EXPECT_EQ(out.find("tester"), std::string::npos) << "without the user: " << out;
    const std::string back = in_folder("back");
    ASSERT_EQ(run(quoted(database) + " " + back), 0) << err;
    EXPECT_EQ(rows_in(back), rows_in(data));
    EXPECT_EQ(rows_in(back)["log"].size(), 3187u);

    EXPECT_NE(run(data + " " + quoted(database)), 0) << "something is there already";
    EXPECT_NE(err.find("not-empty"), std::string::npos) << err;
    EXPECT_EQ(PostgresServer::run(database, "SELECT count(*) FROM pakhuis.log"), "3187");
}

TEST_F(Copy, RefusesADamagedStore) {
    const std::string database = PostgresServer::shared().new_database();
    std::ifstream dump(PAKHUIS_TESTS_DIR "/stores/postgres-1/store.sql");
    PostgresServer::run(database, std::string(std::istreambuf_iterator<char>(dump), {}));
    EXPECT_EQ(shell("\"$P\" check " + quoted(database)), 0);
    PostgresServer::run(database, "DELETE FROM pakhuis.log WHERE seq = 1");
    EXPECT_NE(run(quoted(database) + " " + in_folder("back")), 0);
    EXPECT_NE(err.find("damaged"), std::string::npos) << err;
    EXPECT_EQ(shell("\"$P\" check " + quoted(database)), 2);
}

}  // namespace
