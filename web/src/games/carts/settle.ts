// Choosing one way for each of many things so that they disturb each other least: tracks that may
// bend to either side, names that may stand on any side of their house.

// own[i][k]: what way k of thing i costs by itself; between: what two ways cost each other. Each
// thing in turn takes its cheapest way until none changes; then the next round begins elsewhere.
// Deterministic: a board always looks the same.
export function settle(
  own: number[][],
  between: (i: number, k: number, j: number, m: number) => number,
): number[] {
  const pair = remembered(own, between);
  let best: number[] = [];
  let bestCost = Infinity;
  for (let round = 0; round < 4; ++round) {
    const picks = own.map((ways, i) => firstPick(ways, round, i));
    const cost = descend(own, pair, picks, round);
    if (cost < bestCost) [best, bestCost] = [picks, cost];
  }
  return best;
}

type Pair = (i: number, k: number, j: number, m: number) => number;

// Each pair of ways is measured once.
function remembered(own: number[][], between: Pair): Pair {
  const first: number[] = [];
  let count = 0;
  for (const ways of own) {
    first.push(count);
    count += ways.length;
  }
  const memo = new Float32Array(count * count).fill(-1);
  return (i, k, j, m) => {
    const a = first[i]! + k;
    const b = first[j]! + m;
    const at = a < b ? a * count + b : b * count + a;
    if (memo[at]! < 0) memo[at] = between(i, k, j, m);
    return memo[at]!;
  };
}

function firstPick(ways: number[], round: number, i: number): number {
  if (round === 0) return ways.indexOf(Math.min(...ways));
  return (round * 7 + i * 3 * round) % ways.length;
}

function descend(own: number[][], pair: Pair, picks: number[], round: number): number {
  const costOf = (i: number, k: number): number => {
    let cost = own[i]![k]!;
    for (let j = 0; j < picks.length; ++j) if (j !== i) cost += pair(i, k, j, picks[j]!);
    return cost;
  };
  const order = own.map((_, i) => (round % 2 ? own.length - 1 - i : i));
  for (let pass = 0, changed = true; changed && pass < 20; ++pass) {
    changed = false;
    for (const i of order) {
      const costs = own[i]!.map((_, k) => costOf(i, k));
      const k = costs.indexOf(Math.min(...costs));
      if (costs[k]! >= costs[picks[i]!]! - 1e-9) continue;
      picks[i] = k;
      changed = true;
    }
  }
  return picks.reduce((sum, k, i) => sum + (own[i]![k]! + costOf(i, k)) / 2, 0);
}
