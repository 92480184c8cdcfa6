// Where things lie: blocks and bridges of the city, spaces of the harbour, the river, the rondel.
// City and harbour are laid out for the shape of the room they get. Any edition finds its place.
import { type Point, mix, point } from '../../draw/geometry';
import { numberOf, quarterOf } from './facts';
import { type Edition, blockCount, blocksEach, mouth } from './model';

export interface Size {
  w: number;
  h: number;
}

// A drawing of about this size, wider or higher so that it fills a room of this ratio.
function sizeFor(ratio: number, least: Size, most: Size): Size {
  if (!(ratio > 0)) return least;
  return ratio >= least.w / least.h
    ? { w: Math.min(most.w, least.h * ratio), h: least.h }
    : { w: least.w, h: Math.min(most.h, least.w / ratio) };
}

// ---- the city: quarters of two rows of three blocks, three above three ----

// Quarters by their place, as numbers of their colours.
const map = [1, 2, 5, 3, 4, 0];
const [across, rows, columns] = [3, 2, 3];

export interface Grid extends Size {
  block: Point; // its size
}
const canal = point(11, 8); // between blocks of a quarter
export const gracht = point(20, 20); // between quarters
const edge = 8;
const plaque = 23; // room for names above and below

export function gridFor(ratio: number): Grid {
  const { w, h } = sizeFor(ratio, { w: 560, h: 400 }, { w: 740, h: 720 });
  const wide = w - 2 * edge - across * (columns - 1) * canal.x - (across - 1) * gracht.x;
  const high = h - 2 * plaque - 2 * (rows - 1) * canal.y - gracht.y;
  return { w, h, block: point(wide / (across * columns), high / (2 * rows)) };
}

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

export interface City extends Size {
  grid: Grid;
  blocks: Point[]; // middles, by number
  plaques: Plaque[]; // middles
  bridges: Bridge[];
}

const quarterSize = ({ block }: Grid): Point =>
  point(columns * block.x + (columns - 1) * canal.x, rows * block.y + (rows - 1) * canal.y);

// The corner of a quarter.
function cornerOf(quarter: number, grid: Grid): Point {
  const place = map.indexOf(quarter);
  const size = quarterSize(grid);
  const [column, row] = [place % across, Math.floor(place / across)];
  return point(edge + column * (size.x + gracht.x), plaque + row * (size.y + gracht.y));
}

function blockAt(block: number, grid: Grid): Point {
  const corner = cornerOf(quarterOf(block), grid);
  const n = block % blocksEach;
  const step = point(grid.block.x + canal.x, grid.block.y + canal.y);
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

function plaqueOf(quarter: number, grid: Grid): Plaque {
  const size = quarterSize(grid);
  const top = map.indexOf(quarter) < across;
  const x = cornerOf(quarter, grid).x + size.x / 2;
  return { quarter, w: size.x, x, y: top ? plaque / 2 : grid.h - plaque / 2 };
}

export function cityOf(edition: Edition, grid: Grid): City {
  const blocks = Array.from({ length: blockCount }, (_, i) => blockAt(i, grid));
  const bridges = edition.edition.bridges.flatMap((row): Bridge[] => {
    const [from, to] = [row.from, row.to].map((name) => numberOf('block', name, edition));
    const [a, b] = [blocks[from!], blocks[to!]];
    if (!a || !b) return [];
    const ends = bridgeBetween(a, b, grid);
    return [{ from: from!, to: to!, ends, middle: mix(ends[0], ends[1], 0.5) }];
  });
  return { w: grid.w, h: grid.h, grid, blocks, plaques: map.map((q) => plaqueOf(q, grid)), bridges };
}

// Blocks over the bridges from one.
export const acrossFrom = (edition: Edition, block: string): string[] =>
  edition.edition.bridges.flatMap(({ from, to }) =>
    from === block ? [to] : to === block ? [from] : [],
  );

// ---- the harbour ----

// A space, and the middle of its building; null: it has none.
export interface Berth extends Point {
  building: Point | null;
}

export interface Harbour extends Size {
  berths: Berth[]; // by number
  dockers: Point; // the corner of their building
  market: Point; // the corner of the black market
  trade: number; // how large both are drawn
  rose: Point; // the middle of the compass
}

// By number: start · quays blue white yellow brown pink green · warehouses of the nine goods ·
// depots · water. With the way from the space to the middle of its building.
const [above, below] = [[0, -36] as const, [0, 36] as const];
// prettier-ignore
const smallest: [x: number, y: number, building?: readonly [number, number]][] = [
  [28, 212],
  [36, 70, above], [36, 356, below], [216, 183, [15, -31]], [290, 356, below], [242, 70, above], [434, 262, below],
  [104, 70, above], [104, 356, below], [174, 70, above], [94, 218, [2, 37]], [174, 356, below], [311, 70, above],
  [432, 70, above], [434, 166, [0, -36]], [360, 356, below],
  [207, 250, [32, 8]], [232, 356, below], [368, 70, above], [418, 356, below],
  [72, 118], [72, 306], [162, 212], [174, 118], [187, 306], [275, 118], [290, 306], [376, 118],
  [400, 212], [376, 306],
];
const smallestHarbour: Size = { w: 470, h: 416 };
const lines = { top: 70, bottom: 356 }; // of the outer spaces, whose buildings keep their distance

// The same spaces in any room: only the water between them grows.
export function harbourFor(ratio: number): Harbour {
  const { w, h } = sizeFor(ratio, smallestHarbour, { w: 800, h: 640 });
  const wider = w / smallestHarbour.w;
  const higher =
    (h - lines.top - (smallestHarbour.h - lines.bottom)) / (lines.bottom - lines.top);
  const at = (x: number, y: number) => point(x * wider, lines.top + (y - lines.top) * higher);
  const berths = smallest.map(([x, y, building]): Berth => {
    const place = at(x, y);
    const middle = building && point(place.x + building[0], place.y + building[1]);
    return { ...place, building: middle ?? null };
  });
  const trade = Math.min(1, 0.58 * Math.min(wider, higher + 0.35));
  const middle = at(322, 212);
  return {
    w,
    h,
    berths,
    trade,
    dockers: point(middle.x - 97 * trade, middle.y - 46 * trade),
    market: point(middle.x + 3 * trade, middle.y - 46 * trade),
    rose: at(118, 165),
  };
}

export function channelsOf(edition: Edition, { berths }: Harbour): [Point, Point][] {
  return edition.edition.channels.flatMap(({ from, to }): [Point, Point][] => {
    const [a, b] = [from, to].map((name) => berths[numberOf('space', name, edition)]);
    return a && b ? [[a, b]] : [];
  });
}

// What a barge takes up, from its middle.
export const barge = { half: 25, above: 24, below: 14 };

// Barges on one space lie beside each other, four in two rows; none over the edge of the drawing.
export function bargeSpots(at: Point, count: number, { w, h }: Size): Point[] {
  const inRow = count > 2 ? 2 : count;
  const step = point(2 * barge.half - 8, 24);
  const rowsNeeded = Math.ceil(count / Math.max(1, inRow));
  const half = ((inRow - 1) * step.x) / 2 + barge.half;
  const high = ((rowsNeeded - 1) * step.y) / 2;
  const x = Math.min(Math.max(at.x, half), w - half);
  const y = Math.min(Math.max(at.y, high + barge.above), h - high - barge.below);
  return Array.from({ length: count }, (_, n) =>
    point(
      x + ((n % inRow) - (inRow - 1) / 2) * step.x,
      y + (Math.floor(n / inRow) - (rowsNeeded - 1) / 2) * step.y,
    ),
  );
}

// ---- the Amstel: a river of nineteen spaces, in one or more rows ----

export interface River extends Size {
  spaces: Point[]; // middles; the first is space 1
}

export const space = point(58, 46);
const mouthWide = 34; // more than another space
const bank = 7; // above and below a row
const rowHigh = space.y + 2 * bank;

export function riverOf(inRow: number): River {
  const count = Math.ceil(mouth / inRow);
  const spaces = Array.from({ length: mouth }, (_, i) => {
    const last = i === mouth - 1 ? mouthWide / 2 : 0;
    const row = Math.floor(i / inRow);
    return point(((i % inRow) + 0.5) * space.x + last, (row + 0.5) * rowHigh);
  });
  const short = mouth - (count - 1) * inRow;
  const w = Math.max(count > 1 ? inRow * space.x : 0, short * space.x + mouthWide);
  return { w, h: count * rowHigh, spaces };
}
export const mouthSize = point(space.x + mouthWide, space.y);

// The banks of the rows: gentle waves from side to side.
export function banksOf({ w, h }: River): string {
  const half = space.y / 2 + bank - 2;
  const wave = (width: number, height: number) => `q${width / 2} ${height} ${width} 0`;
  return Array.from({ length: Math.round(h / rowHigh) }, (_, row) => {
    const middle = (row + 0.5) * rowHigh;
    const [count, each] = [8, w / 8];
    const along = (sign: number) =>
      Array.from({ length: count }, (_, n) => wave(sign * each, n % 2 ? 5 : -5)).join('');
    return `M0 ${middle - half}${along(1)}V${middle + half}${along(-1)}Z`;
  }).join('');
}

// ---- the rondel ----

export const wheel = { r: 92, hub: 24, places: 62 };

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
