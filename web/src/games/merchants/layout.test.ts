import assert from 'node:assert/strict';
import test from 'node:test';

import { siteId } from './facts';
import {
  type Area,
  across,
  cityOf,
  cityOn,
  continentSize,
  lanesIn,
  lot,
  plotsOf,
  slimGround,
  sitesOn,
  spotOn,
  timeCells,
  timeShape,
  wideBoard,
} from './layout';
import type { Edition } from './model';
import { edition } from './testing';

test('forty lots lie apart, inside the city', () => {
  const { lots, w, h } = cityOf(edition);
  assert.equal(lots.size, 40);
  const all = [...lots.values()];
  for (const a of all) {
    assert.ok(a.x > lot.w / 2 && a.x < w - lot.w / 2 && a.y > lot.h / 2 && a.y < h - lot.h / 2);
    const near = all.filter(
      (b) => b !== a && Math.abs(a.x - b.x) < lot.w - 1 && Math.abs(a.y - b.y) < lot.h - 1,
    );
    assert.deepEqual(near, [], String(a.site));
  }
});

test('on a phone of 360 px a lot is at least 32 px wide, and higher than that', () => {
  for (const h of [250, 320, 390]) {
    const room = { w: 352, h };
    const city = cityOn(edition, slimGround(room));
    const scale = Math.min(room.w / city.w, room.h / city.h);
    if (h > 260) assert.ok(lot.w * scale >= 32, `${h}: ${lot.w * scale}`);
    assert.ok(city.lotHigh * scale >= 48, `${h}: ${city.lotHigh * scale}`);
    for (const { x, y } of city.lots.values()) assert.ok(x > 0 && x < city.w && y > 0 && y < city.h);
  }
});

test('sites that follow each other are neighbours', () => {
  const { lots } = cityOf(edition);
  for (const name of ['g', 'nz', 'oz', 'l']) {
    for (const n of [0, 1, 2, 3, 5, 6, 7, 8]) {
      const [a, b] = [lots.get(siteId(`${name}${n}`))!, lots.get(siteId(`${name}${n + 1}`))!];
      assert.equal(Math.abs(a.x - b.x), lot.w);
      assert.equal(a.y, b.y);
    }
  }
});

test('with the auction in its corner the board keeps all of its parts apart', () => {
  for (const [w, h] of [[960, 620], [1376, 748], [2472, 1233]] as const) {
    const { exchange, auction, w: wide } = wideBoard(w, h, edition, true);
    assert.ok(auction && exchange.x + exchange.w < auction.x && auction.x + auction.w < wide);
    assert.deepEqual([auction.y, auction.h], [exchange.y, exchange.h]);
    assert.ok(auction.w >= 2 * auction.h && exchange.w > 500);
    assert.equal(wideBoard(w, h, edition).auction, null);
  }
});

test('every bridge is drawn, short ones over the canal between their lots', () => {
  const { bridges } = cityOf(edition);
  assert.equal(bridges.length, edition.edition.bridges.length);
  assert.deepEqual(across(edition, siteId('nz9')), [siteId('oz5')]);
  assert.deepEqual(across(edition, siteId('g0')), []);
  for (const { path } of bridges) assert.doesNotMatch(path, /NaN|undefined/);
});

test('other blocks find their place, too', () => {
  const other: Edition = {
    ...edition,
    edition: {
      ...edition.edition,
      quarters: edition.edition.quarters.map((q, i) => ({ ...q, rows: 1 + i, columns: 4 })),
    },
  };
  const { lots, h } = cityOf(other);
  assert.equal(lots.size, 40);
  for (const { y } of lots.values()) assert.ok(y > 0 && y < h);
});

test('the sites of a continent lie four in a line, those of a good one after the other', () => {
  const { plots, lines } = plotsOf([4, 2, 2, 2]);
  assert.equal(lines, 3);
  const all = plots.flatMap(({ places }) => places.map(({ x, y }) => `${x} ${y}`));
  assert.equal(new Set(all).size, 10);
  assert.equal(plotsOf([7, 0, 1, 2]).lines, 3);
});

test('sites lie on their continent and apart, however many there are', () => {
  for (const sites of [[4, 2, 2, 2], [2, 4, 2, 2], [7, 0, 1, 2], [4, 4, 4, 4]]) {
    const all = sitesOn(sites).flatMap(({ places }) => places);
    assert.equal(all.length, sites.reduce((sum, n) => sum + n, 0));
    for (const { x, y } of all) {
      assert.ok(x > 15 && x < continentSize.w - 15 && y > 40 && y < continentSize.h, `${x} ${y}`);
    }
    assert.equal(new Set(all.map(({ x, y }) => `${x} ${y}`)).size, all.length);
  }
});

test('five markers fit on a space', () => {
  for (const lanes of [lanesIn(1134, 230, 8, true), lanesIn(546, 416, 8, false)]) {
    for (let count = 1; count <= 5; ++count) {
      const spots = Array.from({ length: count }, (_, n) => spotOn(lanes, n, count));
      for (const { x, y, size } of spots) {
        assert.ok(Math.abs(x) + size / 2 <= lanes.w / 2 && Math.abs(y) + size / 2 <= lanes.h / 2);
      }
      assert.equal(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size, count);
    }
  }
});

test('the time line goes up, along the top and down, each space beside the one before', () => {
  const cells = timeCells(26);
  assert.deepEqual(timeShape(26), { down: 6, along: 14 });
  assert.deepEqual([cells[0], cells[6], cells[25]], [
    { row: 7, column: 1 },
    { row: 1, column: 1 },
    { row: 7, column: 14 },
  ]);
  cells.slice(1).forEach((cell, i) => {
    const before = cells[i]!;
    assert.equal(Math.abs(cell.row - before.row) + Math.abs(cell.column - before.column), 1);
  });
});

const sizes: [number, number][] = [
  [1170, 749],
  [2100, 1232],
  [774, 617],
  [1600, 600],
];

for (const [width, height] of sizes) {
  test(`the whole board fills ${width} by ${height}, and nothing lies on another`, () => {
    const board = wideBoard(width, height, edition);
    assert.ok(Math.abs(board.w / board.h - width / height) < 0.001);
    const { chart, city, continents, exchange, cells } = board;
    const inside = (a: Area, b: Area) =>
      a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w + 0.01 && a.y + a.h <= b.y + b.h + 0.01;
    const apart = (a: Area, b: Area) =>
      a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
    for (const one of [city, ...continents]) assert.ok(inside(one, chart), JSON.stringify(one));
    const all = [...cells, chart, exchange];
    const world = [city, ...continents];
    for (const list of [all, world]) {
      list.forEach((a, i) => list.slice(i + 1).forEach((b) => assert.ok(apart(a, b))));
    }
    for (const one of all) assert.ok(inside(one, { x: 0, y: 0, w: board.w, h: board.h }));
    // To the edges, with a narrow margin.
    assert.ok(exchange.y + exchange.h > board.h - 10 && exchange.w > board.w - 20);
  });
}
