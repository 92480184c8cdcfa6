// A frozen table: one whose rows this program can't replay. The store keeps its rows, and its
// summary says that it is frozen. It is tried again when somebody asks for it and at each start of
// the server, because a later program may replay it. Until then its players can leave it.
#include <algorithm>
#include <iterator>
#include <utility>

#include "host/table_host.h"

namespace pakhuis::host {

using tables::Entries;

namespace {

// Nobody has to decide at a frozen table, and no flag falls.
store::Summary frozen_summary(store::Summary summary) {
    summary.status = "frozen";
    summary.waiting.clear();
    summary.due = 0;
    return summary;
}

}  // namespace

void TableHost::mark_frozen() {
    const auto kept = services_.ports.store.summary(id_);
    if (!kept || !*kept || (*kept)->status == "frozen") return;
    services_.ports.store.append({id_, {}, frozen_summary(**kept)},
                                 [](const std::optional<Problem>&) {});
}

// Called when a table is loaded. The request that loaded it comes first.
void TableHost::note_thawed() {
    const auto kept = services_.ports.store.summary(id_);
    if (!kept || !*kept || (*kept)->status != "frozen") return;
    in_turn([this, left = (*kept)->left] {
        if (table_) thaw(left);
    });
}

// Guests who left the frozen table resign: they may have seen its record.
void TableHost::thaw(const std::vector<std::string>& left) {
    Entries entries;
    for (const std::string& guest : left) {
        for (Seats seats = table_->seats_of(guest); !seats.empty();) {
            auto more = table_->resign(guest, seats.pop(), now_ms());
            if (more) std::move(more->begin(), more->end(), std::back_inserter(entries));
        }
    }
    write(entries, [](const std::optional<Problem>&, std::uint32_t) {});
}

void TableHost::resign(const std::string& guest, Seat seat, Answer answer) {
    change(
        [guest, seat](tables::Table& table, const ChangeContext& context) {
            return table.resign(guest, seat, context.now);
        },
        [self = shared_from_this(), guest, answer = std::move(answer)](
            const std::optional<Problem>& problem, std::uint32_t version) {
            if (!problem || problem->key != "frozen") return answer(problem, version);
            self->leave_frozen(guest, answer);
        });
}

void TableHost::leave_frozen(const std::string& guest, Answer answer) {
    const auto kept = services_.ports.store.summary(id_);
    if (!kept) return answer(kept.error(), 0);
    const auto is_guest = [&](const std::string& member) { return member == guest; };
    if (!*kept || std::none_of((*kept)->members.begin(), (*kept)->members.end(), is_guest)) {
        return answer(Problem{"not-your-seat", "", "You do not sit here."}, 0);
    }
    store::Summary summary = frozen_summary(**kept);
    std::erase_if(summary.members, is_guest);
    summary.left.push_back(guest);
    busy_ = true;
    services_.ports.store.append({id_, {}, std::move(summary)},
                                 [self = shared_from_this(), answer = std::move(answer)](
                                     const std::optional<Problem>& problem) {
                                     self->executor_->post([self, answer, problem] {
                                         self->busy_ = false;
                                         answer(problem, 0);
                                         self->run_waiting_work();
                                     });
                                 });
}

}  // namespace pakhuis::host
