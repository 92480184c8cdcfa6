// Where everything lies in the city: tiles by their axial cells, edges between them, the boat on
// the water. The city is turned so that it fills its board, which may be wide or high.
import { type Point, distance, mix, plus, turned } from '../../draw/geometry';
import { cellOf, edgesOf, isLaid } from './facts';
import { type Cell, type View, tiles } from './model';

export const radius = 100; // of a cell, from its middle to a corner
export const quayRadius = 87; // of the tile in it: the rest is canal
export const inside = Math.cos(Math.PI / 6);
const margin = 30; // of water around the city, with room for the boat
const wished = 1.45; // width by height, where there is no other wish

export interface Layout {
  turn: number; // radians
  tiles: (Point | undefined)[]; // middles, by tile; undefined: not laid
  cells: { index: number; at: Point }[]; // where a tile could be laid
  edges: { index: number; name: string; at: Point; angle: number }[];
  boat: (Point & { angle: number; scale: number }) | undefined;
  x: number;
  y: number;
  w: number;
  h: number;
}

function middle({ q, r }: Cell, turn: number): Point {
  const flat = { x: Math.sqrt(3) * (q + r / 2) * radius, y: 1.5 * r * radius };
  const length = Math.hypot(flat.x, flat.y);
  return turned(Math.atan2(flat.y, flat.x) + turn, length);
}

// The corners of a hexagon about 0, 0.
export function corners(size: number, turn: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => turned(turn + ((2 * i - 1) * Math.PI) / 6, size));
}

function frame(points: Point[], turn: number): { x: number; y: number; w: number; h: number } {
  const all = points.flatMap((p) => corners(radius, turn).map((c) => plus(p, c)));
  const x = Math.min(...all.map((p) => p.x)) - margin;
  const y = Math.min(...all.map((p) => p.y)) - margin;
  const w = Math.max(...all.map((p) => p.x)) + margin - x;
  const h = Math.max(...all.map((p) => p.y)) + margin - y;
  return { x, y, w, h };
}

// How large the city can be drawn on a board of the wished shape.
function scale(cells: Cell[], turn: number, shape: number): number {
  const { w, h } = frame(
    cells.map((cell) => middle(cell, turn)),
    turn,
  );
  return Math.min(shape / w, 1 / h);
}

// As listed, unless another way up makes it clearly larger.
function bestTurn(cells: Cell[], shape: number): number {
  let best = 0;
  for (let step = 1; step < 6; ++step) {
    const turn = (step * Math.PI) / 6;
    if (scale(cells, turn, shape) > scale(cells, best, shape) * 1.04) best = turn;
  }
  return best;
}

// On the water at an outer side of its tile, the lower ones first; amid six neighbours where three
// canals meet.
function boatAt(at: Point, others: Point[], turn: number): NonNullable<Layout['boat']> {
  const sides = Array.from({ length: 6 }, (_, i) => turn + (i * Math.PI) / 3).filter((angle) => {
    const beyond = plus(at, turned(angle), 2 * radius * inside);
    return others.every((other) => distance(other, beyond) > radius / 2);
  });
  if (sides.length === 0) {
    const angle = turn + Math.PI / 6;
    return { ...plus(at, turned(angle), radius), angle: 0, scale: 0.55 };
  }
  const low = (angle: number) => Math.sin(angle) + 0.2 * Math.cos(angle);
  const angle = sides.reduce((a, b) => (low(b) > low(a) + 1e-9 ? b : a));
  const along = Math.atan(Math.tan(angle + Math.PI / 2));
  return { ...plus(at, turned(angle), quayRadius * inside + 19), angle: along, scale: 1 };
}

// The middles of the six cells around one.
const around = (at: Point, turn: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => plus(at, turned(turn + (i * Math.PI) / 3), 2 * radius * inside));

// While tiles are being laid there is room around the city for one more.
const roomToBuild = (laid: Point[], turn: number): Point[] =>
  laid.length === 0 ? [{ x: 0, y: 0 }] : laid.flatMap((at) => [at, ...around(at, turn)]);

// `open`: the cells where a tile could be laid.
export function layoutOf(view: View, shape = wished, open: number[] = []): Layout {
  const laid = view.cells.filter(isLaid);
  const building = laid.length < tiles.length;
  // While tiles are being laid the city must not turn under the players' hands.
  const turn = building ? 0 : bestTurn(laid, shape);
  const at = view.cells.map((cell) => (isLaid(cell) ? middle(cell, turn) : undefined));
  const cells = open.map((index) => ({ index, at: middle(cellOf(index)!, turn) }));
  const known = at.filter((p): p is Point => p !== undefined);
  const edges = edgesOf(view).map(({ index, name, ends }) => {
    const [a, b] = [at[ends[0]]!, at[ends[1]]!];
    return { index, name, at: mix(a, b, 0.5), angle: Math.atan2(b.y - a.y, b.x - a.x) };
  });
  const boatTile = view.boat === undefined ? undefined : at[tiles.indexOf(view.boat)];
  return {
    turn,
    tiles: at,
    cells,
    edges,
    boat:
      boatTile &&
      boatAt(
        boatTile,
        known.filter((p) => p !== boatTile),
        turn,
      ),
    ...frame(building ? roomToBuild(known, turn) : known, turn),
  };
}

const short = (n: number): string => String(Math.round(n * 10) / 10);
export const polygon = (points: Point[]): string =>
  points.map((p, i) => `${i ? 'L' : 'M'}${short(p.x)} ${short(p.y)}`).join('') + 'Z';

// ---- roofs ----

export const roofTones = 4;
const outerRoof = 83;
const innerRoof = 66;

export interface Roofs {
  tones: string[]; // paths, one for each tone of roof
  shade: string; // the half of each roof that lies in the shadow
  ridges: string;
}

// The block as seen from above: rows of narrow houses along the six quays around a court, their
// ridges across the row.
export function roofsOf(tile: number, turn: number): Roofs {
  const tones = Array.from({ length: roofTones }, () => '');
  let [shade, ridges] = ['', ''];
  const [out, inn] = [corners(outerRoof, turn), corners(innerRoof, turn)];
  let seed = tile * 37 + 11;
  const below = (n: number) => (seed = (seed * 1103 + 377) % 7919) % n;
  for (let side = 0; side < 6; ++side) {
    const [a, b] = [out[side]!, out[(side + 1) % 6]!];
    const [c, d] = [inn[side]!, inn[(side + 1) % 6]!];
    const count = 3 + below(2);
    for (let house = 0; house < count; ++house) {
      const [t, u] = [house / count, (house + 1) / count];
      const half = (t + u) / 2;
      const [o1, o2, om] = [mix(a, b, t), mix(a, b, u), mix(a, b, half)];
      const [i1, i2, im] = [mix(c, d, t), mix(c, d, u), mix(c, d, half)];
      tones[below(roofTones)] += polygon([o1, o2, i2, i1]);
      shade += polygon([om, o2, i2, im]);
      ridges += polygon([om, im]).replace('Z', '') + polygon([o1, i1]).replace('Z', '');
    }
  }
  return { tones, shade, ridges };
}
