// Scheduling of the threads that answer people.
#pragma once

namespace pakhuis::server {

// Asks the system to let this thread run soon whenever it has something to do, even beside programs
// that use the processor without pause (docs/decisions/016-short-slices.md): with short slices, and
// if the process may do that, with a nice value that is lower by 5.
void ask_to_run_soon();

}  // namespace pakhuis::server
