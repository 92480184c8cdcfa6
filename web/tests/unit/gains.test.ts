import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flightFrames, flightPlan, flightTime, keptInside } from '../../src/draw/flights';
import { point } from '../../src/draw/geometry';
import type { Gain } from '../../src/games/game';
import { shift } from '../../src/parts/showPlace';
import { scoreWhile, sums } from '../../src/state/gains';
import { spokenLines } from '../../src/state/spoken';
import { printed, signed } from '../../src/texts/numbers';

const gain = (seat: number, amount: number, unit: Gain['unit'] = 'points'): Gain => ({
  seat,
  amount,
  unit,
  at: [],
});

test('Gains of a line are summed for each seat and unit', () => {
  const all = [gain(1, 4), gain(0, 2), gain(1, 3), gain(1, -5, 'money'), gain(2, 1), gain(2, -1)];
  assert.deepEqual(sums(all), [
    { seat: 0, amount: 2, unit: 'points' },
    { seat: 1, amount: 7, unit: 'points' },
    { seat: 1, amount: -5, unit: 'money' },
  ]);
});

test('A score counts up gain by gain, and only by those that make it up', () => {
  const gains = [gain(0, 5), gain(1, 9), gain(0, 2)];
  const counted = [0, 1, 2, 3].map((n) => scoreWhile(10, 17, gains, n, 0));
  assert.deepEqual(counted, [10, 15, 15, 17]);
  assert.equal(scoreWhile(10, 10, [gain(0, -3, 'money')], 0, 0), 10);
});

test('What is counted elsewhere until the end is no part of the score', () => {
  const gains = [gain(0, 4), { ...gain(0, 8), to: 'contracts-sum' }];
  assert.deepEqual([0, 1, 2].map((n) => scoreWhile(10, 14, gains, n, 0)), [10, 14, 14]);
  assert.deepEqual(sums(gains), [{ seat: 0, amount: 4, unit: 'points' }]);
});

test('Numbers are printed with a true minus', () => {
  assert.deepEqual([signed(7), signed(-6), printed(-6), signed(0)], ['+7', '−6', '−6', '0']);
});

test('All numbers of a step arrive within its time', () => {
  for (const [n, time] of [[1, 1500], [3, 2600], [12, 1500], [5, 300]] as const) {
    const { pause, flight } = flightPlan(n, time);
    assert.ok(flight > 0 && flight <= flightTime);
    assert.ok((n - 1) * pause + flight <= time, `${n} in ${time}`);
  }
});

test('A number flies from its place to the score; without motion it fades', () => {
  const frames = flightFrames(point(100, 50), point(20, 10), false);
  assert.equal(frames[0]!['translate'], '80.0px 40.0px');
  assert.equal(frames[frames.length - 1]!['translate'], '0.0px 0.0px');
  assert.ok(flightFrames(point(1, 2), point(3, 4), true).every((f) => !('translate' in f)));
});

test('A step speaks of the acting seat first; what is nobody’s goes with it', () => {
  const event = (seat: number | undefined, kind: string) => ({ kind, text: 'x', seat });
  const lines = spokenLines([event(5, 'a'), event(2, 'b'), event(0, 'c'), event(2, 'd')], 0);
  assert.deepEqual(
    lines.map(({ seat, events }) => [seat, events.map((e) => e.kind).join('')]),
    [[2, 'abd']],
  );
  assert.deepEqual(spokenLines([event(undefined, 'a')], 0), []);
  assert.deepEqual(spokenLines([{ kind: 'sit', seat: 1 }], 0), []);
});

test('A part outside the frame is brought to its middle', () => {
  const frame = { left: 10, top: 10, width: 200, height: 100 };
  const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  assert.deepEqual(shift(at(50, 50), frame), { x: 0, y: 0 });
  assert.deepEqual(shift(at(405, 55), frame), { x: -300, y: 0 });
});

test('A number that flies to the edge of the window is not cut', () => {
  assert.deepEqual(keptInside(point(1435, 3), 1440, 900), point(1400, 18));
  assert.deepEqual(keptInside(point(0, 895), 1440, 900), point(40, 882));
  assert.deepEqual(keptInside(point(700, 400), 1440, 900), point(700, 400));
});
