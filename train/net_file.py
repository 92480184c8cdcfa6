"""Reads the file of a net (docs/nets.md) back into floats, to train on from it."""

import struct

import numpy as np


def read_net(data):
    """A dictionary as `quantise` takes it, without "reaches". The file is not checked."""
    game = data[16:32].rstrip(b"\0").decode()
    rules_from, rules_to, features, editions = struct.unpack_from("<4H", data, 32)
    at = 40 + 8 * editions
    sizes = struct.unpack_from("<7H", data, at)
    inputs, first, second, third, values, ids, actions = sizes
    at += 14

    def take(kind, count):
        nonlocal at
        out = np.frombuffer(data, kind, count, at)
        at += out.nbytes
        return out.astype(np.float64)

    shift = int(take("u1", 1)[0])
    multipliers, bias = take("<i4", inputs), take("<i4", first)
    weights = take("i1", inputs * first).reshape(inputs, first) * multipliers[:, None]
    out = {
        "game": game,
        "rules": (rules_from, rules_to),
        "features": features,
        "editions": list(struct.unpack_from(f"<{editions}Q", data, 40)),
        "sizes": sizes,
        "first": (np.ldexp(weights, -shift), np.ldexp(bias, -shift)),
    }
    layers = [("second", second, first), ("third", third, second), ("values", values, third),
              ("action_ids", ids, third), ("action_features", actions, third)]
    for name, rows, width in layers:
        shifts, bias = take("u1", rows).astype(int), take("<i4", rows)
        weights = take("i1", rows * width).reshape(rows, width)
        out[name] = (np.ldexp(weights, -shifts[:, None]), np.ldexp(bias, -shifts - 8))
    return out
