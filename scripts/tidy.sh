#!/usr/bin/env bash
# clang-tidy over the C++ files that it has not seen since they, or what they include, changed:
#   tidy.sh SECONDS [REGEX]
# REGEX chooses files by their paths. After so many seconds it begins no further file and says how many are left; a later call goes on
# with these. Needs the preset `tidy` configured. build/tidy/seen holds an empty file for each file
# that was found good, named by a hash of all that decides about it.
set -uo pipefail
cd "$(dirname "$0")/.."
seen=build/tidy/seen
logs=build/tidy/logs
mkdir -p "$seen"
rm -rf "$logs"
mkdir -p "$logs"
export seen logs
export started=$EPOCHSECONDS limit=$1
export options="$(clang-tidy-19 --version | tr -d '\n') $(cat .clang-tidy)"

# The compile commands as "file<TAB>command".
sed -n -e 's/^  "command": "\(.*\)",$/\1/p' -e 's/^  "file": "\(.*\)",\{0,1\}$/\1/p' \
    build/tidy/compile_commands.json | paste - - | awk -F '\t' '{ print $2 "\t" $1 }' |
    sed 's/\\\(.\)/\1/g' >build/tidy/commands

look_at() {
    local file=$1 command key log
    command=$(grep -m 1 -F "$PWD/$file	" build/tidy/commands | cut -f 2-)
    log=$logs/${file//\//_}
    if [ -z "$command" ]; then # of another preset
        echo "$file" >>"$logs/unknown"
        return 0
    fi
    # The same command, but only preprocessing: -E instead of -c, to standard output.
    command=$(sed -E 's/ -o [^ ]+ -c / -E -P /' <<<"$command")
    key=$({
        echo "$options"
        cat "$file"
        (cd build/tidy && eval "$command") 2>/dev/null
    } | sha256sum | cut -d ' ' -f 1)
    if [ -e "$seen/$key" ]; then
        echo "$file" >>"$logs/kept"
        return 0
    fi
    if [ $((EPOCHSECONDS - started)) -ge "$limit" ]; then
        echo "$file" >>"$logs/left"
        return 0
    fi
    echo "$file" >>"$logs/looked-at"
    # The static analyzer takes minutes for a file of tests, and finds what it finds in their macros.
    local checks=
    case $file in tests/* | *_test.cpp | */test_*.cpp) checks='-clang-analyzer-*' ;; esac
    if clang-tidy-19 -p build/tidy --quiet --checks="$checks" --warnings-as-errors='*' "$file" \
        >"$log" 2>&1; then
        touch "$seen/$key"
        rm "$log"
    else
        return 1
    fi
}
export -f look_at

find src tests bench -name '*.cpp' | sort | { grep -E "${2:-.}" || true; } | xargs -P "$(nproc)" -I {} bash -c 'look_at {}'
status=$?
lines() { cat "$logs/$1" 2>/dev/null | wc -l; }
echo "clang-tidy: $(lines looked-at) files looked at, $(lines kept) unchanged since they were good," \
    "$(lines left) left for the next run"
[ $status -eq 0 ] || grep -h -E 'error:|warning:' "$logs"/*.cpp | sort -u | head -50
exit $status
