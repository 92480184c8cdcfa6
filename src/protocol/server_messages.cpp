#include "protocol/server_messages.h"

namespace pakhuis::protocol {

std::string text_of(const Json& message) {
    return message.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace pakhuis::protocol
