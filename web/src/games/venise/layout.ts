// Where everything lies on the board: tiles by their axial cells, edges between them, the boat on the
// water, and beside the city prices and dice. The city is turned and the sea cropped so that the tiles
// are as large as the board allows, which may be wide or high.
import { type Point, distance, mix, plus, turned } from '../../draw/geometry';
import { cellOf, edgesOf, isLaid } from './facts';
import { type Cell, type View, tiles } from './model';

export const radius = 100; // of a cell, from its middle to a corner
export const inside = Math.cos(Math.PI / 6);
const margin = 12; // of water around the city
const wished = 1.89; // width by height, where there is no other wish

// A board without room beside the city, as on a phone: what stands there is small.
export const isHigh = (shape: number): boolean => shape < 1.2;

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout extends Rect {
  turn: number; // radians
  tiles: (Point | undefined)[]; // middles, by tile; undefined: not laid
  cells: { index: number; at: Point }[]; // where a tile could be laid
  edges: { index: number; name: string; at: Point; angle: number }[];
  boat: (Point & { scale: number }) | undefined;
  prices: Panel;
  roll: Panel;
}

// A panel in its own units, drawn so much larger or smaller.
export interface Panel extends Rect {
  scale: number;
}

// In units of the drawing: prices as a house or, on a high board, as a slip; the dice beside them.
export const houseSize = { w: 424, h: 342 };
export const slipSize = { w: 300, h: 172 };
export const rollSize = { w: 218, h: 190 };
export const smallRollSize = { w: 150, h: 96 };

function middle({ q, r }: Cell, turn: number): Point {
  const flat = { x: Math.sqrt(3) * (q + r / 2) * radius, y: 1.5 * r * radius };
  const length = Math.hypot(flat.x, flat.y);
  return turned(Math.atan2(flat.y, flat.x) + turn, length);
}

// The corners of a hexagon about 0, 0.
export function corners(size: number, turn: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => turned(turn + ((2 * i - 1) * Math.PI) / 6, size));
}

function boundsOf(points: Point[], turn: number): Rect {
  const all = points.flatMap((p) => corners(radius, turn).map((c) => plus(p, c)));
  const x = Math.min(...all.map((p) => p.x)) - margin;
  const y = Math.min(...all.map((p) => p.y)) - margin;
  const w = Math.max(...all.map((p) => p.x)) + margin - x;
  const h = Math.max(...all.map((p) => p.y)) + margin - y;
  return { x, y, w, h };
}

// ---- room for the panels ----

// How far a point is from a rectangle.
export function gap({ x, y, w, h }: Rect, p: Point): number {
  return Math.hypot(Math.max(x - p.x, 0, p.x - x - w), Math.max(y - p.y, 0, p.y - y - h));
}

// Whether a rectangle lies on a tile: by the directions of the tile's sides and its own.
export function liesOn(box: Rect, tile: Point, turn: number): boolean {
  const [halfW, halfH] = [box.w / 2, box.h / 2];
  const away = { x: box.x + halfW - tile.x, y: box.y + halfH - tile.y };
  const tall = Math.abs(Math.cos(3 * turn)) > 0.5; // a corner points up
  const size = { x: tall ? radius * inside : radius, y: tall ? radius : radius * inside };
  if (Math.abs(away.x) >= halfW + size.x || Math.abs(away.y) >= halfH + size.y) return false;
  return [0, 1, 2].every((i) => {
    const side = turned(turn + (i * Math.PI) / 3);
    const reach = halfW * Math.abs(side.x) + halfH * Math.abs(side.y) + radius * inside;
    return Math.abs(away.x * side.x + away.y * side.y) < reach;
  });
}

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

const spots = 14; // tried along each side

// A free place for a rectangle within the frame; the upper right is liked best.
function placeFor(size: { w: number; h: number }, frame: Rect, isFree: (box: Rect) => boolean) {
  const pad = 10;
  const [roomX, roomY] = [frame.w - 2 * pad - size.w, frame.h - 2 * pad - size.h];
  if (roomX < 0 || roomY < 0) return undefined;
  for (let i = spots; i >= 0; --i) {
    for (let j = 0; j <= spots; ++j) {
      const box = {
        x: frame.x + pad + (roomX * i) / spots,
        y: frame.y + pad + (roomY * j) / spots,
        ...size,
      };
      if (isFree(box)) return box;
    }
  }
  return undefined;
}

const grown = ({ w, h }: { w: number; h: number }, scale: number) => ({ w: w * scale, h: h * scale });

interface Fit {
  frame: Rect;
  prices: Panel;
  roll: Panel;
}

function panelsIn(frame: Rect, city: Point[], turn: number, scale: number, high: boolean) {
  const isWater = (box: Rect) => city.every((tile) => !liesOn(box, tile, turn));
  const prices = placeFor(grown(high ? slipSize : houseSize, scale), frame, isWater);
  if (!prices) return undefined;
  const roll = placeFor(
    grown(high ? smallRollSize : rollSize, scale),
    frame,
    (box) => isWater(box) && apart(box, { x: prices.x - 8, y: prices.y - 8, w: prices.w + 16, h: prices.h + 16 }),
  );
  return roll && { frame, prices: { ...prices, scale }, roll: { ...roll, scale } };
}

// The frame of this shape and size around the city, which lies at its left, right, top or bottom.
function framesAt(bounds: Rect, w: number, h: number): Rect[] {
  const [freeX, freeY] = [w - bounds.w, h - bounds.h];
  const shares = [0, 1, 0.5];
  return shares.flatMap((across) =>
    shares.map((down) => ({ x: bounds.x - freeX * across, y: bounds.y - freeY * down, w, h })),
  );
}

const fewestGrowths = 0.03;
const mostGrowths = 60;

// The smallest frame that leaves room for the panels; `enough`: one this wide is known already.
function fitted(city: Point[], turn: number, shape: number, enough: number): Fit | undefined {
  const bounds = boundsOf(city, turn);
  const least = Math.max(bounds.w, bounds.h * shape);
  for (let n = 0; n < mostGrowths; ++n) {
    const w = least * (1 + n * fewestGrowths);
    if (w >= enough) return undefined;
    // What stands beside large tiles need not be as large.
    const scale = (isHigh(shape) ? 1 : 0.94) * Math.max(1, Math.min(1.5, w / (isHigh(shape) ? 620 : 1150)));
    for (const frame of framesAt(bounds, w, w / shape)) {
      const fit = panelsIn(frame, city, turn, scale, isHigh(shape));
      if (fit) return fit;
    }
  }
  return undefined;
}

export const turns = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);

function bestFit(cells: Cell[], shape: number, ways: number[]): Fit & { turn: number } {
  let best: (Fit & { turn: number }) | undefined;
  for (const turn of ways) {
    const city = cells.map((cell) => middle(cell, turn));
    const fit = fitted(city, turn, shape, best ? best.frame.w * 0.98 : Infinity);
    if (fit) best = { ...fit, turn };
  }
  return best!;
}

// ---- the boat ----

// On the water at an outer side of its tile; amid six neighbours where three canals meet.
function boatAt(at: Point, others: Point[], turn: number, { frame, prices, roll }: Fit) {
  const [half, across] = [36, 46];
  const around = Array.from({ length: 6 }, (_, i) => turned(turn + (i * Math.PI) / 3));
  const sides = around.filter((side) => {
    const beyond = plus(at, side, 2 * radius * inside);
    return others.every((other) => distance(other, beyond) > radius / 2);
  });
  // Farther out first, where it covers nothing of its tile.
  for (const away of [1.3, 1.12, 0.98]) {
    for (const side of sides) {
      const p = plus(at, side, radius * away);
      const box = { x: p.x - across, y: p.y - half, w: 2 * across, h: 2 * half };
      const within =
        box.x >= frame.x && box.y >= frame.y && p.x + across <= frame.x + frame.w && p.y + half <= frame.y + frame.h;
      const free = [prices, roll].every((panel) => apart(box, panel));
      if (within && free && others.every((other) => distance(other, p) > radius + 10))
        return { ...p, scale: away > 1.1 ? 0.95 : 0.7 };
    }
  }
  const side = sides[0] ?? turned(turn + Math.PI / 6);
  return { ...plus(at, side, sides.length ? radius * 0.92 : radius), scale: 0.5 };
}

// Where the boat lies at a tile of a city that is laid out.
export function berthAt(layout: Layout, tile: number): Point & { scale: number } {
  const at = layout.tiles[tile]!;
  const others = layout.tiles.filter((p): p is Point => p !== undefined && p !== at);
  return boatAt(at, others, layout.turn, { frame: layout, prices: layout.prices, roll: layout.roll });
}

// ---- the whole ----

// The middles of the six cells around one.
const around = (at: Point, turn: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => plus(at, turned(turn + (i * Math.PI) / 3), 2 * radius * inside));

// While tiles are being laid there is room around the city for one more, and it does not turn under
// the players' hands.
function whileBuilding(laid: Point[], shape: number): Fit & { turn: number } {
  const city = laid.length === 0 ? [{ x: 0, y: 0 }] : laid.flatMap((at) => [at, ...around(at, 0)]);
  return { ...fitted(city, 0, shape, Infinity)!, turn: 0 };
}

// `open`: the cells where a tile could be laid. `ways`: how the city may be turned.
export function layoutOf(
  view: View,
  shape = wished,
  open: number[] = [],
  ways: number[] = turns,
): Layout {
  const laid = view.cells.filter(isLaid);
  const building = laid.length < tiles.length;
  const fit = building
    ? whileBuilding(
        laid.map((cell) => middle(cell, 0)),
        shape,
      )
    : bestFit(laid, shape, ways);
  const { turn, frame, prices, roll } = fit;
  const at = view.cells.map((cell) => (isLaid(cell) ? middle(cell, turn) : undefined));
  const known = at.filter((p): p is Point => p !== undefined);
  const boatTile = view.boat === undefined ? undefined : at[tiles.indexOf(view.boat)];
  return {
    turn,
    tiles: at,
    cells: open.map((index) => ({ index, at: middle(cellOf(index)!, turn) })),
    edges: edgesOf(view).map(({ index, name, ends }) => {
      const [a, b] = [at[ends[0]]!, at[ends[1]]!];
      return { index, name, at: mix(a, b, 0.5), angle: Math.atan2(b.y - a.y, b.x - a.x) };
    }),
    boat:
      boatTile &&
      boatAt(
        boatTile,
        known.filter((p) => p !== boatTile),
        turn,
        fit,
      ),
    prices,
    roll,
    ...frame,
  };
}

const short = (n: number): string => String(Math.round(n * 10) / 10);
export const polygon = (points: Point[]): string =>
  points.map((p, i) => `${i ? 'L' : 'M'}${short(p.x)} ${short(p.y)}`).join('') + 'Z';
