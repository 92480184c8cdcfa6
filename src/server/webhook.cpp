#include "server/webhook.h"

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <deque>
#include <functional>
#include <optional>
#include <resolv.h>
#include <set>
#include <stdexcept>
#include <thread>

namespace pakhuis::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace ssl = asio::ssl;
using boost::system::error_code;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::size_t kMaxEndpoints = 4;        // limit of tried addresses per name
constexpr std::uint32_t kMaxHeader = 8 * 1024;  // bytes of an answer
constexpr std::size_t kPiece = 1024;            // bytes read at a time

struct Message {
    WebhookAddress address;
    std::string json;
    std::size_t attempts = 0;  // so far
    Clock::time_point due{};   // time of the next attempt
};

enum class Outcome { kSent, kTryAgain, kGivenUp };

// All addresses of a host; blocks. The system's lookup can't be cancelled, so its timeout is short:
// a stranger's name server may be slow on purpose.
std::vector<tcp::endpoint> look_up(const WebhookAddress& address) {
    thread_local const bool quick = [] {
        res_init();
        _res.retrans = 1;  // second
        _res.retry = 2;
        return true;
    }();
    static_cast<void>(quick);
    asio::io_context unused;
    tcp::resolver resolver(unused);
    error_code error;
    const auto found = resolver.resolve(address.host, std::to_string(address.port),
                                        tcp::resolver::numeric_service, error);
    std::vector<tcp::endpoint> out;
    for (const auto& entry : found) out.push_back(entry.endpoint());
    return out;
}

// One attempt to send one message. Lives as long as its handlers; calls `done` once at the end.
class Attempt : public std::enable_shared_from_this<Attempt> {
  public:
    using Done = std::function<void(Message, Outcome)>;

    Attempt(asio::io_context& io, ssl::context& tls, const WebhookOptions& options, Message message,
            Done done)
        : io_(io),
          stream_(io, tls),
          options_(options),
          message_(std::move(message)),
          done_(std::move(done)) {}

    void start(asio::thread_pool& lookups) {
        deadline_ = Clock::now() + options_.timeout;
        ++message_.attempts;
        asio::post(lookups, [self = shared_from_this()]() mutable {
            auto found = look_up(self->message_.address);
            asio::io_context& io = self->io_;
            asio::post(io, [self = std::move(self), found = std::move(found)]() mutable {
                self->connect(std::move(found));
            });
        });
    }

  private:
    // Connects only to the checked addresses. A second lookup could give other addresses.
    void connect(std::vector<tcp::endpoint> found) {
        if (found.empty() || Clock::now() >= deadline_) return end(Outcome::kTryAgain);
        std::erase_if(found, [this](const tcp::endpoint& endpoint) {
            return !options_.allow_private && !is_public_address(endpoint.address().to_string());
        });
        if (found.empty()) return end(Outcome::kGivenUp);
        if (found.size() > kMaxEndpoints) found.resize(kMaxEndpoints);
        // Each attempt begins with another address, because the first one may never answer.
        const auto first = static_cast<std::ptrdiff_t>((message_.attempts - 1) % found.size());
        std::rotate(found.begin(), found.begin() + first, found.end());
        endpoints_ = std::move(found);
        tcp_stream().expires_at(deadline_);
        tcp_stream().async_connect(
            endpoints_, [self = shared_from_this()](error_code error, const tcp::endpoint&) {
                if (error) return self->end(Outcome::kTryAgain);
                if (self->message_.address.tls) return self->shake_hands();
                self->post(self->tcp_stream());
            });
    }

    void shake_hands() {
        const std::string& host = message_.address.host;
        error_code literal;
        asio::ip::make_address(host, literal);
        // The handshake contains the host name, but never a numeric address (RFC 6066, 3).
        if (literal && SSL_set_tlsext_host_name(stream_.native_handle(), host.c_str()) != 1)
            return end(Outcome::kGivenUp);
        stream_.set_verify_callback(ssl::host_name_verification(host));
        stream_.async_handshake(ssl::stream_base::client,
                                [self = shared_from_this()](error_code error) {
                                    if (error) return self->end(outcome_of(error));
                                    self->post(self->stream_);
                                });
    }

    // Writes the request as text and reads in pieces. Beast's own loops, for two kinds of streams,
    // take twice as long to compile.
    template <class Stream>
    void post(Stream& stream) {
        const WebhookAddress& to = message_.address;
        request_ = "POST " + to.target + " HTTP/1.1\r\nHost: " + to.authority() +
                   "\r\nUser-Agent: pakhuis\r\nContent-Type: application/json\r\n"
                   "Connection: close\r\nContent-Length: " +
                   std::to_string(message_.json.size()) + "\r\n\r\n" + message_.json;
        asio::async_write(stream, asio::buffer(request_),
                          [self = shared_from_this(), &stream](error_code error, std::size_t) {
                              if (error) return self->end(outcome_of(error));
                              self->read(stream);
                          });
    }

    template <class Stream>
    void read(Stream& stream) {
        stream.async_read_some(buffer_.prepare(kPiece), [self = shared_from_this(), &stream](
                                                            error_code error, std::size_t size) {
            if (error) return self->end(outcome_of(error));
            self->buffer_.commit(size);
            if (const auto outcome = self->read_outcome()) return self->end(*outcome);
            self->read(stream);
        });
    }

    // The outcome by the answer's header; nothing while the header is incomplete. The body is never
    // read.
    std::optional<Outcome> read_outcome() {
        for (;;) {
            http::response_parser<http::empty_body> parser;
            parser.header_limit(kMaxHeader);
            parser.body_limit(boost::none);
            error_code error;
            const std::size_t used = parser.put(buffer_.cdata(), error);
            if (error == http::error::need_more) return std::nullopt;
            if (error) return Outcome::kTryAgain;
            const unsigned kind = parser.get().result_int() / 100;
            if (kind == 2) return Outcome::kSent;
            if (kind != 1) return kind == 5 ? Outcome::kTryAgain : Outcome::kGivenUp;
            buffer_.consume(used);  // "continue" and similar headers come before the answer
        }
    }

    // A refused certificate will be refused again. A broken connection may work later.
    static Outcome outcome_of(error_code error) {
        return error.category() == asio::error::get_ssl_category() ? Outcome::kGivenUp
                                                                   : Outcome::kTryAgain;
    }

    void end(Outcome outcome) {
        tcp_stream().close();
        done_(std::move(message_), outcome);
    }

    beast::tcp_stream& tcp_stream() { return stream_.next_layer(); }

    asio::io_context& io_;
    ssl::stream<beast::tcp_stream> stream_;  // without https only the inner stream is used
    const WebhookOptions& options_;
    Message message_;
    Done done_;
    Clock::time_point deadline_{};
    std::vector<tcp::endpoint> endpoints_;
    std::string request_;
    beast::flat_buffer buffer_;
};

}  // namespace

// Only the thread that runs `io` uses the members, except `waiting` and the figures.
struct Webhooks::Impl {
    explicit Impl(WebhookOptions o) : options(std::move(o)), lookups(options.at_once) {
        tls.set_options(ssl::context::default_workarounds | ssl::context::no_tlsv1 |
                        ssl::context::no_tlsv1_1);
        tls.set_verify_mode(ssl::verify_peer);
        // If the system has no certificates, this finds none, and every https attempt fails.
        tls.set_default_verify_paths();
        try {
            if (!options.ca_file.empty()) tls.load_verify_file(options.ca_file);
        } catch (const boost::system::system_error& error) {
            throw std::runtime_error("can't read certificates from " + options.ca_file + ": " +
                                     error.code().message());
        }
        thread = std::thread([this] { io.run(); });
    }

    void admit(Message message) {
        const std::string& host = message.address.host;
        const auto same = [&](const Message& other) { return other.address.host == host; };
        const auto waiting_there =
            static_cast<std::size_t>(std::ranges::count_if(queue, same)) + busy.count(host);
        if (waiting_there >= options.max_waiting_per_host) {
            ++dropped;
            --waiting;
            return tell("webhook-dropped", host);
        }
        queue.push_back(std::move(message));
        start_some();
    }

    // Starts all messages that may start, and runs again when the next pause is over.
    void start_some() {
        const auto now = Clock::now();
        auto next = Clock::time_point::max();
        for (auto it = queue.begin(); it != queue.end() && busy.size() < options.at_once;) {
            if (it->due > now) {
                next = std::min(next, it->due);
                ++it;
            } else if (!busy.insert(it->address.host).second) {
                ++it;
            } else {
                auto done = [this](Message m, Outcome o) { finish(std::move(m), o); };
                std::make_shared<Attempt>(io, tls, options, std::move(*it), done)->start(lookups);
                it = queue.erase(it);
            }
        }
        if (next == Clock::time_point::max()) return;
        wake.expires_at(next);
        wake.async_wait([this](error_code error) {
            if (!error) start_some();
        });
    }

    void finish(Message message, Outcome outcome) {
        busy.erase(message.address.host);
        if (outcome == Outcome::kTryAgain && message.attempts <= options.pauses.size()) {
            // During its pause the message blocks no others, not even for the same host.
            message.due = Clock::now() + options.pauses[message.attempts - 1];
            queue.push_back(std::move(message));
        } else {
            if (outcome != Outcome::kSent) tell("webhook-failed", message.address.host);
            ++(outcome == Outcome::kSent ? sent : failed);
            --waiting;
        }
        start_some();
    }

    // The path of an address may be a secret, so only its host is told.
    void tell(std::string_view event, const std::string& target) const {
        if (options.log == nullptr) return;
        options.log->write(host::LogLevel::kWarning, event, {{"address", target}});
    }

    const WebhookOptions options;
    ssl::context tls{ssl::context::tls_client};
    asio::io_context io{1};
    asio::executor_work_guard<asio::io_context::executor_type> work{io.get_executor()};
    asio::steady_timer wake{io};
    asio::thread_pool lookups;  // one thread per message under way: a slow lookup delays no other
    std::deque<Message> queue;
    std::set<std::string> busy;  // hosts with an attempt under way
    std::atomic<std::size_t> waiting{0};
    std::atomic<std::uint64_t> sent{0};
    std::atomic<std::uint64_t> failed{0};
    std::atomic<std::uint64_t> dropped{0};
    std::atomic<bool> stopping{false};
    std::thread thread;
};

Webhooks::Webhooks(WebhookOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {}

Webhooks::~Webhooks() {
    stop();
}

void Webhooks::enqueue(WebhookAddress address, std::string json) {
    const std::size_t before = impl_->waiting.fetch_add(1);
    if (impl_->stopping || before >= impl_->options.max_waiting) {
        ++impl_->dropped;
        --impl_->waiting;
        return impl_->tell("webhook-dropped", address.host);
    }
    Message message{std::move(address), std::move(json)};
    asio::post(impl_->io, [impl = impl_.get(), message = std::move(message)]() mutable {
        impl->admit(std::move(message));
    });
}

void Webhooks::stop() {
    if (impl_->stopping.exchange(true)) return;
    impl_->io.stop();
    impl_->thread.join();
    impl_->lookups.stop();
    impl_->lookups.join();
    impl_->dropped += impl_->waiting.exchange(0);
}

WebhookFigures Webhooks::figures() const {
    return {impl_->sent, impl_->failed, impl_->dropped, impl_->waiting};
}

}  // namespace pakhuis::server
