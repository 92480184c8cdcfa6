#!/bin/sh
# Prints the speed of random play, of batches and of self-play on this machine, beside published
# figures of other engines with their hardware (published.tsv).
#
#   bench/side_by_side.sh [flags of `pakhuis bench`, e.g. --game carts --seconds 2]
set -eu
here=$(dirname "$0")
pakhuis=${PAKHUIS:-$here/../build/release/pakhuis}

echo "== this machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(nproc) cores"
echo "-- random play on one core"
"$pakhuis" bench "$@"
echo "-- batches, one thread"
"$pakhuis" bench --batch --threads 1 "$@"
echo "-- batches, all cores"
"$pakhuis" bench --batch "$@"
echo "== published by others"
grep -v '^#' "$here/published.tsv" | awk -F '\t' '{ printf "%-15s%-46s%-24s%-30s%s\n", $1, $2, $3, $4, $5 }'
