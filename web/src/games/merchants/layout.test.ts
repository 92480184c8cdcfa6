import assert from 'node:assert/strict';
import test from 'node:test';

import { siteId } from './facts';
import {
  across,
  cityOf,
  lot,
  plotsOf,
  spotOn,
  tallLanes,
  timeCells,
  timeShape,
  wideLanes,
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

test('the sites of a continent lie four in a line, those of a good together', () => {
  const { plots, lines } = plotsOf([4, 2, 2, 2]);
  assert.equal(lines, 3);
  const all = plots.flatMap(({ places }) => places.map(({ x, y }) => `${x} ${y}`));
  assert.equal(new Set(all).size, 10);
  for (const { places } of plots) assert.equal(new Set(places.map(({ y }) => y)).size, 1);
  assert.equal(plotsOf([7, 0, 1, 2]).lines, 3);
});

test('five markers fit on a space', () => {
  for (const lanes of [wideLanes, tallLanes]) {
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
