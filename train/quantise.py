"""Whole numbers of a net that was trained in floats, as a file that the program reads.

The twin of src/nets/quantise.cpp and of write_net in src/net_files/net_file.cpp: the same floats
give the same bytes. docs/nets.md has the rules. Needs NumPy alone.

    net = {
        "game": "carts", "rules": (1, 1), "features": 1, "editions": [0x0123456789abcdef],
        "reaches": reaches,                 # of each feature: max(abs(low), abs(high))
        "first": (weights, biases),         # weights[feature][number]: torch's layer, transposed
        "second": (weights, biases),        # weights[number][input], as torch has them
        "third": (weights, biases),
        "values": (weights, biases),
        "action_ids": (weights, biases),    # no rows: the net has none
        "action_features": (weights, biases),
    }
    open("carts.net", "wb").write(write_net(quantise(net)))
"""

import struct

import numpy as np

WANTED_SHIFT, LEAST_SHIFT = 24, 8
MOST_WEIGHT = 127
MOST_LAYER_SHIFT, MOST_BIAS = 16, 1 << 29
LAYERS = ["second", "third", "values", "action_ids", "action_features"]
MASK = (1 << 64) - 1


def quantise(net):
    """The net with whole numbers: layers become tuples of arrays in the order of the file."""
    out = {key: net[key] for key in ("game", "rules", "features", "editions")}
    out["first"] = _first(*_floats(*net["first"]), np.asarray(net["reaches"], np.float64))
    for name in LAYERS:
        out[name] = _layer(*_floats(*net[name]))
    return out


def write_net(net):
    """The bytes of a net that `quantise` made."""
    first = net["first"]
    inputs = [len(first[2])] + [len(net[name][1]) for name in ("second", "third")]
    sizes = [len(first[1]), len(first[2])] + [len(net[name][1]) for name in LAYERS]
    for name, width in zip(LAYERS, inputs + inputs[2:] * 2):
        if net[name][2].size != len(net[name][1]) * width:
            raise ValueError(f"{name}: its rows have another length than its inputs")
    out = b"pakhuis-net\n" + struct.pack("<I16s", 1, net["game"].encode())
    out += struct.pack("<4H", *net["rules"], net["features"], len(net["editions"]))
    out += struct.pack(f"<{len(net['editions'])}Q", *net["editions"])
    out += struct.pack("<7HB", *sizes, first[0])
    out += b"".join(part.tobytes() for part in first[1:])
    out += b"".join(part.tobytes() for name in LAYERS for part in net[name])
    return out + struct.pack("<Q", checksum(out))


def checksum(contents):
    words = np.frombuffer(contents + bytes(-len(contents) % 8), "<u8")
    total = len(contents)
    for word in words.tolist():
        total = mix64(total ^ word)
    return total


def mix64(x):
    """As in src/base/rng.h."""
    x = (x + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def _floats(weights, biases):
    """As doubles, through the floats that C++ has."""
    arrays = [np.asarray(part, np.float32).astype(np.float64) for part in (weights, biases)]
    if not all(np.isfinite(part).all() for part in arrays):
        raise ValueError("A number is not finite.")
    return arrays


def _nearest(numbers, kind):
    return np.floor(numbers + 0.5).astype(kind)


def _first(weights, biases, reaches):
    # Row by row, as C++ adds: another order might round to another shift.
    farthest = np.abs(biases)
    for row, reach in zip(np.abs(weights), reaches, strict=True):
        farthest = farthest + row * reach
    shift = WANTED_SHIFT
    while np.ldexp(farthest.max(), shift) >= 2.0**30:
        shift -= 1
        if shift < LEAST_SHIFT:
            raise ValueError("The sums of the first layer are too large.")
    multipliers = np.ceil(np.ldexp(np.abs(weights).max(axis=1), shift) / MOST_WEIGHT)
    if multipliers.max() > 0x7FFFFFFF:
        raise ValueError("A weight of a feature is too large.")
    divisors = np.where(multipliers == 0, 1, multipliers)
    whole = _nearest(np.ldexp(weights, shift) / divisors[:, None], np.int8)
    return shift, multipliers.astype("<i4"), _nearest(np.ldexp(biases, shift), "<i4"), whole


def _layer(weights, biases):
    shifts = np.zeros(len(biases), np.uint8)
    whole = np.zeros(weights.shape, np.int8)
    whole_biases = np.zeros(len(biases), "<i4")
    for r, (row, bias) in enumerate(zip(weights, biases, strict=True)):
        shift, weight = MOST_LAYER_SHIFT, np.abs(row).max()
        while (np.ldexp(weight, shift) > MOST_WEIGHT or
               np.ldexp(abs(bias), shift + 8) >= MOST_BIAS):
            shift -= 1
            if shift < 0:
                raise ValueError("A weight is above 127, or a bias is above 2 million.")
        shifts[r] = shift
        whole[r] = _nearest(np.ldexp(row, shift), np.int8)
        whole_biases[r] = _nearest(np.ldexp(bias, shift + 8), "<i4")
    return shifts, whole_biases, whole
