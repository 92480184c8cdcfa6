# Writes the words of one language of texts/amsterdam as a C++ file, for the terminal:
#   cmake -DIN=en.json -DOUT=amsterdam_texts.cpp -P texts.cmake

file(READ ${IN} texts)

# The entries of a group as rows of a table: what each is called, its name if it has one, its text.
function(rows group out)
    string(JSON entries GET "${texts}" ${group})
    string(JSON count LENGTH "${entries}")
    math(EXPR last "${count} - 1")
    set(table "")
    foreach(i RANGE ${last})
        string(JSON id MEMBER "${entries}" ${i})
        string(JSON name ERROR_VARIABLE none GET "${entries}" ${id} name)
        if(none)
            set(name "")
        endif()
        string(JSON text GET "${entries}" ${id} text)
        string(APPEND table "    {\"${id}\", R\"~(${name})~\", R\"~(${text})~\"},\n")
    endforeach()
    set(${out} "std::array<Wording, ${count}>{{\n${table}}}" PARENT_SCOPE)
endfunction()

rows(cards cards)
rows(tiles tiles)
rows(tasks tasks)
get_filename_component(source ${IN} NAME)
file(WRITE ${OUT} "// Made of ${source} by the build.
#include <array>

#include \"terminal/amsterdam/texts.h\"

namespace pakhuis::terminal {

namespace {

constexpr auto kCardTable = ${cards};
constexpr auto kTileTable = ${tiles};
constexpr auto kTaskTable = ${tasks};

}  // namespace

constinit const std::span<const Wording> kCardWords = kCardTable;
constinit const std::span<const Wording> kTileWords = kTileTable;
constinit const std::span<const Wording> kTaskWords = kTaskTable;

}  // namespace pakhuis::terminal
")
