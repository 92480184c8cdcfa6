// The allocator of the server.
#pragma once

namespace pakhuis::server {

// Gives the memory that was freed back to the system. It may take some milliseconds.
void give_back_memory();

}  // namespace pakhuis::server
