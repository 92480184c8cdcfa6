# What ./test does with --long besides: sourced by it. No stage takes longer than its bound, and each
# goes on where an earlier one failed. PAKHUIS_LONG names some of the stages to do only these, e.g.
# "matches tidy". (The stage `every` is in ./test itself.)

unset PAKHUIS_INPUTS # these run always

# Runs the tests of a program that FILTER names, each in a process of its own.
run_each() { # NAME PROGRAM FILTER SECONDS
    local name=$1 program=build/release/tests/$2 filter=$3 i tests
    local results=build/long/$name
    build_preset release --target "$2" || return
    rm -rf "$results"
    mkdir -p "$results"
    tests=$("$program" --gtest_list_tests --gtest_filter="$filter" | grep -c '^  ')
    seq 0 $((tests - 1)) | PAKHUIS_FILTER=$filter PAKHUIS_SECONDS=$4 xargs -P "$(nproc)" -I {} \
        scripts/run_shard.sh "$program" {} "$tests" "$results/{}" >"build/long/$name.log" 2>&1
    for ((i = 0; i < tests; ++i)); do
        count_results "$results/$i" || cat "build/long/$name.log" >&2
    done
    [ "$tests" -gt 0 ] || count "$name: no test ran" 1
}

# 100,000 in all (Amsterdam plays its number twice, without and with extensions). A match takes 0.8 ms
# of carts, 9 of venise, 3 of merchants and 10 of amsterdam: some six minutes of one core.
random_matches() {
    local game
    for game in carts:55000 venise:15000 merchants:15000 amsterdam:7500; do
        say "random matches: ${game#*:} of ${game%:*}"
        PAKHUIS_LONG_MATCHES=${game#*:} run_each "matches-${game%:*}" \
            "pakhuis_games_${game%:*}_properties" '*LongRandomMatches*' 600
    done
}

twins() {
    export PAKHUIS_TWINS=${PAKHUIS_TWINS:-250}
    say "twin matches through the server: $PAKHUIS_TWINS pairs of each game"
    run_each twins whole_tests '*TwinMatches*' 600
}

kills() {
    export PAKHUIS_KILLS=${PAKHUIS_KILLS:-100}
    say "$PAKHUIS_KILLS kills of the server with each store and of one that another follows, and as many of processes that write shards"
    run_each kills whole_tests '*KilledServer*:*CutConnections*:StandbyServer*:SeveralProcesses*' 600
}

# systemd has no complaint about the package's unit and rates its exposure at most 2.0 of 10.
check_unit() {
    local folder=build/package log=build/package/unit.log
    # The program is not installed where the unit looks for it.
    sed "s:/usr/bin/pakhuis:$PWD/build/release/pakhuis:" packaging/pakhuis.service \
        >$folder/pakhuis.service
    systemd-analyze verify --man=no $folder/pakhuis.service >$log 2>&1 && [ ! -s $log ] &&
        systemd-analyze security --offline=yes --threshold=20 $folder/pakhuis.service >$log && return
    cat $log >&2
    return 1
}

# The Debian package, and its server behind nginx as docs/hosting.md sets it up.
test_package() {
    need_packages $LONG_PACKAGES && ./package
    local status=$?
    count "package" $status
    [ $status -eq 0 ] || return
    check_unit
    count "the package's unit" $?
    test_web hosting "$(date)" hosting
}

tidy() {
    say "clang-tidy"
    need_packages $LONG_PACKAGES && cmake --preset tidy >build/tidy.configure.log 2>&1 &&
        scripts/tidy.sh "${TIDY_SECONDS:-900}"
    count "clang-tidy" $?
}

build_fuzzers() { build_counted fuzz --target fuzzers; }

fuzz() { # NAME
    local log=build/fuzz/$1.log status
    mkdir -p "build/fuzz/corpus/$1"
    "build/fuzz/tests/fuzz_$1" -max_total_time="${FUZZ_SECONDS:-60}" -timeout=10 \
        -rss_limit_mb=2048 -artifact_prefix="build/fuzz/$1-" "build/fuzz/corpus/$1" \
        "tests/corpus/$1" >"$log" 2>&1
    status=$?
    [ $status -eq 0 ] || tail -n 40 "$log" >&2
    return $status
}

# Two at a time.
fuzz_all() {
    local names=() name pids=() i
    for name in build/fuzz/tests/fuzz_*; do
        [ -x "$name" ] && [ -f "$name" ] && names+=("${name##*/fuzz_}")
    done
    for ((i = 0; i < ${#names[@]}; i += 2)); do
        say "fuzzing ${names[*]:i:2}"
        pids=()
        for name in "${names[@]:i:2}"; do
            fuzz "$name" &
            pids+=("$!:$name")
        done
        for name in "${pids[@]}"; do
            wait "${name%%:*}"
            count "fuzz ${name#*:}" $?
        done
    done
}

# Every function of the Python package with bad arguments.
fuzz_python() {
    say "fuzzing the Python package"
    build_python && PYTHONPATH=build/python PAKHUIS_FUZZ_SEED=$RANDOM PAKHUIS_FUZZ_SECONDS=${FUZZ_SECONDS:-60} \
        $PYTHON python/tests/run.py test_fuzz >build/long/python.log 2>&1
    local status=$?
    [ $status -eq 0 ] || cat build/long/python.log >&2
    count "fuzz python" $status
}

mkdir -p build/long
# What ./test plays in parts, in every test that asks for it by name (web/tests/e2e/play.ts), and every
# accepted path of the lessons.
whole_matches() {
    local files
    files=$(grep -l -w wholeMatches web/tests/e2e/*.test.ts | xargs -n 1 basename)
    export PAKHUIS_WHOLE_MATCHES=1
    # Other deals each time; a failed test names them.
    PAKHUIS_DEALS=$RANDOM test_web e2e-whole "$(date)" e2e $files
    test_web lessons-whole "$(date)" test lessons
    unset PAKHUIS_WHOLE_MATCHES
}

wanted bench && stage "build load and matches" build_counted release --target load matches
wanted browser && stage "whole matches in a browser" whole_matches
wanted package && stage "package" test_package
wanted tsan && stage "build tsan" build_counted tsan && stage "test tsan" run_tests tsan
wanted matches && stage "random matches" random_matches
wanted twins && stage "twins" twins
wanted kills && stage "kills" kills
wanted tidy && stage "clang-tidy" tidy
wanted fuzz && stage "build fuzzers" build_fuzzers && stage "fuzz" fuzz_all
wanted fuzz && stage "fuzz Python" fuzz_python
