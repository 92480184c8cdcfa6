"""Learns the choices of a bot before the net plays itself: self-play from nothing takes far longer."""

import collections
import time
import types

import numpy as np
import torch

import pakhuis
from rollout import copy, joined, lists_of, parts_of

ERRORS = 0.1  # of the steps are random: so the net sees positions that the bot avoids
KEPT = 400  # chunks of decisions that are learnt from again


class Imitation:
    def __init__(self, learner, bot, threads):
        self.learner, self.bot, self.rng = learner, bot, learner.rng
        parts = sum(s["part"] for s in learner.setups)
        matches = learner.args.imitated_matches
        self.batches = [
            pakhuis.Batch(s["game"], max(64, matches * s["part"] // parts), seats=s["seats"],
                          options=s["options"], action_features=True, threads=threads, seed=i)
            for i, s in enumerate(learner.setups)]
        for batch in self.batches:
            batch.step_random(60)
        self.chunks = collections.deque(maxlen=KEPT)

    def run(self, seconds, repeats):
        """The part of the bot's choices that the net thinks likelier than all others together."""
        began = time.monotonic()
        rate = self.learner.args.imitation_rate
        agreed = []
        while (done := (time.monotonic() - began) / seconds) < 1:
            self.learner.set_rate(rate * 0.03 ** done)
            for batch in self.batches:
                self.play(batch)
            for _ in range(repeats):
                agreed.append(self.learn())
        for batch in self.batches:
            batch.close()
        return round(torch.stack(agreed[-200:]).mean().item(), 4), len(agreed)

    def play(self, batch):
        device = self.learner.device
        wanted = batch.advise(self.bot, int(self.rng.integers(2**31)))
        chunk = types.SimpleNamespace(
            seat=copy(batch, "seat", device), features=copy(batch, "features", device),
            lists=lists_of(batch, device), place=torch.from_numpy(wanted).to(device))
        self.chunks.append(chunk)
        others = self.rng.integers(np.diff(batch.first))
        wrong = self.rng.random(len(batch)) < ERRORS
        batch.step(np.where(wrong, others, wanted).astype(np.int32))

    def learn(self):
        learner = self.learner
        parts = []
        for i in self.rng.integers(len(self.chunks), size=len(self.batches)):
            parts += parts_of(self.chunks[i], 1, ("place",))
        lists, of = joined(parts, ("features", "place"))
        hidden, _, weights = learner.policy(of["features"])
        count = lists.decisions
        one = torch.ones(count, device=learner.device)
        made = {"place": of["place"], "log_chance": 0 * one, "gain": one, "share": one / count}
        of_hidden, of_weights, _, log_chance = learner.policy.learn_choices(
            lists, hidden.detach(), weights.detach(), made, -1, 0.0)
        torch.autograd.backward([hidden, weights], [of_hidden, of_weights])
        learner.take_step()
        return (log_chance > np.log(0.5)).float().mean()
