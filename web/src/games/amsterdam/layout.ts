// Where things lie: blocks and bridges of the city, spaces of the harbour, the river, the wheel.
// Any edition finds its place.
import { type Point, mix, point } from '../../draw/geometry';
import { numberOf, quarterOf } from './facts';
import { type Edition, blockCount, blocksEach, mouth } from './model';

// ---- the city: quarters of two rows of three blocks, three above three ----

// Quarters by their place, as numbers of their colours.
const map = [1, 2, 5, 3, 4, 0];
const [across, rows, columns] = [3, 2, 3];

export interface Grid {
  block: Point; // its size
  canal: number; // between blocks of a quarter
  gracht: number; // between quarters
  edge: number;
  plaque: number; // room for names above and below
}

export const wideCity: Grid = {
  block: point(62, 70),
  canal: 13,
  gracht: 26,
  edge: 12,
  plaque: 24,
};
// The same where there is more height.
export const roomyCity: Grid = { ...wideCity, block: point(62, 94) };
export const tallCity: Grid = {
  block: point(56, 114),
  canal: 11,
  gracht: 18,
  edge: 6,
  plaque: 26,
};

export interface Bridge {
  from: number;
  to: number;
  ends: [Point, Point];
  middle: Point;
}

export interface Plaque extends Point {
  quarter: number;
  w: number;
}

export interface City {
  w: number;
  h: number;
  grid: Grid;
  blocks: Point[]; // middles, by number
  plaques: Plaque[]; // middles
  bridges: Bridge[];
}

const quarterSize = ({ block, canal }: Grid): Point =>
  point(columns * block.x + (columns - 1) * canal, rows * block.y + (rows - 1) * canal);

// The corner of a quarter.
function cornerOf(quarter: number, grid: Grid): Point {
  const place = map.indexOf(quarter);
  const size = quarterSize(grid);
  const [column, row] = [place % across, Math.floor(place / across)];
  return point(
    grid.edge + column * (size.x + grid.gracht),
    grid.plaque + row * (size.y + grid.gracht),
  );
}

function blockAt(block: number, grid: Grid): Point {
  const corner = cornerOf(quarterOf(block), grid);
  const n = block % blocksEach;
  const step = point(grid.block.x + grid.canal, grid.block.y + grid.canal);
  return point(
    corner.x + (n % columns) * step.x + grid.block.x / 2,
    corner.y + Math.floor(n / columns) * step.y + grid.block.y / 2,
  );
}

// From quay to quay where the blocks face each other, else from middle to middle.
function bridgeBetween(a: Point, b: Point, { block }: Grid): [Point, Point] {
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  const [top, bottom] = a.y <= b.y ? [a, b] : [b, a];
  if (Math.abs(a.y - b.y) < 1) {
    return [point(left.x + block.x / 2 - 2, a.y), point(right.x - block.x / 2 + 2, a.y)];
  }
  if (Math.abs(a.x - b.x) < 1) {
    return [point(a.x, top.y + block.y / 2 - 2), point(a.x, bottom.y - block.y / 2 + 2)];
  }
  return [mix(a, b, 0.25), mix(a, b, 0.75)];
}

function plaqueOf(quarter: number, grid: Grid, h: number): Plaque {
  const size = quarterSize(grid);
  const top = map.indexOf(quarter) < across;
  const x = cornerOf(quarter, grid).x + size.x / 2;
  return { quarter, w: size.x, x, y: top ? grid.plaque / 2 : h - grid.plaque / 2 };
}

const cities = new WeakMap<Edition, Map<Grid, City>>();

export function cityOf(edition: Edition, grid: Grid): City {
  const known = cities.get(edition) ?? new Map<Grid, City>();
  cities.set(edition, known);
  const found = known.get(grid);
  if (found) return found;
  const size = quarterSize(grid);
  const w = 2 * grid.edge + across * size.x + (across - 1) * grid.gracht;
  const h = 2 * grid.plaque + 2 * size.y + grid.gracht;
  const blocks = Array.from({ length: blockCount }, (_, i) => blockAt(i, grid));
  const bridges = edition.edition.bridges.flatMap((row): Bridge[] => {
    const [from, to] = [row.from, row.to].map((name) => numberOf('block', name, edition));
    const [a, b] = [blocks[from!], blocks[to!]];
    if (!a || !b) return [];
    const ends = bridgeBetween(a, b, grid);
    return [{ from: from!, to: to!, ends, middle: mix(ends[0], ends[1], 0.5) }];
  });
  const plaques = map.map((quarter) => plaqueOf(quarter, grid, h));
  const city = { w, h, grid, blocks, plaques, bridges };
  known.set(grid, city);
  return city;
}

// Blocks over the bridges from one.
export const acrossFrom = (edition: Edition, block: string): string[] =>
  edition.edition.bridges.flatMap(({ from, to }) =>
    from === block ? [to] : to === block ? [from] : [],
  );

// ---- the harbour ----

// A space, and on which side of it its building stands.
export interface Berth extends Point {
  side: -1 | 0 | 1; // above, none, below
}

export interface Harbour {
  w: number;
  h: number;
  berths: Berth[]; // by number
  building: Point; // of the dockers, its corner
  market: Point | null; // the black market's corner; null: it lies elsewhere
}

const berth = ([x, y, side = 0]: readonly number[]): Berth => ({
  x: x!,
  y: y!,
  side: side as Berth['side'],
});

// By number: start · quays blue white yellow brown pink green · warehouses of the nine goods ·
// depots · water.
// prettier-ignore
const wideBerths = [
  [48, 230],
  [58, 82, -1], [58, 378, 1], [356, 190, -1], [404, 378, 1], [340, 82, -1], [702, 306, 1],
  [146, 82, -1], [146, 378, 1], [243, 82, -1], [152, 248, -1], [234, 378, 1], [428, 82, -1],
  [614, 82, -1], [702, 164, -1], [508, 378, 1],
  [356, 274, 1], [319, 378, 1], [520, 82, -1], [596, 378, 1],
  [104, 146], [104, 314], [262, 230], [243, 146], [262, 314], [428, 146], [412, 314], [574, 146],
  [632, 236], [552, 314],
];
// prettier-ignore
const tallBerths = [
  [40, 268],
  [44, 84, -1], [44, 456, 1], [268, 214, -1], [346, 456, 1], [366, 214, -1], [476, 330, 1],
  [118, 84, -1], [118, 456, 1], [192, 84, -1], [116, 290, -1], [194, 456, 1], [274, 84, -1],
  [440, 84, -1], [476, 218, -1], [418, 456, 1],
  [286, 304, 1], [268, 456, 1], [352, 84, -1], [490, 456, 1],
  [84, 146], [84, 396], [208, 264], [186, 146], [210, 396], [316, 146], [312, 396], [424, 146],
  [424, 270], [424, 396],
];

export const wideHarbour: Harbour = {
  w: 752,
  h: 460,
  berths: wideBerths.map(berth),
  building: point(402, 184),
  market: point(506, 184),
};
const more = 1.2;
export const roomyHarbour: Harbour = {
  ...wideHarbour,
  h: wideHarbour.h * more,
  berths: wideHarbour.berths.map((at) => ({ ...at, y: at.y * more + at.side * -8 })),
  building: point(402, 230),
  market: point(506, 230),
};
export const tallHarbour: Harbour = {
  w: 532,
  h: 540,
  berths: tallBerths.map(berth),
  building: point(322, 248),
  market: null,
};

export function channelsOf(edition: Edition, { berths }: Harbour): [Point, Point][] {
  return edition.edition.channels.flatMap(({ from, to }): [Point, Point][] => {
    const [a, b] = [from, to].map((name) => berths[numberOf('space', name, edition)]);
    return a && b ? [[a, b]] : [];
  });
}

export type Shape = 'wide' | 'roomy' | 'tall';
export const cityGrid: Record<Shape, Grid> = { wide: wideCity, roomy: roomyCity, tall: tallCity };
export const harbours: Record<Shape, Harbour> = {
  wide: wideHarbour,
  roomy: roomyHarbour,
  tall: tallHarbour,
};

// ---- the Amstel: a river of nineteen spaces, in one or two rows ----

export interface River {
  w: number;
  h: number;
  spaces: Point[]; // middles; the first is space 1
}

export const space = point(58, 62);
const mouthWide = 40; // more than another space

export function riverOf(inRow: number): River {
  const lines = Math.ceil(mouth / inRow);
  const spaces = Array.from({ length: mouth }, (_, i) => {
    const line = Math.floor(i / inRow);
    const n = i % inRow;
    const last = i === mouth - 1 ? mouthWide / 2 : 0;
    return point((n + 0.5) * space.x + last, (line + 0.5) * space.y + line * 14);
  });
  const short = mouth - (lines - 1) * inRow;
  const w = Math.max(lines > 1 ? inRow * space.x : 0, short * space.x + mouthWide);
  return { w, h: lines * space.y + (lines - 1) * 14, spaces };
}

// ---- the rondel ----

export const wheel = { r: 92, hub: 30, places: 62 };

// The angle of a sector of the wheel, from above clockwise, in degrees.
export const sectorAngle = (n: number): number => n * 60;

export const onWheel = (angle: number, r: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return point(Math.sin(turn) * r, -Math.cos(turn) * r);
};

// Where the nth of several tokens on a sector lies, from the sector's own place.
export function tokenSpot(n: number, count: number): Point {
  if (count === 1) return point(0, 0);
  const inRing = count <= 5 ? count : count - 1;
  if (n >= inRing) return point(0, 0);
  return onWheel((n * 360) / inRing + (count === 2 ? 90 : 0), count <= 2 ? 12.5 : 16);
}
