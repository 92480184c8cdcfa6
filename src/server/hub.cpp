#include "server/hub.h"

#include <array>
#include <sodium.h>

#include "server/connection.h"
#include "server/pages.h"

namespace pakhuis::server {
namespace {

constexpr std::string_view kCookie = "pakhuis=";
constexpr std::size_t kTokenLength = 26;
constexpr std::size_t kTableLength = 12;

std::string cookie_of(const std::string& header) {
    std::size_t at = 0;
    while (at < header.size()) {
        const std::size_t end = std::min(header.find(';', at), header.size());
        std::string_view part(header.data() + at, end - at);
        while (part.starts_with(' ')) part.remove_prefix(1);
        if (part.starts_with(kCookie)) return std::string(part.substr(kCookie.size()));
        at = end + 1;
    }
    return {};
}

Seats first_for_a_person(const tables::Terms& terms) {
    for (std::size_t i = 0; i < terms.seats.size(); ++i) {
        if (terms.seats[i].kind == tables::SeatKind::kPerson) {
            return Seats::of(static_cast<Seat>(i));
        }
    }
    return {};
}

HashKey new_secret() {
    HashKey key;
    randombytes_buf(key.data(), sizeof(key));
    return key;
}

}  // namespace

std::uint64_t random_number() {
    std::uint64_t number = 0;
    randombytes_buf(&number, sizeof(number));
    return number;
}

std::string random_text(std::size_t length) {
    static constexpr std::string_view kLetters = "abcdefghijkmnpqrstuvwxyz23456789";
    std::string out;
    for (std::size_t i = 0; i < length; ++i) out += kLetters[randombytes_uniform(32)];
    return out;
}

std::string token_hash(const std::string& token) {
    std::array<unsigned char, 32> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                       0);
    std::string hex(2 * hash.size() + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
    hex.pop_back();
    return hex;
}

Hub::Hub(store::Store& store, HubOptions options)
    : store_(store),
      options_(std::move(options)),
      guests_(store),
      webhooks_(options_.webhooks ? std::make_unique<Webhooks>(*options_.webhooks) : nullptr) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium can't be initialised");
}

Hub::~Hub() = default;

void Hub::attach(Net& net) {
    shared_ = std::make_unique<Shared>(net, store_, bots_, [this](const Turn& t) { turned(t); });
    look_for_flags();
}

void Hub::stop() {
    stopping_ = true;
    bots_.stop();
    if (webhooks_) webhooks_->stop();
}

void Hub::drain() {
    guests_.drain();
    // Tables hold sockets and requests that wait: they go before the network that these are of.
    const std::lock_guard lock(mutex_);
    for (const auto& [id, host] : hosts_) host->drop_work();
    hosts_.clear();
    sockets_.clear();
}

std::shared_ptr<TableHost> Hub::host(const std::string& table) {
    const std::lock_guard lock(mutex_);
    auto& host = hosts_[table];
    if (!host) host = std::make_shared<TableHost>(*shared_, table);
    return host;
}

// Flags of tables that nobody has loaded are found by the store; tables that nobody needs are let
// go.
void Hub::look_for_flags() {
    if (stopping_) return;
    const std::int64_t now = now_ms();
    if (const auto due = store_.due_before(now)) {
        for (const std::string& table : *due) host(table)->wake();
    }
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(hosts_, [now](const auto& entry) {
            return entry.second.use_count() == 1 && entry.second->idle(now);
        });
        for (auto* buckets : {&requests_, &messages_}) {
            if (buckets->size() > 10'000) buckets->clear();
        }
    }
    shared_->net.after(std::chrono::seconds(5), [this] { look_for_flags(); });
}

Result<std::optional<store::Guest>> Hub::guest_of(const HttpRequest& request) {
    const std::string token = cookie_of(request.cookie);
    if (token.size() != kTokenLength) return std::optional<store::Guest>();
    return guests_.by_token(token_hash(token));
}

std::pair<store::Guest, std::string> Hub::new_guest() const {
    const std::string token = random_text(kTokenLength);
    store::Guest guest{random_text(10), token_hash(token), "", now_ms()};
    guest.name = "Guest " + guest.id.substr(0, 4);
    return {guest,
            std::string(kCookie) + token + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"};
}

void Hub::change_guest(const store::Guest& guest, Guests::Change change,
                       const Guests::Kept& answer) {
    guests_.change(guest, std::move(change),
                   [this, answer](const std::optional<Problem>& problem, const store::Guest& kept) {
                       answer(shared_->writes.note(problem), kept);
                   });
}

std::optional<Problem> Hub::webhook_problem(const std::string& url) const {
    if (!webhooks_) return Problem{"no-webhooks", "url", "This server sends none."};
    if (url.empty()) return std::nullopt;
    const auto address = parse_webhook(url, options_.webhooks->allow_private);
    return address ? std::nullopt : std::optional(address.error());
}

void Hub::here(const std::string& guest, const std::shared_ptr<Socket>& socket) {
    const std::lock_guard lock(mutex_);
    sockets_.emplace(guest, socket);
}

void Hub::gone(const std::string& address, const std::string& guest,
               const std::shared_ptr<Socket>& socket) {
    const std::lock_guard lock(mutex_);
    if (--connections_[address] <= 0) connections_.erase(address);
    const auto [first, last] = sockets_.equal_range(guest);
    for (auto it = first; it != last;) it = it->second == socket ? sockets_.erase(it) : ++it;
}

// Whoever is connected hears of it here; whoever is far from a turn-based table, at his webhook.
void Hub::turned(const Turn& turn) {
    const auto message =
        std::make_shared<const std::string>(protocol::turn_message(turn.table, turn.waits));
    bool here = false;
    {
        const std::lock_guard lock(mutex_);
        const auto [first, last] = sockets_.equal_range(turn.guest);
        for (auto it = first; it != last; ++it) it->second->send(message);
        here = first != last;
    }
    if (here || !turn.waits || !turn.daily || !webhooks_) return;
    const auto guest = store_.guest(turn.guest);
    if (!guest || !*guest || (*guest)->webhook.empty()) return;
    const auto address = parse_webhook((*guest)->webhook, options_.webhooks->allow_private);
    const Json told = {{"game", turn.game}, {"table", turn.table}, {"path", "/t/" + turn.table}};
    if (address) webhooks_->tell(*address, told.dump());
}

std::shared_ptr<Listener> Hub::open(const HttpRequest& request, HttpResponse& refusal) {
    const std::string& address = request.address;
    if (!allow(requests_, address, limits().requests_per_second)) {
        refusal = problem_page(429, {"too-fast", "", "Too many requests; wait a moment."});
        return nullptr;
    }
    {
        const std::lock_guard lock(mutex_);
        int& count = connections_[address];
        if (count >= limits().connections_per_address) {
            refusal = problem_page(429, {"too-many", "", "Too many connections."});
            return nullptr;
        }
        ++count;
    }
    // The cookie comes by HTTP first: a socket can't give one.
    const auto guest = guest_of(request);
    if (guest && *guest) return std::make_shared<Connection>(*this, **guest, address);
    gone(address, "", nullptr);
    refusal = guest ? problem_page(401, {"no-cookie", "", "Ask /api/me for a cookie first."})
                    : problem_page(503, guest.error());
    return nullptr;
}

bool Hub::allow(Buckets& buckets, const std::string& address, double rate) {
    const std::lock_guard lock(mutex_);
    return buckets.try_emplace(address, rate).first->second.take(now_ms());
}

bool Hub::allow_message(const std::string& address) {
    return allow(messages_, address, limits().messages_per_address);
}

// Tables that are being made count too: the store does not know them yet.
std::optional<Problem> Hub::begin_table(const std::string& guest) {
    int making = 0;
    {
        const std::lock_guard lock(mutex_);
        making = creating_[guest]++;
    }
    const auto own = store_.tables_of(guest, 1000);
    if (!own) return own.error();
    const auto unfinished = std::count_if(
        own->begin(), own->end(), [](const store::Summary& s) { return s.status != "over"; });
    if (unfinished + making < limits().tables_per_guest) return std::nullopt;
    return Problem{"too-many-tables", "", "You have too many unfinished tables."};
}

void Hub::create_table(const tables::Terms& terms, const store::Guest& guest, Seats seats,
                       const Created& asked) {
    const Created answer = [this, asked, guest = guest.id](const std::optional<Problem>& problem,
                                                           const std::string& table) {
        {
            const std::lock_guard lock(mutex_);
            if (--creating_[guest] == 0) creating_.erase(guest);
        }
        asked(problem, table);
    };
    if (const auto problem = begin_table(guest.id)) return answer(problem, "");
    const std::string id = random_text(kTableLength);
    tables::Rows rows;
    auto table = tables::Table::create(id, terms, guest.id, new_secret(), now_ms(), rows);
    if (!table) return answer(table.error(), "");
    const bool open = (*table)->status() == tables::Status::kOpen && !terms.by_hand;
    if (open && seats.empty()) seats = first_for_a_person(terms);
    while (open && !seats.empty()) {
        auto more = (*table)->sit(guest.id, guest.name, seats.pop(), now_ms());
        if (!more) return answer(more.error(), "");
        rows.insert(rows.end(), more->begin(), more->end());
    }
    host(id)->create(std::move(*table), std::move(rows),
                     [answer, id](const std::optional<Problem>& problem, std::uint32_t) {
                         answer(problem, id);
                     });
}

// Who asks while a rematch is being made asks again when it is there.
void Hub::rematch(const std::string& table, const store::Guest& guest, const Created& asked) {
    {
        const std::lock_guard lock(mutex_);
        const auto [making, first] = rematches_.try_emplace(table);
        if (!first) {
            making->second.push_back([this, table, guest, asked] { rematch(table, guest, asked); });
            return;
        }
    }
    const Created answer = [this, table, asked](const std::optional<Problem>& problem,
                                                const std::string& id) {
        std::vector<std::function<void()>> others;
        {
            const std::lock_guard lock(mutex_);
            others = std::move(rematches_.extract(table).mapped());
        }
        asked(problem, id);
        for (const auto& ask_again : others) ask_again();
    };
    const auto old = host(table);
    old->look([this, old, guest, answer](Result<const tables::Table*> found) {
        if (!found) return answer(found.error(), "");
        const tables::Table& finished = **found;
        if (const auto record = finished.record(); !record) return answer(record.error(), "");
        if (!finished.rematch().empty()) return answer(std::nullopt, finished.rematch());
        tables::Terms terms = finished.terms();
        terms.begin.reset();
        create_table(terms, guest, finished.seats_of(guest.id),
                     [old, answer](const std::optional<Problem>& problem, const std::string& id) {
                         if (problem) return answer(problem, "");
                         old->change(
                             [id](tables::Table& t, const TableHost::Moment& moment) {
                                 return t.link_rematch(id, moment.now);
                             },
                             [answer, id](const std::optional<Problem>&, std::uint32_t) {
                                 answer(std::nullopt, id);
                             });
                     });
    });
}

}  // namespace pakhuis::server
