// Ways of burghers, from the rules to the drawing.
import assert from 'node:assert/strict';
import test from 'node:test';

import { distance } from '../../draw/geometry';
import { figuresBy } from '../shared/rulesTesting';
import { still } from '../shared/testing';
import { layoutOf } from './layout';
import { type Figures, type Tile, type View, tiles } from './model';
import { diceOf, otherDie } from './roll';
import { leftUntilLast } from './side';
import { edition, emptyView } from './testing';
import {
  arrivals,
  beforeMove,
  boatRide,
  smooth,
  trailOf,
  usedDie,
  waitsAt,
  walked,
  wayByBoat,
  wayTo,
} from './ways';

const figuresOf = (view: View, layout: string): Figures =>
  figuresBy<Figures>(
    {
      game: 'venise',
      seats: view.points.length,
      options: { layout },
      rules: edition.rules,
      edition: '8afe3f6641bc8a13', // the built-in one
    },
    view,
  );

function rolled(layout: string, from: View['boat'], dice: [number, number]): View {
  const view = emptyView(2, 0, layout);
  view.burgher[0] = from!;
  view.rolled = dice;
  return view;
}

test('the rules tell a way with each die to each tile that it reaches', () => {
  const view = rolled('street', 'linen', [1, 4]);
  const { ways } = figuresOf(view, 'street');
  assert.deepEqual(wayTo(ways, 1, 'market')!.tiles, ['linen', 'market']);
  assert.equal(wayTo(ways, 1, 'gold'), undefined);
  const ride = wayTo(ways, 4, 'gold')!;
  assert.deepEqual(ride.tiles, ['linen', 'market', 'gold']);
  assert.equal(ride.rides, 0b10); // from the market on
  const { steps } = trailOf(ride, layoutOf(view));
  assert.deepEqual(
    steps.map((step) => step.ride),
    [false, true],
  );
});

test('a step over an own bridge is free, and the numbers count what a way costs', () => {
  const view = rolled('first', 'gold', [2, 5]);
  view.bridges[0] = ['market-wool'];
  const { ways } = figuresOf(view, 'first');
  const steps = (die: number, tile: Tile) =>
    trailOf(wayTo(ways, die, tile)!, layoutOf(view)).steps.map(({ free, count }) => (free ? 'free' : count));
  assert.deepEqual(steps(2, 'workshop'), [1, 'free', 2]);
  const ride = wayTo(ways, 5, 'master', 'master')!;
  assert.ok(ride.rides > 0);
  assert.equal(trailOf(ride, layoutOf(view)).steps.at(-1)!.count, 5);
});

test('a way is drawn over the edges that are crossed, each step with its number', () => {
  const view = rolled('first', 'wool', [3, 5]);
  const layout = layoutOf(view);
  for (const way of figuresOf(view, 'first').ways) {
    const { points, steps } = trailOf(way, layout);
    assert.equal(steps.length, way.tiles.length - 1);
    assert.equal(points.length, 2 * steps.length + 1);
    const end = layout.tiles[tiles.findIndex((tile) => tile === way.tiles.at(-1))]!;
    assert.ok(distance(points.at(-1)!, end) < 40);
    for (const { at, ride } of steps.filter((step) => !step.ride)) {
      assert.ok(!ride && layout.edges.some((edge) => distance(edge.at, at) < 1));
    }
    assert.equal(smooth(points).match(/C/g)!.length, points.length - 1);
  }
});

test('the way that was walked is known from the figures before the move', () => {
  const view = rolled('street', 'linen', [1, 4]);
  const before = beforeMove(view, figuresOf(view, 'street'))!;
  assert.equal(walked(view, before), undefined);
  const after: View = { ...view, phase: 'activate', rolled: [1, 0], burgher: ['gold', 'market'], boat: 'gold' };
  assert.deepEqual(walked(after, before)!.way.tiles, ['linen', 'market', 'gold']);
  assert.equal(walked({ ...after, phase: 'finish' }, before), undefined); // one's own, once used
  assert.ok(walked({ ...after, phase: 'finish', viewer: 1 }, before)); // another's stays
  assert.equal(walked({ ...after, turn: 1 }, before), undefined);
  // Figures of another view are not taken for this one's.
  assert.equal(beforeMove({ ...view, burgher: ['gold', 'market'] }, figuresOf(view, 'street')), undefined);
  assert.equal(usedDie([3, 5], [5, 0]), 3);
  assert.equal(usedDie([4, 4], [4, 0]), 4);
});

test('the way that is drawn leaves the boat where it is left', () => {
  const view = rolled('street', 'linen', [1, 5]);
  const before = beforeMove(view, figuresOf(view, 'street'))!;
  const tile = 'gold';
  const several = before.ways.filter((way) => way.die === 5 && way.tiles.at(-1) === tile);
  assert.ok(several.length > 1);
  const ride: View = { ...view, phase: 'ride', rolled: [1, 0], burgher: [tile, 'market'] };
  assert.equal(waitsAt(ride, before), 'linen');
  assert.equal(waitsAt({ ...ride, phase: 'activate' }, before), undefined);
  assert.equal(walked(ride, before), undefined); // not settled yet
  for (const { boat } of several) {
    assert.equal(wayByBoat(ride, before, boat)!.way.boat, boat);
    const after: View = { ...ride, phase: 'activate', boat: boat! };
    assert.equal(walked(after, before)!.way.boat, boat);
    assert.equal(walked({ ...after, lap: view.lap + 1 }, before), undefined);
  }
});

test('the boat lies at its berth until it is boarded, and ends at the next one', () => {
  const view = rolled('street', 'linen', [1, 4]);
  const trail = trailOf(wayTo(figuresOf(view, 'street').ways, 4, 'gold')!, layoutOf(view));
  assert.deepEqual(arrivals(trail), [0, 0.125, 0.25, 0.625, 1]);
  const [from, to] = [{ x: 0, y: 0 }, { x: 9, y: 9 }];
  assert.deepEqual(boatRide(trail, from, to), [
    { at: from, offset: 0 },
    { at: from, offset: 0.25 },
    { at: trail.steps[1]!.at, offset: 0.625 },
    { at: to, offset: 1 },
    { at: to, offset: 1 },
  ]);
});

test('of two dice one moves and the other activates', () => {
  const view = rolled('first', 'wool', [3, 5]);
  const roles = (chosen: string, change: Partial<View> = {}) =>
    diceOf({
      view: { ...view, ...change },
      parts: { ...still, chosen: (target) => target === chosen },
    }).map(({ value, role }) => `${value} ${role}`.trim());
  assert.deepEqual(roles(''), ['3', '5']);
  assert.deepEqual(roles('die:5'), ['3 activates', '5 moves']);
  assert.deepEqual(roles('', { phase: 'activate', rolled: [5, 0] }), ['5 activates']);
  assert.deepEqual(roles('', { phase: 'finish' }), []);
});

test('the dice are swapped by a click on the other one, if it leads anywhere', () => {
  const view = rolled('first', 'wool', [3, 5]);
  const figures = figuresOf(view, 'first');
  const parts = { ...still, chosen: (target: string) => target === 'die:3' };
  assert.equal(otherDie({ view, figures, parts, viewer: 0 }), 5);
  assert.equal(otherDie({ view, figures, parts, viewer: 1 }), undefined);
  assert.equal(otherDie({ view, figures, parts: still, viewer: 0 }), undefined);
  const fewer = { ...figures, ways: figures.ways.filter(({ die }) => die === 3) };
  assert.equal(otherDie({ view, figures: fewer, parts, viewer: 0 }), undefined);
});

test('what starts the final round is counted down', () => {
  const view = rolled('first', 'wool', [3, 5]);
  view.bridges[1] = ['market-order'];
  assert.deepEqual(leftUntilLast(view, figuresOf(view, 'first')), [
    ['bridges', 4],
    ['orders', 18],
    ['market', 5],
  ]);
});
