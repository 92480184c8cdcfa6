#!/usr/bin/env bash
# Packs what a machine with a GPU needs that has a compiler and torch, but not Debian's packages:
#   train/pack.sh DIR
# writes the compiled layers, headers and libraries to DIR, with the program and the tests of batches.
# There, in a checkout of the same commit:
#   train/module.sh DIR      builds the package for its python3 in build/python
#   LD_LIBRARY_PATH=DIR/lib DIR/pakhuis bench --batch --gpu
#   LD_LIBRARY_PATH=DIR/lib DIR/batch_tests --gtest_filter='*Gpu*'
set -euo pipefail
out=$(realpath -m -- "${1:?usage: train/pack.sh DIR}")
cd "$(dirname "$0")/.."
source scripts/tools.sh

need_packages $BUILD_PACKAGES $PYTHON_PACKAGES
build_preset release --target pakhuis_module pakhuis pakhuis_batch_tests
rm -rf "$out"
mkdir -p "$out"/{archives,include,lib}
# In the order of the linker; the bindings are compiled there.
ninja -C build/release -t commands pakhuis_module | tail -n 1 | tr ' ' '\n' |
    sed -n 's:^src/\(libpakhuis_.*\.a\)$:\1:p' | grep -v libpakhuis_python >"$out/order"
while read -r archive; do cp "build/release/src/$archive" "$out/archives/"; done <"$out/order"
cp -r /usr/include/{nlohmann,tl,fmt} "$out/include/"
cp build/release/pakhuis "$out/pakhuis"
cp build/release/tests/pakhuis_batch_tests "$out/batch_tests"
strip "$out/pakhuis" "$out/batch_tests"
ldd build/release/pakhuis | sed -n 's:.* => \(/[^ ]*\) .*:\1:p' |
    grep -v -E '/lib(c|m|stdc\+\+|gcc_s)\.so' | xargs -I {} cp -L {} "$out/lib/"
say "packed: $out, $(du -sh "$out" | cut -f 1)"
