#include "postgres/postgres.h"

#include <algorithm>
#include <fmt/format.h>
#include <poll.h>
#include <utility>

namespace pakhuis::store::postgres {
namespace {

constexpr std::chrono::milliseconds kConnectPatience{3'000};

// libpq's messages end with a line break, and some have several lines.
std::string one_line(std::string_view message) {
    std::string line;
    for (const char c : message) {
        if (c != '\n' && c != '\t') {
            line += c;
        } else if (!line.empty() && line.back() != ' ') {
            line += ' ';
        }
    }
    while (!line.empty() && (line.back() == ' ' || line.back() == '.')) line.pop_back();
    return line;
}

bool is_any(std::string_view code, std::initializer_list<std::string_view> codes) {
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

}  // namespace

Problem postgres_problem(std::string_view code, std::string_view message) {
    const std::string words = one_line(message);
    const std::string_view kind = code.substr(0, 2);
    if (code == "53100") {
        return {"disk-full", "", "The disk of the database is full; nothing was written."};
    }
    if (code == "25006") {
        return {"read-only", "", "The database can only be read; nothing was written."};
    }
    if (is_any(code, {"40001", "40P01", "23505"})) {
        return {"again", "", fmt::format("Another transaction came first: {}.", words)};
    }
    if (code == "55P03") {
        return {"locked", "", fmt::format("A lock was not free in time: {}.", words)};
    }
    if (kind == "23") return {"conflict", "", fmt::format("This was already written: {}.", words)};
    if (kind == "22") return {"bad-text", "", fmt::format("This can't be kept: {}.", words)};
    // No code at all, a lost connection, a wrong password, no such database, a server that stops.
    const bool stops = is_any(code, {"57P01", "57P02", "57P03", "53300", "3D000"});
    if (code.empty() || kind == "08" || kind == "28" || stops) {
        return {"unreachable", "", fmt::format("The database can't be reached: {}.", words)};
    }
    return {"io-error", "", fmt::format("The database failed: {} ({}).", words, code)};
}

int Rows::changed() const {
    return std::atoi(PQcmdTuples(result_.get()));
}

std::string_view Rows::bytes(int row, int column) const {
    return {PQgetvalue(result_.get(), row, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::vector<std::string> Rows::texts(int row, int column) const {
    return read_texts(bytes(row, column)).value_or(std::vector<std::string>());
}

// The address decides where it says something itself.
Result<std::unique_ptr<Connection>> Connection::open(const std::string& address,
                                                     std::chrono::milliseconds patience) {
    const char* names[] = {
        "tcp_user_timeout",          "keepalives_idle", "keepalives_interval", "keepalives_count",
        "fallback_application_name", "dbname",          "client_encoding",     nullptr};
    const char* values[] = {"10000", "5", "2", "3", "pakhuis", address.c_str(), "UTF8", nullptr};
    std::unique_ptr<Connection> made(
        new Connection(PQconnectStartParams(names, values, 1), patience));
    if (!made->connect(Clock::now() + std::min(patience, kConnectPatience))) {
        return Failure(made->lost_problem());
    }
    PGconn* connection = made->connection_.get();
    PQsetNoticeReceiver(connection, [](void*, const PGresult*) {}, nullptr);
    PQsetnonblocking(connection, 1);
    return made;
}

// Only the lookup of the host's name may take longer.
bool Connection::connect(Clock::time_point until) {
    PGconn* connection = connection_.get();
    if (connection == nullptr || PQstatus(connection) == CONNECTION_BAD) return false;
    for (auto step = PGRES_POLLING_WRITING; step != PGRES_POLLING_OK;
         step = PQconnectPoll(connection)) {
        if (step == PGRES_POLLING_FAILED) return false;
        pollfd socket{PQsocket(connection), POLLIN, 0};
        if (step == PGRES_POLLING_WRITING) socket.events = POLLOUT;
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        if (left <= 0 || poll(&socket, 1, static_cast<int>(left)) == 0) return false;
    }
    return true;
}

bool Connection::pipeline(bool on) {
    PGconn* connection = connection_.get();
    const bool is_on = PQpipelineStatus(connection) != PQ_PIPELINE_OFF;
    if (is_on == on) return true;
    return (on ? PQenterPipelineMode(connection) : PQexitPipelineMode(connection)) == 1;
}

// Sends what waits and reads until a result is complete. False: the connection is lost.
bool Connection::wait_for_result(Clock::time_point until) {
    PGconn* connection = connection_.get();
    while (!lost()) {
        const int unsent = PQflush(connection);
        if (unsent < 0) break;
        if (unsent == 0 && PQisBusy(connection) == 0) return true;
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        if (left <= 0) break;
        pollfd socket{PQsocket(connection), POLLIN, 0};
        if (unsent > 0) socket.events |= POLLOUT;
        if (poll(&socket, 1, static_cast<int>(left)) <= 0) continue;
        if ((socket.revents & ~POLLOUT) != 0 && PQconsumeInput(connection) == 0) break;
    }
    lost_ = true;
    return false;
}

PGresult* Connection::next_result(Clock::time_point until) {
    return wait_for_result(until) ? PQgetResult(connection_.get()) : nullptr;
}

Problem Connection::problem_of(const PGresult* result) {
    const char* code = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char* message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    if (code == nullptr) return lost_problem();
    return postgres_problem(code, message == nullptr ? "" : message);
}

Problem Connection::lost_problem() {
    lost_ = true;
    const std::string_view why = PQerrorMessage(connection_.get());
    return postgres_problem("", why.empty() ? "it does not answer" : why);
}

Result<Rows> Connection::execute(const std::string& sql) {
    const auto until = Clock::now() + patience_;
    if (lost() || !pipeline(false) || PQsendQuery(connection_.get(), sql.c_str()) == 0) {
        return Failure(lost_problem());
    }
    Rows last;
    std::optional<Problem> problem;
    while (PGresult* result = next_result(until)) {
        Rows rows(result);
        const auto status = PQresultStatus(result);
        const bool good = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
        if (!good && !problem) problem = problem_of(result);
        last = std::move(rows);
    }
    if (!problem && lost()) problem = lost_problem();
    if (problem) return Failure(std::move(*problem));
    return last;
}

Result<void> Connection::prepare(std::span<const Prepared> statements) {
    for (const Prepared& each : statements) {
        if (!pipeline(true) ||
            PQsendPrepare(connection_.get(), each.name, each.sql, 0, nullptr) == 0) {
            return Failure(lost_problem());
        }
        ++sent_;
    }
    const auto done = finish();
    if (!done) return Failure(done.error());
    return {};
}

// A failure shows when the pipeline is finished.
void Connection::send_values(const char* statement, int count, const char* const* values,
                             const int* lengths, const int* formats) {
    ++sent_;
    if (lost() || !pipeline(true) ||
        PQsendQueryPrepared(connection_.get(), statement, count, values, lengths, formats, 1) ==
            0) {
        lost_ = true;
    }
}

Result<std::vector<Rows>> Connection::finish() {
    const auto until = Clock::now() + patience_;
    const std::size_t count = std::exchange(sent_, 0);
    if (lost() || PQpipelineSync(connection_.get()) == 0) return Failure(lost_problem());
    std::vector<Rows> results;
    std::optional<Problem> problem;
    while (PGresult* result = next_result(until)) {
        Rows rows(result);
        const auto status = PQresultStatus(result);
        if (status == PGRES_PIPELINE_SYNC) {
            if (problem) return Failure(std::move(*problem));
            return results.size() == count ? Result<std::vector<Rows>>(std::move(results))
                                           : Failure(lost_problem());
        }
        const bool good = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
        if (!good && !problem) problem = problem_of(result);
        if (good) results.push_back(std::move(rows));
        // After the result of each statement comes an empty one.
        if (!lost()) Rows(next_result(until));
    }
    return Failure(problem ? std::move(*problem) : lost_problem());
}

}  // namespace pakhuis::store::postgres
