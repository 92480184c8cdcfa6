// `pakhuis types`: writes the types that clients share with the C++ and the pictures of the rules
// pages, or checks that they are current.
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <iterator>

#include "apps/common.h"
#include "page/type_files.h"
#include "protocol/type_files.h"
#include "registry/type_files.h"
#include "rulebook/picture_files.h"

namespace pakhuis::apps {
namespace {

struct TypesFlags {
    std::string folder;
    bool check = false;
};

std::vector<codec::TypeFile> all_files() {
    std::vector<codec::TypeFile> files = protocol::type_files();
    for (codec::TypeFile& file : page::type_files()) files.push_back(std::move(file));
    for (codec::TypeFile& file : game_type_files()) files.push_back(std::move(file));
    for (codec::TypeFile& file : rulebook::picture_files()) files.push_back(std::move(file));
    return files;
}

bool is_current(const std::string& path, const std::string& text) {
    std::ifstream in(path, std::ios::binary);
    return in && std::string(std::istreambuf_iterator<char>(in), {}) == text;
}

int run(const TypesFlags& flags) {
    int result = kOk;
    for (const codec::TypeFile& file : all_files()) {
        const std::string path = flags.folder + "/" + file.path;
        if (is_current(path, file.text)) continue;
        if (flags.check) {
            std::cerr << fmt::format("{} is not current: run `pakhuis types .`\n", file.path);
            result = kFailed;
            continue;
        }
        std::filesystem::create_directories(std::filesystem::path(path).parent_path());
        if (const int written = write_file(path, file.text); written != kOk) return written;
        std::cout << file.path << "\n";
    }
    return result;
}

}  // namespace

void add_types(Program& program) {
    auto flags = std::make_shared<TypesFlags>();
    Command command = program.add_command(
        "types", "Write protocol/schema.json, the web client's types and its rules pages' pictures",
        [flags] { return run(*flags); });
    command.option("folder", flags->folder, "The root of the repository").required();
    command.flag("--check", flags->check,
                 "Write nothing; list the files that are not current, and fail if any is");
}

}  // namespace pakhuis::apps
