"""Choices and their slopes: torch's own slopes, and the kernels against torch. Needs torch; the last
test a GPU and CuPy.

    python3 train/choosing_test.py
"""

import unittest

import numpy as np
import torch

from choosing import Gpu, Lists, Plain

FEATURES, HIDDEN, IDS = 45, 64, 30


class Example:
    """Random lists, a net's output for them, and choices."""

    def __init__(self, decisions=40, device="cpu"):
        rng = np.random.default_rng(3)
        counts = rng.integers(1, 9, decisions)
        first = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
        ids = rng.integers(0, IDS, first[-1]).astype(np.int32)
        rows = rng.integers(-2, 4, (first[-1], FEATURES)).astype(np.int16)
        self.lists = Lists(*(torch.from_numpy(a).to(device) for a in (first, ids, rows)))

        def numbers(*shape):
            return torch.from_numpy(rng.normal(size=shape).astype(np.float32) * 0.3).to(device)

        self.hidden, self.weights = numbers(decisions, HIDDEN), numbers(decisions, FEATURES)
        self.id_rows, self.id_bias = numbers(IDS, HIDDEN), numbers(IDS)
        self.place = torch.from_numpy((rng.random(decisions) * counts).astype(np.int32)).to(device)
        self.before, self.gain = numbers(decisions) * 0.3 - 1.5, numbers(decisions)
        self.share = torch.full((decisions,), 1 / decisions, device=device)

    def logits(self, choosing):
        out = torch.empty(len(self.lists.ids), device=self.hidden.device)
        choosing.tell_logits(self.lists, self.hidden, self.weights, self.id_rows, self.id_bias, out)
        return out

    def slopes(self, choosing, clip=0.2, spread=0.05):
        logits = self.logits(choosing)
        slopes, count = torch.empty_like(logits), len(self.place)
        told = [torch.empty(count, device=logits.device) for _ in range(2)]
        choosing.slopes_of_logits(self.lists, logits, self.place, self.before, self.gain,
                                  self.share, clip, spread, slopes, *told)
        parts = [torch.empty_like(self.hidden), torch.empty_like(self.weights),
                 torch.zeros_like(self.id_rows), torch.zeros_like(self.id_bias)]
        choosing.slopes_of_parts(self.lists, self.hidden, self.id_rows, slopes, *parts)
        return [logits, slopes, *told, *parts]


def loss_of(e, clip, spread):
    """The loss that choosing.cu describes, written out for torch to differentiate."""
    total = 0
    for r in range(e.lists.decisions):
        begin, end = e.lists.first[r].item(), e.lists.first[r + 1].item()
        ids = e.lists.ids[begin:end].long()
        logits = (e.lists.rows[begin:end].float() @ e.weights[r] + e.id_rows[ids] @ e.hidden[r]
                  + e.id_bias[ids])
        log_p = torch.log_softmax(logits, 0)
        entropy = -(log_p.exp() * log_p).sum()
        chosen, gain = log_p[e.place[r].item()], e.gain[r]
        if clip < 0:
            choice = gain * chosen
        else:
            ratio = (chosen - e.before[r]).exp()
            choice = torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain)
        total = total - e.share[r] * (choice + spread * entropy)
    return total


class Choosing(unittest.TestCase):
    def test_slopes_are_those_of_the_loss(self):
        for clip in (0.2, -1):
            e = Example()
            told = e.slopes(Plain(), clip)[4:]
            parts = [e.hidden, e.weights, e.id_rows, e.id_bias]
            for part in parts:
                part.requires_grad_()
            for slope, wanted in zip(told, torch.autograd.grad(loss_of(e, clip, 0.05), parts)):
                torch.testing.assert_close(slope, wanted, rtol=1e-4, atol=1e-6)

    def test_draws_follow_the_probabilities(self):
        e = Example(decisions=3)
        logits = e.logits(Plain())
        owner, log_p = Plain.log_softmax(e.lists, logits)
        drawn = torch.zeros(len(logits))
        place, log_chance = torch.empty(3, dtype=torch.int32), torch.empty(3)
        for seed in range(3000):
            Plain().choose(e.lists, logits, torch.ones(3), 2 * seed, place, log_chance)
            at = e.lists.first[:-1] + place
            drawn[at.long()] += 1
            torch.testing.assert_close(log_chance, log_p[at.long()])
        self.assertLess((drawn / 3000 - log_p.exp()).abs().max(), 0.04)
        Plain().choose(e.lists, logits, -torch.ones(3), 0, place, log_chance)
        for r in range(3):
            self.assertEqual(place[r], logits[owner == r].argmax())

    @unittest.skipUnless(torch.cuda.is_available(), "needs a GPU")
    def test_kernels_do_what_torch_does(self):
        here, there = Example(1000), Example(1000, "cuda")
        for clip in (0.2, -1):
            wanted = here.slopes(Plain(), clip)
            told = there.slopes(Gpu(FEATURES, HIDDEN), clip)
            for a, b in zip(wanted, told):
                torch.testing.assert_close(a, b.cpu(), rtol=1e-3, atol=1e-5)


if __name__ == "__main__":
    unittest.main()
