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

}  // namespace

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
