import assert from 'node:assert/strict';
import test from 'node:test';

import { distance } from '../../draw/geometry';
import {
  acrossFrom,
  barge,
  bargeSpots,
  channelsOf,
  cityOf,
  gracht,
  gridFor,
  harbourFor,
  onWheel,
  riverOf,
  tokenSpot,
} from './layout';
import { blockCount, firstWarehouse, mouth, nodeCount } from './model';
import { edition } from './testing';

// Rooms by width and height: wide and high ones, a phone's, one that is not measured yet.
const ratios = [0, 0.7, 0.95, 1.12, 1.4, 1.5, 1.8, 2.4];

for (const ratio of ratios) {
  test(`blocks lie apart and inside: ${ratio}`, () => {
    const grid = gridFor(ratio);
    const { w, h, blocks, plaques } = cityOf(edition, grid);
    assert.equal(blocks.length, blockCount);
    assert.equal(plaques.length, 6);
    assert.ok(grid.block.x > 45 && grid.block.y > 60);
    blocks.forEach((a, i) => {
      assert.ok(a.x > grid.block.x / 2 && a.x < w - grid.block.x / 2);
      assert.ok(a.y > grid.block.y / 2 && a.y < h - grid.block.y / 2);
      for (const b of blocks.slice(i + 1)) {
        const apart =
          Math.abs(a.x - b.x) >= grid.block.x + 7.9 || Math.abs(a.y - b.y) >= grid.block.y + 7.9;
        assert.ok(apart, `${i}`);
      }
    });
  });

  test(`every bridge crosses one canal: ${ratio}`, () => {
    const { bridges } = cityOf(edition, gridFor(ratio));
    assert.equal(bridges.length, 52);
    for (const { ends } of bridges) assert.ok(distance(ends[0], ends[1]) <= gracht.x + 5);
  });

  test(`harbour spaces lie apart and inside: ${ratio}`, () => {
    const harbour = harbourFor(ratio);
    const { w, h, berths } = harbour;
    assert.equal(berths.length, nodeCount);
    berths.forEach((a, i) => {
      assert.ok(a.x > 20 && a.x < w - 20 && a.y > 20 && a.y < h - 20, `${i}`);
      for (const b of berths.slice(i + 1)) assert.ok(distance(a, b) > 40, `${i}`);
    });
    assert.equal(channelsOf(edition, harbour).length, 31);
  });

  test(`no building of the harbour stands on another or over its edge: ${ratio}`, () => {
    const { w, h, berths, dockers, market, trade } = harbourFor(ratio);
    const boxes = berths.flatMap(({ building }, node) => {
      if (!building) return [];
      const half = node >= firstWarehouse && node < 16 ? 34 : node < firstWarehouse ? 32 : 21;
      return [{ x: building.x - half, y: building.y - 21, w: 2 * half, h: 41 }];
    });
    for (const { x, y } of [dockers, market]) {
      boxes.push({ x, y, w: 94 * trade, h: 92 * trade });
    }
    boxes.forEach((a, i) => {
      assert.ok(a.x >= 0 && a.y >= 0 && a.x + a.w <= w && a.y + a.h <= h, JSON.stringify(a));
      for (const b of boxes.slice(i + 1)) {
        const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
        assert.ok(apart, JSON.stringify([a, b]));
      }
    });
  });

  test(`no barge is cut off at the edge of the harbour: ${ratio}`, () => {
    const harbour = harbourFor(ratio);
    for (const at of harbour.berths) {
      for (const count of [1, 2, 3, 4]) {
        const spots = bargeSpots(at, count, harbour);
        assert.equal(spots.length, count);
        spots.forEach(({ x, y }, i) => {
          assert.ok(x - barge.half >= 0 && x + barge.half <= harbour.w, `${count} at ${at.x}`);
          assert.ok(y - barge.above >= 0 && y + barge.below <= harbour.h, `${count} at ${at.y}`);
          assert.ok(distance({ x, y }, at) < 50);
          for (const other of spots.slice(i + 1)) assert.ok(distance({ x, y }, other) >= 24);
        });
      }
    }
  });
}

test('city and harbour take the ratio of their room', () => {
  for (const ratio of [1.2, 1.4, 1.6]) {
    const { w, h } = gridFor(ratio);
    assert.ok(Math.abs(w / h - ratio) < 0.01);
    const harbour = harbourFor(ratio);
    assert.ok(Math.abs(harbour.w / harbour.h - ratio) < 0.01);
  }
});

test('a bridge that leads farther still has its ends', () => {
  const bridges = [{ from: 'plantage-1', to: 'jordaan-1', mark: 'ours' as const }];
  const other = { ...edition, edition: { ...edition.edition, bridges } };
  const [bridge] = cityOf(other, gridFor(1.4)).bridges;
  assert.ok(distance(bridge!.ends[0], bridge!.ends[1]) > gracht.x);
  assert.deepEqual(acrossFrom(other, 'jordaan-1'), ['plantage-1']);
});

test('the river has nineteen spaces, however many lie in a row', () => {
  for (const inRow of [mouth, 10, 7]) {
    const { spaces, w, h } = riverOf(inRow);
    assert.equal(spaces.length, mouth);
    for (const at of spaces) assert.ok(at.x > 0 && at.x < w && at.y > 0 && at.y < h);
    spaces.forEach((a, i) =>
      spaces.slice(i + 1).forEach((b) => assert.ok(distance(a, b) > 50, `${inRow} ${i}`)),
    );
  }
});

test('tokens on the wheel do not hide each other', () => {
  assert.ok(distance(onWheel(0, 10), { x: 0, y: -10 }) < 1e-9);
  for (let count = 1; count <= 6; ++count) {
    const spots = Array.from({ length: count }, (_, n) => tokenSpot(n, count));
    spots.forEach((a, i) =>
      spots.slice(i + 1).forEach((b) => assert.ok(distance(a, b) > 15, `${count}`)),
    );
  }
});
