// Where the spaces of the tracks lie: straight or gently bent rows between two places, the two
// tracks of a double side by side.
import { type Box, Curve, type Point, mix, overlap, plus, rightOf } from '../../draw/geometry';
import { namesOf } from './facts';
import type { Edition } from './model';
import { settle } from './settle';

// Sizes in units of the drawing; the scale of the map is chosen so that they fit.
export const slotLength = 44;
export const slotWidth = 23;
export const slotGap = 5;
export const placeRadius = 24;
export const wheelRadius = 10;
const lead = placeRadius + 6; // from a place's middle to the first space
const twinOffset = slotWidth / 2 + 2;
const clearance = 4; // between spaces of different tracks
const bends = [0, 0.13, -0.13, 0.26, -0.26, 0.4, -0.4, 0.56, -0.56];

export interface TrackLine {
  slots: Box[]; // from the track's `from` to its `to`
  way: Point[]; // the middle line, from place to place
  side: number; // 1: on its right there is room beside it, -1: on its left
  isDouble: boolean; // its twin lies on the other side
  wheel: Point | null;
}

// One track, or both of a double: they share a curve.
interface Bundle {
  tracks: number[];
  from: number;
  to: number;
  length: number;
}

export function bundles(edition: Edition): Bundle[] {
  const { place, twin } = namesOf(edition);
  return edition.edition.tracks.flatMap((track, i) => {
    const other = twin[i];
    if (other !== undefined && other < i) return [];
    const tracks = other === undefined ? [i] : [i, other];
    return { tracks, from: place.get(track.from)!, to: place.get(track.to)!, length: track.length };
  });
}

// What a row of spaces needs between the middles of two places.
export const room = (length: number): number =>
  length * (slotLength + slotGap) - slotGap + 2 * lead;

function curveOf(bundle: Bundle, places: Point[], bend: number): Curve {
  const [a, b] = [places[bundle.from]!, places[bundle.to]!];
  const across = { x: -(b.y - a.y), y: b.x - a.x };
  return new Curve(a, plus(mix(a, b, 0.5), across, bend), b);
}

// Spaces spread a little where there is room.
function slotsOn(curve: Curve, bundle: Bundle, offset: number): Box[] {
  const free = curve.length - 2 * lead;
  const tight = slotLength + slotGap;
  const pitch = Math.min(tight * 1.3, Math.max(tight * 0.9, free / bundle.length));
  const first = curve.length / 2 - (pitch * (bundle.length - 1)) / 2;
  return Array.from({ length: bundle.length }, (_, i) => {
    const { x, y, angle } = curve.at(first + i * pitch);
    const spot = plus({ x, y }, rightOf(angle), offset);
    return { ...spot, w: slotLength, h: slotWidth, angle };
  });
}

// The second track of a double may be listed from the other end; its spaces follow its own order.
function linesOf(
  edition: Edition,
  bundle: Bundle,
  places: Point[],
  bend: number,
): TrackLine[] {
  const curve = curveOf(bundle, places, bend);
  const isDouble = bundle.tracks.length > 1;
  const { tracks } = edition.edition;
  return bundle.tracks.map((track, n) => {
    const side = n === 0 ? -1 : 1;
    const slots = slotsOn(curve, bundle, isDouble ? side * twinOffset : 0);
    const middles = slots.map(({ x, y }) => ({ x, y }));
    const line = {
      slots,
      way: [places[bundle.from]!, ...middles, places[bundle.to]!],
      side,
      isDouble,
      wheel: null,
    };
    return tracks[track]!.from === tracks[bundle.tracks[0]!]!.from ? line : reversed(line);
  });
}

function reversed(line: TrackLine): TrackLine {
  const slots = line.slots.map((box) => ({ ...box, angle: box.angle + Math.PI })).reverse();
  return { ...line, slots, way: [...line.way].reverse(), side: -line.side };
}

// Carts roll out of a place one behind the other, from space to space; the first goes furthest.
export function rollingWay(line: TrackLine, slot: number, fromEnd: boolean): Point[] {
  const slots = fromEnd ? [...line.slots].reverse() : line.slots;
  const stops = slots.slice(0, slots.indexOf(line.slots[slot]!) + 1);
  const start = fromEnd ? line.way[line.way.length - 1]! : line.way[0]!;
  const waits = slots.slice(stops.length).map(() => start);
  return [...waits, start, ...stops];
}

const houseBox = (p: Point): Box => ({
  ...p,
  w: placeRadius * 1.8,
  h: placeRadius * 1.8,
  angle: 0,
});

function crowding(a: Box, b: Box): number {
  const depth = overlap(a, b) + clearance;
  return depth > 0 ? 40 + depth * depth : 0;
}

function crowdingOf(these: Box[], those: Box[]): number {
  let sum = 0;
  for (const a of these) for (const b of those) sum += crowding(a, b);
  return sum;
}

// How far spaces lie outside of all places: that makes the map larger and so everything smaller.
function beyond(boxes: Box[], places: Point[]): number {
  const [xs, ys] = [places.map((p) => p.x), places.map((p) => p.y)];
  const out = (at: number, list: number[]) =>
    Math.max(0, Math.min(...list) - at, at - Math.max(...list));
  return Math.max(...boxes.map((b) => out(b.x, xs) + out(b.y, ys)));
}

// What spaces had better keep clear of.
interface Near {
  houses: Box[];
  names: Box[];
}

// Straight is best; too short for its spaces is bad.
function costOf(
  bundle: Bundle,
  bend: number,
  lines: TrackLine[],
  places: Point[],
  near: Near,
): number {
  const short = Math.max(0, room(bundle.length) * 0.97 - curveOf(bundle, places, bend).length);
  const boxes = lines.flatMap((line) => line.slots);
  let own = crowdingOf(boxes, near.names) * 0.6;
  near.houses.forEach((house, i) => {
    const isEnd = i === bundle.from || i === bundle.to;
    own += crowdingOf(boxes, [house]) * (isEnd ? 0.25 : 2);
  });
  return own + short * short + Math.abs(bend) * 40 + bend * bend * 250 + beyond(boxes, places) * 3;
}

// Where a row may touch others, so that rows far from each other need not be compared.
interface Bounds {
  x: number;
  y: number;
  reach: number;
}

function boundsOf(boxes: Box[]): Bounds {
  const [xs, ys] = [boxes.map((b) => b.x), boxes.map((b) => b.y)];
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const reach = Math.max(...boxes.map((b) => Math.hypot(b.x - x, b.y - y))) + slotLength;
  return { x, y, reach };
}

const apart = (a: Bounds, b: Bounds): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) > a.reach + b.reach;

// names: boxes that the spaces had better keep clear of.
export function layTracks(edition: Edition, places: Point[], names: Box[] = []): TrackLine[] {
  const all = bundles(edition);
  const near = { houses: places.map(houseBox), names };
  const ways = all.map((b) => bends.map((bend) => linesOf(edition, b, places, bend)));
  const boxes = ways.map((of) => of.map((lines) => lines.flatMap((line) => line.slots)));
  const own = all.map((b, i) =>
    bends.map((bend, k) => costOf(b, bend, ways[i]![k]!, places, near)),
  );
  const bounds = boxes.map((of) => of.map(boundsOf));
  const picks = settle(own, (i, k, j, m) =>
    apart(bounds[i]![k]!, bounds[j]![m]!) ? 0 : crowdingOf(boxes[i]![k]!, boxes[j]![m]!),
  );
  const out: TrackLine[] = [];
  all.forEach((b, i) => b.tracks.forEach((track, n) => (out[track] = ways[i]![picks[i]!]![n]!)));
  layWheels(edition, out, places);
  return out;
}

// A wheel touches its track's row from the side where there is most room.
function layWheels(edition: Edition, lines: TrackLine[], places: Point[]): void {
  const taken = [...lines.flatMap((line) => line.slots), ...places.map(houseBox)];
  lines.forEach((line, track) => {
    if (edition.edition.tracks[track]!.symbol !== 'cart') return;
    const spots = wheelSpots(line).filter((spot) => !line.isDouble || spot.side === line.side);
    const others = taken.filter((box) => !line.slots.includes(box));
    const costs = spots.map((spot) => crowdingOf([wheelBox(spot.at)], others) + spot.cost);
    const best = spots[costs.indexOf(Math.min(...costs))]!;
    line.wheel = best.at;
    if (!line.isDouble) line.side = -best.side;
    taken.push(wheelBox(best.at));
  });
}

export const wheelBox = (p: Point): Box => ({
  ...p,
  w: wheelRadius * 2,
  h: wheelRadius * 2,
  angle: 0,
});

function wheelSpots(line: TrackLine): { at: Point; side: number; cost: number }[] {
  const middle = (line.slots.length - 1) / 2;
  const offset = slotWidth / 2 + wheelRadius - 2;
  return [1, -1].flatMap((side) =>
    Array.from({ length: line.slots.length * 2 - 1 }, (_, n) => {
      const [a, b] = [line.slots[Math.floor(n / 2)]!, line.slots[Math.ceil(n / 2)]!];
      const angle = Math.atan2(b.y - a.y, b.x - a.x) || a.angle;
      const at = plus(mix(a, b, 0.5), rightOf(n % 2 ? angle : a.angle), side * offset);
      return { at, side, cost: Math.abs(n / 2 - middle) * 3 };
    }),
  );
}
