#include "gpu/compiler.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>
#include <vector>

#include "base/rng.h"
#include "codec/format_text.h"
#include "gpu/driver.h"
#include "gpu/gpu.h"

namespace pakhuis::gpu {
namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

bool find_all(Compiler& c) {
    const Library& all = c.library;
    return all.find(c.version, "nvrtcVersion") && all.find(c.create, "nvrtcCreateProgram") &&
           all.find(c.destroy, "nvrtcDestroyProgram") &&
           all.find(c.compile, "nvrtcCompileProgram") &&
           all.find(c.log_size, "nvrtcGetProgramLogSize") &&
           all.find(c.log, "nvrtcGetProgramLog") && all.find(c.code_size, "nvrtcGetCUBINSize") &&
           all.find(c.code, "nvrtcGetCUBIN") && all.find(c.error_text, "nvrtcGetErrorString");
}

// A hash of many texts; none can run into the next.
class TextHash {
  public:
    void add(std::string_view text) {
        add_number(text.size());
        for (const char c : text) add_number(static_cast<unsigned char>(c));
    }
    void add_number(std::uint64_t number) {
        first_ = mix64(first_ ^ number);
        second_ = mix64(second_ + (number ^ 0x5851f42d4c957f2dULL));
    }
    std::string text() const { return codec::hex_text(first_) + codec::hex_text(second_); }

  private:
    std::uint64_t first_ = 1;
    std::uint64_t second_ = 2;
};

std::vector<std::string> all_options(const Compiler& compiler, const Unit& unit, int architecture) {
    // Everything without an annotation is code of the device: the rules need none.
    std::vector<std::string> options{"-default-device", "--std=c++20", "-DNDEBUG",
                                     codec::format_text("-arch=sm_{}", architecture)};
    if (unit.quick && compiler.major >= 13) options.emplace_back("--Ofast-compile=mid");
    return options;
}

std::vector<const char*> pointers(const std::vector<std::string>& texts) {
    std::vector<const char*> out;
    for (const std::string& text : texts) out.push_back(text.c_str());
    return out;
}

// Gives the program back in the end.
struct OpenProgram {
    const Compiler& compiler;
    Compiler::Program program = nullptr;

    ~OpenProgram() {
        if (program != nullptr) compiler.destroy(&program);
    }
    std::string log() const {
        std::size_t size = 0;
        compiler.log_size(program, &size);
        std::string text(size, '\0');
        if (size > 0) compiler.log(program, text.data());
        while (!text.empty() && (text.back() == '\0' || text.back() == '\n')) text.pop_back();
        return text;
    }
};

// The first lines that name an error; a log may have thousands of warnings.
std::string errors_of(const std::string& log) {
    const std::size_t at = log.find("error");
    if (at == std::string::npos) return log.substr(0, 400);
    const std::size_t line = log.rfind('\n', at);
    return log.substr(line == std::string::npos ? 0 : line + 1, 800);
}

Result<std::string> compile_with(const Compiler& compiler, const Unit& unit, int architecture) {
    std::vector<std::string> names, texts;
    for (const SourceFile& file : unit.files) {
        names.emplace_back(file.name);
        texts.emplace_back(file.text);
    }
    const auto options = all_options(compiler, unit, architecture);
    OpenProgram open{compiler};
    int status = compiler.create(&open.program, unit.text.c_str(), unit.name.c_str(),
                                 static_cast<int>(names.size()), pointers(texts).data(),
                                 pointers(names).data());
    if (status == 0) {
        status = compiler.compile(open.program, static_cast<int>(options.size()),
                                  pointers(options).data());
    }
    std::size_t size = 0;
    if (status == 0) status = compiler.code_size(open.program, &size);
    std::string code(size, '\0');
    if (status == 0) status = compiler.code(open.program, code.data());
    if (status == 0) return code;
    return fail("gpu-compile", unit.name,
                codec::format_text("NVRTC {}.{} does not compile this for sm_{}: {}. {}",
                                   compiler.major, compiler.minor, architecture,
                                   compiler.error_text(status), errors_of(open.log())));
}

fs::path kept_file(const Compiler& compiler, const Unit& unit, int architecture) {
    const std::string folder = compiled_folder();
    if (folder.empty()) return {};
    TextHash hash;
    hash.add_number(static_cast<std::uint64_t>(compiler.major));
    hash.add_number(static_cast<std::uint64_t>(compiler.minor));
    for (const std::string& option : all_options(compiler, unit, architecture)) hash.add(option);
    hash.add(unit.text);
    for (const SourceFile& file : unit.files) {
        hash.add(file.name);
        hash.add(file.text);
    }
    return fs::path(folder) / (unit.name + "-" + hash.text() + ".cubin");
}

std::string read_kept(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// Under its name only when it is whole. A cache that can't be written is no problem.
void keep(const fs::path& path, const std::string& code) {
    std::error_code ignored;
    fs::create_directories(path.parent_path(), ignored);
    const fs::path unfinished = path.string() + "." + std::to_string(getpid());
    {
        std::ofstream out(unfinished, std::ios::binary);
        out << code;
        if (!out.flush()) {
            fs::remove(unfinished, ignored);
            return;
        }
    }
    fs::rename(unfinished, path, ignored);
    if (ignored) fs::remove(unfinished, ignored);
}

Result<std::shared_ptr<const GpuCode>> load_image(const std::shared_ptr<const Gpu>& gpu,
                                                  const std::string& image) {
    if (auto problem = gpu->enter()) return Failure(*problem);
    void* code = nullptr;
    const Driver& driver = gpu->driver();
    if (auto problem = driver.problem("load", driver.load_code(&code, image.data()))) {
        return Failure(*problem);
    }
    return std::make_shared<const GpuCode>(gpu, code);
}

}  // namespace

Result<std::shared_ptr<const Compiler>> load_compiler() {
    auto compiler = std::shared_ptr<Compiler>(new Compiler(
        {environment("PAKHUIS_NVRTC"), "libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so",
         "/usr/local/cuda/lib64/libnvrtc.so", "/usr/local/cuda/lib/libnvrtc.so"}));
    if (!compiler->library.loaded()) {
        return fail("no-compiler", "libnvrtc.so",
                    "CUDA's run-time compiler NVRTC is not installed on this machine. The variable "
                    "PAKHUIS_NVRTC may name its file.");
    }
    if (!find_all(*compiler) || compiler->version(&compiler->major, &compiler->minor) != 0) {
        return fail("no-compiler", compiler->library.name(), "This NVRTC is too old.");
    }
    return compiler;
}

std::string compiled_folder() {
    if (const std::string cache = environment("XDG_CACHE_HOME"); !cache.empty()) {
        return cache + "/pakhuis";
    }
    const std::string home = environment("HOME");
    return home.empty() ? "" : home + "/.cache/pakhuis";
}

Result<std::string> compile(const Unit& unit, int architecture) {
    auto compiler = load_compiler();
    if (!compiler) return Failure(compiler.error());
    return compile_with(**compiler, unit, architecture);
}

Result<std::shared_ptr<const GpuCode>> load_code(const std::shared_ptr<const Gpu>& gpu,
                                                 const Unit& unit) {
    auto compiler = load_compiler();
    if (!compiler) return Failure(compiler.error());
    const fs::path path = kept_file(**compiler, unit, gpu->architecture());
    if (!path.empty()) {
        // A damaged file is compiled again.
        const std::string kept = read_kept(path);
        if (!kept.empty()) {
            if (auto code = load_image(gpu, kept)) return code;
        }
    }
    auto image = compile_with(**compiler, unit, gpu->architecture());
    if (!image) return Failure(image.error());
    auto code = load_image(gpu, *image);
    if (code && !path.empty()) keep(path, *image);
    return code;
}

}  // namespace pakhuis::gpu
