#!/usr/bin/env bash
# Builds the Python package in build/python for the python3 on the path, which has torch, from what
# train/pack.sh wrote: train/module.sh DIR
set -euo pipefail
packed=$(realpath -- "${1:?usage: train/module.sh DIR}")
cd "$(dirname "$0")/.."
python=$(python3 -c 'import sysconfig; print(sysconfig.get_paths()["include"])')
torch=$(python3 -c 'import os, torch; print(os.path.dirname(torch.__file__))')/include # has pybind11
rm -rf build/python build/module
mkdir -p build/python build/module
cp -r python/pakhuis build/python/
for file in src/python/*.cpp; do
    g++ -std=c++20 -O1 -fPIC -fvisibility=hidden -DNDEBUG -march=x86-64-v2 -Isrc \
        -I"$packed/include" -isystem "$python" -isystem "$torch" -c "$file" \
        -o "build/module/$(basename "$file" .cpp).o" &
done
wait
cp "$packed"/lib/libfmt.so.* build/python/pakhuis/
g++ -shared -fPIC -o build/python/pakhuis/_pakhuis.so build/module/*.o \
    -Wl,--start-group $(sed "s:^:$packed/archives/:" "$packed/order") -Wl,--end-group \
    -ldl build/python/pakhuis/libfmt.so.* -Wl,-rpath,'$ORIGIN'
PYTHONPATH=build/python python3 -c 'import pakhuis; print("built: build/python for", pakhuis.BOTS)'
