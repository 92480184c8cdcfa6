"""What is trained: the policy, the average of its weights, and what a run leaves to the next one."""

import numpy as np
import torch

import pakhuis
from games import GAMES
from net_file import read_net
from policy import Policy
from quantise import quantise, write_net
from rollout import against


class Average:
    """An exponential average of the weights: what plays."""

    def __init__(self, policy):
        self.of = list(policy.parameters())
        self.mean = [p.detach().clone() for p in self.of]

    def add(self, steps):
        keep = min(0.999, 1 - 1 / (steps + 1))
        torch._foreach_mul_(self.mean, keep)
        torch._foreach_add_(self.mean, [p.detach() for p in self.of], alpha=1 - keep)

    def write_to(self, policy):
        with torch.no_grad():
            for weights, mean in zip(policy.parameters(), self.mean):
                weights.copy_(mean)


class Learner:
    def __init__(self, args):
        self.args, self.config = args, GAMES[args.game]
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.rng = np.random.default_rng(args.seed)
        torch.manual_seed(args.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.facts = next(g for g in pakhuis.games() if g["id"] == args.game)
        self.most_seats = self.facts["seats"][1]
        self.setups = self.config["setups"]
        self.policy, self.mean, self.rival = (self.new_policy() for _ in range(3))
        self.passes, self.decisions = 0, 0
        self.begin_steps()
        self.begin()
        self.mean.load_state_dict(self.policy.state_dict())

    def new_policy(self):
        game = self.args.game
        with pakhuis.Batch(game, 2048, seats=self.setups[0]["seats"], action_features=True) as batch:
            batch.step_random(200)
            policy = Policy(batch.match(0).feature_names(), self.most_seats, batch.action_ids,
                            self.config["sizes"], self.device)
            policy.begin_with(torch.from_numpy(np.array(batch.features)).to(self.device))
        return policy

    def begin_steps(self):
        fused = {"fused": True} if self.device == "cuda" else {}
        self.optimizer = torch.optim.Adam(self.policy.groups(), self.args.rate, **fused)
        self.average, self.steps = Average(self.policy), 0

    def begin(self):
        """Goes on from a shipped net or an earlier run."""
        start = self.args.start
        if start is None:
            return
        if start.suffix == ".net":
            self.policy.load_floats(read_net(start.read_bytes()))
            self.begin_steps()
            return
        kept = torch.load(start, map_location=self.device)
        self.policy.load_state_dict(kept["policy"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.average.mean = [m.to(self.device) for m in kept["mean"]]
        self.passes, self.steps, self.decisions = kept["passes"], kept["steps"], kept["decisions"]

    def set_rate(self, rate):
        for group in self.optimizer.param_groups:
            group["lr"] = rate * group["factor"]

    def take_step(self):
        """Moves the weights by the slopes that stand in .grad."""
        torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=False)
        self.steps += 1
        self.average.add(self.steps)

    def save(self):
        """DIR/<game>.pt to go on, DIR/<game>.net to play; the size of the net."""
        out = self.args.out / self.args.game
        torch.save({"policy": self.policy.state_dict(), "optimizer": self.optimizer.state_dict(),
                    "mean": self.average.mean, "passes": self.passes, "steps": self.steps,
                    "decisions": self.decisions}, out.with_suffix(".pt"))
        self.average.write_to(self.mean)
        data = write_net(quantise({**self.purpose(), **self.mean.floats()}))
        out.with_suffix(".net").write_bytes(data)
        return len(data)

    def purpose(self):
        seats = self.setups[0]["seats"]
        record = pakhuis.Match(self.args.game, seats=seats).record(["a"] * seats)
        editions = [line.split()[1] for line in record.splitlines() if line.startswith("edition:")]
        return {"game": self.args.game, "rules": (self.facts["version"],) * 2, "features": 1,
                "editions": [int(text, 16) for text in editions]}

    def measure(self):
        self.average.write_to(self.mean)
        return {f"{s['seats']} seats": round(
                    against(self.mean, s, "easy", self.args.measured, 1, self.device), 4)
                for s in self.setups[:3]}
