// Points while they are counted.
import assert from 'node:assert/strict';
import test from 'node:test';

import type { GameEvent } from '../game';
import { finalSources, gains } from './gains';
import { partsOf, rowsOf, sourceNow } from './scene';
import { priceRows } from './prices';
import { edition } from './testing';

// The last step of a match of two.
const last: GameEvent[] = [
  { kind: 'ended', seat: 1 },
  { kind: 'final-sale', seat: 1, good: 'cloth', number: 6, points: 18 },
  { kind: 'chain', seat: 0, spot: 'market-order', number: 2, points: 4 },
  { kind: 'chain', seat: 0, spot: 'linen-port-b', number: 1, points: 1 },
  { kind: 'bridge-points', seat: 0, number: 3, points: 6 },
  { kind: 'master-points', seat: 0, number: 1, points: 1 },
  { kind: 'over', seat: 5 },
];

test('each final source comes from its place', () => {
  const all = last.flatMap((event) => gains(event, edition));
  assert.deepEqual(
    all.map(({ seat, amount }) => [seat, amount]),
    [[1, 18], [0, 4], [0, 1], [0, 6], [0, 1]],
  );
  const places = all.map(({ at }) => at);
  assert.deepEqual(places[0], ['good:0', 'seat:1']);
  assert.match(places[1]![0]!, /^edge:\d+$/);
  assert.notEqual(places[1]![0], places[2]![0]);
  assert.deepEqual(places.slice(3), [['seat:0'], ['seat:0']]);
});

test('the final count goes source by source', () => {
  const rows = rowsOf(last, edition);
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((counted) => sourceNow(rows, counted)),
    ['final-sale', 'chain', 'chain', 'bridge-points', 'master-points', 'master-points'],
  );
  const order = rows.map(({ source }) => finalSources.indexOf(source));
  assert.deepEqual(order, [...order].sort());
  assert.equal(sourceNow(rowsOf([last[0]!], edition), 0), undefined);
});

test('a sale is made of price and bonus, an export of its die', () => {
  const sold = { kind: 'sold', seat: 0, good: 'jewels', number: 3, points: 24 };
  const covered = { kind: 'covered', seat: 5, number: 4 };
  const sums = (events: GameEvent[]) => partsOf(events[0]!, events).map(({ sum, points }) => [sum, points]);
  assert.deepEqual(sums([sold, covered]), [['3 × 4', 12], ['3 × 4', 12]]);
  assert.deepEqual(sums([{ ...sold, points: 6 }]), [['3 × 2', 6]]);
  assert.deepEqual(sums([{ kind: 'shipped', seat: 1, good: 'lace', points: 5 }]), [['', 5]]);
});

test('a price stack that is too high for its column is told in two rows', () => {
  const words = (ones: number, twos: number) =>
    priceRows(ones, twos, 120, 27).map(({ plus, times }) => `${times}×${plus}`);
  assert.deepEqual(words(2, 1), ['1×2', '1×1', '1×1']);
  assert.equal(words(5, 1).length, 6);
  assert.deepEqual(words(9, 3), ['3×2', '9×1']);
  assert.deepEqual(words(12, 1), ['1×2', '12×1']);
  assert.deepEqual(words(0, 0), []);
});
