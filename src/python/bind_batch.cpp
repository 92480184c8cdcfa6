// The class Batch of the module.
#include <pybind11/stl.h>

#include "codec/format_text.h"
#include "python/bindings.h"
#include "python/play.h"
#include "python/problems.h"
#include "python/shared_batch.h"
#include "python/values.h"

namespace pakhuis::python {
namespace {

using batch::Batch;
using batch::BatchSetup;
using batch::Device;
using py::arg;

struct Named {
    const char* name;
    const char* meaning;
};

constexpr std::array kArrays{
    Named{"seat", "By match: the seat that decides (uint8)."},
    Named{"player", "By match: the player who has that seat (uint8)."},
    Named{"first", "By match, and one more: where its actions begin in ids (int32)."},
    Named{"ids", "The ids of the legal actions, match by match (int32)."},
    Named{"features", "matches x feature_count: what the seat that decides knows (int16)."},
    Named{"action_features", "A row for each of ids: action_feature_count numbers (int16)."},
    Named{"mask", "matches x action_ids: 1 if legal (uint8)."},
    Named{"steps", "By match: its steps so far, decisions and chance (int32)."},
    Named{"ended", "By match: 1 if one ended in the latest step (uint8). It has begun anew."},
    Named{"score", "matches x seats: the scores by player of the one that ended, else 0 (int32)."},
    Named{"share", "matches x seats: the shares of the win by player, else 0 (float32)."}};

// "cpu", or "cuda" and "cuda:1" with the number of the GPU.
void read_device(const std::string& name, BatchSetup& setup) {
    if (name == "cpu") return;
    setup.device = Device::kGpu;
    if (name == "cuda") return;
    const bool numbered =
        name.size() == 6 && name.starts_with("cuda:") && name[5] >= '0' && name[5] <= '9';
    if (!numbered) {
        refuse("unknown-device", "device",
               codec::format_text("'{}' is not 'cpu', 'cuda' or 'cuda:1'.", name));
    }
    setup.gpu = name[5] - '0';
}

std::vector<std::string> read_players(const py::object& players) {
    std::vector<std::string> out;
    if (players.is_none()) return out;
    for (const auto& player : players.cast<py::sequence>()) {
        out.push_back(player.is_none() ? std::string(batch::kAsked) : player.cast<std::string>());
    }
    return out;
}

// A game's id, or a Match at whose position all matches begin.
std::unique_ptr<Match> start_of(const py::object& start, const py::object& seats,
                                const py::object& options) {
    if (py::isinstance<Play>(start)) {
        if (!seats.is_none() || !options.is_none()) {
            refuse("already-set", "seats", "A Match has its seats and options.");
        }
        return start.cast<const Play&>().match().clone();
    }
    if (!py::isinstance<py::str>(start)) {
        throw py::type_error("start must be the id of a game or a Match");
    }
    return value_of(
        start_match(to_setup(start.cast<std::string>(), seats, options, py::none(), 0)));
}

std::unique_ptr<SharedBatch> make_batch_of(const py::object& start, int matches,
                                           const py::object& seats, const py::object& options,
                                           const py::object& players, std::uint64_t seed,
                                           const std::string& device, int threads, bool lists,
                                           bool features, bool action_features, bool mask) {
    BatchSetup setup;
    setup.matches = matches;
    setup.players = read_players(players);
    setup.parts = {lists, features, action_features, mask};
    setup.seed = seed;
    setup.threads = threads;
    read_device(device, setup);
    return std::make_unique<SharedBatch>(*start_of(start, seats, options), setup);
}

// NumPy's where it lies on the host.
py::object array(const SharedBatch& shared, const std::string& name) {
    DeviceArray out = shared.array(name);
    if (out.device().type == kDlHost) return out.numpy();
    return py::cast(std::move(out));
}

void step(SharedBatch& shared, const py::object& given, bool ids) {
    shared.batch();  // closed or busy: said before the choices are looked at
    const Choices choices(given, shared.sizes().matches, shared.device());
    refuse_if(shared.use([&](Batch& batch) {
        if (choices.there() != nullptr) {
            return ids ? batch.step_ids_there(choices.there()) : batch.step_there(choices.there());
        }
        return ids ? batch.step_ids(choices.here()) : batch.step(choices.here());
    }));
}

void step_random(SharedBatch& shared, int decisions) {
    if (decisions < 0) refuse("wrong-count", "decisions", "There must be 0 at least.");
    refuse_if(shared.use([&](Batch& batch) { return batch.step_random(decisions); }));
}

py::array advise(SharedBatch& shared, const std::string& bot, std::uint64_t seed) {
    py::array_t<std::int32_t> places(shared.sizes().matches);
    const std::span<std::int32_t> out(places.mutable_data(),
                                      static_cast<std::size_t>(places.size()));
    refuse_if(shared.use([&](Batch& batch) { return batch.advise(bot, seed, out); }));
    return places;
}

std::string device_text(const SharedBatch& shared) {
    const DlDevice device = shared.device();
    return device.type == kDlHost ? "cpu" : codec::format_text("cuda:{}", device.id);
}

std::string batch_text(const SharedBatch& shared) {
    return codec::format_text("<pakhuis.Batch of {} matches on {}{}>", shared.sizes().matches,
                              device_text(shared), shared.closed() ? ", closed" : "");
}

using BatchClass = py::class_<SharedBatch>;

void bind_stepping(BatchClass& batch) {
    batch
        .def(py::init(&make_batch_of), arg("start"), arg("matches"), py::kw_only(),
             arg("seats") = py::none(), arg("options") = py::none(), arg("players") = py::none(),
             arg("seed") = 0, arg("device") = "cpu", arg("threads") = 0, arg("lists") = true,
             arg("features") = true, arg("action_features") = false, arg("mask") = false,
             "Begins so many matches of a game, or from the position of a Match. players: one for "
             "each seat, None (you decide) or a bot's name; without players you decide for all.")
        .def(
            "reset",
            [](SharedBatch& b, std::uint64_t seed) {
                refuse_if(b.use([&](Batch& all) { return all.reset(seed); }));
            },
            arg("seed") = 0, "Begins all matches.")
        .def(
            "step", [](SharedBatch& b, const py::object& c) { step(b, c, false); }, arg("choices"),
            "One decision in each match: the place of the action in its list, from 0 on. An "
            "illegal one is an Error that names the match, and nothing has been done anywhere.")
        .def(
            "step_ids", [](SharedBatch& b, const py::object& c) { step(b, c, true); }, arg("ids"),
            "The same by the actions' ids.")
        .def("step_random", step_random, arg("decisions"),
             "So many random decisions in each match: each legal action is equally likely.")
        .def("advise", advise, arg("bot"), arg("seed") = 0,
             "What a bot would choose in each match: the places in the lists (int32), −1 where "
             "nobody is asked. Nothing changes. Not on a GPU.")
        .def("close", &SharedBatch::close,
             "Frees the matches. Arrays that are still held keep their items.");
}

void bind_looking(BatchClass& batch) {
    batch
        .def(
            "action_texts",
            [](const SharedBatch& b, int match) {
                b.check_match(match);
                return b.batch().action_texts(match);
            },
            arg("match"), "The legal actions of a match as text, in the order of its list.")
        .def(
            "match",
            [](const SharedBatch& b, int match, std::uint64_t seed) {
                b.check_match(match);
                return Play(b.batch().match(match), seed);
            },
            arg("match"), arg("seed") = 0, "A copy of a match as it stands.")
        .def(
            "digest", [](SharedBatch& b) { return b.use([](Batch& all) { return all.digest(); }); },
            "Of all states: equal for equal batches.")
        .def(
            "array", [](const SharedBatch& b, const std::string& n) { return b.array(n); },
            arg("name"), "An array by name, as a DeviceArray.")
        .def("host", &SharedBatch::host, arg("name"),
             "A copy of an array by name as NumPy's, from a GPU, too.")
        .def_property_readonly(
            "total_steps", [](const SharedBatch& b) { return b.batch().total_steps(); },
            "Decisions and chance outcomes since the batch was made.")
        .def_property_readonly(
            "total_matches", [](const SharedBatch& b) { return b.batch().total_matches(); },
            "Finished matches since the batch was made.")
        .def_property_readonly("closed", &SharedBatch::closed, "Whether close was called.")
        .def_property_readonly("device", device_text, "'cpu' or 'cuda:N'.")
        .def_property_readonly("threads", &SharedBatch::threads, "The threads that step it.")
        .def("__repr__", batch_text)
        .def("__len__", [](const SharedBatch& b) { return b.sizes().matches; })
        .def("__enter__", [](py::object self) { return self; })
        .def("__exit__", [](SharedBatch& b, const py::args&) { b.close(); });
}

void bind_batch_numbers(BatchClass& made) {
    using batch::BatchSizes;
    const auto size = [&](const char* name, int BatchSizes::* member, const char* meaning) {
        made.def_property_readonly(
            name, [member](const SharedBatch& b) { return b.sizes().*member; }, meaning);
    };
    size("matches", &BatchSizes::matches, "The number of matches.");
    size("seats", &BatchSizes::seats, "The number of seats, and of players.");
    size("feature_count", &BatchSizes::features, "Numbers in a row of a view.");
    size("action_feature_count", &BatchSizes::action_features, "Numbers in a row of an action.");
    size("action_ids", &BatchSizes::action_ids, "An action's id is below this.");
    size("state_bytes", &BatchSizes::state_bytes, "The bytes of a state.");
    for (const Named& one : kArrays) {
        made.def_property_readonly(
            one.name, [name = one.name](const SharedBatch& b) { return array(b, name); },
            one.meaning);
    }
}

}  // namespace

void bind_batch(py::module_& module) {
    bind_device_array(module);
    BatchClass batch(
        module, "Batch",
        "Many matches of one game, stepped together. Its arrays share the batch's memory: "
        "NumPy's on the host, DeviceArray on a GPU. The next step changes their items.");
    bind_stepping(batch);
    bind_looking(batch);
    bind_batch_numbers(batch);
}

}  // namespace pakhuis::python
