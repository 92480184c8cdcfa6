# The browser build: what differs from a build for this machine. Included instead of the libraries that
# only a machine has.

add_compile_options(-fno-exceptions -fno-rtti -mbulk-memory -msign-ext -mnontrapping-fptoint)
# One thread, which never ends.
add_compile_options(-fno-threadsafe-statics -fno-c++-static-destructors)
add_link_options(-mexec-model=reactor)

find_program(WASM_OPT wasm-opt REQUIRED)

# The libraries that are headers only. Each gets a folder with links to it alone: /usr/include itself
# holds another C library.
set(headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(library fmt nlohmann tl)
    file(CREATE_LINK /usr/include/${library} ${headers}/${library} SYMBOLIC)
endforeach()
foreach(target fmt::fmt nlohmann_json::nlohmann_json)
    add_library(${target} INTERFACE IMPORTED)
    target_include_directories(${target} SYSTEM INTERFACE ${headers})
endforeach()
# Locales are a hundred kilobytes, and none is used.
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY FMT_STATIC_THOUSANDS_SEPARATOR=',')
# No fraction is written, nor a number of 128 bits.
target_compile_definitions(fmt::fmt INTERFACE
    FMT_USE_FLOAT=0 FMT_USE_DOUBLE=0 FMT_USE_LONG_DOUBLE=0 FMT_USE_FLOAT128=0 FMT_USE_INT128=0)
# Without exceptions fmt would go on after a wrong format.
target_compile_options(fmt::fmt INTERFACE "-DFMT_THROW(x)=__builtin_trap()")

# A module NAME.wasm that a page loads. It has no main: the page calls what it exports.
function(pakhuis_module name)
    add_executable(${name} ${ARGN})
    target_link_libraries(${name} PRIVATE pakhuis_flags pakhuis_page)
    # It has functions of the C library: the compiler must not make a call of one out of its own body.
    target_compile_options(${name} PRIVATE -fno-builtin)
    target_link_options(${name} PRIVATE LINKER:--strip-all -O0)  # or clang would call wasm-opt itself
    # A tenth of the compressed module. It must not inline: the compiler has done that. The linker leaves the
    # first kilobyte unused. Our own traps stay: only those of a load or a division may move.
    add_custom_command(TARGET ${name} POST_BUILD VERBATIM COMMAND ${WASM_OPT} -Oz --converge
        --one-caller-inline-max-function-size=0 --always-inline-max-function-size=0
        --flexible-inline-max-function-size=0 --low-memory-unused --ignore-implicit-traps
        --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int --enable-simd
        $<TARGET_FILE:${name}> -o $<TARGET_FILE:${name}>)
    set_target_properties(${name} PROPERTIES SUFFIX .wasm RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
endfunction()
