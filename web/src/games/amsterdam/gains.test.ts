import assert from 'node:assert/strict';
import test from 'node:test';

import type { GameEvent } from '../game';
import { numberOf } from './facts';
import { finalSources, gains } from './gains';
import { previewOf } from './rulesTesting';
import { countedOf, rowsOf } from './scene';
import { edition, events, viewOf } from './testing';

const giving = ['points', 'florins', ...finalSources];

test('points, the sources of the end and florins are gains of their seat; other events give nothing', () => {
  for (const event of events) {
    const list = gains(event);
    assert.equal(list.length, giving.includes(event.kind) && event['amount'] ? 1 : 0, event.kind);
    for (const gain of list) {
      assert.equal(gain.seat, event['seat']);
      assert.equal(gain.amount, event['amount']);
      assert.equal(gain.unit, event.kind === 'florins' ? 'money' : 'points');
    }
  }
});

test('a gain comes from the place, card or task that its event names', () => {
  const of = (more: Partial<GameEvent>) =>
    gains({ kind: 'points', seat: 1, amount: 4, ...more })[0]!.at;
  assert.deepEqual(of({ targets: ['seat:1'] }), []);
  assert.deepEqual(of({ targets: ['seat:1', 'space:12'] }), ['space:12']);
  assert.deepEqual(of({ targets: ['seat:1', 'card:3'] }), ['card:3']);
  assert.deepEqual(of({ targets: ['seat:1', 'tile:4'] }), ['market']);
  assert.deepEqual(of({ targets: ['seat:1', 'river:9'] }), ['river:9', 'disc:1']);
  assert.deepEqual(of({ kind: 'quarters', targets: ['seat:1', 'quarter:2'] }), ['quarter:2']);
  assert.deepEqual(of({ kind: 'penalties', amount: -3, targets: ['seat:1'] }), ['penalties:1']);
});

// As the rules tell it.
test('the points of a delivery come from its warehouse, those of a move from the Amstel', () => {
  const view = viewOf('actions');
  const seat = view.queue[0]!;
  view.viewer = seat;
  const good = Object.keys(view.barge[seat]!)[0]!;
  view.ship[seat] = `${good}-anchor`;
  view.amstel[seat] = 8;
  view.supply[seat] = { pink: 3 };
  view.order = [seat, ...view.order.filter((other) => other !== seat)];
  const pointsOf = (action: string) =>
    (previewOf(action, view).events as unknown as GameEvent[])
      .flatMap(gains)
      .filter(({ unit }) => unit === 'points');
  const anchor = numberOf('space', `${good}-anchor`, edition);
  assert.deepEqual(pointsOf(`deliver ${good}`).map(({ at }) => at[0]), [`space:${anchor}`]);
  assert.deepEqual(pointsOf('advance 1').map(({ at }) => at[0]), ['river:9']);
});

test('the end is counted source by source, each with its sums so far', () => {
  const step: GameEvent[] = [
    { kind: 'done', verb: 'end', seat: 1 },
    { kind: 'points', seat: 0, amount: 4 },
    { kind: 'penalties', seat: 1, amount: -8 },
    { kind: 'laurels', seat: 0, amount: 6 },
    { kind: 'laurels', seat: 0, amount: 7 },
    { kind: 'laurels', seat: 1, amount: 5 },
    { kind: 'task', seat: 1, amount: 0 },
    { kind: 'leftovers', seat: 0, amount: 2 },
    { kind: 'over' },
  ];
  const rows = rowsOf(step);
  assert.deepEqual(
    rows.map(({ source, from, gains: list }) => [source, from, list.length]),
    [
      ['penalties', 1, 1],
      ['laurels', 2, 3],
      ['leftovers', 5, 1],
    ],
  );
  const laurels = rows[1]!;
  assert.deepEqual([2, 3, 4].map((counted) => countedOf(laurels, 0, counted)), [undefined, 6, 13]);
  assert.deepEqual([4, 5].map((counted) => countedOf(laurels, 1, counted)), [undefined, 5]);
  assert.deepEqual(rowsOf(step.slice(0, 2)), []);
});
