import assert from 'node:assert/strict';
import test from 'node:test';

import {
  type Run,
  handAngle,
  isOver,
  marksPast,
  placeAt,
  priceAngle,
  pricesOn,
  settlesIn,
} from './clock';
import { figuresOf } from './rulesTesting';
import { auctionView } from './testing';

const face = { highest: 200, lowest: 50, step: 10 };
const first: Run = { ...face, doubled: false, startMs: 3000, priceMs: 700 };
const live = { auction: 'live' };
const run = figuresOf(auctionView(), live);
const doubled = figuresOf({ ...auctionView(), phase: 'doubled', early: 1 }, live);

test('the clock stands on START, then shows each price from 200 down to 50', () => {
  assert.equal(pricesOn(face), 16);
  const shown = (ms: number) => placeAt(run, ms)?.shown;
  assert.deepEqual([-5, 0, 2999].map(shown), [0, 0, 0]);
  assert.deepEqual([3000, 3699, 3700].map(shown), [200, 200, 190]);
  const end = 3000 + 16 * 700;
  assert.deepEqual([end - 1, end].map(shown), [50, undefined]);
  assert.ok(isOver(run, end) && !isOver(run, end - 1));
  assert.equal(placeAt(null, 4000), undefined);
  assert.equal(isOver(null, 99_999), false);
});

test('nothing is pressed in the first moments of a run', () => {
  assert.deepEqual([1000, 1100, 1300, 9000].map((now) => settlesIn(1000, now)), [300, 200, 0, 0]);
});

test('a press costs what shows, twice that in the doubled run; before 200 it is early', () => {
  assert.equal(placeAt(run, 10)?.early, true);
  assert.equal(placeAt(run, 3000 + 11 * 700)?.pays, 90);
  assert.equal(placeAt(doubled, 10)?.pays, 400);
  assert.equal(placeAt(doubled, 3000 + 9 * 700)?.pays, 220);
  assert.equal(placeAt(doubled, 3000 + 10 * 700), undefined);
});

test('the hand is at a price when that begins to show and never goes back', () => {
  assert.equal(handAngle(first, 0), 0);
  for (let i = 0; i < 16; ++i) {
    const at = handAngle(first, 3000 + i * 700);
    assert.ok(Math.abs(at - priceAngle(face, 200 - 10 * i)) < 1e-9, String(i));
  }
  let last = -1;
  for (let ms = 0; ms < 16_000; ms += 50) {
    const at = handAngle(first, ms);
    assert.ok(at >= last && at < 360);
    last = at;
  }
  assert.equal(marksPast(first, 3350), 1.5);
  assert.equal(marksPast(first, 99_999), 17);
  assert.equal(marksPast(first, -40), 0);
});

test('START has more room on the face than a price', () => {
  const step = priceAngle(face, 190) - priceAngle(face, 200);
  assert.ok(priceAngle(face, 200) > 1.4 * step);
  assert.ok(360 - priceAngle(face, 50) > 2 * step);
});
