// The Python module pakhuis._pakhuis. The package python/pakhuis is what people import.
#include "python/bindings.h"
#include "python/problems.h"

PYBIND11_MODULE(_pakhuis, module) {
    using namespace pakhuis::python;
    module.doc() = "The rules of four trading games: single matches, and many at once.";
    translate_problems();
    bind_games(module);
    bind_match(module);
    bind_batch(module);
}
