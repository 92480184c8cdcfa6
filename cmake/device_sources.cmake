# Writes source files as texts in a C++ file, for a compiler that runs in the program:
#   cmake -DFOLDER=src -DFILES=base/bits.h,engine/game.h -DOUT=device_sources.cpp -P device_sources.cmake

string(REPLACE "," ";" files "${FILES}")
list(LENGTH files count)
set(rows "")
foreach(file ${files})
    file(READ ${FOLDER}/${file} text)
    string(APPEND rows "    {\"${file}\", R\"~~(${text})~~\"sv},\n")
endforeach()
file(WRITE ${OUT} "// Made of the folder src by the build.
#include <array>

#include \"batch/device_sources.h\"

namespace pakhuis::batch {

using namespace std::literals;

namespace {

constexpr std::array<gpu::SourceFile, ${count}> kTable{{
${rows}}};

}  // namespace

constinit const std::span<const gpu::SourceFile> kDeviceSources = kTable;

}  // namespace pakhuis::batch
")
