#include "host/test_house.h"

#include <deque>
#include <utility>

#include "thinking/thinking.h"

namespace pakhuis::host {

namespace {

void decide(const ThinkJob& job, bool hurried) {
    Rng rng(job.seed);
    job.done({thinking::choose(*job.match, job.bot, job.seat, rng), hurried});
}

}  // namespace

void TestThinker::submit(const std::string&, ThinkJob job) {
    ++asked_;
    if (!held_) return decide(job, hurries);
    waiting_.push_back(std::move(job));
}

void TestThinker::answer_held() {
    for (const ThinkJob& job : std::exchange(waiting_, {})) decide(job, hurries);
}

bool TestWorker::submit(const std::string&, Work work) {
    if (full_) return false;
    ++taken_;
    if (held_) {
        waiting_.push_back(std::move(work));
    } else {
        work();
    }
    return true;
}

void TestWorker::do_held() {
    for (const Work& work : std::exchange(waiting_, {})) work();
}

void TestGuests::change(const store::Guest& guest, Change change, ChangeAnswer answer) {
    const auto known = store_.guest(guest.id);
    store::Guest changed = known && *known ? **known : guest;
    change(changed);
    store_.put_guest(changed,
                     [changed, answer = std::move(answer)](const std::optional<Problem>& problem) {
                         answer(problem, changed);
                     });
}

std::optional<Problem> TestNotifier::address_problem(const std::string& url) const {
    if (url.empty() || url.starts_with("http")) return std::nullopt;
    return Problem{"bad-webhook", "url", "This is no address."};
}

void TestLog::write(LogLevel, std::string_view event, LogFields fields) {
    lines.emplace_back(event);
    for (const LogField& field : fields) lines.back().append(" ").append(field.value);
}

// Both sides of a connection: the house's, and through a TestLine the player's.
class TestClient final : public Client, public std::enable_shared_from_this<TestClient> {
  public:
    TestClient(TestHouse& house, std::int64_t round_trip)
        : house_(house),
          executor_(house.time.make_executor()),
          round_trip_(round_trip),
          address_(house.address) {}

    void post(Work work) override { executor_->post(std::move(work)); }
    void send(std::shared_ptr<const std::string> message) override {
        if (listening_) messages_.push_back(std::move(message));
    }
    std::int64_t round_trip() const override { return round_trip_; }
    void measure() override { ++house_.measured; }

    void open(const store::Guest& guest) {
        open_ = true;
        listening_ = true;
        post([self = shared_from_this(), guest] {
            self->connection_ = self->house_.house_->connect(
                guest, self, protocol::kProtocolVersion, self->address_);
        });
    }
    void receive(const std::string& text) {
        post([self = shared_from_this(), text] {
            if (self->connection_) self->connection_->received(text);
        });
    }
    void close() {
        if (!std::exchange(open_, false)) return;
        listening_ = false;
        post([self = shared_from_this()] {
            if (self->connection_) self->connection_->closed();
            self->connection_.reset();
        });
    }
    // The connection is lost because the house has ended.
    void lose() {
        open_ = listening_ = false;
        connection_.reset();
    }
    bool open() const { return open_; }
    bool has_message() const { return !messages_.empty(); }
    std::optional<std::string> next(std::int64_t wait_ms) {
        if (open_) house_.wait_for(wait_ms, [this] { return has_message() || !open_; });
        if (messages_.empty()) return std::nullopt;
        const auto first = std::move(messages_.front());
        messages_.pop_front();
        return *first;
    }

  private:
    TestHouse& house_;
    const std::shared_ptr<Executor> executor_;
    const std::int64_t round_trip_;
    const std::string address_;
    bool open_ = false;       // as the player sees it
    bool listening_ = false;  // as the house sees it
    std::shared_ptr<Connection> connection_;
    std::deque<std::shared_ptr<const std::string>> messages_;
};

namespace {

class TestLine final : public client::Line {
  public:
    explicit TestLine(std::shared_ptr<TestClient> client) : client_(std::move(client)) {}
    ~TestLine() override { client_->close(); }
    TestLine(const TestLine&) = delete;
    TestLine& operator=(const TestLine&) = delete;

    bool connected() const override { return client_->open() || client_->has_message(); }
    bool send(const std::string& text) override {
        if (client_->open()) client_->receive(text);
        return client_->open();
    }
    std::optional<std::string> receive(std::chrono::milliseconds wait) override {
        return client_->next(wait.count());
    }

  private:
    std::shared_ptr<TestClient> client_;
};

}  // namespace

TestHouse::TestHouse(const Limits& limits, std::optional<std::uint64_t> seed)
    : time(seed), limits_(limits) {
    restart();
}

TestHouse::~TestHouse() {
    end();
}

void TestHouse::end() {
    store.lose_queue();
    time.drop_all();
    thinker.drop_held();
    worker.drop_held();
    for (const auto& weak : std::exchange(clients_, {})) {
        if (const auto client = weak.lock()) client->lose();
    }
    if (house_) house_->drop_all();
    house_.reset();
}

void TestHouse::restart(std::int64_t downtime_ms) {
    end();
    time.pass_without_timers(downtime_ms);
    house_ = std::make_unique<House>(
        Ports{time, time, store, thinker, worker, random, guests, notifier, log}, limits_);
    house_->start();
}

std::string TestHouse::new_guest() {
    const std::string id = "guest" + std::to_string(++guest_count_);
    store.put_guest({id, id, "Guest " + std::to_string(guest_count_), time.now_ms()},
                    [](const auto&) {});
    settle();
    return id;
}

std::unique_ptr<client::Line> TestHouse::connect(const std::string& guest) {
    auto client = std::make_shared<TestClient>(*this, round_trip);
    const auto known = store.guest(guest);
    if (known && *known) client->open(**known);
    clients_.push_back(client);
    return std::make_unique<TestLine>(std::move(client));
}

client::HttpAnswer TestHouse::get(const std::string& target, const std::string& guest) {
    return page({"GET", target}, guest);
}

client::HttpAnswer TestHouse::post(const std::string& target, const std::string& body,
                                   const std::string& guest) {
    return page({"POST", target, body}, guest);
}

client::HttpAnswer TestHouse::page(PageRequest request, const std::string& guest) {
    request.address = address;
    const auto known = store.guest(guest);
    std::optional<Page> answer;
    house_->page(request, known && *known ? **known : store::Guest{},
                 [&](Page page) { answer = std::move(page); });
    wait_for(0, [&] { return answer.has_value(); });
    if (!answer) return {};
    return {answer->status, answer->body.str(), ""};
}

bool TestHouse::step() {
    return time.run_one() || store.commit();
}

void TestHouse::settle() {
    while (step()) {
    }
}

void TestHouse::wait(std::int64_t ms) {
    wait_for(ms, [] { return false; });
}

void TestHouse::wait_for(std::int64_t ms, const std::function<bool()>& done) {
    const std::int64_t until = time.steady_ms() + ms;
    while (!done()) {
        if (step() || time.pass_to_timer(until)) continue;
        return;
    }
}

}  // namespace pakhuis::host
