# Writes the English rules pages and the records of their pictures as a C++ file:
#   cmake -DFOLDER=texts/rules -DOUT=rulebook_sources.cpp -P rulebook.cmake

file(GLOB files RELATIVE ${FOLDER} ${FOLDER}/*/en.md ${FOLDER}/*/*.record)
set(rows "")
list(LENGTH files count)
foreach(file ${files})
    get_filename_component(game ${file} DIRECTORY)
    get_filename_component(name ${file} NAME)
    file(READ ${FOLDER}/${file} text)
    string(APPEND rows "    {\"${game}\", \"${name}\", R\"~~(${text})~~\"},\n")
endforeach()
file(WRITE ${OUT} "// Made of the folder texts/rules by the build.
#include <array>

#include \"rulebook/sources.h\"

namespace pakhuis::rulebook {

namespace {

constexpr std::array<Source, ${count}> kTable{{
${rows}}};

}  // namespace

constinit const std::span<const Source> kSources = kTable;

}  // namespace pakhuis::rulebook
")
