# Layers and the arrows between them. A layer's headers are found through a folder that holds a link
# to that layer alone, so `#include "codec/json.h"` compiles only in targets that link codec.
#
#   pakhuis_layer(games/carts LINKS engine [PLAY] [NO_EXCEPTIONS] [UNITE] [LIBRARIES fmt::fmt] [HEADERS json])
#
# compiles every .cpp of src/games/carts but *_test.cpp, test_*.cpp (what tests use) and main.cpp, as target
# pakhuis_games_carts. PLAY marks the layers that rules and search are made of: no exceptions there, and no
# type information. NO_EXCEPTIONS marks others that must do without; their HEADERS were read so too.
# UNITE compiles a layer in few units.

function(pakhuis_target_of layer out)
    string(REPLACE "/" "_" name ${layer})
    set(${out} pakhuis_${name} PARENT_SCOPE)
endfunction()

# What does not play is optimised less where that costs only little of the tests' time: it halves
# the time to compile it under sanitizers.
function(pakhuis_compile_quickly target config flag)
    target_compile_options(${target} PRIVATE $<$<CONFIG:${config}>:${flag}>)
endfunction()

# Uses headers that were read for many targets (pakhuis_headers). g++ 12 forgets which of them are the
# system's, so it warns there as of code of ours, of the same copies as in tools.cmake.
function(pakhuis_use_headers target headers)
    target_precompile_headers(${target} REUSE_FROM pakhuis_${headers}_headers)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        target_compile_options(${target} PRIVATE -Wno-stringop-overflow -Wno-array-bounds)
    endif()
endfunction()

# A program of tests. Most run too short to earn what optimising them costs (half of their compilation);
# what they call is optimised, and has lines for a sanitizer's report. OPTIMISE is for tests that play
# many matches. They need a program of their own: of an inline function that is compiled both ways the
# linker keeps one, and it may be the slow one.
function(pakhuis_test_program target)
    cmake_parse_arguments(ARG "OPTIMISE" "" "LINKS" ${ARGN})
    add_executable(${target} ${ARG_UNPARSED_ARGUMENTS})
    if(ARG_OPTIMISE)
        target_compile_options(${target} PRIVATE -O1)
    else()
        target_compile_options(${target} PRIVATE -O0 -g0)
        pakhuis_use_headers(${target} test)
    endif()
    target_link_libraries(${target} PRIVATE pakhuis_flags pakhuis_testkit GTest::gtest_main)
    foreach(link ${ARG_LINKS})
        pakhuis_target_of(${link} linked)
        target_link_libraries(${target} PRIVATE ${linked})
    endforeach()
endfunction()

# Compiles up to `most` files of a folder as one unit: 19 test files of merchants then take 16 s of CPU
# instead of 43 (g++ 12). The files of a unit share their unnamed namespaces, so helpers in the files
# of one folder need different names.
function(pakhuis_unite target most)
    if(NOT PAKHUIS_UNITE)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    set(files ${ARGN})
    list(SORT files)
    set(folder "")
    foreach(file ${files})
        get_filename_component(parent ${file} DIRECTORY)
        if(NOT parent STREQUAL folder OR count EQUAL most)
            set(folder ${parent})
            set(count 0)
            get_filename_component(group ${file} NAME_WE)
            get_filename_component(name ${parent} NAME)
        endif()
        math(EXPR count "${count} + 1")
        set_source_files_properties(${file} PROPERTIES UNITY_GROUP ${name}_${group})
    endforeach()
endfunction()

# Headers that take longer to read than most files that include them, read once for many targets.
#   pakhuis_headers(json LIBRARIES fmt::fmt HEADERS <fmt/format.h> [NO_EXCEPTIONS])
function(pakhuis_headers name)
    cmake_parse_arguments(ARG "NO_EXCEPTIONS" "" "LIBRARIES;HEADERS" ${ARGN})
    set(target pakhuis_${name}_headers)
    file(WRITE ${PROJECT_BINARY_DIR}/${target}.cpp.new "// Reads the headers of ${target}.\n")
    file(COPY_FILE ${PROJECT_BINARY_DIR}/${target}.cpp.new ${PROJECT_BINARY_DIR}/${target}.cpp
        ONLY_IF_DIFFERENT)
    add_library(${target} OBJECT ${PROJECT_BINARY_DIR}/${target}.cpp)
    target_link_libraries(${target} PRIVATE pakhuis_flags ${ARG_LIBRARIES})
    pakhuis_compile_quickly(${target} Debug -O0)  # as all who use them: clang refuses others
    pakhuis_compile_quickly(${target} Page -Oz)
    if(ARG_NO_EXCEPTIONS)
        target_compile_options(${target} PRIVATE -fno-exceptions)
    endif()
    target_precompile_headers(${target} PRIVATE ${ARG_HEADERS})
endfunction()

# The files of a game that no random match calls: its board, its words, what is checked, told and foreseen.
set(PAKHUIS_RARE_FILES
    "/(built_in_edition|consistent|edition|events|figures|intents|names|pending|preview|refusal[a-z_]*|rules|tell|text)\\.cpp$")

# Compiles these for size alone, as a unit of their own.
function(pakhuis_shrink_rare target arrow links)
    set(rare ${ARGN})
    list(FILTER rare INCLUDE REGEX ${PAKHUIS_RARE_FILES})
    if(NOT rare)
        return()
    endif()
    set(others ${ARGN})
    list(REMOVE_ITEM others ${rare})
    set_property(TARGET ${target} PROPERTY SOURCES ${others} $<TARGET_OBJECTS:${target}_rare>)
    add_library(${target}_rare OBJECT ${rare})
    target_compile_options(${target}_rare PRIVATE -Oz)
    target_include_directories(${target}_rare PRIVATE ${arrow})
    target_link_libraries(${target}_rare PRIVATE pakhuis_flags)
    foreach(link ${links})
        pakhuis_target_of(${link} linked)
        target_link_libraries(${target}_rare PRIVATE ${linked})
    endforeach()
    pakhuis_unite(${target}_rare 40 ${rare})
endfunction()

function(pakhuis_layer layer)
    cmake_parse_arguments(ARG "PLAY;NO_EXCEPTIONS;UNITE" "HEADERS" "LINKS;LIBRARIES" ${ARGN})
    pakhuis_target_of(${layer} target)
    set(folder ${PROJECT_SOURCE_DIR}/src/${layer})
    set(arrow ${PROJECT_BINARY_DIR}/arrows/${target})
    get_filename_component(parent ${arrow}/${layer} DIRECTORY)
    file(MAKE_DIRECTORY ${parent})
    file(CREATE_LINK ${folder} ${arrow}/${layer} SYMBOLIC)

    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    list(FILTER sources EXCLUDE REGEX "(_test|/main|/test_[^/]*)\\.cpp$")
    if(sources)
        add_library(${target} STATIC ${sources})
        set(scope PUBLIC)
        target_link_libraries(${target} PRIVATE pakhuis_flags)
        if(ARG_PLAY)
            target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti)
        else()
            pakhuis_compile_quickly(${target} Debug -O0)
            pakhuis_compile_quickly(${target} Page -Oz)
        endif()
        if(ARG_NO_EXCEPTIONS)
            target_compile_options(${target} PRIVATE -fno-exceptions)
        endif()
        if(ARG_HEADERS)
            pakhuis_use_headers(${target} ${ARG_HEADERS})
        endif()
        if(PAKHUIS_WASM)
            pakhuis_unite(${target} 40 ${sources})  # calls within a layer are inlined
            if(ARG_PLAY)
                pakhuis_shrink_rare(${target} "${arrow}" "${ARG_LINKS}" ${sources})
            endif()
        elseif(ARG_UNITE)
            pakhuis_unite(${target} 6 ${sources})
        endif()
    else()
        add_library(${target} INTERFACE)
        set(scope INTERFACE)
    endif()
    target_include_directories(${target} ${scope} ${arrow})
    foreach(link ${ARG_LINKS})
        pakhuis_target_of(${link} linked)
        target_link_libraries(${target} ${scope} ${linked})
    endforeach()
    target_link_libraries(${target} ${scope} ${ARG_LIBRARIES})
endfunction()

# The layers of all games: pakhuis_games(boards terminal/) → terminal/carts terminal/venise …
function(pakhuis_games out prefix)
    list(TRANSFORM PAKHUIS_GAMES PREPEND ${prefix} OUTPUT_VARIABLE layers)
    set(${out} ${layers} PARENT_SCOPE)
endfunction()

# Adds one file for each game to a layer, made of a template in its folder: @GAME_ID@ is `carts`,
# @GAME@ the struct of its functions, `Carts`.
function(pakhuis_for_each_game layer template)
    pakhuis_target_of(${layer} target)
    string(REGEX REPLACE "\\.cpp\\.in$" "" name ${template})
    foreach(GAME_ID ${PAKHUIS_GAMES})
        string(SUBSTRING ${GAME_ID} 0 1 first)
        string(SUBSTRING ${GAME_ID} 1 -1 others)
        string(TOUPPER ${first} first)
        set(GAME ${first}${others})
        set(made ${PROJECT_BINARY_DIR}/made/${layer}/${GAME_ID}_${name}.cpp)
        configure_file(${PROJECT_SOURCE_DIR}/src/${layer}/${template} ${made} @ONLY)
        target_sources(${target} PRIVATE ${made})
    endforeach()
endfunction()

# Adds the editions that were built in once, and are not now, to a layer, as C++ (editions.cmake).
function(pakhuis_former_editions layer)
    pakhuis_target_of(${layer} target)
    set(made ${PROJECT_BINARY_DIR}/made/${layer}/former_editions_table.cpp)
    set(script ${PROJECT_SOURCE_DIR}/cmake/editions.cmake)
    file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/editions/*/*.json)
    add_custom_command(OUTPUT ${made} DEPENDS ${files} ${PROJECT_SOURCE_DIR}/editions/present.txt ${script} VERBATIM
        COMMAND ${CMAKE_COMMAND} -DFOLDER=${PROJECT_SOURCE_DIR}/editions -DOUT=${made} -P ${script})
    target_sources(${target} PRIVATE ${made})
endfunction()

# Adds the English words of a game to a layer, as C++ (texts.cmake).
function(pakhuis_texts layer game)
    pakhuis_target_of(${layer} target)
    set(words ${PROJECT_SOURCE_DIR}/texts/${game}/en.json)
    set(made ${PROJECT_BINARY_DIR}/${game}_texts.cpp)
    set(script ${PROJECT_SOURCE_DIR}/cmake/texts.cmake)
    add_custom_command(OUTPUT ${made} DEPENDS ${words} ${script} VERBATIM
        COMMAND ${CMAKE_COMMAND} -DIN=${words} -DOUT=${made} -P ${script})
    target_sources(${target} PRIVATE ${made})
endfunction()

# Adds the rules pages and the records of their pictures to a layer, as C++ (rulebook.cmake).
function(pakhuis_rulebook layer)
    pakhuis_target_of(${layer} target)
    set(folder ${PROJECT_SOURCE_DIR}/texts/rules)
    set(made ${PROJECT_BINARY_DIR}/made/${layer}/rulebook_sources.cpp)
    set(script ${PROJECT_SOURCE_DIR}/cmake/rulebook.cmake)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/*/en.md ${folder}/*/*.record)
    add_custom_command(OUTPUT ${made} DEPENDS ${files} ${script} VERBATIM
        COMMAND ${CMAKE_COMMAND} -DFOLDER=${folder} -DOUT=${made} -P ${script})
    target_sources(${target} PRIVATE ${made})
endfunction()

# Adds what a GPU compiles to a layer, as texts (device_sources.cmake): the rules, bots and kernels.
function(pakhuis_device_sources layer)
    pakhuis_target_of(${layer} target)
    set(folder ${PROJECT_SOURCE_DIR}/src)
    set(made ${PROJECT_BINARY_DIR}/made/${layer}/device_sources.cpp)
    set(script ${PROJECT_SOURCE_DIR}/cmake/device_sources.cmake)
    file(GLOB headers RELATIVE ${folder} CONFIGURE_DEPENDS ${folder}/base/*.h ${folder}/engine/*.h ${folder}/bots/*.h
        ${folder}/games/*/*.h ${folder}/bots/*/*.h ${folder}/thinking/choose.h ${folder}/batch/lane.h ${folder}/batch/device/*.h)
    file(GLOB sources RELATIVE ${folder} CONFIGURE_DEPENDS ${folder}/games/*/*.cpp ${folder}/bots/*/*.cpp)
    list(FILTER sources EXCLUDE REGEX ${PAKHUIS_RARE_FILES})
    set(files ${headers} ${sources})
    list(FILTER files EXCLUDE REGEX "(_test\\.cpp|/test_[^/]*)$")
    list(TRANSFORM files PREPEND ${folder}/ OUTPUT_VARIABLE paths)
    string(REPLACE ";" "," files "${files}")
    add_custom_command(OUTPUT ${made} DEPENDS ${paths} ${script} VERBATIM
        COMMAND ${CMAKE_COMMAND} -DFOLDER=${folder} -DFILES=${files} -DOUT=${made} -P ${script})
    target_sources(${target} PRIVATE ${made})
endfunction()

# Registers a test program with ctest, as a few processes that share its tests (scripts/run_shard.sh): a
# process for each test would cost minutes under sanitizers. USES names a program that the tests run.
function(pakhuis_add_tests target shards)
    cmake_parse_arguments(ARG "" "USES" "" ${ARGN})
    set(uses)
    if(ARG_USES)
        set(uses $<TARGET_FILE:${ARG_USES}>)
    endif()
    math(EXPR last "${shards} - 1")
    foreach(shard RANGE ${last})
        set(name ${target}.${shard})
        add_test(NAME ${name} COMMAND ${PROJECT_SOURCE_DIR}/scripts/run_shard.sh
            $<TARGET_FILE:${target}> ${shard} ${shards} ${PROJECT_BINARY_DIR}/results/${name} ${uses})
        set_tests_properties(${name} PROPERTIES TIMEOUT 3000)
    endforeach()
endfunction()

# Builds and registers a test program, or leaves it out of `all`: ./test compiles most tests once.
function(pakhuis_include_tests target shards included)
    if(included OR PAKHUIS_EVERY_TEST)
        pakhuis_add_tests(${target} ${shards} ${ARGN})
    else()
        set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
endfunction()

# The tests that lie beside the code of some layers, as two programs named after the first. Those that
# play many random matches or count allocations (properties_test.cpp, kit_test.cpp, allocation_test.cpp)
# run in the optimised build, all others under sanitizers; with PAKHUIS_EVERY_TEST both run in both.
# UNITE: in few units. OPTIMISE: all of them play many matches. SHARDS: in so many processes, else one.
# THREADS: for the thread sanitizer too, which is shown nothing else.
function(pakhuis_layer_tests layer)
    cmake_parse_arguments(ARG "UNITE;OPTIMISE;THREADS" "SHARDS" "LINKS" ${ARGN})
    if(PAKHUIS_SANITIZE STREQUAL "thread" AND NOT ARG_THREADS)
        return()
    endif()
    pakhuis_target_of(${layer} target)
    set(sources)
    foreach(tested ${layer} ${ARG_UNPARSED_ARGUMENTS})
        set(folder ${PROJECT_SOURCE_DIR}/src/${tested})
        file(GLOB found CONFIGURE_DEPENDS ${folder}/*_test.cpp ${folder}/test_*.cpp)
        list(APPEND sources ${found})
    endforeach()
    list(REMOVE_DUPLICATES sources)
    set(optimise)
    if(ARG_OPTIMISE)
        set(optimise OPTIMISE)
    endif()
    if(NOT ARG_SHARDS)
        set(ARG_SHARDS 1)
    endif()
    set(links ${layer} ${ARG_UNPARSED_ARGUMENTS} ${ARG_LINKS})
    set(sanitized ${PAKHUIS_SANITIZE})
    set(optimised TRUE)
    if(PAKHUIS_SANITIZE)
        set(optimised FALSE)
    endif()

    # How both programs write a position (kit/position_text.h) is compiled once for them.
    set(positions ${sources})
    list(FILTER positions INCLUDE REGEX "/test_position\\.cpp$")
    set(properties ${sources})
    list(FILTER properties INCLUDE REGEX "/(properties|allocation|kit)_test\\.cpp$")
    list(REMOVE_ITEM sources "" ${properties} ${positions})
    if(positions)
        add_library(${target}_positions STATIC EXCLUDE_FROM_ALL ${positions})
        target_compile_options(${target}_positions PRIVATE -O0 -g0)
        pakhuis_use_headers(${target}_positions test)
        target_link_libraries(${target}_positions PRIVATE
            pakhuis_flags pakhuis_testkit GTest::gtest ${target} pakhuis_codec)
    endif()
    if(properties)
        pakhuis_test_program(${target}_properties OPTIMISE ${properties} LINKS ${links})
        pakhuis_include_tests(${target}_properties ${ARG_SHARDS} "${optimised}")
        list(APPEND programs ${target}_properties)
    endif()
    if(sources)
        pakhuis_test_program(${target}_tests ${optimise} ${sources} LINKS ${links})
        if(ARG_UNITE)
            pakhuis_unite(${target}_tests 14 ${sources})
        endif()
        set(shards ${ARG_SHARDS})
        if(positions)
            math(EXPR shards "${ARG_SHARDS} / 2")
        endif()
        pakhuis_include_tests(${target}_tests ${shards} "${sanitized}")
        list(APPEND programs ${target}_tests)
    endif()
    foreach(program ${programs})
        if(positions)
            target_link_libraries(${program} PRIVATE ${target}_positions)
        endif()
    endforeach()
    # Only for the files that name it: ccache finds nothing of another clone where a path is defined.
    foreach(source ${sources})
        file(STRINGS ${source} uses REGEX "PAKHUIS_TESTS_DIR" LIMIT_COUNT 1)
        if(uses)
            set_source_files_properties(${source} PROPERTIES
                COMPILE_DEFINITIONS PAKHUIS_TESTS_DIR="${PROJECT_SOURCE_DIR}/tests")
        endif()
    endforeach()
endfunction()
