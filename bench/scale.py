#!/usr/bin/env python3
"""What a number of daily matches needs: a simulation of the queues in front of threads, writer and bots.

    bench/scale.py                   the day, then its peak: waits at each stage
    bench/scale.py --sweep           the smallest sizes that hold the targets
    bench/scale.py --death           a node dies at the peak: its players come back to the others at once
    bench/scale.py --check           against formulas of queueing theory; exit code 1 if one is off

docs/scale.md says what follows. Times are in seconds. The same flags and seed give the same output.
"""

import argparse
import math
import random
import sys

from queues import Clock, Station, Writer, check, quantile

# ---- measured ----

# Decisions of a match with two seats, three, four (merchants: three to five): docs/balance/GAME.md.
# Amsterdam: decisions/s over matches/s of bench/matches, all numbers of seats (commit 184068a).
DECISIONS = {"carts": (47, 67, 88), "venise": (153, 273, 390), "merchants": (193, 257, 293),
             "amsterdam": (235,)}
NET = 0.000213  # CPU of the server for an action, four watch: 96 % of a core at 4,500/s (commit 8eefb41)
BEFORE = 0.43  # the part of it before the commit: making updates is 57 % (commit 184068a)
BETWEEN = 0.002  # the writer begins a commit every 2 ms at most (write_queue.cpp)
COMMIT, COMMIT_P99 = 0.0003, 0.001  # a commit: median and p99 (decision 016, with a lower nice value)
LOAD = 0.034 / 4960  # a row of a table that is loaded: the slowest game (commit b7e785d)
WORKERS = 2  # threads that load tables (docs/server.md)
ROWS = 150  # half of a match's rows: steps in decision 027, mean of the games 282
MOST_LOADS = 10_000  # waiting work of the worker's threads, then `too-busy` (docs/server.md, limits)
BACK = (0.5, 2.0)  # a page connects again after so long (docs/server.md, stopping)
TABLE, CONNECTION = 62 * 1024, 16 * 1024  # bytes of memory (README, speed)
ROW = 121  # bytes of a row on the disk: pages of the log over its rows, tests/stores/third
# CPU of a decision: easy some 35 µs to 0.1 ms (commits 5e38412, 8a83fd0); hard and expert of carts
# 40 µs an iteration (docs/search.md), 2,000 and 10,000 of them (src/thinking/levels.h).
# beginner and medium are guessed.
THINKING = {"beginner": 0.0002, "easy": 0.0001, "medium": 0.0001, "hard": 0.08, "expert": 0.4}
# A turn of a level takes 0.2 s and 1 s (CHANGELOG, levels.h); a decision must be there within that.
WITHIN = {"beginner": 0.2, "easy": 0.2, "medium": 0.2, "hard": 0.2, "expert": 1.0}
TARGET = 0.020  # p99 of an action (bench/README.md)
FULL = 0.8  # a size holds only if no stage is used more: a full one's queue grows longer than we simulate

# ---- guessed: no figure is measured (docs/scale.md gives ranges) ----

WRITE = {"sqlite": 0.00003, "postgresql": 0.0001}  # of the writer's turn, for each write
TRIP = {"sqlite": 0.0, "postgresql": 0.0005}  # a group's way to the database and back
LIVE = 0.7  # share of matches that are played at once; the others go over days
PACE = 6.0  # from decision to decision at a live table
PEOPLE = 2.1  # at a live table
BOTS = 0.24  # share of decisions that a bot of the server makes: 60 % in 40 % of the matches
LEVELS = {"beginner": 0.25, "easy": 0.30, "medium": 0.25, "hard": 0.15, "expert": 0.05}
PEAK_HOUR = 21
CONNECT = 0.001  # CPU of the network for a player who comes back: cookie, socket, `watch`, whole view


def time_of_write(flags):
    return flags.write_us / 1e6 if flags.write_us else WRITE[flags.store]


class Node:
    """A server: network threads, workers that load tables, and the writer."""

    def __init__(self, flags, rate, seconds, threads, workers):
        self.flags, self.rate, self.seconds = flags, rate, seconds
        self.draw, self.clock = random.Random(flags.seed), Clock()
        self.net, self.workers = Station(self.clock, threads), Station(self.clock, workers)
        write = time_of_write(flags)
        trip = flags.trip_ms / 1e3 if flags.trip_ms is not None else TRIP[flags.store]
        sigma = math.log(COMMIT_P99 / COMMIT) / 2.326  # 2.326: p99 of the normal distribution
        commit = lambda: trip + self.draw.lognormvariate(math.log(COMMIT), sigma)
        self.writer = Writer(self.clock, commit, write, BETWEEN)
        self.done, self.back = [], []  # (begin, wait) of actions; waits of players who come back
        self.clock.at(self.draw.expovariate(rate), self.arrive)

    def cpu(self, part=1.0):
        return self.draw.expovariate(1 / (self.flags.net_us / 1e6 * part))

    def load(self, done):
        self.workers.add(self.draw.expovariate(1 / (LOAD * ROWS)), done)

    def arrive(self):
        begin = self.clock.now
        if begin > self.seconds:
            return
        self.clock.at(begin + self.draw.expovariate(self.rate), self.arrive)
        if self.draw.random() < self.flags.live:
            self.act(begin)
        else:  # the table of a match over days is in memory for a visit only
            self.load(lambda: self.act(begin))

    def act(self, begin):
        end = lambda: self.done.append((begin, self.clock.now - begin))
        text = lambda: self.net.add(self.cpu(1 - BEFORE), end)
        self.net.add(self.cpu(BEFORE), lambda: self.writer.add(text))

    def come_back(self, players, dead):
        """Each at a random moment after the death; the first one of a table has it loaded."""
        for n in range(players):
            since = dead + self.draw.uniform(*BACK)
            self.clock.at(since, self.connect, since, n % PEOPLE < 1)

    def connect(self, since, first):
        seen = lambda: self.back.append(self.clock.now - since)
        watch = lambda: self.load(seen) if first else seen()
        self.net.add(self.draw.expovariate(1e3 / self.flags.connect_ms), watch)

    def run(self):
        self.clock.run()
        return [wait for _, wait in self.done]


def curve(peak):
    """24 weights with mean 1 and this peak: exp(k cos), as narrow as the peak asks for."""
    low, high = 0.0, 50.0
    for _ in range(60):
        k = (low + high) / 2
        raw = [math.exp(k * math.cos((h - PEAK_HOUR) * math.pi / 12)) for h in range(24)]
        weights = [24 * w / sum(raw) for w in raw]
        low, high = (k, high) if max(weights) < peak else (low, k)
    return weights


def day(flags, sample=20_000):
    """Actions a second and live tables, for each hour, from a sample of the day's matches."""
    draw, weights = random.Random(flags.seed), curve(flags.peak)
    scale, actions, tables, total = flags.matches / sample, [0.0] * 24, [0.0] * 24, 0
    for _ in range(sample):
        decisions = draw.choice(DECISIONS[draw.choice(sorted(DECISIONS))])
        total += decisions
        if draw.random() >= flags.live:  # over days: people act when they are awake
            for hour in range(24):
                actions[hour] += decisions * weights[hour] / 24
            continue
        begin = draw.choices(range(24), weights)[0] + draw.random()
        length = decisions * flags.pace / 3600
        end, at = begin + length, begin
        while at < end:
            until = min(math.floor(at) + 1, end)
            actions[int(at) % 24] += decisions * (until - at) / length
            tables[int(at) % 24] += until - at
            at = until
    return ([a * scale / 3600 for a in actions], [t * scale for t in tables], total / sample)


def think(flags, rate, cores, decisions):
    """Waits and ends of bots' decisions by level, on so many cores."""
    draw, clock = random.Random(flags.seed), Clock()
    station, ends, time = Station(clock, cores), {level: [] for level in LEVELS}, 0.0
    for level in draw.choices(list(LEVELS), list(LEVELS.values()), k=decisions):
        time += draw.expovariate(rate)
        end = lambda level=level, since=time: ends[level].append(clock.now - since)
        clock.at(time, station.add, draw.uniform(0.5, 1.5) * THINKING[level], end)
    clock.run()
    return station, ends, station.busy / cores / clock.now


def holds(ends):
    return all(quantile(waits, 0.99) <= WITHIN[level] for level, waits in ends.items())


def ms(values):
    return " ".join(f"{1000 * quantile(values, q):9.2f}" for q in (0.5, 0.99, 0.999))


def show_node(node):
    waits, seconds = node.run(), node.seconds
    print(f"{'stage':24}{'used':>6}{'p50 ms':>9}{'p99':>10}{'p999':>10}")
    for name, station in (("network, queue", node.net), ("loading, queue", node.workers)):
        print(f"{name:24}{station.busy / station.servers / seconds:6.0%}{ms(station.waits)}")
    print(f"{'writer, until durable':24}{node.writer.busy / seconds:6.0%}{ms(node.writer.waits)}")
    print(f"{'action, in all':24}{'':6}{ms(waits)}")
    print(f"groups/s {node.writer.groups / seconds:.0f}, writes in a group "
          f"{len(node.writer.waits) / node.writer.groups:.1f}")


def show_peak(flags, rate, actions):
    print(f"\n{flags.nodes} node(s), {flags.threads} network threads and {flags.workers} workers each, {flags.store}: "
          f"{rate:.0f} actions/s, {rate / flags.nodes:.0f} a node")
    node_rate = rate / flags.nodes
    show_node(Node(flags, node_rate, actions / node_rate, flags.threads, flags.workers))
    cores = flags.bot_cores or math.ceil(rate * flags.bots * mean_thinking() / FULL)
    station, ends, used = think(flags, rate * flags.bots, cores, actions // 2)
    print(f"\nbots: {rate * flags.bots:.0f} decisions/s on {cores} cores, {used:.0%} used, "
          f"wait{ms(station.waits)}")
    for level, waits in ends.items():
        late = "" if quantile(waits, 0.99) <= WITHIN[level] else "  too long"
        print(f"  {level:10}{ms(waits)}{late}")


def mean_thinking():
    return sum(LEVELS[level] * THINKING[level] for level in LEVELS)


def sweep(flags, rate, actions):
    def smallest(node_rate):
        writes = node_rate * time_of_write(flags)  # a group's fixed part is shared when there is much
        if writes > FULL:
            return f"not with any number of threads: writes {writes:.0%} of the writer's time"
        least = math.ceil(node_rate * flags.net_us / 1e6 / FULL)
        loads = math.ceil(node_rate * (1 - flags.live) * LOAD * ROWS / FULL)
        sizes = [(least + n, loads + w) for n in range(4) for w in range(4)]
        for threads, workers in sorted(sizes, key=sum):
            node = Node(flags, node_rate, actions / node_rate, threads, workers)
            p99 = quantile(node.run(), 0.99)
            if p99 <= TARGET:
                return (f"{threads} network threads and {workers} workers, p99 {1000 * p99:.1f} ms, "
                        f"writes {writes:.0%} of the writer's time")
        return "not with so many threads"

    print(f"{rate:.0f} actions/s, {flags.store}; p99 of an action at most {1000 * TARGET:.0f} ms:")
    for nodes in (1, 2, 3, 4):
        print(f"  {nodes} node(s): each {smallest(rate / nodes)}")
    bots = rate * flags.bots
    cores = math.ceil(bots * mean_thinking() / FULL)
    while not holds(think(flags, bots, cores, 2 * actions)[1]):
        cores = max(cores + 1, math.ceil(cores * 1.02))
    print(f"  bots: {bots:.0f} decisions/s, {bots * mean_thinking():.1f} cores of work, {cores} cores hold")


def death(flags, rate, tables):
    """The first half minute event by event; after it the hour is a peak with one node less."""
    left, dead, seconds = max(1, flags.nodes - 1), 2.0, flags.seconds
    players = round(tables * PEOPLE / flags.nodes / left)
    node = Node(flags, rate / left, seconds, flags.threads, flags.workers)
    node.come_back(players, dead)
    node.run()
    print(f"{flags.nodes} node(s), one dies; {players} players come to each that is left (or to the "
          f"one that stood by), {rate / left:.0f} actions/s there")
    print(f"player back after the page's attempt, ms: {ms(node.back)}")
    print(f"tables that waited to be loaded, at most: {node.workers.longest} (limit {MOST_LOADS})")
    for second in range(int(seconds)):
        waits = [wait for begin, wait in node.done if second <= begin < second + 1]
        print(f"  second {second - int(dead):3}: actions {ms(waits)}")
    after = Node(flags, rate / left, flags.actions * left / rate, flags.threads, flags.workers)
    print(f"the rest of the hour: actions {ms(after.run())}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    for name, kind, default, text in (
            ("matches", float, 1e6, "a day"), ("peak", float, 2.5, "the peak hour over the mean"),
            ("live", float, LIVE, "share of live matches"), ("pace", float, PACE, "s, live decisions"),
            ("bots", float, BOTS, "share of decisions by bots of the server"),
            ("nodes", int, 1, ""), ("threads", int, 2, "of the network, a node"),
            ("bot-cores", int, 0, "in all; 0: 25 %% more than the work"),
            ("workers", int, WORKERS, "threads that load tables, a node"),
            ("net-us", float, NET * 1e6, "CPU of the network, an action"),
            ("write-us", float, 0, "writer, a write; 0: the store's"),
            ("trip-ms", float, None, "writer, a group's way to the database"),
            ("connect-ms", float, CONNECT * 1e3, "CPU of the network, a player who comes back"),
            ("rate", float, 0, "actions/s in place of the day's peak"),
            ("actions", int, 40_000, "to simulate at the peak"),
            ("seconds", float, 20, "to simulate with --death"), ("seed", int, 1, "")):
        parser.add_argument("--" + name, type=kind, default=default, help=text)
    parser.add_argument("--store", choices=sorted(WRITE), default="sqlite")
    for mode in ("sweep", "death", "check"):
        parser.add_argument("--" + mode, action="store_true")
    flags = parser.parse_args()
    if flags.check:
        return check()
    actions, tables, decisions = day(flags)
    rate = flags.rate or max(actions)
    peak_tables = max(tables)
    if flags.sweep:
        sweep(flags, rate, flags.actions)
    elif flags.death:
        death(flags, rate, peak_tables)
    else:
        print(f"{flags.matches:,.0f} matches a day, {decisions:.0f} decisions each: "
              f"{sum(actions) / 24:,.0f} actions/s in the mean, {max(actions):,.0f} in the peak hour")
        print("by hour: " + " ".join(f"{a:.0f}" for a in actions))
        players = peak_tables * PEOPLE
        print(f"live tables at the peak {peak_tables:,.0f}, players {players:,.0f}, memory "
              f"{(peak_tables * TABLE + players * CONNECTION) / 2**30:.1f} GiB")
        show_peak(flags, rate, flags.actions)
    return 0


if __name__ == "__main__":
    sys.exit(main())
