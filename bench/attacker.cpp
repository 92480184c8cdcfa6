#include "attacker.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <csignal>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace pakhuis::bench {
namespace {

constexpr const char* kFrom = "127.0.0.2";

sockaddr_in address_of(const char* text, std::uint16_t port) {
    sockaddr_in out{};
    out.sin_family = AF_INET;
    out.sin_port = htons(port);
    inet_pton(AF_INET, text, &out.sin_addr);
    return out;
}

// A connection that blocks. After a failure it is closed.
class Connection {
  public:
    explicit Connection(std::uint16_t port) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
        const sockaddr_in from = address_of(kFrom, 0);
        const sockaddr_in to = address_of("127.0.0.1", port);
        const timeval patience{5, 0};
        setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        open_ = bind(socket_, reinterpret_cast<const sockaddr*>(&from), sizeof from) == 0 &&
                connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0;
    }
    ~Connection() { close(socket_); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    bool open() const { return open_; }
    void send(std::string_view bytes) {
        while (open_ && !bytes.empty()) {
            const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            open_ = sent > 0;
            if (open_) bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
    }
    // Reads what is there, or waits for more.
    std::string receive(bool wait = true) {
        std::array<char, 65536> buffer;
        const ssize_t got = recv(socket_, buffer.data(), buffer.size(), wait ? 0 : MSG_DONTWAIT);
        if (got == 0 || (got < 0 && wait)) open_ = false;
        return {buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0))};
    }
    // Reads the answer to a request; returns its head.
    std::string receive_answer() {
        std::string text;
        while (open_ && text.find("\r\n\r\n") == text.npos) text += receive();
        const std::size_t head = std::min(text.find("\r\n\r\n"), text.size() - 4) + 4;
        const auto length = text.find("Content-Length: ");
        if (!open_ || length == text.npos) return text;
        std::size_t left = std::stoul(text.substr(length + 16)) + head;
        while (open_ && left > text.size()) {
            left -= text.size();
            text = receive();
        }
        return text;
    }

  private:
    int socket_;
    bool open_ = false;
};

std::string request(std::string_view method, const std::string& target, const std::string& cookie,
                    const std::string& body = "", std::string_view more = "") {
    return fmt::format(
        "{} {} HTTP/1.1\r\nHost: localhost\r\nCookie: {}\r\n{}Content-Length: {}\r\n\r\n{}", method,
        target, cookie, more, body.size(), body);
}

std::string new_cookie(std::uint16_t port) {
    Connection connection(port);
    connection.send("GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const std::string answer = connection.receive_answer();
    const auto begin = answer.find("pakhuis=");
    return begin == answer.npos ? "" : answer.substr(begin, answer.find(';', begin) - begin);
}

std::string many_fields() {
    std::string body = R"({"terms":{"key0":0)";
    for (int i = 1; i < 45'000; ++i) body += fmt::format(R"(,"k{}":0)", i);
    return body + "}}";
}

std::string long_record() {
    std::string body = R"({"terms":{"begin":"pakhuis-record 1\ngame: carts\nseats: 2\n)";
    while (body.size() < 490'000) body += R"(0 draw red\n)";
    return body + "\"}}";
}

// A text message of 16,000 bytes. A mask of zeros changes nothing.
std::string garbage_frame() {
    constexpr std::size_t kSize = 16'000;
    std::string frame = "\x81\xfe";
    frame += static_cast<char>(kSize >> 8);
    frame += static_cast<char>(kSize & 0xff);
    return frame + std::string(4, '\0') + std::string(kSize, '[');
}

std::string upgrade(const std::string& cookie) {
    return request("GET", "/ws", cookie, "",
                   "Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
                   "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
}

void repeat_request(std::uint16_t port, const std::string& text) {
    Connection connection(port);
    while (connection.open()) {
        connection.send(text);
        connection.receive_answer();
    }
}

void send_garbage(std::uint16_t port, const std::string& cookie) {
    static const std::string frame = garbage_frame();
    Connection connection(port);
    connection.send(upgrade(cookie));
    connection.receive();
    while (connection.open()) {
        connection.send(frame);
        connection.receive(false);
    }
}

// Each table has another owner. The matches go on without people.
void open_tables_of_bots(std::uint16_t port) {
    static const std::string body =
        R"({"terms":{"game":"merchants","seats":["flat","flat","flat","flat","flat"]}})";
    Connection connection(port);
    while (connection.open()) {
        connection.send(request("POST", "/api/tables", "", body));
        connection.receive_answer();
    }
}

void open_and_close(std::uint16_t port, const std::string& cookie) {
    Connection connection(port);
    connection.send(upgrade(cookie));
    connection.receive();
}

}  // namespace

int run_attacker(std::string_view name, std::uint16_t port, const std::string& table) {
    const auto attack = std::find_if(kAttacks.begin(), kAttacks.end(),
                                     [&](const Attack& a) { return a.name == name; });
    if (attack == kAttacks.end()) return 2;
    const std::string cookie = new_cookie(port);
    const std::string body = name == "json" ? many_fields() : long_record();
    const std::string text = name == "replay"
                                 ? request("GET", "/api/tables/" + table + "/replay", cookie)
                                 : request("POST", "/api/tables", cookie, body);
    std::vector<std::thread> threads;
    for (int i = 0; i < attack->connections; ++i) {
        threads.emplace_back([&] {
            for (;;) {
                if (name == "garbage") {
                    send_garbage(port, cookie);
                } else if (name == "connections") {
                    open_and_close(port, cookie);
                } else if (name == "bots") {
                    open_tables_of_bots(port);
                } else {
                    repeat_request(port, text);
                }
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    return 0;
}

AttackerProcess::AttackerProcess(std::string_view name, std::uint16_t port,
                                 const std::string& table) {
    const std::string flags[] = {
        "load",           "--attack", std::string(name), "--attack-port", std::to_string(port),
        "--attack-table", table};
    pid_ = fork();
    if (pid_ != 0) return;
    execl("/proc/self/exe", flags[0].c_str(), flags[1].c_str(), flags[2].c_str(), flags[3].c_str(),
          flags[4].c_str(), flags[5].c_str(), flags[6].c_str(), nullptr);
    _exit(127);
}

AttackerProcess::~AttackerProcess() {
    if (pid_ <= 0) return;
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
}

}  // namespace pakhuis::bench
