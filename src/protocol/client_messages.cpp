#include "protocol/client_messages.h"

#include <utility>

namespace pakhuis::protocol {
namespace {

template <class Message>
Result<ClientMessage> read_as(const Json& json) {
    auto read = codec::from_json<Received<Message>>(codec::NoContext{}, json);
    if (!read) return Failure(read.error());
    return std::move(read->message);
}

// Reads the alternative of the variant that has this type.
template <std::size_t... I>
Result<ClientMessage> read_any(std::string_view type, const Json& json, std::index_sequence<I...>) {
    Result<ClientMessage> out = fail("unknown-type", "type", "No such type of message.");
    const auto try_one = [&]<class Message>() {
        if (Message::kType == type) out = read_as<Message>(json);
    };
    (try_one.template operator()<std::variant_alternative_t<I, ClientMessage>>(), ...);
    return out;
}

std::uint32_t id_of(const Json& json) {
    const auto found = json.find("id");
    if (found == json.end() || !found->is_number_unsigned()) return 0;
    return *found <= kCountRule.high ? found->get<std::uint32_t>() : 0;
}

// Reads the id of a message and stops there.
class IdFinder {
  public:
    std::uint32_t id = 0;

    bool null() { return true; }
    bool boolean(bool) { return true; }
    bool number_integer(std::int64_t) { return true; }
    bool number_unsigned(std::uint64_t number) {
        if (depth_ != 1 || !at_id_) return true;
        if (number <= static_cast<std::uint64_t>(kCountRule.high)) {
            id = static_cast<std::uint32_t>(number);
        }
        return false;
    }
    bool number_float(double, const std::string&) { return true; }
    bool string(const std::string&) { return true; }
    bool binary(const Json::binary_t&) { return false; }
    bool start_object(std::size_t) { return ++depth_ > 0; }
    bool end_object() { return --depth_ > 0; }
    bool start_array(std::size_t) { return ++depth_ > 1; }
    bool end_array() { return --depth_ > 0; }
    bool key(const std::string& key) {
        at_id_ = depth_ == 1 && key == "id";
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) { return false; }

  private:
    int depth_ = 0;
    bool at_id_ = false;  // the last key was the id's
};

}  // namespace

std::uint32_t find_id(std::string_view text) {
    constexpr std::size_t kMost = 1024;
    text = text.substr(0, kMost);
    IdFinder finder;
    Json::sax_parse(text.begin(), text.end(), &finder);
    return finder.id;
}

Result<ClientMessage> read_client_message(std::string_view text, std::uint32_t& id) {
    id = 0;
    const auto json = codec::parse_json(text, kMaxClientMessage);
    if (!json) return Failure(json.error());
    if (!json->is_object()) return fail("wrong-type", "", "A message is an object.");
    id = id_of(*json);
    const auto type = json->find("type");
    if (type == json->end() || !type->is_string()) {
        return fail("missing-field", "type", "A message has a type.");
    }
    return read_any(type->get_ref<const std::string&>(), *json,
                    std::make_index_sequence<std::variant_size_v<ClientMessage>>());
}

Result<Create> read_create(std::string_view text) {
    const auto json = codec::parse_json(text, kMaxImport);
    if (!json) return Failure(json.error());
    return codec::from_json<Create>(codec::NoContext{}, *json);
}

}  // namespace pakhuis::protocol
