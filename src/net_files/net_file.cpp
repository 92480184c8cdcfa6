#include "net_files/net_file.h"

#include <algorithm>
#include <optional>
#include <type_traits>

#include "base/rng.h"
#include "codec/format_text.h"

namespace pakhuis::net_files {
namespace {

using codec::format_text;
using nets::Layer;
using nets::Net;
using nets::NetShape;

constexpr std::string_view kMagic = "pakhuis-net\n";
constexpr std::size_t kNameRoom = 16;
constexpr std::size_t kMostEditions = 64;
constexpr std::size_t kChecksum = 8;  // bytes

// Whole numbers, the lowest byte first.
template <class Number>
void put(std::string& out, Number number) {
    auto bits = static_cast<std::make_unsigned_t<Number>>(number);
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
        out.push_back(static_cast<char>(bits & 255));
        bits = static_cast<decltype(bits)>(std::uint64_t{bits} >> 8);
    }
}
template <class Number>
void put_all(std::string& out, const std::vector<Number>& numbers) {
    for (const Number number : numbers) put(out, number);
}

// After the first number that is not there all are 0, and ok() is false.
class Bytes {
  public:
    explicit Bytes(std::string_view bytes) : all_(bytes) {}

    bool ok() const { return ok_; }
    bool at_end() const { return at_ == all_.size(); }
    std::size_t rest() const { return all_.size() - at_; }
    std::string_view text(std::size_t size) {
        if (size > rest()) {
            ok_ = false;
            at_ = all_.size();
            return {};
        }
        at_ += size;
        return all_.substr(at_ - size, size);
    }
    template <class Number>
    Number number() {
        std::uint64_t bits = 0;
        int shift = 0;
        for (const char c : text(sizeof(Number))) {
            bits |= std::uint64_t{static_cast<unsigned char>(c)} << shift;
            shift += 8;
        }
        return static_cast<Number>(bits);
    }
    template <class Number>
    void all(std::vector<Number>& out) {
        if (out.size() * sizeof(Number) > rest()) return static_cast<void>(text(rest() + 1));
        for (Number& n : out) n = number<Number>();
    }

  private:
    std::string_view all_;
    std::size_t at_ = 0;
    bool ok_ = true;
};

// Over eight bytes at a time; the last ones are filled up with zeros.
std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = bytes.size();
    for (std::size_t i = 0; i < bytes.size(); i += 8) {
        sum = mix64(sum ^
                    Bytes(std::string(bytes.substr(i, 8)).append(7, '\0')).number<std::uint64_t>());
    }
    return sum;
}

Failure bad(std::string place, std::string sentence) {
    return fail("bad-net", std::move(place), std::move(sentence));
}

void write_layer(std::string& out, const Layer& layer) {
    put_all(out, layer.shifts);
    put_all(out, layer.biases);
    put_all(out, layer.weights);
}

// The problem of a layer that was read.
std::optional<Problem> read_layer(Bytes& in, const char* name, Layer& layer) {
    in.all(layer.shifts);
    in.all(layer.biases);
    in.all(layer.weights);
    if (!in.ok()) {
        return Problem{"cut-net", name, "The file ends before this layer does."};
    }
    for (std::size_t r = 0; r < layer.shifts.size(); ++r) {
        if (layer.shifts[r] > Layer::kMostShift) {
            return Problem{"bad-net", format_text("{}, shift {}", name, r),
                           format_text("{} is above {}.", layer.shifts[r], Layer::kMostShift)};
        }
        if (layer.biases[r] > Layer::kMostBias || layer.biases[r] < -Layer::kMostBias) {
            return Problem{
                "bad-net", format_text("{}, bias {}", name, r),
                format_text("{} is farther from 0 than {}.", layer.biases[r], Layer::kMostBias)};
        }
    }
    return std::nullopt;
}

Result<nets::NetPurpose> read_purpose(Bytes& in) {
    nets::NetPurpose out;
    const std::string_view name = in.text(kNameRoom);
    out.game = name.substr(0, name.find('\0'));
    const bool plain =
        std::all_of(out.game.begin(), out.game.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    out.rules_from = in.number<std::uint16_t>();
    out.rules_to = in.number<std::uint16_t>();
    out.feature_version = in.number<std::uint16_t>();
    out.editions.resize(in.number<std::uint16_t>());
    if (out.editions.size() <= kMostEditions) in.all(out.editions);
    if (!in.ok()) return fail("cut-net", "purpose", "The file ends before it says what for.");
    if (out.game.empty() || !plain || name.find_last_not_of('\0') + 1 != out.game.size()) {
        return bad("game", "The name of a game is 1 to 16 small letters, then zeros.");
    }
    if (out.rules_from < 1 || out.rules_to < out.rules_from) {
        return bad("rules", format_text("{} to {} are no versions.", out.rules_from, out.rules_to));
    }
    if (out.editions.empty() || out.editions.size() > kMostEditions) {
        return bad("editions",
                   format_text("There are {}, not 1 to {}.", out.editions.size(), kMostEditions));
    }
    return out;
}

Result<NetShape> read_shape(Bytes& in) {
    NetShape out;
    for (int* size : {&out.features, &out.first, &out.second, &out.third, &out.values,
                      &out.action_ids, &out.action_features}) {
        *size = in.number<std::uint16_t>();
    }
    if (!in.ok()) return fail("cut-net", "sizes", "The file ends before its sizes do.");
    if (const char* fault = nets::fault_of(out)) return bad("sizes", fault);
    return out;
}

std::optional<Problem> read_features(Bytes& in, nets::FeatureLayer& layer) {
    layer.shift = in.number<std::uint8_t>();
    in.all(layer.multipliers);
    in.all(layer.biases);
    in.all(layer.weights);
    if (!in.ok()) {
        return Problem{"cut-net", "first layer", "The file ends before this layer does."};
    }
    if (layer.shift < nets::FeatureLayer::kLeastShift ||
        layer.shift > nets::FeatureLayer::kMostShift) {
        return Problem{"bad-net", "first layer, shift",
                       format_text("{} is not 8 to 24.", layer.shift)};
    }
    return std::nullopt;
}

}  // namespace

std::string write_net(const Net& net) {
    std::string out(kMagic);
    put(out, kSchema);
    std::string game = net.purpose.game;
    game.resize(kNameRoom);
    out += game;
    for (const int number :
         {net.purpose.rules_from, net.purpose.rules_to, net.purpose.feature_version,
          static_cast<int>(net.purpose.editions.size())}) {
        put(out, static_cast<std::uint16_t>(number));
    }
    put_all(out, net.purpose.editions);
    const NetShape& shape = net.shape;
    for (const int size : {shape.features, shape.first, shape.second, shape.third, shape.values,
                           shape.action_ids, shape.action_features}) {
        put(out, static_cast<std::uint16_t>(size));
    }
    put(out, static_cast<std::uint8_t>(net.first.shift));
    put_all(out, net.first.multipliers);
    put_all(out, net.first.biases);
    put_all(out, net.first.weights);
    for (const Layer* layer :
         {&net.second, &net.third, &net.values, &net.action_ids, &net.action_features}) {
        write_layer(out, *layer);
    }
    put(out, checksum(out));
    return out;
}

Result<Net> read_net(std::string_view bytes) {
    if (!bytes.starts_with(kMagic)) {
        return fail("not-a-net", "first bytes", "The file does not begin as a net does.");
    }
    if (bytes.size() < kMagic.size() + sizeof kSchema + kChecksum) {
        return fail("cut-net", "first bytes", "The file ends before it says what for.");
    }
    const std::string_view contents = bytes.substr(0, bytes.size() - kChecksum);
    auto net = read_net_contents(contents);
    if (net && Bytes(bytes.substr(contents.size())).number<std::uint64_t>() != checksum(contents)) {
        return fail("damaged-net", "checksum", "The bytes are not those that were written.");
    }
    return net;
}

Result<Net> read_net_contents(std::string_view bytes) {
    Bytes in(bytes);
    if (in.text(kMagic.size()) != kMagic) {
        return fail("not-a-net", "first bytes", "The file does not begin as a net does.");
    }
    const auto schema = in.number<std::uint32_t>();
    if (schema != kSchema) {
        return fail("other-schema", "schema",
                    format_text("This program reads schema {}, not {}.", kSchema, schema));
    }
    auto purpose = read_purpose(in);
    if (!purpose) return Failure(purpose.error());
    const auto shape = read_shape(in);
    if (!shape) return Failure(shape.error());
    // A few bytes must not ask for megabytes.
    const auto size = [](int n) { return static_cast<std::size_t>(n); };
    if (in.rest() < size(shape->features) * size(shape->first)) {
        return fail("cut-net", "first layer", "The file ends before this layer does.");
    }
    Net net(*shape);
    net.purpose = std::move(*purpose);
    if (auto problem = read_features(in, net.first)) return Failure(*problem);
    struct Named {
        const char* name;
        Layer& layer;
    };
    for (const Named& named : {Named{"second layer", net.second}, Named{"third layer", net.third},
                               Named{"values", net.values}, Named{"action ids", net.action_ids},
                               Named{"action features", net.action_features}}) {
        if (auto problem = read_layer(in, named.name, named.layer)) return Failure(*problem);
    }
    if (!in.at_end()) return bad("end", format_text("{} bytes too many.", in.rest()));
    return net;
}

}  // namespace pakhuis::net_files
