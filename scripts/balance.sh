#!/bin/sh
# Writes the measured part of docs/balance/GAME.md and its plot anew (docs/balance/README.md):
#   scripts/balance.sh BOT GAME=MATCHES…
set -eu
cd "$(dirname "$0")/.."
[ $# -ge 2 ] || { echo "usage: $0 BOT GAME=MATCHES…" >&2; exit 2; }
bot=$1
shift
part=$(mktemp)
trap 'rm -f "$part"' EXIT
for pair in "$@"; do
    game=${pair%%=*}
    page=docs/balance/$game.md
    sed '/^<!-- measured -->$/q' "$page" > "$part"
    {
        echo
        echo "![$game: share of wins by seat](../pictures/balance-$game.svg)"
        echo
        build/release/pakhuis balance --game "$game" --bots "$bot" --matches "${pair#*=}" \
            --svg "docs/pictures/balance-$game.svg"
    } >> "$part"
    cat "$part" > "$page"
done
