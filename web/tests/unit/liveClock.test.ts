import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClockMessage } from '../../src/net/messages';
import { beganAt, noActionsKey, readinessOf, runOf } from '../../src/state/liveClock';

const message: ClockMessage = {
  type: 'clock',
  table: 'k3m9x2w7p4qa',
  version: 12,
  doubled: false,
  at: 1000,
  'start-ms': 3000,
  'price-ms': 700,
  highest: 200,
  lowest: 50,
  step: 10,
};

test('A run began as long ago as its message says', () => {
  assert.equal(runOf(message, null, 5000).began, 4000);
  assert.equal(beganAt(null, 100, 0), 100);
});

test('Small corrections are taken over bit by bit, large ones at once', () => {
  assert.equal(beganAt(4000, 6000, 1960), 4010); // told 40 ms later: a quarter of it
  assert.equal(beganAt(4000, 6000, 2040), 3990);
  assert.equal(beganAt(4000, 6000, 1900), 4100);
  assert.equal(beganAt(4000, 6000, 2500), 3500);
});

test('The doubled run begins anew', () => {
  const first = runOf(message, null, 5000);
  const again = runOf({ ...message, doubled: true, at: 990, version: 13 }, first, 5000);
  assert.equal(again.began, 4010);
  assert.equal(again.version, 13);
  const later = runOf({ ...message, at: 2020 }, first, 6000);
  assert.equal(later.began, 3995);
});

test('A run that is about to begin does so at a time of this page', () => {
  const ready = [true, false, true];
  const message = { type: 'readiness', table: 'k3m9x2w7p4qa', version: 12, ready, within: 30_000 } as const;
  assert.deepEqual(readinessOf(message, 5000), { version: 12, ready, latest: 35_000 });
});

test('While a live clock runs, the empty list of moves says so', () => {
  assert.equal(noActionsKey(null, null), 'no-actions');
  assert.equal(noActionsKey(null, { version: 1, ready: [false], latest: 0 }), 'actions-clock-soon');
  const run = runOf(message, null, 0);
  assert.equal(noActionsKey(run, null), 'actions-clock');
});
