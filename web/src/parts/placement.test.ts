import assert from 'node:assert/strict';
import { test } from 'node:test';
import { besidePart, overBoard, overlap, type Box, type Placed, type Size } from './placement';

const room: Box = { left: 0, top: 60, right: 1000, bottom: 800 };
const size: Size = { width: 200, height: 150 };
const part = (left: number, top: number, width = 40, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const boxOf = ({ left, top }: Placed, { width, height }: Size = size): Box =>
  part(left, top, width, height);

function isInside(box: Box): boolean {
  return (
    box.left >= room.left &&
    box.top >= room.top &&
    box.right <= room.right &&
    box.bottom <= room.bottom
  );
}

test('It stands at the right of the part, its tail at the part’s middle', () => {
  const placed = besidePart(part(300, 300), size, room, []);
  assert.equal(placed.side, 'right');
  assert.equal(placed.left, 352);
  assert.equal(placed.top + placed.tail, 320);
});

test('At the edge of the window it stands on the other side', () => {
  assert.equal(besidePart(part(900, 300), size, room, []).side, 'left');
});

test('It never covers the part and never leaves the window', () => {
  for (let left = 0; left <= 960; left += 80) {
    for (let top = 60; top <= 760; top += 70) {
      const anchor = part(left, top);
      const box = boxOf(besidePart(anchor, size, room, []));
      assert.equal(overlap(box, anchor), 0, `${left} ${top}`);
      assert.ok(isInside(box), `${left} ${top}`);
    }
  }
});

test('It leaves free what can be clicked next', () => {
  const anchor = part(400, 400);
  const next = [part(450, 300, 220, 260), part(180, 300, 210, 260)];
  const box = boxOf(besidePart(anchor, size, room, next));
  for (const other of next) assert.equal(overlap(box, other), 0);
});

test('What has to stay in sight is left free even where the rest matters little', () => {
  const anchor = part(400, 400);
  const shown = part(450, 300, 220, 260);
  const beside = besidePart(anchor, size, room, [room], 0.06);
  assert.ok(overlap(boxOf(beside), shown) > 0, 'all sides count the same');
  const box = boxOf(besidePart(anchor, size, room, [room], 0.06, [shown]));
  assert.equal(overlap(box, shown), 0);
});

test('Parts all around are covered only if nothing else is left', () => {
  const anchor = part(400, 400);
  const everywhere: Box[] = [room];
  const placed = besidePart(anchor, size, room, everywhere);
  assert.equal(placed.side, 'right');
  assert.equal(overlap(boxOf(placed), anchor), 0);
});

test('A part that fills the room is covered as little as possible', () => {
  const wide = part(0, 60, 1000, 500);
  const box = boxOf(besidePart(wide, size, room, []));
  assert.equal(overlap(box, wide), 0);
});

test('Without a part it stands in the upper right corner', () => {
  const placed = besidePart(null, size, room, []);
  assert.deepEqual([placed.left, placed.top, placed.side], [800, 60, 'away']);
  const busy = besidePart(null, size, room, [part(780, 60, 220, 200)]);
  assert.equal(overlap(boxOf(busy), part(780, 60, 220, 200)), 0);
});

test('In a room that is too small it begins at its corner', () => {
  const tiny: Box = { left: 0, top: 0, right: 100, bottom: 100 };
  const placed = besidePart(null, size, tiny, []);
  assert.deepEqual([placed.left, placed.top], [0, 0]);
});

test('On a phone it lies at the foot of the board, at the head if it would cover the part', () => {
  const box = (top: number, bottom: number) => ({ left: 100, right: 140, top, bottom });
  assert.equal(overBoard(null, 100, 50, 500), 394);
  assert.equal(overBoard(box(80, 120), 100, 50, 500), 394);
  assert.equal(overBoard(box(420, 460), 100, 50, 500), 56);
  assert.equal(overBoard(box(600, 700), 100, 50, 500), 394, 'a part of the own strip');
  assert.equal(overBoard(box(60, 480), 100, 50, 500), 394, 'a part as high as the board');
});
