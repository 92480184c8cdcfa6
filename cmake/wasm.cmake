# The browser build: what differs from a build for this machine. Included instead of the libraries that
# only a machine has.

add_compile_options(-fno-exceptions -fno-rtti -mbulk-memory -msign-ext)
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
    target_link_options(${name} PRIVATE LINKER:--strip-all -O0)  # or clang would call wasm-opt itself
    # 7 % of the compressed module. More is less: from -O2 on it inlines.
    add_custom_command(TARGET ${name} POST_BUILD VERBATIM COMMAND ${WASM_OPT} -O1 --dae-optimizing --converge
        --enable-bulk-memory --enable-sign-ext --enable-mutable-globals $<TARGET_FILE:${name}> -o $<TARGET_FILE:${name}>)
    set_target_properties(${name} PROPERTIES SUFFIX .wasm RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
endfunction()
