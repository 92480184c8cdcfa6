// Plane geometry for laying out boards. Angles are in radians, y grows downwards as in SVG.

export interface Point {
  x: number;
  y: number;
}

// A rectangle turned about its middle.
export interface Box {
  x: number; // middle
  y: number;
  w: number;
  h: number;
  angle: number;
}

export const point = (x: number, y: number): Point => ({ x, y });
export const plus = (a: Point, b: Point, times = 1): Point => ({
  x: a.x + b.x * times,
  y: a.y + b.y * times,
});
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const mix = (a: Point, b: Point, t: number): Point => plus(a, minus(b, a), t);
export const turned = (angle: number, length = 1): Point => ({
  x: Math.cos(angle) * length,
  y: Math.sin(angle) * length,
});
// Unit vector to the right of a direction, as seen by who walks along it.
export const rightOf = (angle: number): Point => ({ x: -Math.sin(angle), y: Math.cos(angle) });

// How deep two boxes lie in each other; 0 or less: they are apart. By separating axes, so it is exact
// for the sign and a fair measure for the rest.
export function overlap(a: Box, b: Box): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = Math.max(Math.abs(dx), Math.abs(dy)) - (a.w + a.h + b.w + b.h) / 2;
  if (far > 0) return -far;
  const c = Math.abs(Math.cos(b.angle - a.angle));
  const s = Math.abs(Math.sin(b.angle - a.angle));
  return Math.min(depth(a, b, dx, dy, c, s), depth(b, a, dx, dy, c, s));
}

// One box seen along and across the other: half its own size and half the other's shadow.
function depth(one: Box, other: Box, dx: number, dy: number, c: number, s: number): number {
  const ux = Math.cos(one.angle);
  const uy = Math.sin(one.angle);
  const along = (one.w + other.w * c + other.h * s) / 2 - Math.abs(dx * ux + dy * uy);
  const across = (one.h + other.w * s + other.h * c) / 2 - Math.abs(dy * ux - dx * uy);
  return Math.min(along, across);
}

// The convex hull, in the order of growing angle.
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of list) {
      while (out.length > 1 && !turnsRight(out[out.length - 2]!, out[out.length - 1]!, p))
        out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsRight(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}

// A quadratic curve as many points, with the length of the way to each.
export class Curve {
  readonly points: Point[] = [];
  readonly lengths: number[] = [];

  constructor(from: Point, bend: Point, to: Point, steps = 48) {
    for (let i = 0; i <= steps; ++i) {
      const t = i / steps;
      const p = mix(mix(from, bend, t), mix(bend, to, t), t);
      const last = this.points[i - 1];
      this.lengths.push(last ? this.lengths[i - 1]! + distance(last, p) : 0);
      this.points.push(p);
    }
  }

  get length(): number {
    return this.lengths[this.lengths.length - 1]!;
  }

  // The point after some way along the curve, and where the curve then heads.
  at(way: number): Point & { angle: number } {
    let i = 1;
    while (i < this.points.length - 1 && this.lengths[i]! < way) ++i;
    const [a, b] = [this.points[i - 1]!, this.points[i]!];
    const t = (way - this.lengths[i - 1]!) / (this.lengths[i]! - this.lengths[i - 1]! || 1);
    return { ...mix(a, b, t), angle: Math.atan2(b.y - a.y, b.x - a.x) };
  }
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

// A smooth path through points, for the `d` of an SVG path (Catmull-Rom as cubic curves).
export function smooth(points: Point[], closed = false): string {
  const n = points.length;
  const get = (i: number): Point =>
    closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!;
  let d = `M${short(get(0).x)} ${short(get(0).y)}`;
  for (let i = 0; i < (closed ? n : n - 1); ++i) {
    const a = plus(get(i), minus(get(i + 1), get(i - 1)), 1 / 6);
    const b = plus(get(i + 1), minus(get(i + 2), get(i)), -1 / 6);
    const to = get(i + 1);
    d += `C${[a.x, a.y, b.x, b.y, to.x, to.y].map(short).join(' ')}`;
  }
  return closed ? d + 'Z' : d;
}

export function straight(points: Point[], closed = false): string {
  const d = points.map((p, i) => `${i ? 'L' : 'M'}${short(p.x)} ${short(p.y)}`).join('');
  return closed ? d + 'Z' : d;
}
