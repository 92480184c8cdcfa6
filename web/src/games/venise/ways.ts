// The way of a burgher as the rules tell it, and how it is drawn.
import { type Point, distance, mix, plus } from '../../draw/geometry';
import type { Layout } from './layout';
import { type Figures, type Tile, type View, type WayFigures, tiles } from './model';

// Of all that the rules tell before a move, the way with this die to this tile that leaves the boat
// there. While nothing is known of the boat: one on foot, if there is any.
export const wayTo = (
  ways: readonly WayFigures[],
  die: number | undefined,
  tile: Tile | undefined,
  boat?: Tile,
): WayFigures | undefined => {
  const all = ways.filter((way) => way.die === die && way.tiles.at(-1) === tile);
  if (boat !== undefined) return all.find((way) => way.boat === boat);
  return all.find((way) => way.rides === 0) ?? all[0];
};

// The die that was used for a move: of the two that were rolled the one that is not left.
export function usedDie([a, b]: readonly number[], left: readonly number[]): number | undefined {
  const rest = left.filter((value) => value > 0);
  if (rest.length > 1) return undefined;
  return rest[0] === a ? b : a;
}

export interface Walk {
  seat: number;
  way: WayFigures;
}

// What was known of a burgher before it moved.
export interface Before {
  seat: number;
  lap: number;
  from: Tile;
  boat: Tile | undefined;
  rolled: number[];
  ways: WayFigures[];
}

export function beforeMove(view: View, figures: Figures | null): Before | undefined {
  const from = view.burgher[view.turn];
  if (view.phase !== 'move' || !from || !figures?.ways?.length) return undefined;
  const { turn: seat, lap, boat, rolled } = view;
  const fits = (way: WayFigures) => way.tiles[0] === from && rolled.includes(way.die);
  if (!figures.ways.every(fits)) return undefined; // the figures of an earlier view
  return { seat, lap, from, boat, rolled, ways: figures.ways };
}

const isAfter = (view: View, before: Before | undefined): before is Before =>
  before !== undefined && before.seat === view.turn && before.lap === view.lap && view.phase !== 'move';

// While the place of the boat is asked the way is not settled, and the burgher waits where it was.
export const waitsAt = (view: View, before: Before | undefined): Tile | undefined =>
  view.phase === 'ride' && isAfter(view, before) ? before.from : undefined;

// The way that leaves the boat at this tile, of those that are open while that is asked.
export function wayByBoat(view: View, before: Before | undefined, boat?: Tile): Walk | undefined {
  if (view.phase !== 'ride' || !isAfter(view, before)) return undefined;
  const die = usedDie(before.rolled, view.rolled);
  const way = wayTo(before.ways, die, view.burgher[before.seat] ?? undefined, boat);
  return way && { seat: before.seat, way };
}

// The way that was just walked: one's own until the other die is used, others' while it is their turn.
export function walked(view: View, before: Before | undefined): Walk | undefined {
  if (!isAfter(view, before) || view.phase === 'ride') return undefined;
  if (view.turn === view.viewer && view.phase !== 'activate') return undefined;
  const tile = view.burgher[before.seat];
  if (!tile || tile === before.from) return undefined;
  const way = wayTo(before.ways, usedDie(before.rolled, view.rolled), tile, view.boat ?? undefined);
  return way && { seat: before.seat, way };
}

// ---- drawn ----

export interface Step {
  at: Point; // where its number stands
  ride: boolean;
  free: boolean; // over an own bridge
  count: number; // what the way costs up to its end
}
export interface Trail {
  points: Point[];
  steps: Step[];
}

const onQuay = (p: Point): Point => ({ x: p.x + 4, y: p.y + 26 });

// A ride swings around the straight line, so that it is seen beside a walk.
function bend(a: Point, b: Point): Point {
  const away = distance(a, b) * 0.18;
  const side = { x: -(b.y - a.y) / distance(a, b), y: (b.x - a.x) / distance(a, b) };
  return plus(mix(a, b, 0.5), side, side.y < 0 ? away : -away);
}

const rideCost = 3;

export function trailOf({ tiles: names, rides, free }: WayFigures, layout: Layout): Trail {
  const middles = names.map((name) => layout.tiles[tiles.findIndex((tile) => tile === name)]!);
  const points = [onQuay(middles[0]!)];
  const steps: Step[] = [];
  let count = 0;
  middles.slice(1).forEach((to, i) => {
    const from = middles[i]!;
    const ride = ((rides >> i) & 1) === 1;
    const at = ride ? bend(onQuay(from), onQuay(to)) : mix(from, to, 0.5);
    points.push(at, onQuay(to));
    const isFree = ((free >> i) & 1) === 1;
    count += isFree ? 0 : ride ? rideCost : 1;
    steps.push({ at, ride, free: isFree, count });
  });
  return { points, steps };
}

// A ride takes as long as the steps that it costs.
const timeOf = ({ ride }: Step): number => (ride ? rideCost : 1);
export const timeOfTrail = ({ steps }: Trail): number =>
  steps.reduce((sum, step) => sum + timeOf(step), 0);

// When each point of a trail is reached, as a part of its time.
export function arrivals(trail: Trail): number[] {
  const whole = timeOfTrail(trail);
  let time = 0;
  return [
    0,
    ...trail.steps.flatMap((step) => {
      const begins = time;
      time += timeOf(step);
      return [(begins + time) / 2 / whole, time / whole];
    }),
  ];
}

// Where the boat is while a trail is walked: it lies at its berth until it is boarded. The last berth
// is its own, the others are the quays where it lands.
export function boatRide(trail: Trail, from: Point, to: Point): { at: Point; offset: number }[] {
  const times = arrivals(trail);
  const out = [{ at: from, offset: 0 }];
  const last = trail.steps.map(({ ride }) => ride).lastIndexOf(true);
  trail.steps.forEach(({ at, ride }, i) => {
    if (!ride) return;
    out.push({ at: out.at(-1)!.at, offset: times[2 * i]! }, { at, offset: times[2 * i + 1]! });
    out.push({ at: i === last ? to : trail.points[2 * i + 2]!, offset: times[2 * i + 2]! });
  });
  return [...out, { at: to, offset: 1 }];
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

// A smooth line through all points.
export function smooth(points: Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let d = `M${short(at(0).x)} ${short(at(0).y)}`;
  for (let i = 0; i < points.length - 1; ++i) {
    const [a, b] = [at(i), at(i + 1)];
    const c1 = plus(a, { x: b.x - at(i - 1).x, y: b.y - at(i - 1).y }, 1 / 6);
    const c2 = plus(b, { x: at(i + 2).x - a.x, y: at(i + 2).y - a.y }, -1 / 6);
    d += `C${[c1, c2, b].map((p) => `${short(p.x)} ${short(p.y)}`).join(' ')}`;
  }
  return d;
}
