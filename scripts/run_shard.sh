#!/usr/bin/env bash
# Runs every Nth test of a GoogleTest program in one process and notes the results:
#   run_shard.sh PROGRAM SHARD SHARDS RESULTS [USED-PROGRAM]
# RESULTS gets a line for each test: "passed NAME", "failed NAME" or "skipped NAME". A test that
# ends the process has failed, and so has one that runs when the process is stopped for taking too
# long; the tests after it run in a new process. Output is shown only of processes with failures.
# From the environment:
#   PAKHUIS_FILTER   a GoogleTest filter that chooses the tests
#   PAKHUIS_SECONDS  the most that one process may take
#   PAKHUIS_INPUTS   a hash of the files that tests read. Where it is given and neither they nor the
#                    programs changed since all tests passed, the results stay and nothing is run.
#   PAKHUIS_CHECKOUT the same of the whole checkout, for tests with a USED-PROGRAM
set -uo pipefail
program=$1 shard=$2 shards=$3 results=$4 used=${5:-}
seconds=${PAKHUIS_SECONDS:-600}
mkdir -p "$(dirname "$results")"

inputs=
if [ -n "${PAKHUIS_INPUTS:-}" ]; then
    inputs=$({
        echo "$PAKHUIS_INPUTS ${used:+${PAKHUIS_CHECKOUT:-}} ${PAKHUIS_FILTER:-} $shards"
        cat "$0" "$program" ${used:+"$used"}
    } | sha256sum)
    if [ -f "$results" ] && [ "$(cat "$results.inputs" 2>/dev/null)" = "$inputs" ]; then
        touch "$results.kept"
        exit 0
    fi
fi
rm -f "$results" "$results.inputs" "$results.kept"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
: >"$work/results"

# "Suite." and "  Name  # comment" → Suite.Name
"$program" --gtest_list_tests --gtest_filter="${PAKHUIS_FILTER:-*}" >"$work/list" || {
    echo "failed ${program##*/}.list-of-tests" >"$results"
    exit 1
}
mapfile -t left < <(
    awk '/^[^ ].*\./ { suite = $1 } /^  / { print suite $1 }' "$work/list" | grep -v DISABLED_ |
        awk -v n="$shards" -v i="$shard" 'NR % n == i % n'
)

# The results of a process that came to its end, from its XML.
finished() {
    awk '
        function value(key,  at, rest) {
            at = index($0, " " key "=\"")
            if (at == 0) return ""
            rest = substr($0, at + length(key) + 3)
            return substr(rest, 1, index(rest, "\"") - 1)
        }
        function tell() { if (name != "") print verdict, name; name = "" }
        /<testcase / {
            tell()
            if (value("status") != "run") next
            name = value("classname") "." value("name")
            verdict = value("result") == "skipped" ? "skipped" : "passed"
        }
        /<failure / { verdict = "failed" }
        END { tell() }' "$1"
}

# The results of a process that died, from its output; the last test that began is to blame.
died() {
    local name
    while read -r name; do
        if [ "$name" = "$guilty" ] || grep -q -F "[  FAILED  ] $name" "$work/log"; then
            echo "failed $name"
        elif grep -q -F "[  SKIPPED ] $name" "$work/log"; then
            echo "skipped $name"
        else
            echo "passed $name"
        fi
    done <"$work/begun"
}

while [ ${#left[@]} -gt 0 ]; do
    (IFS=: && printf -- '--gtest_filter=%s\n' "${left[*]}") >"$work/flags"
    rm -f "$work/report.xml"
    timeout -k 5 "$seconds" "$program" --gtest_flagfile="$work/flags" --gtest_color=no \
        --gtest_output="xml:$work/report.xml" >"$work/log" 2>&1
    status=$?
    [ $status -eq 0 ] || grep -v -E '^(Note: |Running main|\[ +(RUN|OK) |\[[-=]+\])' "$work/log"
    if [ -s "$work/report.xml" ]; then
        finished "$work/report.xml" >"$work/finished"
        cat "$work/finished" >>"$work/results"
        # A leak, for example, is found when all tests are over.
        if [ $status -ne 0 ] && ! grep -q '^failed ' "$work/finished"; then
            echo "failed ${program##*/}.exit-status-$status" >>"$work/results"
        fi
        break
    fi
    sed -n 's/.*\[ RUN      \] \([^ ]*\).*/\1/p' "$work/log" >"$work/begun"
    guilty=$(tail -n 1 "$work/begun")
    if [ -z "$guilty" ]; then
        printf 'failed %s\n' "${left[@]}" >>"$work/results"
        break
    fi
    if [ $status -eq 124 ] || [ $status -eq 137 ]; then
        echo "$guilty was stopped: its process took more than $seconds s"
    else
        echo "$guilty ended its process with status $status"
    fi
    died >>"$work/results"
    mapfile -t left < <(printf '%s\n' "${left[@]}" | grep -v -x -F -f "$work/begun")
done

cp "$work/results" "$results"
grep '^failed ' "$results" && exit 1
[ -z "$inputs" ] || echo "$inputs" >"$results.inputs"
