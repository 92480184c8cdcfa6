# Writes the editions that were built in once, and are not now (present.txt), as a C++ file:
#   cmake -DFOLDER=editions -DOUT=former_editions_table.cpp -P editions.cmake

file(GLOB files RELATIVE ${FOLDER} ${FOLDER}/*/*.json)
file(STRINGS ${FOLDER}/present.txt present)
list(REMOVE_ITEM files ${present})
set(rows "")
set(count 0)
foreach(file ${files})
    if(NOT file MATCHES "^([a-z]+)/([0-9a-f]+)\\.json$")
        continue()  # a board worth sharing
    endif()
    set(game ${CMAKE_MATCH_1})
    set(hash ${CMAKE_MATCH_2})
    file(READ ${FOLDER}/${file} json)
    string(REGEX REPLACE "\n *" "" json "${json}")  # the indentation is half of it
    string(APPEND rows "    {\"${game}\", 0x${hash}, R\"~~(${json})~~\"},\n")
    math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUT} "// Made of the folder editions by the build.
#include <array>
#include <span>

#include \"registry/former_editions.h\"

namespace pakhuis {

namespace {

constexpr std::array<FormerEdition, ${count}> kTable{{
${rows}}};

}  // namespace

extern const std::span<const FormerEdition> kFormerEditions;
constinit const std::span<const FormerEdition> kFormerEditions = kTable;

}  // namespace pakhuis
")
