"""Queues in simulated time, for scale.py: a clock, servers with one queue, the store's writer.

check() compares them with formulas of queueing theory.
"""

import heapq
import math
import random
from collections import deque


class Clock:
    """Runs what is due, in order of time."""

    def __init__(self):
        self.now, self.queue, self.count = 0.0, [], 0

    def at(self, time, work, *args):
        self.count += 1
        heapq.heappush(self.queue, (time, self.count, work, args))

    def run(self):
        while self.queue:
            self.now, _, work, args = heapq.heappop(self.queue)
            work(*args)


class Station:
    """Some servers, one queue: first come, first served."""

    def __init__(self, clock, servers):
        self.clock, self.servers, self.free = clock, servers, servers
        self.queue, self.waits, self.busy, self.longest = deque(), [], 0.0, 0

    def add(self, service, done):
        self.queue.append((self.clock.now, service, done))
        self.begin()
        self.longest = max(self.longest, len(self.queue))

    def begin(self):
        while self.free and self.queue:
            since, service, done = self.queue.popleft()
            self.free -= 1
            self.busy += service
            self.waits.append(self.clock.now - since)
            self.clock.at(self.clock.now + service, self.end, done)

    def end(self, done):
        self.free += 1
        done()
        self.begin()


class Writer:
    """Commits all that is queued as one group, then answers.

    A group takes commit() and `write` for each of its writes. From the begin of a group to that of
    the next it is `between` at least.
    """

    def __init__(self, clock, commit, write, between):
        self.clock, self.time_of_commit, self.write, self.between = clock, commit, write, between
        self.queue, self.waits, self.busy, self.groups = [], [], 0.0, 0
        self.next, self.waking = 0.0, False

    def add(self, done):
        self.queue.append((self.clock.now, done))
        self.wake()

    def wake(self):
        if not self.waking and self.queue:
            self.waking = True
            self.clock.at(max(self.clock.now, self.next), self.commit)

    def commit(self):
        group, self.queue = self.queue, []
        time = self.time_of_commit() + len(group) * self.write
        self.next = self.clock.now + self.between
        self.busy += time
        self.groups += 1
        self.clock.at(self.clock.now + time, self.answer, group)

    def answer(self, group):
        self.waking = False
        for since, done in group:
            self.waits.append(self.clock.now - since)
            done()
        self.wake()


def quantile(values, q):
    return sorted(values)[min(len(values) - 1, int(q * len(values)))] if values else 0.0


def check():
    """Mean waits of M/M/1, M/D/1 and M/M/3 within 4 %, p99 of M/M/1 within 5 %."""
    bad = 0
    rho = 0.6
    cases = (("M/M/1", 1, False, rho / (1 - rho)), ("M/D/1", 1, True, rho / (2 * (1 - rho))),
             ("M/M/3", 3, False, erlang(3, 3 * rho) / (3 * (1 - rho))))
    for name, servers, fixed, theory in cases:
        draw, clock, time = random.Random(1), Clock(), 0.0
        station = Station(clock, servers)
        for _ in range(60_000):
            time += draw.expovariate(servers * rho)
            clock.at(time, station.add, 1.0 if fixed else draw.expovariate(1.0), lambda: None)
        clock.run()
        pairs = [("mean wait", sum(station.waits) / len(station.waits), theory, 0.04)]
        if name == "M/M/1":  # P(wait > t) = rho e^(-(1 - rho) t)
            pairs.append(("p99 wait", quantile(station.waits, 0.99), math.log(rho / 0.01) / (1 - rho), 0.05))
        for what, found, wanted, most in pairs:
            off = found / wanted - 1
            bad += abs(off) > most
            print(f"{name} {what:9}: {found:.3f}, theory {wanted:.3f}, off by {off:+.1%}")
    print("0 off" if not bad else f"{bad} off")
    return 1 if bad else 0


def erlang(servers, load):
    """Erlang's C: the share that waits."""
    last = load**servers / math.factorial(servers) * servers / (servers - load)
    return last / (sum(load**k / math.factorial(k) for k in range(servers)) + last)
