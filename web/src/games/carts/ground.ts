// The city under the tracks: a harbour on one side, around it a half-moon of land with ring canals,
// a river, a wall with bastions and a moat. All of it follows from where the places lie.
import {
  type Box,
  type Point,
  distance,
  hull,
  plus,
  smooth,
  straight,
  turned,
} from '../../draw/geometry';
import { type Countryside, layCountryside } from './countryside';

export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface Ground extends Countryside {
  harbour: string; // paths, as in the `d` of an SVG path
  quay: string;
  depth: [Point, Point]; // from the open sea to the quay
  land: string;
  bastions: string;
  canals: string[];
  river: string;
}

export const harbourRoom = 40; // more room for the frame on the harbour's side
const rings = [0.26, 0.45, 0.64, 0.82];
const steps = 72; // points of the half-moon's edge

// The side along which the places spread widest; that the harbour lies in the north is usual.
export function harbourSide(places: Point[]): Side {
  const [xs, ys] = [places.map((p) => p.x), places.map((p) => p.y)];
  const box = { l: Math.min(...xs), r: Math.max(...xs), t: Math.min(...ys), b: Math.max(...ys) };
  const spread = (near: (p: Point) => boolean, along: (p: Point) => number, length: number) => {
    const list = places.filter(near).map(along);
    return list.length ? (Math.max(...list) - Math.min(...list)) / (length || 1) : 0;
  };
  const [dx, dy] = [(box.r - box.l) * 0.15, (box.b - box.t) * 0.15];
  const sides: [Side, number][] = [
    [
      'top',
      spread(
        (p) => p.y < box.t + dy,
        (p) => p.x,
        box.r - box.l,
      ) + 0.25,
    ],
    [
      'right',
      spread(
        (p) => p.x > box.r - dx,
        (p) => p.y,
        box.b - box.t,
      ),
    ],
    [
      'bottom',
      spread(
        (p) => p.y > box.b - dy,
        (p) => p.x,
        box.r - box.l,
      ),
    ],
    [
      'left',
      spread(
        (p) => p.x < box.l + dx,
        (p) => p.y,
        box.b - box.t,
      ),
    ],
  ];
  return sides.reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

// Turns the map so that the harbour is on top, and back.
interface Turn {
  w: number;
  h: number;
  there: (p: Point) => Point;
  back: (p: Point) => Point;
}

function turnFor(side: Side, w: number, h: number): Turn {
  const same = (p: Point) => ({ x: p.x, y: p.y });
  const over = (p: Point) => ({ x: p.x, y: h - p.y });
  const left = (p: Point) => ({ x: p.y, y: p.x });
  switch (side) {
    case 'top':
      return { w, h, there: same, back: same };
    case 'bottom':
      return { w, h, there: over, back: over };
    case 'left':
      return { w: h, h: w, there: left, back: left };
    case 'right':
      return {
        w: h,
        h: w,
        there: (p) => ({ x: p.y, y: w - p.x }),
        back: (p) => ({ x: w - p.y, y: p.x }),
      };
  }
}

// How far the edge is from the middle of the quay, for angles from 0 (along it) to π.
function reaches(middle: Point, places: Point[], w: number): number[] {
  const grown = hull(
    places.flatMap((p) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => plus(p, turned((i * Math.PI) / 4, 50))),
    ),
  );
  const raw = Array.from({ length: steps + 1 }, (_, i) => {
    const along = turned((i / steps) * Math.PI);
    let far = w / 4;
    grown.forEach((a, n) => {
      const b = grown[(n + 1) % grown.length]!;
      const hit = meet(middle, along, a, b);
      if (hit !== null) far = Math.max(far, hit);
    });
    return far;
  });
  return raw.map((_, i) => average(raw, i, 4));
}

function average(list: number[], at: number, width: number): number {
  let sum = 0;
  for (let i = at - width; i <= at + width; ++i)
    sum += list[Math.max(0, Math.min(list.length - 1, i))]!;
  return sum / (2 * width + 1);
}

// Where a ray meets a segment, as the way along the ray.
function meet(from: Point, along: Point, a: Point, b: Point): number | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const cross = along.x * dy - along.y * dx;
  if (Math.abs(cross) < 1e-9) return null;
  const way = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
  const at = ((a.x - from.x) * along.y - (a.y - from.y) * along.x) / cross;
  return way > 0 && at >= 0 && at <= 1 ? way : null;
}

// Inner canals are rounder than the edge: they take less and less of its corners.
function ring(middle: Point, reach: number[], part: number): Point[] {
  const mean = average(reach, steps / 2, steps / 2);
  return reach.map((far, i) => {
    const round = mean + (far - mean) * (0.35 + 0.65 * part);
    return plus(middle, turned((i / steps) * Math.PI), round * part);
  });
}

// Bastions: every so often a blunt arrowhead looks over the moat.
function bastions(edge: Point[]): Point[][] {
  const out: Point[][] = [];
  const every = 118;
  let since = every / 2;
  edge.forEach((p, i) => {
    const [before, after] = [edge[i - 1], edge[i + 1]];
    if (before) since += distance(before, p);
    if (!before || !after || since < every) return;
    since = 0;
    const outward = Math.atan2(after.y - before.y, after.x - before.x) - Math.PI / 2;
    const head = (side: number, forth: number) =>
      plus(plus(p, turned(outward, forth)), turned(outward + Math.PI / 2, side));
    out.push([head(-15, -3), head(-19, 10), head(0, 25), head(19, 10), head(15, -3)]);
  });
  return out;
}

// Well over the frame: what shows the map may be of another shape than the map.
function quayOf({ w }: Turn, shore: number): Point[] {
  return [-2, 0.3, 0.7, 3].map((t, i) => ({ x: t * w, y: i % 3 ? shore - 7 : shore }));
}

function riverOf({ w, h }: Turn, shore: number): Point[] {
  const bends = [0, 0.02, -0.015, 0.03, 0.05, -0.1];
  return [0, 0.3, 0.55, 0.8, 1.1, 2].map((t, i) => ({
    x: w / 2 + bends[i]! * w,
    y: shore - 10 + t * (h - shore + 20),
  }));
}

export function layGround(places: Point[], w: number, h: number, taken: Box[]): Ground {
  const turn = turnFor(harbourSide(places), w, h);
  const { there, back } = turn;
  const spots = places.map(there);
  const shore = Math.min(...spots.map((p) => p.y)) - 22;
  const middle = { x: turn.w / 2, y: shore };
  const reach = reaches(middle, spots, turn.w);
  const [edge, ...canals] = [1, ...rings].map((part) => ring(middle, reach, part).map(back));
  const river = riverOf(turn, shore).map(back);
  const quay = quayOf(turn, shore);
  const sea = [...quay, { x: 3 * turn.w, y: -2 * turn.h }, { x: -2 * turn.w, y: -2 * turn.h }];
  const heads = bastions(edge!.map(there)).map((head) => straight(head.map(back), true));
  const isInside = (p: Point) => {
    const at = there(p);
    const angle = Math.atan2(at.y - middle.y, at.x - middle.x);
    const i = Math.round((Math.max(0, Math.min(Math.PI, angle)) / Math.PI) * steps);
    return at.y > shore && distance(at, middle) < reach[i]! + 48;
  };
  return {
    harbour: straight(sea.map(back), true),
    quay: straight(quay.map(back)),
    depth: [back({ x: 0, y: shore - 150 }), back({ x: 0, y: shore })],
    land: straight(edge!, true),
    bastions: heads.join(''),
    canals: canals.map((list) => smooth(list.filter((_, i) => i % 4 === 0))),
    river: smooth(river),
    ...layCountryside({ w: turn.w, h: turn.h, shore, there, back, canals, edge: edge!, river, taken, isInside }),
  };
}
