"""Plays a batch of matches for some decisions, and tells how good each decision was."""

import numpy as np
import torch

import pakhuis
from choosing import Lists


def copy(batch, name, device):
    """An array of a batch as a tensor of its own: the next step changes the array."""
    if batch.device == "cpu":
        return torch.from_numpy(np.array(batch.array(name))).to(device)
    return torch.from_dlpack(batch.array(name)).clone()


def lists_of(batch, device):
    return Lists(*(copy(batch, name, device) for name in ("first", "ids", "action_features")))


class Memory:
    """One decision in each match of a batch, as it stood when it was made."""

    def __init__(self, batch, device):
        self.seat = copy(batch, "seat", device).long()
        self.features = copy(batch, "features", device)
        self.lists = lists_of(batch, device)

    def keep(self, place, log_chance, values):
        self.place, self.log_chance, self.values = place, log_chance, values

    def see_end(self, batch, result):
        """Whether the match ended by this decision, and with which value for each seat."""
        device = self.seat.device
        self.ended = copy(batch, "ended", device).bool()
        self.result = result(copy(batch, "share", device), copy(batch, "score", device).float())


class Part:
    """Some decisions of a memory, side by side: those of the matches from `begin` to `end`."""

    def __init__(self, memory, begin, end, first_action, last_action, names):
        lists = memory.lists
        matches, actions = slice(begin, end), slice(first_action, last_action)
        self.features = memory.features[matches]
        self.first = lists.first[begin : end + 1] - first_action
        self.ids, self.rows = lists.ids[actions], lists.rows[actions]
        for name in names:
            setattr(self, name, getattr(memory, name)[matches])


def parts_of(memory, count, names):
    """The memory in so many parts, with these of its tensors."""
    bounds = torch.linspace(0, memory.lists.decisions, count + 1).long()
    actions = memory.lists.first[bounds.to(memory.seat.device)].tolist()
    bounds = bounds.tolist()
    return [Part(memory, *bounds[i : i + 2], *actions[i : i + 2], names) for i in range(count)]


def joined(parts, names):
    """Parts of several batches as one: their lists, and these of their tensors by name."""
    starts, offset = [], 0
    for part in parts:
        starts.append(part.first[:-1] + offset)
        offset += len(part.ids)
    end = torch.tensor([offset], dtype=torch.int32, device=starts[0].device)
    lists = Lists(torch.cat([*starts, end]), torch.cat([p.ids for p in parts]),
                  torch.cat([p.rows for p in parts]))
    return lists, {name: torch.cat([getattr(p, name) for p in parts]) for name in names}


def padded_targets(parts, most_seats):
    """The targets of all parts with a column for each place, and where there is a seat."""
    targets, there = [], []
    for part in parts:
        count, seats = part.target.shape
        pad = (0, most_seats - seats)
        targets.append(torch.nn.functional.pad(part.target, pad))
        one = torch.ones(count, seats, dtype=torch.bool, device=part.target.device)
        there.append(torch.nn.functional.pad(one, pad))
    return torch.cat(targets), torch.cat(there)


def mixed_result(margin, weight):
    """The share of the win, and with a small weight the lead over the best of the others: a half for
    none, three quarters for `margin` points. Alone at the table one leads by one's score."""
    def result(share, score):
        seats = score.shape[1]
        best = torch.zeros_like(score)
        for seat in range(seats if seats > 1 else 0):
            others = [s for s in range(seats) if s != seat]
            best[:, seat] = score[:, others].amax(1)
        lead = score - best
        return (1 - weight) * share + weight * (0.5 + 0.5 * lead / (lead.abs() + margin))
    return result


class Play:
    """A batch of matches with all seats in the learner's hands, or with one in each match.

    With `rival` (a Policy of an earlier time) the other seats choose by it, and only what the
    learner chose is learnt from.
    """

    def __init__(self, setup, matches, seed, result, with_rival, device):
        self.batch = pakhuis.Batch(
            setup["game"], matches, seats=setup["seats"], options=setup["options"],
            seed=seed, device=device, action_features=True)
        self.seats, self.matches, self.result = setup["seats"], matches, result
        self.with_rival, self.device = with_rival, device
        self.own_seat = torch.arange(matches, device=device) % self.seats
        self.batch.step_random(100)  # matches in all stages
        self.latest = []

    def play_on(self, policy, rival, decisions, trace, rng):
        """Plays so many decisions of each match; the memories of the call before, judged by them:
        nearly all of their seats have decided again."""
        judged, self.latest = self.latest, self.run(policy, rival, decisions, rng)
        self.judge(judged + self.latest, trace)
        return judged

    def run(self, policy, rival, decisions, rng):
        """The memories of so many decisions of each match."""
        memories = []
        warmth = torch.ones(self.matches, device=self.device)
        for _ in range(decisions):
            memory = Memory(self.batch, self.device)
            with torch.no_grad():
                hidden, values, weights = policy(memory.features)
                logits = policy.logits(hidden, weights, memory.lists)
                place, log_chance = policy.choose(
                    memory.lists, logits, warmth, rng.integers(2**63))
                if self.with_rival:
                    place = self.let_rival_choose(rival, memory, place, warmth, rng)
            memory.keep(place, log_chance, values)
            self.batch.step(place if self.device == "cuda" else place.numpy())
            memory.see_end(self.batch, self.result)
            memories.append(memory)
        return memories

    def let_rival_choose(self, rival, memory, place, warmth, rng):
        hidden, _, weights = rival(memory.features)
        logits = rival.logits(hidden, weights, memory.lists)
        its, _ = rival.choose(memory.lists, logits, warmth, rng.integers(2**63))
        return torch.where(memory.seat == self.own_seat, place, its)

    def judge(self, memories, trace):
        """Sets `gain` (of the choice), `target` (of all values, by place) and `known` of each.

        TD(λ) over each seat's own decisions: what the seat's next view says, or the result.
        """
        rows = torch.arange(self.matches, device=self.device)
        seats = torch.arange(self.seats, device=self.device)
        # By match, viewer and seat: the value at the viewer's next decision, and what was gained
        # from there on.
        after = torch.zeros(self.matches, self.seats, self.seats, device=self.device)
        later = torch.zeros_like(after)
        known = torch.zeros(self.matches, self.seats, dtype=torch.bool, device=self.device)
        for memory in reversed(memories):
            over = memory.ended
            after = torch.where(over[:, None, None], memory.result[:, None, :], after)
            later = torch.where(over[:, None, None], 0.0, later)
            known |= over[:, None]
            viewer = memory.seat
            place_of = (seats[None, :] - viewer[:, None]) % self.seats
            value = memory.values.gather(1, place_of)
            gain = after[rows, viewer] - value + trace * later[rows, viewer]
            memory.known = known[rows, viewer].clone()
            if self.with_rival:
                memory.known &= viewer == self.own_seat
            memory.gain = gain[rows, viewer]
            seat_of = (seats[None, :] + viewer[:, None]) % self.seats
            memory.target = (value + gain).gather(1, seat_of)
            gain = torch.where(known[rows, viewer][:, None], gain, 0.0)
            after[rows, viewer], later[rows, viewer] = value, gain
            known[rows, viewer] = True


def against(policy, setup, bot, matches, seed, device):
    """The share of the win of the policy's best logits, alone among bots of the house."""
    seats = setup["seats"]
    with pakhuis.Batch(setup["game"], min(matches, 512), seats=seats, options=setup["options"],
                       players=[None] + [bot] * (seats - 1), seed=seed,
                       action_features=True) as batch:
        shares = []
        # Of each place its first matches: short ones would come more often otherwise.
        left = np.full(len(batch), -(-matches // len(batch)))
        warmth = torch.full((len(batch),), -1.0, device=device)
        while left.any():
            lists = lists_of(batch, device)
            with torch.no_grad():
                hidden, _, weights = policy(copy(batch, "features", device))
                logits = policy.logits(hidden, weights, lists)
                place, _ = policy.choose(lists, logits, warmth, 0)
            batch.step(place.cpu().numpy())
            ended = (batch.ended == 1) & (left > 0)
            shares += batch.share[ended, 0].tolist()
            left -= ended
    return float(np.mean(shares))
