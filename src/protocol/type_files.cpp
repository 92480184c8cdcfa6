#include "protocol/type_files.h"

#include <fmt/format.h>
#include <utility>

#include "codec/json_schema.h"
#include "codec/typescript.h"
#include "protocol/client_messages.h"
#include "protocol/server_messages.h"

namespace pakhuis::protocol {
namespace {

using codec::Shape;

constexpr auto kIds = codec::Ids::kMayBeMissing;

// The shape of a message with its type first and, for clients, its id.
template <class Message>
Shape message_shape(bool has_id) {
    Shape type{Shape::Kind::kNames};
    type.names = {std::string(Message::kType)};
    Shape out = codec::shape_of<Message>(kIds);
    std::vector<codec::ShapeField> fields{{"type", std::move(type), false}};
    if (has_id) fields.push_back({"id", codec::shape_of<std::uint32_t>(kIds, kCountRule), true});
    fields.insert(fields.end(), out.fields.begin(), out.fields.end());
    out.fields = std::move(fields);
    return out;
}

template <class... Messages>
std::vector<Shape> shapes_of(const std::variant<Messages...>*, bool has_id) {
    return {message_shape<Messages>(has_id)...};
}

std::vector<Shape> client_shapes() {
    return shapes_of(static_cast<ClientMessage*>(nullptr), true);
}
std::vector<Shape> server_shapes() {
    return shapes_of(static_cast<ServerMessage*>(nullptr), false);
}

std::string schema_text() {
    codec::SchemaDefinitions definitions;
    definitions.add_one_of("client", client_shapes());
    definitions.add_one_of("server", server_shapes());
    const Json schema = {
        {"$schema", "https://json-schema.org/draft/2020-12/schema"},
        {"title", "Messages between the Pakhuis server and its clients"},
        {"description",
         "Generated from the C++ by `pakhuis types`. Change the C++ and run it again."},
        {"oneOf", Json::array({{{"$ref", "#/$defs/client"}}, {{"$ref", "#/$defs/server"}}})},
        {"$defs", definitions.definitions()}};
    return schema.dump(2) + "\n";
}

std::string typescript_text() {
    codec::TypeScriptFile file("The messages between server and client.");
    file.add_line(fmt::format("\nexport const protocolVersion = {};", kProtocolVersion));
    file.add_line("export type Json = null | boolean | number | string | Json[] | JsonObject;");
    file.add_line("export type JsonObject = { [field: string]: Json };");
    file.add_union("ClientMessage", client_shapes());
    file.add_union("ServerMessage", server_shapes());
    return file.text();
}

}  // namespace

std::vector<codec::TypeFile> type_files() {
    return {{"protocol/schema.json", schema_text()},
            {codec::web_type_path("messages"), typescript_text()}};
}

}  // namespace pakhuis::protocol
