// Sums of what a step gave and took. Pure.
import type { Gain } from '../games/game';

export type Sum = Omit<Gain, 'at' | 'to'>;

// By seat and unit, without what comes to nothing or is no part of the score yet.
export function sums(gains: Gain[]): Sum[] {
  const out: Sum[] = [];
  for (const { seat, unit, amount, to } of gains) {
    if (to !== undefined) continue;
    const one = out.find((sum) => sum.seat === seat && sum.unit === unit);
    if (one) one.amount += amount;
    else out.push({ seat, unit, amount });
  }
  return out.filter(({ amount }) => amount !== 0).sort((a, b) => a.seat - b.seat);
}

// The score of a seat while the gains of a step are counted. `before` and `now`: the scores that the
// two positions have. Gains that do not make up the difference are no part of the score.
export function scoreWhile(
  before: number,
  now: number,
  gains: Gain[],
  counted: number,
  seat: number,
): number {
  const total = (list: Gain[]) =>
    list.reduce((sum, gain) => sum + (gain.seat === seat && gain.to === undefined ? gain.amount : 0), 0);
  return total(gains) === now - before ? now - total(gains.slice(counted)) : now;
}
