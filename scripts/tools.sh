# Shared by ./run, ./test and ./package: packages and builds. Sourced, not run.

# What the program needs to build (CMake looks for GoogleTest even where no test is built), and what the
# tests need besides.
# The last two lines are for the module of the rules in the page.
BUILD_PACKAGES="g++ cmake ninja-build ccache mold libfmt-dev libcli11-dev nlohmann-json3-dev
    libexpected-dev libedit-dev libboost1.81-dev libsqlite3-dev libpq-dev libsodium-dev libjemalloc-dev
    libzstd-dev libssl-dev libgtest-dev libgmock-dev
    clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32
    binaryen"
TEST_PACKAGES="libclang-rt-19-dev llvm-19 clang-format-19 postgresql-15"
# ./test --long: also a proxy and a certificate for the server, and what reads its service.
LONG_PACKAGES="clang-tidy-19 nginx openssl systemd"
# The module for Python and its tests.
PYTHON_PACKAGES="python3-dev python3-numpy pybind11-dev"
# What finds out which libraries the program needs.
PACKAGE_PACKAGES="dpkg-dev file"
# For the web client's tests: a browser, and letters for it to show.
BROWSER_PACKAGES="chromium fonts-dejavu-core"

say() { printf '== %s\n' "$*"; }

# Installs those of the named Debian packages that are missing.
need_packages() {
    local missing=()
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
            missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || {
            echo "Please install these Debian packages as root: ${missing[*]}" >&2
            return 1
        }
        root=(sudo)
    fi
    say "installing ${missing[*]}"
    "${root[@]}" apt-get update -qq
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        "${missing[@]}" >/dev/null
}

# Configures and builds one preset; only errors are shown.
build_preset() {
    local preset=$1
    shift
    say "building $preset"
    mkdir -p build
    cmake --preset "$preset" >"build/$preset.configure.log" 2>&1 || {
        cat "build/$preset.configure.log" >&2
        return 1
    }
    cmake --build --preset "$preset" "$@" >"build/$preset.build.log" 2>&1 || {
        grep -v '^\[' "build/$preset.build.log" | head -200 >&2
        return 1
    }
}

# Builds the module of the rules and runs a command in web/. A Node that is there already is used as it
# is, from version 18 on.
in_web() { # COMMAND…
    build_preset wasm --target pakhuis || return 1
    say "building the web client"
    if ! node -e 'process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)' 2>/dev/null ||
        ! command -v npm >/dev/null; then
        need_packages nodejs npm || return 1
    fi
    (
        cd web || exit 1
        if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then npm ci || exit 1; fi
        "$@"
    ) >build/web.build.log 2>&1 || {
        tail -n 60 build/web.build.log >&2
        return 1
    }
}

# The web client beside the program.
build_web() {
    in_web npm run build || return 1
    mkdir -p build/release
    rm -rf build/release/web
    cp -r web/dist build/release/web
}

# The Python package in build/python: a folder for PYTHONPATH. Debian's Python, as others may come first
# on the path and have no NumPy.
PYTHON=/usr/bin/python3
build_python() {
    need_packages $PYTHON_PACKAGES && build_preset release --target pakhuis_module || return 1
    rm -rf build/python
    mkdir -p build/python
    cp -r python/pakhuis build/python/pakhuis
    rm -rf build/python/pakhuis/__pycache__
    cp build/release/_pakhuis.so build/python/pakhuis/
}

# The web client as a folder that needs no program.
build_static() { in_web npm run build -- --static "$1"; } # DIR

# Only a new or empty folder, or one that build_static has written before.
check_static_folder() { # DIR
    if [ ! -e "$1" ]; then return 0; fi
    if [ ! -d "$1" ]; then
        echo "--static: $1 is not a folder" >&2
        return 1
    fi
    if [ -z "$(ls -A "$1")" ] || grep -q '"pakhuis-build"' "$1/build.json" 2>/dev/null; then return 0; fi
    echo "--static: $1 holds files that are not from ./run --static; name a new or empty folder" >&2
    return 1
}
