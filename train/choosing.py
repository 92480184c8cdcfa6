"""Choices among lists of legal actions, and the slopes to learn from them: on a GPU by the kernels of
choosing.cu, elsewhere by torch. choosing_test.py compares both.

A decision's actions lie side by side in lists of all actions (Lists). Its logits follow from the
actions' features, with weights that the net gives for the decision, and from a row for each id.
"""

import pathlib

import numpy as np
import torch

KERNELS = pathlib.Path(__file__).with_name("choosing.cu")
WARPS = 4  # of a block


class Lists:
    """The legal actions of many decisions: those of decision r are first[r] … first[r + 1] − 1."""

    def __init__(self, first, ids, rows):
        self.first, self.ids, self.rows = first, ids, rows
        self.decisions = len(first) - 1

    def owners(self):
        """The decision of each action."""
        counts = (self.first[1:] - self.first[:-1]).long()
        return torch.repeat_interleave(torch.arange(self.decisions, device=counts.device), counts)


class Gpu:
    """Each function is a kernel, described in choosing.cu; the last arguments are filled."""

    def __init__(self, features, hidden):
        import cupy

        defines = f"#define FEATURES {features}\n#define HIDDEN {hidden}\n"
        self.module = cupy.RawModule(code=defines + KERNELS.read_text(), options=("--std=c++17",))

    def run(self, kernel, lists, *arguments):
        blocks = (lists.decisions + WARPS - 1) // WARPS
        given = [self.given(a) for a in (np.int32(lists.decisions), lists.first, *arguments)]
        self.module.get_function(kernel)((blocks,), (32 * WARPS,), tuple(given))

    @staticmethod
    def given(argument):
        """The address of a tensor, or a number as it is."""
        if not isinstance(argument, torch.Tensor):
            return argument
        assert argument.is_contiguous() and argument.is_cuda
        return np.uint64(argument.data_ptr())

    def tell_logits(self, lists, *rest):
        self.run("tell_logits", lists, lists.ids, lists.rows, *rest)

    def choose(self, lists, logits, warmth, seed, place, log_chance):
        self.run("choose", lists, logits, warmth, np.uint64(seed), place, log_chance)

    def slopes_of_logits(self, lists, logits, place, log_before, gain, share, clip, spread, *filled):
        self.run("slopes_of_logits", lists, logits, place, log_before, gain, share,
                 np.float32(clip), np.float32(spread), *filled)

    def slopes_of_parts(self, lists, *rest):
        self.run("slopes_of_parts", lists, lists.ids, lists.rows, *rest)


class Plain:
    """The same with torch alone."""

    @staticmethod
    def log_softmax(lists, logits):
        owner = lists.owners()
        most = torch.full((lists.decisions,), -1e30).scatter_reduce(0, owner, logits, "amax")
        shifted = logits - most[owner]
        total = torch.zeros(lists.decisions).index_add(0, owner, shifted.exp())
        return owner, shifted - total.log()[owner]

    def tell_logits(self, lists, hidden, weights, id_rows, id_bias, logits):
        owner, ids = lists.owners(), lists.ids.long()
        logits.copy_((lists.rows.float() * weights[owner]).sum(1)
                     + (id_rows.detach()[ids] * hidden[owner]).sum(1) + id_bias.detach()[ids])

    def choose(self, lists, logits, warmth, seed, place, log_chance):
        owner, log_p = self.log_softmax(lists, logits)
        random = torch.rand(len(logits), generator=torch.Generator().manual_seed(int(seed) >> 1))
        noise = -torch.log(-torch.log(random.clamp(1e-9, 1 - 1e-7)))
        of = warmth[owner]
        key = torch.where(of < 0, logits, of * logits + noise)
        best = torch.full((lists.decisions,), -1e30).scatter_reduce(0, owner, key, "amax")
        at = torch.where(key == best[owner], torch.arange(len(logits)), len(logits))
        at = torch.full((lists.decisions,), len(logits)).scatter_reduce(0, owner, at, "amin")
        place.copy_(at - lists.first[:-1])
        log_chance.copy_(log_p[at])

    def slopes_of_logits(self, lists, logits, place, log_before, gain, share, clip, spread, slopes,
                         entropy, change):
        owner, log_p = self.log_softmax(lists, logits)
        p = log_p.exp()
        entropy.copy_(torch.zeros(lists.decisions).index_add(0, owner, -p * log_p))
        chosen = lists.first[:-1].long() + place
        change.copy_(log_p[chosen] - log_before)
        ratio = change.exp()
        pull = -gain
        if clip >= 0:
            outside = torch.where(gain > 0, ratio > 1 + clip, ratio < 1 - clip)
            pull = torch.where(outside, 0.0, -gain * ratio)
        is_chosen = torch.zeros_like(logits)
        is_chosen[chosen] = 1
        slopes.copy_(share[owner] * (pull[owner] * (is_chosen - p)
                                     + spread * p * (log_p + entropy[owner])))

    def slopes_of_parts(self, lists, hidden, id_rows, slopes, of_hidden, of_weights, of_id_rows,
                        of_id_bias):
        owner, ids = lists.owners(), lists.ids.long()
        of_weights.zero_().index_add_(0, owner, slopes[:, None] * lists.rows)
        of_hidden.zero_().index_add_(0, owner, slopes[:, None] * id_rows.detach()[ids])
        of_id_rows.index_add_(0, ids, slopes[:, None] * hidden[owner])
        of_id_bias.index_add_(0, ids, slopes)
