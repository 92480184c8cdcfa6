"""The same floats give the same bytes as in C++: NetFiles.HaveTheBytesThatPythonWrites.

    python3 train/quantise_test.py            tests
    python3 train/quantise_test.py --write    writes the file that both are compared with
"""

import pathlib
import sys
import unittest

import numpy as np

from quantise import LAYERS, MASK, mix64, quantise, write_net

SMALL = pathlib.Path(__file__).parent.parent / "tests/corpus/net/small.net"


class Rng:
    """As in src/base/rng.h."""

    def __init__(self, seed):
        self.a, self.b = mix64(seed), mix64(seed ^ MASK)

    def next(self):
        def rotl(x, k):
            return ((x << k) | (x >> (64 - k))) & MASK

        a, b = self.a, self.b
        result = (rotl((a + b) & MASK, 17) + a) & MASK
        b ^= a
        self.a, self.b = rotl(a, 49) ^ b ^ ((b << 21) & MASK), rotl(b, 28)
        return result


def small_net():
    """As kit::random_net makes it in tests/kit/random_net.h."""
    rng = Rng(1)

    def layer(rows, inputs, biases, most):
        def numbers(count, most):
            return np.array([((rng.next() >> 40) / 2**23 - 1) * most for _ in range(count)])

        return numbers(rows * inputs, most).reshape(rows, inputs), numbers(biases, 0.5)

    def hidden(rows, inputs):
        return layer(rows, inputs, rows, 2.0 ** np.floor(np.log2(2.5 / np.sqrt(inputs))))

    reaches = [1, 1, 44, 1000, 0, 7]
    weights, biases = layer(6, 32, 32, 0.25)
    weights /= 2.0 ** np.floor(np.log2(np.maximum(reaches, 1)))[:, None]
    return {
        "game": "carts", "rules": (1, 1), "features": 1, "editions": [0x0123456789ABCDEF],
        "reaches": reaches, "first": (weights, biases), "second": hidden(16, 32),
        "third": hidden(16, 16), "values": hidden(2, 16), "action_ids": hidden(3, 16),
        "action_features": hidden(2, 16),
    }


class Quantising(unittest.TestCase):
    def test_gives_the_bytes_of_cpp(self):
        self.assertEqual(write_net(quantise(small_net())), SMALL.read_bytes())

    def test_makes_no_rows_of_a_part_without_rows(self):
        net = small_net()
        net["action_ids"] = (np.zeros((0, 16)), np.zeros(0))
        self.assertLess(len(write_net(quantise(net))), SMALL.stat().st_size)

    def test_refuses_what_it_cannot_write(self):
        for name, index, number in [("second", 0, 127.5), ("first", 0, 1e8), ("third", 1, np.nan)]:
            net = small_net()
            net[name][index].flat[0] = number
            with self.assertRaises(ValueError, msg=name):
                quantise(net)

    def test_refuses_layers_that_do_not_fit_together(self):
        for name in LAYERS:
            net = small_net()
            weights, biases = net[name]
            net[name] = (np.hstack([weights, weights]), biases)
            with self.assertRaises(ValueError, msg=name):
                write_net(quantise(net))


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        SMALL.parent.mkdir(parents=True, exist_ok=True)
        SMALL.write_bytes(write_net(quantise(small_net())))
    else:
        unittest.main()
