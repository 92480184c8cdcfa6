import assert from 'node:assert/strict';
import test from 'node:test';

import { distance } from '../../draw/geometry';
import { cellIndex, cellOf, edgeEnds, edgesOf, isLaid } from './facts';
import { inside, layoutOf, quayRadius, radius, roofsOf } from './layout';
import { tiles } from './model';
import { edition, emptyView, layoutNames, views } from './testing';

// As the table of layouts says.
const edgeCounts: Record<string, number> = {
  first: 11,
  ring: 9,
  street: 8,
  islands: 13,
  compact: 16,
};

for (const name of layoutNames) {
  const view = emptyView(2, 0, name);
  const layout = layoutOf(view);

  test(`${name}: no two tiles overlap, canals lie between neighbours`, () => {
    layout.tiles.forEach((a, i) =>
      layout.tiles.slice(0, i).forEach((b) => {
        assert.ok(distance(a!, b!) >= 2 * radius * inside - 1e-6);
        assert.ok(distance(a!, b!) - 2 * quayRadius * inside > 15);
      }),
    );
  });

  test(`${name}: tiles that touch, and only those, have an edge halfway`, () => {
    assert.equal(layout.edges.length, edgeCounts[name]);
    for (const edge of layout.edges) {
      const near = layout.tiles.filter((p) => distance(p!, edge.at) < radius);
      assert.equal(near.length, 2);
    }
  });

  test(`${name}: all lies inside the frame`, () => {
    const points = [...layout.tiles.map((p) => p!), layout.boat!];
    for (const p of points) {
      assert.ok(p.x > layout.x + 20 && p.x < layout.x + layout.w - 20);
      assert.ok(p.y > layout.y + 20 && p.y < layout.y + layout.h - 20);
    }
  });

  test(`${name}: the boat floats at each tile, on no tile`, () => {
    for (const boat of tiles) {
      const at = layoutOf({ ...view, boat }).boat!;
      const own = layout.tiles[tiles.indexOf(boat)]!;
      assert.ok(distance(at, own) < radius + 1);
      for (const p of layout.tiles) assert.ok(distance(at, p!) > quayRadius * inside + 8, boat);
    }
  });
}

test('on a high board the city is turned to be large', () => {
  for (const name of layoutNames) {
    const view = emptyView(2, 0, name);
    const size = ({ w, h }: { w: number; h: number }) => Math.min(0.75 / w, 1 / h);
    assert.ok(size(layoutOf(view, 0.75)) >= size(layoutOf(view)) - 1e-9, name);
  }
  // On a phone of 360 pixels a quarter of the longest city is as broad as a finger.
  const { w, h } = layoutOf(emptyView(2, 0, 'street'), 0.75);
  assert.ok(2 * quayRadius * inside * Math.min(344 / w, 410 / h) > 42);
});

test('edges and cells are numbered as the server does', () => {
  for (const [target, name] of Object.entries(edition.parts)) {
    if (!target.startsWith('edge:')) continue;
    const [a, b] = edgeEnds(Number(target.slice(5)));
    assert.equal(`${tiles[a]}-${tiles[b]}`, name);
  }
  assert.equal(cellIndex({ q: -8, r: 0 }), 0);
  assert.deepEqual(cellOf(cellIndex({ q: 3, r: -5 })), { q: 3, r: -5 });
  assert.deepEqual(cellOf(216), { q: 8, r: 0 });
});

test('during free placement there is room for the cells around what is laid', () => {
  const view = emptyView(2, 0, 'first');
  view.cells = view.cells.map(() => ({ q: 127, r: 127 }));
  delete view.boat;
  const middle = cellIndex({ q: 0, r: 0 });
  assert.deepEqual(layoutOf(view, undefined, [middle]).cells, [{ index: middle, at: { x: 0, y: 0 } }]);
  view.cells[3] = { q: 0, r: 0 };
  view.cells[4] = { q: 1, r: 0 };
  const beside = [cellIndex({ q: 2, r: 0 }), cellIndex({ q: 0, r: -1 })];
  const layout = layoutOf(view, undefined, beside);
  for (const { at } of layout.cells) {
    assert.ok(at.x - radius > layout.x && at.x + radius < layout.x + layout.w);
    assert.ok(at.y - radius > layout.y && at.y + radius < layout.y + layout.h);
  }
  assert.equal(layoutOf(view).w, layout.w); // also before the rules have told the cells
  assert.equal(layout.edges.length, 1);
  assert.equal(layout.turn, 0);
});

test('every side of a block has its houses', () => {
  const { tones, shade } = roofsOf(3, 0);
  const houses = tones.join('').match(/Z/g)!.length;
  assert.ok(houses >= 18 && houses <= 24);
  assert.equal(shade.match(/Z/g)!.length, houses);
});

test('every view is laid out whole', () => {
  for (const view of views) {
    const layout = layoutOf(view);
    assert.equal(layout.tiles.filter(Boolean).length, view.cells.filter(isLaid).length);
    assert.equal(layout.edges.length, edgesOf(view).length);
    assert.ok(layout.w > 0 && layout.h > 0);
    for (const bridges of view.bridges) {
      for (const name of bridges)
        assert.ok(
          layout.edges.some((edge) => edge.name === name),
          name,
        );
    }
  }
});
