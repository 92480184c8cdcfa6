"""Calls everything with random bad arguments, in a process of its own (test_fuzz.py).

fuzz.py SEED SECONDS: prints the number of calls, and of those that were refused.
"""

import random
import sys
import time

import numpy as np

import pakhuis
from pakhuis import aec

GOOD = [
    "carts",
    "venise",
    "merchants",
    "amsterdam",
    "easy",
    "chance",
    "clock",
    "spectator",
    "features",
    "ids",
    "cpu",
    "keep",
    "draw",
]


def odd_array(rng):
    shape = rng.choice([(), (0,), (3,), (5,), (5, 1), (2, 3), (1, 5), (1000,)])
    kind = rng.choice(
        ["i1", "i2", "i4", ">i4", "i8", "u4", "u8", "f4", "f8", "?", "c8", "O", "U3", "M8[s]"]
    )
    try:
        array = np.zeros(shape, kind)
        array[...] = rng.choice([0, 1, -1, 2**31 - 1, 2**31, 2**62, 1e300, None])
    except (TypeError, ValueError, OverflowError):
        return np.zeros(shape, "i8")
    return array[::2] if array.ndim and rng.random() < 0.2 else array


class Foreign:
    """Something that pretends to know DLPack."""

    def __init__(self, rng):
        self.rng = rng

    def __dlpack_device__(self):
        return self.rng.choice([(1, 0), (2, 0), (2, 99), None, "cpu", (1,)])

    def __dlpack__(self, **kwargs):
        array = odd_array(self.rng)
        return self.rng.choice(
            [
                array,
                None,
                7,
                array.__dlpack__() if array.dtype.kind in "if" and array.dtype.isnative else 0,
            ]
        )


def odd(rng, depth=0):
    kinds = [
        lambda: None,
        lambda: rng.choice(
            [0, 1, 2, 3, 5, 7, -1, 255, 256, 2**31, 2**63, 2**64, -(2**70), 10**400]
        ),
        lambda: rng.choice([0.0, -0.5, float("nan"), float("inf"), 1j, True, False]),
        lambda: rng.choice(GOOD),
        lambda: rng.choice(
            ["", "\0", "\n", "x" * 100_000, "\ud800", "é", "keep\nend:", "cuda", "cuda:9"]
        ),
        lambda: rng.choice([b"", b"\xff" * 10, bytearray(3), memoryview(b"abc")]),
        lambda: odd_array(rng),
        lambda: Foreign(rng),
        lambda: rng.choice([object(), int, len, slice(1, 2), range(5), iter([])]),
    ]
    if depth < 3:
        kinds += [
            lambda: [odd(rng, depth + 1) for _ in range(rng.randrange(6))],
            lambda: {str(odd(rng, 3))[:20]: odd(rng, depth + 1) for _ in range(rng.randrange(4))},
            lambda: tuple(odd(rng, depth + 1) for _ in range(rng.randrange(4))),
        ]
    return rng.choice(kinds)()


def changed(rng, value):
    """A copy of what JSON can hold, with something changed somewhere."""
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        out = {**value, key: changed(rng, value[key])}
        if rng.random() < 0.1:
            del out[key]
        return out
    if isinstance(value, list) and value:
        at = rng.randrange(len(value))
        return value[:at] + [changed(rng, value[at])] + value[at + rng.randrange(2) :]
    if isinstance(value, int) and rng.random() < 0.7:
        return value + rng.choice([-1, 1, 100, -(2**40), 2**70])
    return odd(rng, 3)


def changed_text(rng, text):
    at = rng.randrange(len(text) + 1)
    return (
        text[:at]
        + rng.choice(["", "\n", "9", "\0", "é", "end: x", text[:50]])
        + text[at + rng.randrange(9) :]
    )


def match_at(rng):
    match = pakhuis.Match(rng.choice(GOOD[:4]), seed=rng.randrange(100))
    match.deal()
    for _ in range(rng.choice([0, 3, 30, 5000])):
        if match.over:
            break
        match.apply(match.waiting[0], rng.choice(match.legal()))
        match.deal()
    return match


def batch_at(rng):
    batch = pakhuis.Batch(
        rng.choice(GOOD[:4]),
        5,
        mask=rng.random() < 0.5,
        lists=rng.random() < 0.8,
        features=rng.random() < 0.8,
        threads=rng.choice([1, 2]),
    )
    if rng.random() < 0.1:
        batch.close()
    return batch


def env_at(rng):
    env = aec.env(rng.choice(GOOD[:4]))
    if rng.random() < 0.9:
        env.reset(seed=1)
    return env


MAKERS = [
    match_at,
    batch_at,
    env_at,
    lambda rng: pakhuis.VectorEnv("carts", 5, players=[None, "random"]),
]
# What would rightly go on for long, or print.
LEFT_OUT = {"step_random", "agent_iter", "render", "__init__"}


def methods_of(thing):
    names = [n for n in dir(thing) if not n.startswith("_") and n not in LEFT_OUT]
    return [n for n in names if callable(getattr(type(thing), n, None))] + ["__getattribute__"]


def inputs(rng, match):
    """Calls with almost right documents."""
    document = rng.choice(["position", "record", "view", "edition"])
    if document == "position":
        pakhuis.Match.from_position(changed(rng, match.position()))
    elif document == "record":
        pakhuis.Match.from_record(changed_text(rng, match.record()))
    elif document == "view":
        pakhuis.Match.from_view(match.game, changed(rng, match.observe(0)), match.seats)
    else:
        pakhuis.Match(match.game, edition=changed(rng, match.edition))


def call(rng, thing):
    what = rng.random()
    if what < 0.1:
        cls = rng.choice(
            [pakhuis.Match, pakhuis.Batch, aec.AECEnv, pakhuis.VectorEnv, pakhuis.DeviceArray]
        )
        few = rng.choice([1, 4, 2**31 - 1, odd(rng)])
        rng.choice(
            [
                lambda: cls(odd(rng), odd(rng)),
                lambda: cls("carts", few, seats=odd(rng)),
                lambda: pakhuis.Batch("carts", few, players=odd(rng)),
                lambda: pakhuis.Batch(
                    "carts", 4, device=odd(rng), threads=rng.choice([-1, 10**9])
                ),
            ]
        )()
    elif what < 0.3 and isinstance(thing, pakhuis.Match):
        inputs(rng, thing)
    else:
        name = rng.choice(methods_of(thing))
        count = rng.choice([0, 1, 1, 1, 2, 2, 3])
        getattr(thing, name)(*[odd(rng) for _ in range(count)])


def main(seed, seconds):
    rng = random.Random(seed)
    calls = refused = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        thing = rng.choice(MAKERS)(rng)
        for _ in range(40):
            calls += 1
            try:
                call(rng, thing)
            except (KeyboardInterrupt, SystemExit, AssertionError):
                raise
            except Exception:
                refused += 1
    print(calls, refused)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
