"""The net of a game in torch: what docs/nets.md computes, in floats, with the slopes to train it."""

import math

import numpy as np
import torch

from choosing import Gpu, Plain


class Clip(torch.autograd.Function):
    """clamp(x, 0, 1), with a small slope outside: a number that always is 0 could never come back."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward((x > 0) & (x < 1))
        return x.clamp(0, 1)

    @staticmethod
    def backward(ctx, slope):
        (inside,) = ctx.saved_tensors
        return torch.where(inside, slope, 0.05 * slope)


class Policy(torch.nn.Module):
    """`names` is Match.feature_names(): the ranges of the features scale the weights."""

    def __init__(self, names, seats, action_ids, sizes, device):
        super().__init__()
        self.reaches = reaches_of(names["view"])
        action_reaches = reaches_of(names["action"])
        features, actions = len(self.reaches), len(action_reaches)
        self.sizes = (features, *sizes, seats, action_ids, actions)
        # Numbers that reach far get smaller weights; without it money would drown all flags.
        self.register_buffer("scale", torch.tensor(self.reaches, dtype=torch.float32) ** -0.6)
        self.register_buffer("action_scale", torch.tensor(action_reaches).float() ** -0.6)
        layer = torch.nn.Linear
        self.first, self.second = layer(features, sizes[0]), layer(sizes[0], sizes[1])
        self.third = layer(sizes[1], sizes[2])
        self.values, self.actions = layer(sizes[2], seats), layer(sizes[2], actions)
        self.id_rows = torch.nn.Parameter(torch.zeros(action_ids, sizes[2]))
        self.id_bias = torch.nn.Parameter(torch.zeros(action_ids))
        for part, spread in ((self.second, 1.2), (self.third, 1.2)):
            torch.nn.init.normal_(part.weight, 0, spread / math.sqrt(part.in_features))
            torch.nn.init.constant_(part.bias, 0.3)
        for part in (self.values, self.actions):
            torch.nn.init.zeros_(part.weight)
            torch.nn.init.zeros_(part.bias)
        self.choosing = Gpu(actions, sizes[2]) if device == "cuda" else Plain()
        self.to(device)

    def begin_with(self, rows):
        """Weights of the first layer so that its numbers begin well spread for such rows."""
        inputs = rows.float() * self.scale
        power = (inputs ** 2).sum(1).mean().item()
        self.reach_of_rows = inputs.abs().sum(1).mean().item()
        torch.nn.init.normal_(self.first.weight, 0, 0.4 / math.sqrt(power))
        torch.nn.init.constant_(self.first.bias, 0.4)
        torch.nn.init.normal_(self.id_rows, 0, 0.02)

    def groups(self):
        """The parameters, each with a factor of the rate of learning. A step of Adam moves a number
        of a layer by the sum of its inputs; without the factors that leaves 0 … 1 at once."""
        most = 16.0
        factors = {"first": most / self.reach_of_rows}
        for part in ("second", "third"):
            factors[part] = most / (0.4 * getattr(self, part).in_features)
        return [{"params": [p], "factor": min(1.0, factors.get(name.split(".")[0], 1.0))}
                for name, p in self.named_parameters()]

    def forward(self, rows):
        """The third layer, the values, and the weights of the actions' features."""
        hidden = Clip.apply(self.first(rows.float() * self.scale))
        hidden = Clip.apply(self.third(Clip.apply(self.second(hidden))))
        return hidden, self.values(hidden), self.actions(hidden) * self.action_scale

    def logits(self, hidden, weights, lists):
        out = torch.empty(len(lists.ids), device=hidden.device)
        self.choosing.tell_logits(lists, hidden, weights, self.id_rows, self.id_bias, out)
        return out

    def choose(self, lists, logits, warmth, seed):
        """Places in the lists and the logarithms of their probabilities. warmth: by decision; the
        best logit where it is negative."""
        place = torch.empty(lists.decisions, dtype=torch.int32, device=logits.device)
        log_chance = torch.empty(lists.decisions, device=logits.device)
        self.choosing.choose(lists, logits, warmth, seed, place, log_chance)
        return place, log_chance

    def learn_choices(self, lists, hidden, weights, made, clip, spread):
        """Slopes of the loss of choices (choosing.cu) for hidden and weights, and, as .grad, for
        the rows of ids. `made`: place, log_chance, gain and share of each choice."""
        logits = self.logits(hidden, weights, lists)
        slopes = torch.empty_like(logits)
        entropy, change = (torch.empty(lists.decisions, device=logits.device) for _ in range(2))
        self.choosing.slopes_of_logits(
            lists, logits, made["place"], made["log_chance"], made["gain"], made["share"], clip,
            spread, slopes, entropy, change)
        of_hidden, of_weights = torch.empty_like(hidden), torch.empty_like(weights)
        for part in (self.id_rows, self.id_bias):
            if part.grad is None:
                part.grad = torch.zeros_like(part)
        self.choosing.slopes_of_parts(lists, hidden, self.id_rows, slopes, of_hidden, of_weights,
                                      self.id_rows.grad, self.id_bias.grad)
        return of_hidden, of_weights, entropy, change

    def floats(self):
        """The weights as `quantise` wants them."""
        def numbers(tensor):
            return tensor.detach().float().cpu().numpy()

        def layer(part):
            return numbers(part.weight), numbers(part.bias)

        first, first_bias = layer(self.first)
        actions, actions_bias = layer(self.actions)
        scale, action_scale = numbers(self.scale), numbers(self.action_scale)
        return {
            "reaches": self.reaches,
            "first": ((first * scale).T, first_bias),
            "second": layer(self.second),
            "third": layer(self.third),
            "values": layer(self.values),
            "action_ids": (numbers(self.id_rows), numbers(self.id_bias)),
            "action_features": (actions * action_scale[:, None], actions_bias * action_scale),
        }

    def load_floats(self, net):
        """The opposite of floats(): to go on from a shipped net."""
        def put(tensor, numbers):
            tensor.copy_(torch.from_numpy(np.ascontiguousarray(numbers, np.float32)))

        with torch.no_grad():
            scale, action_scale = self.scale.cpu().numpy(), self.action_scale.cpu().numpy()
            put(self.first.weight, net["first"][0].T / scale)
            put(self.first.bias, net["first"][1])
            for name in ("second", "third", "values"):
                put(getattr(self, name).weight, net[name][0])
                put(getattr(self, name).bias, net[name][1])
            put(self.id_rows, net["action_ids"][0])
            put(self.id_bias, net["action_ids"][1])
            put(self.actions.weight, net["action_features"][0] / action_scale[:, None])
            put(self.actions.bias, net["action_features"][1] / action_scale)


def reaches_of(fields):
    """The largest distance from 0 of each feature, at least 1."""
    return [max(abs(f["low"]), abs(f["high"]), 1) for f in fields for _ in range(f["count"])]
