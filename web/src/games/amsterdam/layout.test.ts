import assert from 'node:assert/strict';
import test from 'node:test';

import { distance } from '../../draw/geometry';
import {
  acrossFrom,
  channelsOf,
  cityOf,
  onWheel,
  riverOf,
  roomyCity,
  roomyHarbour,
  tallCity,
  tallHarbour,
  tokenSpot,
  wideCity,
  wideHarbour,
} from './layout';
import { blockCount, mouth, nodeCount } from './model';
import { edition } from './testing';

for (const [name, grid] of Object.entries({ wideCity, roomyCity, tallCity })) {
  test(`blocks lie apart and inside: ${name}`, () => {
    const { w, h, blocks, plaques } = cityOf(edition, grid);
    assert.equal(blocks.length, blockCount);
    assert.equal(plaques.length, 6);
    blocks.forEach((a, i) => {
      assert.ok(a.x > grid.block.x / 2 && a.x < w - grid.block.x / 2);
      assert.ok(a.y > grid.block.y / 2 && a.y < h - grid.block.y / 2);
      for (const b of blocks.slice(i + 1)) {
        const apart =
          Math.abs(a.x - b.x) >= grid.block.x + grid.canal - 0.1 ||
          Math.abs(a.y - b.y) >= grid.block.y + grid.canal - 0.1;
        assert.ok(apart, `${i}`);
      }
    });
  });

  test(`every bridge crosses one canal: ${name}`, () => {
    const { bridges } = cityOf(edition, grid);
    assert.equal(bridges.length, 52);
    for (const { ends } of bridges) {
      assert.ok(distance(ends[0], ends[1]) <= grid.gracht + 5);
    }
  });
}

test('a city is laid out once for an edition and a shape', () => {
  assert.equal(cityOf(edition, wideCity), cityOf(edition, wideCity));
  assert.notEqual(cityOf(edition, wideCity), cityOf(edition, tallCity));
});

test('a bridge that leads farther still has its ends', () => {
  const bridges = [{ from: 'plantage-1', to: 'jordaan-1', mark: 'ours' as const }];
  const other = { ...edition, edition: { ...edition.edition, bridges } };
  const [bridge] = cityOf(other, wideCity).bridges;
  assert.ok(distance(bridge!.ends[0], bridge!.ends[1]) > wideCity.gracht);
  assert.deepEqual(acrossFrom(other, 'jordaan-1'), ['plantage-1']);
});

for (const [name, harbour] of Object.entries({ wideHarbour, roomyHarbour, tallHarbour })) {
  test(`harbour spaces lie apart and inside: ${name}`, () => {
    const { w, h, berths } = harbour;
    assert.equal(berths.length, nodeCount);
    berths.forEach((a, i) => {
      assert.ok(a.x > 20 && a.x < w - 20 && a.y > 20 && a.y < h - 20, `${i}`);
      assert.ok(a.y + a.side * 64 > 0 && a.y + a.side * 52 < h, `${i}`);
      for (const b of berths.slice(i + 1)) assert.ok(distance(a, b) > 40, `${i}`);
    });
    assert.equal(channelsOf(edition, harbour).length, 31);
  });

  test(`no building stands on another: ${name}`, () => {
    const built = harbour.berths.filter((at) => at.side !== 0);
    built.forEach((a, i) => {
      for (const b of built.slice(i + 1)) {
        const [ay, by] = [a.y + a.side * 34, b.y + b.side * 34];
        assert.ok(Math.abs(a.x - b.x) > 64 || Math.abs(ay - by) > 38, JSON.stringify([a, b]));
      }
    });
  });
}

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
