import assert from 'node:assert/strict';
import test from 'node:test';

import { distance, point } from './geometry';
import {
  type Piece,
  type Place,
  bow,
  rollFrames,
  rollTime,
  travelTime,
  travels,
  turnFrames,
  turnsOver,
} from './travel';

const board = {};
const on = (x: number, y: number, drawing: object | null = board): Place => ({
  screen: point(x * 2, y * 2),
  drawing,
  inside: point(x, y),
});
const piece = (name: string, place: Place, ...from: string[]): Piece => ({
  ...place,
  name,
  from,
  toInside: (at) => (place.drawing ? point(at.x / 2, at.y / 2) : at),
});

test('a piece that is elsewhere on its board travels there from where it was', () => {
  const before = new Map([
    ['boat', on(10, 20)],
    ['burgher:0', on(5, 5)],
  ]);
  const found = travels(before, [piece('boat', on(40, 60)), piece('burgher:0', on(6, 5))]);
  assert.deepEqual([...found], [['boat', point(-30, -40)]]);
});

test('a new piece comes from the first origin that was there', () => {
  const before = new Map([
    ['seat:1', on(100, 0, null)],
    ['pile', on(10, 10, null)],
  ]);
  const now = [
    piece('cart:3', on(50, 50), 'nowhere', 'seat:1', 'pile'),
    piece('hand', on(50, 50, null), 'pile'),
    piece('lost', on(1, 1), 'nowhere'),
  ];
  assert.deepEqual(Object.fromEntries(travels(before, now)), {
    'cart:3': point(50, -50),
    hand: point(20 - 50, 20 - 50),
  });
});

test('what the page shifts has not moved', () => {
  const before = new Map([['card', on(10, 10, null)]]);
  assert.equal(travels(before, [piece('card', on(90, 10, null))]).size, 0);
  const elsewhere = new Map([['boat', on(10, 10, {})]]);
  assert.equal(travels(elsewhere, [piece('boat', on(90, 10))]).size, 0);
});

test('when very much has moved nothing travels', () => {
  const names = Array.from({ length: 9 }, (_, i) => `cart:${i}`);
  const before = new Map(names.map((name) => [name, on(0, 0)]));
  const now = names.map((name) => piece(name, on(50, 50)));
  assert.equal(travels(before, now).size, 0);
  assert.equal(travels(before, now.slice(1)).size, 8);
});

test('a way is a bow from the start to the end, over rather than under', () => {
  for (const from of [point(100, 0), point(-100, 10), point(60, 80), point(-30, -90)]) {
    const way = bow(from);
    assert.deepEqual(way[0], from);
    assert.ok(distance(way[way.length - 1]!, point(0, 0)) < 1e-9);
    const middle = way[way.length / 2 - 0.5] ?? way[(way.length - 1) / 2]!;
    assert.ok(middle.y < from.y / 2, JSON.stringify(from));
    assert.ok(distance(middle, point(from.x / 2, from.y / 2)) < distance(from, point(0, 0)) / 4);
  }
  assert.ok(bow(point(0, 100)).every((p) => p.x >= 0));
  assert.ok(bow(point(0, -100)).every((p) => p.x >= 0));
  assert.ok(travelTime <= 400);
});

test('a piece rolls from point to point of its way to its place', () => {
  const frames = rollFrames('10,20 10,20 30,20 50,25', false);
  assert.deepEqual(
    frames.map((frame) => frame['translate']),
    ['-40.0px -5.0px', '-40.0px -5.0px', '-20.0px -5.0px', '0.0px 0.0px'],
  );
  assert.ok(rollTime(2) < rollTime(4));
  assert.ok(rollTime(20) <= 1200);
  assert.ok(rollFrames('0,0 1,1', true).every((frame) => !('translate' in frame)));
});

test('a card or die turns when it is new or shows another face', () => {
  assert.equal(turnsOver(undefined, '3'), true);
  assert.equal(turnsOver('3', '3'), false);
  assert.equal(turnsOver('3', '5'), true);
  assert.equal(turnsOver('', undefined), false);
});

test('without motion a turn is a fade', () => {
  for (const kind of ['card', 'die'] as const) {
    assert.ok(turnFrames(kind, true).every((frame) => !('rotate' in frame || 'scale' in frame)));
    assert.ok(turnFrames(kind, false).some((frame) => 'rotate' in frame || 'scale' in frame));
  }
});
