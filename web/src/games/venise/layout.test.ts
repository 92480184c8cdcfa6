import assert from 'node:assert/strict';
import test from 'node:test';

import { distance } from '../../draw/geometry';
import { cellIndex, cellOf, edgeEnds, edgesOf, isLaid } from './facts';
import { type Layout, type Rect, inside, layoutOf, liesOn, radius } from './layout';
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

// As on a wide page, with the side folded, on a large screen, on phones and on a tablet.
const boards: [width: number, height: number][] = [
  [1190, 630],
  [1440, 630],
  [2100, 1100],
  [390, 560],
  [360, 480],
  [768, 560],
];

const isWithin = ({ x, y, w, h }: Rect, frame: Rect): boolean =>
  x >= frame.x && y >= frame.y && x + w <= frame.x + frame.w + 1e-6 && y + h <= frame.y + frame.h + 1e-6;

function panelsLieFree(layout: Layout): void {
  const { prices, roll } = layout;
  for (const panel of [prices, roll]) {
    assert.ok(isWithin(panel, layout));
    for (const tile of layout.tiles) assert.ok(!liesOn(panel, tile!, layout.turn));
  }
  const beside = prices.x + prices.w <= roll.x || roll.x + roll.w <= prices.x;
  assert.ok(beside || prices.y + prices.h <= roll.y || roll.y + roll.h <= prices.y);
}

for (const name of layoutNames) {
  const view = emptyView(2, 0, name);

  for (const [width, height] of boards) {
    const layout = layoutOf(view, width / height);
    const what = `${name} on ${width} × ${height}`;

    test(`${what}: no two tiles overlap, all lies inside the frame`, () => {
      layout.tiles.forEach((a, i) =>
        layout.tiles.slice(0, i).forEach((b) => {
          assert.ok(distance(a!, b!) >= 2 * radius * inside - 1e-6);
        }),
      );
      for (const p of layout.tiles) {
        const half = radius * inside;
        assert.ok(isWithin({ x: p!.x - half, y: p!.y - half, w: 2 * half, h: 2 * half }, layout));
      }
      assert.ok(Math.abs(layout.w / layout.h - width / height) < 1e-6);
    });

    test(`${what}: prices and dice lie on the water beside each other`, () => panelsLieFree(layout));

    test(`${what}: the boat floats at each tile, on no middle of one`, () => {
      for (const boat of tiles) {
        const own = layout.tiles[tiles.indexOf(boat)]!;
        const at = layoutOf({ ...view, boat }, width / height).boat!;
        assert.ok(distance(at, own) < 1.4 * radius);
        for (const p of layout.tiles) assert.ok(distance(at, p!) > radius * 0.85, boat);
        assert.ok(isWithin({ ...at, w: 0, h: 0 }, layout));
      }
    });
  }

  test(`${name}: tiles that touch, and only those, have an edge halfway`, () => {
    const layout = layoutOf(view);
    assert.equal(layout.edges.length, edgeCounts[name]);
    for (const edge of layout.edges) {
      const near = layout.tiles.filter((p) => distance(p!, edge.at) < radius);
      assert.equal(near.length, 2);
    }
  });
}

test('the tiles are as large as the board allows', () => {
  const pixels = (name: string, width: number, height: number) =>
    (radius * width) / layoutOf(emptyView(2, 0, name), width / height).w;
  const least = { first: 110, ring: 90, street: 72, islands: 95, compact: 110 };
  for (const [name, wanted] of Object.entries(least))
    assert.ok(pixels(name, 1190, 630) >= wanted, name);
  // On a phone a quarter of the longest city is broader than a finger.
  const onPhone = { first: 66, ring: 56, street: 34, islands: 56, compact: 66 };
  for (const [name, wanted] of Object.entries(onPhone))
    assert.ok(pixels(name, 390, 560) >= wanted, name);
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
