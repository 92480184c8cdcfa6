// The router, clocks, replays, settings, zoom, charts and pauses between tries.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backoff } from '../../src/net/backoff';
import type { ReplayPage } from '../../src/net/http';
import { fit, moved, zoomed } from '../../src/parts/panZoomMath';
import { clockText, span, timeLeft } from '../../src/state/clock';
import { pace } from '../../src/state/glow';
import { film, keyStep } from '../../src/state/replay';
import { parse } from '../../src/state/router';
import { chartOf, partialScore, summed, thinned, ticks } from '../../src/state/scores';
import { readSettings } from '../../src/state/settings';
import { changed, firstSetup, sittersOf, termsOf, type Setup } from '../../src/state/setup';

test('Paths lead to their pages', () => {
  assert.deepEqual(parse('/'), { page: 'lobby' });
  assert.deepEqual(parse('/new/carts'), { page: 'new', game: 'carts' });
  assert.deepEqual(parse('/t/abc'), { page: 'table', id: 'abc' });
  assert.deepEqual(parse('/t/abc/'), { page: 'table', id: 'abc' });
  assert.deepEqual(parse('/t/abc/replay'), { page: 'replay', id: 'abc' });
  assert.deepEqual(parse('/help'), { page: 'help' });
  for (const path of ['/t', '/t/abc/other', '/new', '/what', '/help/me']) {
    assert.deepEqual(parse(path), { page: 'nowhere' }, path);
  }
});

test('A clock counts down only while it runs', () => {
  const seat = { kind: 'person' as const, name: '', present: true, clock: 60_000 };
  assert.equal(timeLeft(seat, true, 5000), 55_000);
  assert.equal(timeLeft(seat, false, 5000), 60_000);
  assert.equal(timeLeft(seat, true, 70_000), 0);
  assert.equal(timeLeft({ ...seat, clock: undefined }, true, 1), undefined);
});

test('Clocks are written shorter the less is left', () => {
  assert.equal(clockText(3_723_000), '1:02:03');
  assert.equal(clockText(245_000), '4:05');
  assert.equal(clockText(10_000), '0:10');
  assert.equal(clockText(9_450), '9.4');
  assert.equal(clockText(0), '0.0');
  assert.deepEqual(span(90_061_000), { days: 1, hours: 1, minutes: 1 });
});

test('A film has the view after every step', () => {
  const page: ReplayPage = {
    version: 3,
    game: 'carts',
    viewer: 0,
    view: { a: 1, b: { c: 1 } },
    steps: [
      { events: [{ kind: 'x' }], view: { b: { c: 2 } } },
      { events: [], view: { a: null } },
    ],
  };
  const shown = film(page);
  assert.deepEqual(shown.views, [{ a: 1, b: { c: 1 } }, { a: 1, b: { c: 2 } }, { b: { c: 2 } }]);
  assert.deepEqual(shown.events, [[], [{ kind: 'x', step: 1 }], []]);
});

test('Keys move through a film and stay in it', () => {
  assert.equal(keyStep('ArrowRight', 4, 5), 5);
  assert.equal(keyStep('ArrowRight', 5, 5), 5);
  assert.equal(keyStep('ArrowLeft', 0, 5), 0);
  assert.equal(keyStep('Home', 3, 5), 0);
  assert.equal(keyStep('End', 3, 5), 5);
  assert.equal(keyStep('PageDown', 0, 5), 5);
  assert.equal(keyStep('x', 3, 5), undefined);
});

test('Bars are stacked from zero; losses are counted last and eat the end', () => {
  const sheet = (routes: number, failed: number) => ({
    failed: { points: failed, count: 1 },
    routes: { points: routes, count: 1 },
  });
  const results = [
    { place: 1, score: 15, sheet: { ...sheet(15, 0), goods: { points: 5, count: 1 } } },
    { place: 2, score: 5, sheet: sheet(10, -5) },
  ];
  const chart = chartOf(results);
  assert.deepEqual(chart.lines, ['routes', 'goods', 'failed']);
  assert.equal(chart.zero, 0);
  const pieces = (seat: number) => chart.bars[seat]!.map((p) => [p.line, p.from, p.to]);
  assert.deepEqual(pieces(0), [
    ['routes', 0, 0.75],
    ['goods', 0.75, 1],
  ]);
  assert.deepEqual(pieces(1), [
    ['routes', 0, 0.5],
    ['failed', 0.25, 0.5],
  ]);
  assert.equal(partialScore(results[1]!, chart.lines.slice(0, 1)), 10);
  assert.equal(partialScore(results[1]!, chart.lines), 5);
});

test('A bar that ends below zero moves zero to the right', () => {
  const sheet = { routes: { points: 5, count: 1 }, failed: { points: -10, count: 1 } };
  const chart = chartOf([{ place: 1, score: -5, sheet }]);
  assert.equal(chart.zero, 0.5);
  assert.deepEqual(
    chart.bars[0]!.map((p) => [p.from, p.to]),
    [
      [0.5, 1],
      [0, 1],
    ],
  );
});

test('A long match is drawn with fewer points, the first and the last among them', () => {
  const thin = thinned(Array.from({ length: 500 }, (_, i) => i), 5);
  assert.deepEqual([thin.length, thin[0], thin[4]], [5, 0, 499]);
  assert.deepEqual(ticks(0, 39), [0, 10, 20, 30]);
  assert.deepEqual(ticks(-4, 4), [-4, -2, 0, 2, 4]);
  assert.deepEqual(ticks(0, 1), [0, 1]);
});

test('A match in which nobody has points still has a chart', () => {
  assert.deepEqual(chartOf([{ place: 1, score: 0, sheet: {} }]).bars, [[]]);
});

test('Settings of an unknown kind are left out', () => {
  assert.equal(readSettings('nonsense').confirm, true);
  const read = readSettings('{"lang":"xx","theme":"dark","confirm":false}');
  assert.deepEqual([read.lang, read.theme, read.confirm], [null, 'dark', false]);
  assert.equal(readSettings(null).theme, 'system');
});

test('Zooming keeps the point under the finger and the board in its frame', () => {
  const size = { width: 100, height: 50 };
  const closer = zoomed(fit, 2, 50, 25, size);
  assert.deepEqual(closer, { x: -50, y: -25, scale: 2 });
  assert.deepEqual(moved(closer, 500, 500, size), { x: 0, y: 0, scale: 2 });
  assert.deepEqual(moved(closer, -500, -500, size), { x: -100, y: -50, scale: 2 });
  assert.deepEqual(zoomed(closer, 0.1, 0, 0, size), fit);
});

test('Pauses between tries grow to half a minute', () => {
  const mid = () => 0.5;
  assert.deepEqual(
    [0, 1, 2, 3].map((n) => backoff(n, mid)),
    [500, 1000, 2000, 4000],
  );
  assert.equal(backoff(50, mid), 30_000);
  assert.ok(backoff(3, () => 1) <= 4000 * 1.34 && backoff(3, () => 0) >= 4000 * 0.66);
});

test('Many things glow faster than few', () => {
  assert.equal(pace(1), 900);
  assert.equal(pace(10), 450);
  assert.equal(pace(1000), 180);
});

const info = { id: 'carts', name: '', 'min-seats': 2, 'max-seats': 4, options: [] };

test('A table begins with me and as many bots as the game needs', () => {
  const setup = firstSetup(info, 'easy');
  assert.deepEqual(termsOf('carts', setup), {
    game: 'carts',
    seats: ['person', 'easy'],
    tempo: { kind: 'untimed' },
    listed: false,
  });
  assert.deepEqual(sittersOf(setup), { mine: 0, here: [] });
});

test('A game that can be played alone proposes company', () => {
  const setup = firstSetup({ ...info, 'min-seats': 1 }, 'easy');
  assert.deepEqual(termsOf('amsterdam', setup).seats, ['person', 'easy']);
});

test('Lines of a sheet that a number tells apart are one', () => {
  const sheet = {
    track: { points: 9, count: 0 },
    'task-7': { points: 6, count: 1 },
    'task-31': { points: 0, count: 0 },
  };
  const [result] = summed([{ place: 1, score: 15, sheet }]);
  assert.deepEqual(result!.sheet, {
    track: { points: 9, count: 0 },
    task: { points: 6, count: 1 },
  });
});

test('Several at one device play by invitation', () => {
  const setup: Setup = {
    ...firstSetup(info, 'easy'),
    seats: [{ kind: 'here', name: 'Ben' }, { kind: 'me' }],
    listed: true,
    tempo: 'live',
  };
  assert.equal(termsOf('carts', setup).listed, false);
  assert.deepEqual(termsOf('carts', setup).tempo, {
    kind: 'live',
    base: 900_000,
    increment: 15_000,
  });
  assert.deepEqual(sittersOf(setup), { mine: 1, here: [[0, 'Ben']] });
});

test('Whoever deals by hand has no seat, and whoever takes one does not deal', () => {
  const dealing = changed(firstSetup(info, 'easy'), { byHand: true });
  assert.deepEqual(dealing.seats, [{ kind: 'guest' }, { kind: 'bot', level: 'easy' }]);
  assert.equal(sittersOf(dealing).mine, undefined);
  const seated = changed(dealing, { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }] });
  assert.equal(seated.byHand, false);
  assert.equal(changed(dealing, { byHand: false }).seats[0]?.kind, 'me');
});
