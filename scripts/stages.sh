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

# Does COMMAND and notes its seconds; returns its status.
stage() { # NAME COMMAND…
    local name=$1 begin=$SECONDS status
    shift
    "$@"
    status=$?
    stages+=("$((SECONDS - begin)) $name")
    return $status
}

# Does COMMAND beside the stages that follow, until `joined`, which returns its status.
beside() { # NAME COMMAND…
    beside_name=$1
    beside_from=${#stages[@]}
    shift
    rm -f build/beside
    (
        renice -n 19 "$BASHPID" >/dev/null
        begin=$SECONDS
        "$@"
        status=$?
        echo $((SECONDS - begin)) >build/beside
        exit $status
    ) &
    beside_pid=$!
}
joined() {
    local begin=$SECONDS status
    wait "$beside_pid"
    status=$?
    local name i
    for ((i = beside_from; i < ${#stages[@]}; ++i)); do stages[i]+=" (beside $beside_name)"; done
    name="$beside_name (beside the stages above; waited $((SECONDS - begin)) s for it)"
    stages+=("$(cat build/beside) $name")
    return $status
}

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
    need_packages $BROWSER_PACKAGES && build_web
    count "build of the web client" $?
}
