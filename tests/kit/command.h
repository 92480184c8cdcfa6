// One command of the program in a folder of its own, for tests of the command line.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <sys/wait.h>

#include "kit/test_folder.h"

namespace pakhuis::kit {

class CommandTest : public testing::Test {
  protected:
    using Object = nlohmann::ordered_json;

    explicit CommandTest(std::string command) : command_(std::move(command)) {}

    // The exit code; what was printed is in `out` and `err`.
    int run(const std::string& arguments) {
        return shell("\"$P\" " + command_ + " " + arguments + " > \"$D/out\" 2> \"$D/err\"");
    }
    // $P is the program, $D the folder.
    int shell(const std::string& script) {
        const std::string known =
            "P='" + std::string(PAKHUIS_PROGRAM) + "'; D='" + folder.path().string() + "'; ";
        const int status = std::system((known + script).c_str());
        out = text_of("out");
        err = text_of("err");
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    std::string text_of(const std::string& name) const {
        std::ifstream in(folder.path() / name);
        std::ostringstream text;
        text << in.rdbuf();
        return text.str();
    }
    Object result(const std::string& arguments) {
        EXPECT_EQ(run(arguments + " --json"), 0) << err;
        return Object::parse(out);
    }

    // Bad input: exit code 2, and this in the reason.
    void expect_refused(const std::string& arguments, const std::string& part) {
        EXPECT_EQ(run(arguments), 2) << arguments;
        EXPECT_NE(err.find(part), err.npos) << arguments << "\n" << err;
    }

    TestFolder folder;
    std::string out;
    std::string err;

  private:
    const std::string command_;
};

}  // namespace pakhuis::kit
