"""Trains the net of a game: by the choices of a bot, then by self-play.

    PYTHONPATH=build/python python3 train/learn.py carts --imitate 60 --seconds 560 --out DIR
    … --from nets/carts.net      goes on from a shipped net, or from the DIR/carts.pt of an earlier run

Writes DIR/<game>.net (to play), <game>.pt (to go on) and <game>.log (JSON, a line each time).
train/README.md says how it works and what was tried.
"""

import argparse
import json
import pathlib
import time

from games import GAMES
from imitation import Imitation
from learner import Learner
from self_play import SelfPlay


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])

    def number(name, default, meaning):
        parser.add_argument(name, type=type(default), default=default, help=meaning)

    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--from", dest="start", type=pathlib.Path)
    number("--seconds", 560.0, "of all together, but the start")
    number("--seed", 1, "of everything")
    number("--imitate", 0.0, "seconds that it first learns from easy")
    number("--imitated-matches", 8192, "at once")
    number("--imitation-rate", 2e-3, "of learning; falls to 3 %%")
    number("--repeats", 8, "steps of learning for one of playing, in imitation")
    number("--threads", 0, "of easy; 0: all cores")
    number("--values-first", 8, "passes in which the values alone learn")
    number("--matches", 131072, "at once, of all setups together")
    number("--decisions", 16, "of each match between two passes")
    number("--step", 32768, "decisions of one step of learning")
    number("--rate", 5e-4, "of learning; falls to a tenth")
    number("--spread", 0.005, "weight of entropy; falls to a tenth")
    number("--trace", 0.95, "lambda of TD")
    number("--lead", 0.2, "weight of the lead in a result")
    number("--rivals", 0.25, "part of the matches with earlier selves")
    number("--measure", 90.0, "seconds between two measurements")
    number("--measured", 1024, "matches of a measurement, for each number of seats")
    return parser.parse_args()


def main():
    args = arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(args)
    log = open(args.out / f"{args.game}.log", "a")
    began = time.monotonic()

    def tell(**what):
        line = json.dumps({"seconds": round(time.monotonic() - began, 1), **what})
        print(args.game, line, flush=True)
        print(line, file=log, flush=True)

    def tell_progress(**what):
        tell(**what, passes=learner.passes, decisions=learner.decisions,
             over_easy=learner.measure(), bytes=learner.save())

    tell(begins={key: str(value) for key, value in vars(args).items()})
    if args.imitate > 0:
        agreed, steps = Imitation(learner, "easy", args.threads).run(args.imitate, args.repeats)
        tell_progress(agreed=agreed, steps=steps)
        learner.begin_steps()
    play_on(learner, args.seconds - args.imitate, tell_progress)


def play_on(learner, seconds, tell_progress):
    if seconds <= 0:
        return
    play = SelfPlay(learner)
    began = measured = kept = time.monotonic()
    while (done := (time.monotonic() - began) / seconds) < 1:
        stats = play.play_and_learn(done)
        now = time.monotonic()
        if now - kept > 15:
            kept = now
            play.remember_self()
        if now - measured > learner.args.measure:
            tell_progress(**stats)
            measured = time.monotonic()
    tell_progress(**stats)


if __name__ == "__main__":
    main()
