# Stages of ./test with their seconds, and the count of results. Sourced, not run.

passed=0
failed=0
skipped=0
kept=0 # of the passed ones: not run again, as nothing had changed
stages=()

count() { # NAME STATUS
    if [ "$2" -eq 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        say "FAILED: $1"
    fi
}

# Adds up the results of one process of tests (run_shard.sh).
count_results() { # FILE
    if [ ! -f "$1" ]; then
        count "${1#build/}: stopped before its tests were over" 1
        return 1
    fi
    local good bad left
    good=$(grep -c '^passed ' "$1")
    bad=$(grep -c '^failed ' "$1")
    left=$(grep -c '^skipped ' "$1")
    passed=$((passed + good))
    failed=$((failed + bad))
    skipped=$((skipped + left))
    [ ! -e "$1.kept" ] || kept=$((kept + good))
    [ "$bad" -eq 0 ]
}

# Whether ./test --long does a stage. PAKHUIS_LONG names some, otherwise it does all.
wanted() { [[ " ${PAKHUIS_LONG:-every bench browser package tsan matches twins kills tidy fuzz} " == *" $1 "* ]]; }

# Does COMMAND and notes its seconds; returns its status.
stage() { # NAME COMMAND…
    local name=$1 begin=$SECONDS status
    shift
    "$@"
    status=$?
    stages+=("$((SECONDS - begin)) $name")
    return $status
}

# Does COMMAND beside the stages that follow, until `joined`. Its own stages and results are added then.
beside() { # COMMAND…
    beside_from=${#stages[@]}
    rm -f build/beside.sh
    (
        passed=0 failed=0 skipped=0 kept=0 stages=()
        "$@"
        declare -p passed failed skipped kept stages | sed 's/^declare -[^ ]* /beside_/' >build/beside.sh
    ) &
    beside_pid=$!
}
joined() {
    local begin=$SECONDS i
    local beside_passed=0 beside_failed=1 beside_skipped=0 beside_kept=0 beside_stages=()
    wait "$beside_pid"
    [ ! -f build/beside.sh ] || source build/beside.sh
    passed=$((passed + beside_passed))
    failed=$((failed + beside_failed))
    skipped=$((skipped + beside_skipped))
    kept=$((kept + beside_kept))
    for ((i = beside_from; i < ${#stages[@]}; ++i)); do stages[i]="${stages[i]/ / | }"; done
    for i in "${!beside_stages[@]}"; do stages+=("${beside_stages[i]/ /   | }"); done
    stages+=("$((SECONDS - begin)) then waiting for the right column")
}

# Stages marked with | ran side by side, in two columns.
stage_table() {
    local line
    for line in "${stages[@]}"; do printf '%6d  %s\n' "${line%% *}" "${line#* }"; done
    printf '%6d  all\n' "$SECONDS"
}

build_counted() { # PRESET ARGUMENTS…
    build_preset "$@"
    local status=$?
    count "build $1" $status
    return $status
}

web_counted() {
    need_packages $BROWSER_PACKAGES && build_web && build_preset wasm --target net_digest search_run # for nets.test.ts
    count "build of the web client" $?
}
