# Compiler flags and helpers of the build: warnings as errors, sanitizers, ccache, mold.

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # ccache keeps what uses precompiled headers only if told so, and what another clone of this
    # repository compiled only if paths are taken relative to it.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
        CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CCACHE})
endif()

add_library(pakhuis_flags INTERFACE)
target_compile_options(pakhuis_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # g++ 12 warns of overlapping copies in "a" + std::string where there are none (GCC PR 105651).
    target_compile_options(pakhuis_flags INTERFACE -Wno-restrict)
endif()
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64" AND PAKHUIS_ARCH)
    target_compile_options(pakhuis_flags INTERFACE -march=${PAKHUIS_ARCH})
endif()
if(PAKHUIS_PYTHON)
    # The same objects serve the program and the module for Python, so the games are compiled once. Calls
    # stay direct: no other library may replace a function of ours.
    target_compile_options(pakhuis_flags INTERFACE -fPIC -fvisibility=hidden -fno-semantic-interposition)
endif()
if(PAKHUIS_SANITIZE)
    target_compile_options(pakhuis_flags INTERFACE
        -fsanitize=${PAKHUIS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(pakhuis_flags INTERFACE -fsanitize=${PAKHUIS_SANITIZE})
    if(PAKHUIS_SANITIZE MATCHES "undefined")
        # The address sanitizer finds null pointers, too; these checks are a tenth of the compilation.
        target_compile_options(pakhuis_flags INTERFACE -fno-sanitize=null,alignment,vptr)
    endif()
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_compile_options(pakhuis_flags INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
else()
    # Memory is collected later: a tenth of the time.
    target_compile_options(pakhuis_flags INTERFACE
        -fpch-preprocess --param=ggc-min-heapsize=786432 --param=ggc-min-expand=200)
endif()

find_program(MOLD mold)
if(MOLD AND NOT PAKHUIS_WASM)
    target_link_options(pakhuis_flags INTERFACE -fuse-ld=mold)
endif()
