#include "server_figures.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <sys/resource.h>
#include <unistd.h>

#include "client/server_process.h"
#include "client/ws_client.h"

namespace pakhuis::bench {

long resident_kib(pid_t pid) {
    std::ifstream file(fmt::format("/proc/{}/status", pid));
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("VmRSS:")) return std::atol(line.c_str() + 6);
    }
    return 0;
}

double cpu_seconds(pid_t pid) {
    std::ifstream file(fmt::format("/proc/{}/stat", pid));
    std::string text(std::istreambuf_iterator<char>(file), {});
    // The 14th and 15th word. The second word, the name in parentheses, may contain spaces.
    std::size_t at = text.rfind(')');
    for (int word = 2; word < 14 && at != text.npos; ++word) at = text.find(' ', at + 1);
    if (at == text.npos) return 0;
    char* end = nullptr;
    const long user = std::strtol(text.c_str() + at, &end, 10);
    const long system = std::strtol(end, nullptr, 10);
    return static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double cpu_seconds_of_all() {
    std::ifstream file("/proc/stat");
    std::string name;
    file >> name;
    long busy = 0;
    // user nice system idle iowait irq softirq steal
    for (int i = 0; i < 8; ++i) {
        long ticks = 0;
        file >> ticks;
        if (i != 3 && i != 4) busy += ticks;
    }
    return static_cast<double>(busy) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

std::optional<std::uint64_t> figure(std::uint16_t metrics_port, const std::string& name) {
    const std::string page = client::http_get(metrics_port, "/metrics").body;
    const std::string begin = "\n" + name + " ";
    const auto at = page.find(begin);
    if (at == page.npos) return std::nullopt;
    return std::strtoull(page.c_str() + at + begin.size(), nullptr, 10);
}

std::optional<std::uint64_t> acknowledged_rows(std::uint16_t metrics_port) {
    return figure(metrics_port, "pakhuis_rows_total");
}

double Wait::percentile(double share) const {
    const double most = share * static_cast<double>(count());
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        if (static_cast<double>(up_to[i]) >= most) return bounds[i];
    }
    return 0;
}

std::vector<Wait> waits(std::uint16_t metrics_port) {
    std::istringstream page(client::http_get(metrics_port, "/metrics").body);
    const std::string bucket = "pakhuis_wait_seconds_bucket{part=\"";
    std::vector<Wait> out;
    for (std::string line; std::getline(page, line);) {
        if (!line.starts_with(bucket)) continue;
        const std::size_t end = line.find('"', bucket.size());
        const std::string part = line.substr(bucket.size(), end - bucket.size());
        if (out.empty() || out.back().part != part) out.push_back({part, {}});
        const char* bound = line.c_str() + line.find("le=\"") + 4;
        out.back().bounds.push_back(1000 * std::strtod(bound, nullptr));
        const char* count = line.c_str() + line.rfind(' ');
        out.back().up_to.push_back(std::strtoull(count, nullptr, 10));
    }
    return out;
}

std::vector<Wait> difference(const std::vector<Wait>& before, std::vector<Wait> after) {
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
        for (std::size_t k = 0; k < after[i].up_to.size(); ++k) {
            after[i].up_to[k] -= before[i].up_to[k];
        }
    }
    return after;
}

Check check_store(const std::string& place) {
    Check check;
    const std::string command = fmt::format("'{}' check '{}' 2>&1", PAKHUIS_PROGRAM, place);
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return check;
    std::array<char, 4096> buffer{};
    for (std::size_t n = 0; (n = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
        check.text.append(buffer.data(), n);
    }
    check.ok = pclose(pipe) == 0;
    const auto last = check.text.rfind('\n', check.text.size() - 2);
    const char* line = check.text.c_str() + (last == check.text.npos ? 0 : last + 1);
    char* end = nullptr;
    check.tables = std::strtoull(line, &end, 10);
    const std::string rest = end;
    if (const auto comma = rest.find(", "); comma != rest.npos) {
        check.rows = std::strtoull(rest.c_str() + comma + 2, nullptr, 10);
    }
    return check;
}

std::vector<std::string> load_flags() {
    std::vector<std::string> flags = client::with_metrics();
    for (const char* name :
         {"--connections-per-address", "--messages-per-second", "--messages-per-address",
          "--requests-per-second", "--tables-per-guest", "--all-tables-per-guest",
          "--tables-per-hour", "--imports-per-hour", "--tables-per-address-hour",
          "--imports-per-address-hour"}) {
        flags.insert(flags.end(), {name, "1000000"});
    }
    return flags;
}

void raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

ScratchFolder::ScratchFolder(const std::string& parent) {
    const std::filesystem::path base =
        parent.empty() ? std::filesystem::temp_directory_path() : std::filesystem::path(parent);
    std::string name = (base / "pakhuis-load-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("can't make a folder in " + name);
    path_ = name;
}

ScratchFolder::~ScratchFolder() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
}

}  // namespace pakhuis::bench
