"""Trains a small policy for Carts of Amsterdam with NumPy alone, against the bot `greedy`.

    ./run python python/examples/learn_carts.py [SECONDS]

The policy is linear: each legal action gets points, the dot product of its features and the
weights, and is chosen with a probability that rises with its points (softmax). After each match
the weights move towards the choices of a match that went better than usual (REINFORCE). A minute
on two cores is more than a hundred thousand matches.
"""

import sys
import time

import numpy as np

import pakhuis

MATCHES = 512


class Inputs:
    """Numbers of each legal action: its own features, and those that it has by the view.

    An action on a track also gets the track's flags in the view ("is planned"), and an action with
    a card the number of such cards in the hand. The names of the features say where they are.
    """

    def __init__(self, batch):
        names = batch.match(0).feature_names()
        self.action = {field["name"]: field for field in names["action"]}
        self.view = {field["name"]: field for field in names["view"] if field.get("seat", 0) == 0}
        highest = np.concatenate([np.full(f["count"], f["high"]) for f in names["action"]])
        self.scale = (1 / np.maximum(highest, 1)).astype(np.float32)
        self.pairs = [("track", "tracks-planned"), ("card", "hand")]
        self.size = len(highest) + 2 * len(self.pairs)

    def rows(self, batch):
        """A row for each legal action of each match, and the match of each row."""
        first = batch.first
        match = np.repeat(np.arange(len(batch)), np.diff(first))
        own = batch.action_features * self.scale
        crossed = []
        for of_action, of_view in self.pairs:
            a, v = self.action[of_action], self.view[of_view]
            chosen = own[:, a["first"] : a["first"] + a["count"]]
            known = batch.features[:, v["first"] : v["first"] + v["count"]]
            there = known[match][:, : a["count"]] / np.float32(v["high"])
            both = (chosen[:, : there.shape[1]] * there).sum(axis=1)
            crossed += [both, both * own[:, self.action["spaces"]["first"]]]
        return np.column_stack([own, *crossed]).astype(np.float32), match


def choose(rows, match, first, weights, rng):
    """For each match a choice by softmax, and the direction that makes it likelier."""
    points = rows @ weights
    best = np.maximum.reduceat(points, first[:-1])
    power = np.exp(points - best[match])
    chance = power / np.add.reduceat(power, first[:-1])[match]
    # The largest of points + Gumbel noise is a draw by softmax.
    noisy = points + rng.gumbel(size=len(points)).astype(np.float32)
    order = np.lexsort((-noisy, match))[first[:-1]]
    usual = np.add.reduceat(rows * chance[:, None], first[:-1])
    return order - first[:-1], rows[order] - usual


def play(bot, weights, rng, seconds=None, matches=None, learn=None):
    """Plays until the time is up or so many matches are over; the shares of the win, in order."""
    batch = pakhuis.Batch(
        "carts",
        MATCHES,
        seats=2,
        players=[None, bot],
        action_features=True,
        seed=int(rng.integers(2**32)),
    )
    inputs = Inputs(batch)
    traces = np.zeros((MATCHES, inputs.size), np.float32)
    shares, end = [], time.monotonic() + (seconds or 1e9)
    while time.monotonic() < end and (matches is None or len(shares) < matches):
        rows, match = inputs.rows(batch)
        choices, towards = choose(rows, match, batch.first, weights, rng)
        batch.step(choices)
        traces += towards
        over = np.flatnonzero(batch.ended)
        if len(over) == 0:
            continue
        shares += batch.share[over, 0].tolist()
        margin = (batch.score[over, 0] - batch.score[over, 1]) / 50
        if learn is not None:
            learn(traces[over], batch.share[over, 0] + margin)
        traces[over] = 0
    return shares


class Learner:
    """Moves the weights by the matches that are over: Adam, with the usual result as baseline."""

    def __init__(self, weights, rate=0.02):
        self.weights, self.rate = weights, rate
        self.usual, self.mean, self.square, self.times = 0.0, 0.0, 0.0, 0

    def __call__(self, traces, results):
        slope = ((results - self.usual)[:, None] * traces).mean(axis=0)
        self.usual += 0.02 * (float(results.mean()) - self.usual)
        self.times += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        steady = np.sqrt(self.square / (1 - 0.99**self.times)) + 1e-6
        self.weights += self.rate * self.mean / (1 - 0.9**self.times) / steady


def main(seconds=60.0):
    rng = np.random.default_rng(1)
    with pakhuis.Batch("carts", 1, action_features=True) as one:
        weights = np.zeros(Inputs(one).size, np.float32)
    learner = Learner(weights)
    matches = 2000 if seconds >= 10 else 100
    before = np.mean(play("greedy", weights, rng, matches=matches))
    print(f"before: {before:5.1%} of the wins against greedy", flush=True)
    played = 0
    for part in range(6):
        shares = play("greedy", weights, rng, seconds=seconds / 6, learn=learner)
        played += len(shares)
        now = np.mean(shares[-500:]) if shares else float("nan")
        print(
            f"{(part + 1) * seconds / 6:4.0f} s: {played:6} matches, lately {now:5.1%}", flush=True
        )
    for bot in ("greedy", "beginner"):
        after = np.mean(play(bot, weights, rng, matches=matches))
        print(f"after: {after:5.1%} of the wins against {bot}", flush=True)
    return weights


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
