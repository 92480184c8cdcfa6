#!/usr/bin/env python3
"""Measures the levels and writes the table "Levels" of docs/strength.md anew.

    scripts/strength.py carts=0.5 venise …      all cells of these games; a number: so many of the matches
    scripts/strength.py --net FILE carts=0.1    by another net, and only printed

How many matches a cell has is decided before, so its interval is what it says. A game without a net
has no cells: its levels play as `easy`. Other games' rows stay as they are.
"""

import argparse
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[1]
PAGE = ROOT / "docs/strength.md"
BEGIN, END = "<!-- levels: scripts/strength.py -->", "<!-- end -->"
SEATS = {"carts": (2, 3, 4), "venise": (2, 3, 4), "merchants": (3, 4, 5), "amsterdam": (2, 3, 4)}
EASY = {"carts": (0.88, 0.93), "venise": (0.80, 0.88), "amsterdam": (0.80, 0.88),
        "merchants": (0.60, 0.70)}


def cells(game):
    """Line-up, matches, goal of the first bot's share; options."""
    fewest = SEATS[game][0]
    others = ["easy"] * (fewest - 1)
    yield ["medium", *others], 4000, EASY[game][0], []
    yield ["hard", *["medium"] * (fewest - 1)], 1000, 0.53 if fewest == 2 else 1 / fewest, []
    yield ["expert", *others], 1000, EASY[game][1], []
    for seats in SEATS[game][1:]:
        others = ["easy"] * (seats - 1)
        yield ["medium", *others], 2000, 1.7 / seats, []
        yield ["hard", *["medium"] * (seats - 1)], 200, 1 / seats, []
        yield ["expert", *others], 200, 1.7 / seats, []
    if game == "venise":
        yield ["medium", "flat"], 200, 0.95, []
    if game == "amsterdam":
        yield ["expert"], 200, 0.92, []


def measure(game, bots, matches, options, net):
    command = [ROOT / "build/release/pakhuis", "arena", "--game", game, "--bots", ",".join(bots),
               "--seats", str(len(bots)), "--matches", str(matches), "--json", *options]
    if net:
        command += ["--net", net]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if "plays as easy" in done.stderr or done.returncode != 0:
        sys.exit(f"{game}: {done.stderr.strip()}")
    result = json.loads(done.stdout)
    return next(b for b in result["bots"] if b["name"] == bots[0]), result["matches"]


def row(game, bots, goal, said, played):
    low, high = said["low"], said["high"]
    verdict = "reached" if low >= goal else "not reached" if high < goal else "open"
    others = "TOM" if len(bots) == 1 else ", ".join(f"`{b}`" for b in bots[1:])
    return (f"| {game} | `{bots[0]}` against {others} | {100 * said['win_share']:.1f} % | "
            f"{100 * low:.1f} – {100 * high:.1f} % | {100 * goal:.0f} %: {verdict} | {played} |")


def put_into_page(game, rows):
    text = PAGE.read_text()
    head, rest = text.split(BEGIN)
    table, tail = rest.split(END)
    kept = [line for line in table.splitlines()
            if line.startswith("|") and not line.startswith((f"| {game} ", "| game ", "|--"))]
    lines = ["| game | who | wins | 95 % interval | goal | matches |", "|---|---|---|---|---|---|",
             *kept, *rows]
    PAGE.write_text(head + BEGIN + "\n" + "\n".join(lines) + "\n" + END + tail)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+", metavar="GAME[=PART]")
    parser.add_argument("--net")
    args = parser.parse_args()
    for wanted in args.games:
        game, _, part = wanted.partition("=")
        if game not in SEATS:
            parser.error(f"there is no game '{game}'")
        rows = []
        for bots, matches, goal, options in cells(game):
            count = max(2 * len(bots), int(matches * float(part or 1)))
            said, played = measure(game, bots, count, options, args.net)
            rows.append(row(game, bots, goal, said, played))
            print(rows[-1], flush=True)
        if not args.net:
            put_into_page(game, rows)


if __name__ == "__main__":
    main()
