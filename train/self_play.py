"""A policy gradient with clipped ratios (PPO, one pass) over all decisions of many matches at once;
values by TD(λ). A part of the matches is played against earlier selves."""

import time

import torch

from rollout import Play, joined, mixed_result, padded_targets, parts_of

POOL = 24  # earlier selves
LEARNT = ("place", "log_chance", "gain", "known", "target")


class SelfPlay:
    def __init__(self, learner):
        self.learner, self.args, self.rng = learner, learner.args, learner.rng
        self.plays = [p for setup in learner.setups for p in self.plays_of(setup)]
        self.playing, self.both = 0.0, 0.0  # seconds; of playing, and with learning
        self.pool = []
        self.remember_self()
        for play in self.plays:
            play.play_on(learner.policy, learner.rival, self.args.decisions, 0.0, self.rng)

    def plays_of(self, setup):
        parts = sum(s["part"] for s in self.learner.setups)
        matches = int(self.args.matches * setup["part"] / parts)
        result = mixed_result(self.learner.config["margin"], self.args.lead)
        # Every batch costs time, so only the main setups have rivals.
        rivals = int(matches * self.args.rivals) if setup["part"] > 1 else 0
        for count, with_rival in ((matches - rivals, False), (rivals, True)):
            if count > 0:
                yield Play(setup, count, int(self.rng.integers(2**31)), result, with_rival,
                           self.learner.device)

    def remember_self(self):
        learner = self.learner
        learner.average.write_to(learner.mean)
        self.pool.append({k: v.clone() for k, v in learner.mean.state_dict().items()})
        if len(self.pool) > POOL:
            del self.pool[int(self.rng.integers(1, POOL - 4))]

    def play_and_learn(self, done):
        """One pass: some decisions of each match, then a step for each part of them."""
        learner, args = self.learner, self.args
        fall = 0.1 ** done
        learner.set_rate(args.rate * fall * min(1, (learner.passes + 1) / 10))
        learner.rival.load_state_dict(self.pool[int(self.rng.integers(len(self.pool)))])
        began = time.monotonic()
        runs = [play.play_on(learner.policy, learner.rival, args.decisions, args.trace, self.rng)
                for play in self.plays]
        learnt = torch.cat([m.gain[m.known] for run in runs for m in run])
        deviation = (learnt.std() + 1e-6).item()
        self.playing += time.monotonic() - began
        # The values first: gains mean nothing as long as values are not known.
        choices = 0.0 if learner.passes < args.values_first else 1.0
        parts = self.parts(runs)
        stats = [self.learn(parts[i], deviation, args.spread * fall, choices)
                 for i in self.rng.permutation(len(parts))]
        learner.passes += 1
        learner.decisions += args.decisions * sum(p.matches for p in self.plays)
        entropy, error, change = torch.stack(stats).mean(0).tolist()
        self.both += time.monotonic() - began
        return {"entropy": round(entropy, 3), "error": round(error, 4), "change": round(change, 4),
                "deviation": round(deviation, 4), "playing": round(self.playing, 1),
                "both": round(self.both, 1)}

    def parts(self, runs):
        """What each step learns from: some decisions of every batch."""
        matches = sum(p.matches for p in self.plays)
        count = max(1, round(matches / self.args.step))
        out = []
        for at in range(self.args.decisions):
            cut = [parts_of(run[at], count, LEARNT) for run in runs]
            out += [[of_play[i] for of_play in cut] for i in range(count)]
        return out

    def learn(self, parts, deviation, spread, choices):
        """One step. choices: 0 leaves the policy as it is."""
        learner = self.learner
        lists, of = joined(parts, ("features", "place", "log_chance", "gain", "known"))
        share = of["known"].float() / of["known"].sum().clamp(min=1)
        hidden, values, weights = learner.policy(of["features"])
        if choices == 0:
            values = learner.policy.values(hidden.detach())
        made = {"place": of["place"], "log_chance": of["log_chance"],
                "gain": of["gain"] / deviation, "share": choices * share}
        of_hidden, of_weights, entropy, change = learner.policy.learn_choices(
            lists, hidden.detach(), weights.detach(), made, 0.2, spread)
        target, there = padded_targets(parts, learner.most_seats)
        off = torch.where(there, values - target, torch.zeros_like(target))
        loss = ((off ** 2).sum(1) / there.sum(1) * share).sum()
        torch.autograd.backward([hidden, weights, 2.0 * loss], [of_hidden, of_weights, None])
        learner.take_step()
        with torch.no_grad():
            return torch.stack([(entropy * share).sum(), loss, (change.abs() * share).sum()])
