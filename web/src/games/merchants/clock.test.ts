// The same sentences as src/games/merchants/clock_test.cpp.
import assert from 'node:assert/strict';
import test from 'node:test';

import {
  type Run,
  costAt,
  handAngle,
  isOver,
  marksPast,
  priceAngle,
  pricesOn,
  runLength,
  shownPrice,
} from './clock';

const face = { highest: 200, lowest: 50, step: 10 };
const first: Run = { ...face, doubled: false, startMs: 3000, priceMs: 700 };
const doubled: Run = { ...first, doubled: true };

test('the clock stands on START, then shows each price from 200 down to 50', () => {
  assert.equal(shownPrice(first, 0), 0);
  assert.equal(shownPrice(first, 2999), 0);
  assert.equal(shownPrice(first, 3000), 200);
  assert.equal(shownPrice(first, 3699), 200);
  assert.equal(shownPrice(first, 3700), 190);
  assert.equal(shownPrice(first, 3000 + 15 * 700), 50);
  assert.equal(pricesOn(face), 16);
  assert.equal(runLength(first), 3000 + 16 * 700);
  assert.equal(shownPrice(first, runLength(first) - 1), 50);
  assert.equal(shownPrice(first, runLength(first)), 0);
  assert.ok(isOver(first, runLength(first)) && !isOver(first, runLength(first) - 1));
});

test('between two prices one pays the higher', () => {
  const reaches100 = 3000 + 10 * 700;
  assert.equal(shownPrice(first, reaches100), 100);
  assert.equal(shownPrice(first, reaches100 - 1), 110);
});

test('the doubled run ends when half of the highest price is reached', () => {
  assert.equal(runLength(doubled), 3000 + 10 * 700);
  assert.equal(shownPrice(doubled, runLength(doubled) - 1), 110);
  assert.equal(shownPrice(doubled, runLength(doubled)), 0);
});

test('a press costs what shows, twice that in the doubled run; before 200 it is early', () => {
  assert.equal(costAt(first, 10), 'early');
  assert.equal(costAt(first, 3000 + 11 * 700), 90);
  assert.equal(costAt(first, runLength(first)), 0);
  assert.equal(costAt(doubled, 10), 400);
  assert.equal(costAt(doubled, 3000), 400);
  assert.equal(costAt(doubled, 3000 + 9 * 700), 220);
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
