// Where everything lies on the map. It follows from the edition alone, never from the position, so
// nothing moves about during a match; another edition gets a fitting map.
import { type Box, type Point, distance, mix, overlap, smooth } from '../../draw/geometry';
import { type Ground, harbourRoom, harbourSide, layGround } from './ground';
import { type Edges, type Label, labelBox, layLabels } from './labels';
import { type TrackLine, bundles, layTracks, placeRadius, room, wheelBox } from './lines';
import type { Edition } from './model';

export interface Layout {
  w: number; // of the frame
  h: number;
  places: Point[];
  tracks: TrackLine[];
  labels: Label[];
  roads: string; // the middle lines of all routes, as in the `d` of an SVG path
  ground: Ground;
}

const margin = 54; // from the outermost place to the frame
const wide = 1.7; // the shape of most screens: how much wider than high
const mostStretch = 1.22;

// The edition's coordinates, stretched a little towards the shape of a screen: a map that fills it
// can be drawn larger.
function stretched(edition: Edition): Point[] {
  const { places } = edition.edition;
  const span = (of: (p: Point) => number) =>
    Math.max(...places.map(of)) - Math.min(...places.map(of)) || 1;
  const stretch = (wide * span((p) => p.y)) / span((p) => p.x);
  const by = Math.max(1, Math.min(mostStretch, stretch));
  return places.map((p) => ({ x: p.x * by, y: p.y }));
}

// So many units for one step of the edition's coordinates that all rows of spaces fit and no two
// houses touch.
function scaleFor(edition: Edition): number {
  const places = stretched(edition);
  let scale = 1;
  for (const b of bundles(edition)) {
    const far = distance(places[b.from]!, places[b.to]!);
    scale = Math.max(scale, room(b.length) / (far || 1));
  }
  for (const a of places) {
    for (const b of places)
      if (a !== b) scale = Math.max(scale, (3.2 * placeRadius) / (distance(a, b) || 1));
  }
  return scale;
}

function scaled(edition: Edition, scale: number): Point[] {
  const places = stretched(edition);
  const left = Math.min(...places.map((p) => p.x));
  const top = Math.min(...places.map((p) => p.y));
  return places.map((p) => ({ x: (p.x - left) * scale, y: (p.y - top) * scale }));
}

// Pairs of spaces that lie in each other.
export function clashes(tracks: TrackLine[]): number {
  const slots = tracks.flatMap((line) => line.slots);
  let count = 0;
  for (let i = 0; i < slots.length; ++i) {
    for (let j = 0; j < i; ++j) if (overlap(slots[i]!, slots[j]!) > 0) ++count;
  }
  return count;
}

// How far names lie over spaces, in units.
export function covered(labels: Label[], tracks: TrackLine[]): number {
  const slots = tracks.flatMap((line) => line.slots);
  let sum = 0;
  for (const label of labels) {
    const box = labelBox(label);
    for (const slot of slots) sum += Math.max(0, overlap(box, slot));
  }
  return sum;
}

interface Trial {
  places: Point[];
  tracks: TrackLine[];
  labels: Label[];
  cost: number;
}

// Names give way to tracks, then tracks to names.
function tryAt(edition: Edition, scale: number): Trial {
  const places = scaled(edition, scale);
  const names = edition.edition.places.map((p) => p.place);
  let best: Trial = { places, tracks: [], labels: [], cost: Infinity };
  let labels: Label[] = [];
  for (let turn = 0; turn < 2 && best.cost > 0; ++turn) {
    const tracks = layTracks(edition, places, labels.map(labelBox));
    labels = layLabels(names, places, tracks, frameOf(places, tracks));
    const cost = clashes(tracks) * 1000 + covered(labels, tracks);
    if (cost < best.cost) best = { places, tracks, labels, cost };
  }
  return best;
}

// A larger scale makes everything on the map smaller, so the first that will do is taken.
function layOut(edition: Edition): Layout {
  const least = scaleFor(edition);
  let best = tryAt(edition, least);
  for (let step = 1; step < 6 && best.cost > (step < 3 ? 20 : 999); ++step) {
    const trial = tryAt(edition, least * (1 + 0.06 * step));
    if (trial.cost < best.cost) best = trial;
  }
  return framed(best, edition);
}

function frameOf(places: Point[], tracks: TrackLine[]): Edges {
  const ends = [
    ...places.map((p) => ({ ...p, by: margin })),
    ...tracks.flatMap((line) => line.slots.map((s) => ({ ...s, by: 36 }))),
  ];
  const side = harbourSide(places);
  const more = (of: string): number => (side === of ? harbourRoom : 0);
  return {
    left: Math.min(...ends.map((e) => e.x - e.by)) - more('left'),
    top: Math.min(...ends.map((e) => e.y - e.by)) - more('top'),
    right: Math.max(...ends.map((e) => e.x + e.by)) + more('right'),
    bottom: Math.max(...ends.map((e) => e.y + e.by)) + more('bottom'),
  };
}

// Moves all so that the frame begins at 0, 0.
function framed({ places, tracks, labels }: Trial, edition: Edition): Layout {
  const { left, top, right, bottom } = frameOf(places, tracks);
  const [w, h] = [right - left, bottom - top];
  const moved = <T extends Point>(p: T): T => ({ ...p, x: p.x - left, y: p.y - top });
  const out = {
    places: places.map(moved),
    tracks: tracks.map((line) => ({
      ...line,
      slots: line.slots.map(moved),
      way: line.way.map(moved),
      wheel: line.wheel && moved(line.wheel),
    })),
    labels: labels.map(moved),
  };
  const roads = roadsOf(out.tracks, edition);
  const taken = [
    ...out.labels.map(labelBox),
    ...out.tracks.flatMap((line) => line.slots),
    ...out.tracks.flatMap((line) => (line.wheel ? [wheelBox(line.wheel)] : [])),
    ...out.places.map((p) => ({ x: p.x, y: p.y - 8, w: 62, h: 64, angle: 0 })),
    ...roads.flatMap(alongRoad),
  ];
  return {
    w,
    h,
    ...out,
    roads: roads.map((way) => smooth(way)).join(''),
    ground: layGround(out.places, w, h, taken),
  };
}

// One road for each pair of places: between the two tracks of a double.
function roadsOf(tracks: TrackLine[], edition: Edition): Point[][] {
  return bundles(edition).map(({ tracks: [one, other] }) => {
    const way = tracks[one!]!.way;
    if (other === undefined) return way;
    const twin = tracks[other]!.way;
    const same = distance(twin[0]!, way[0]!) < 1;
    return way.map((p, i) => mix(p, twin[same ? i : twin.length - 1 - i]!, 0.5));
  });
}

function alongRoad(way: Point[]): Box[] {
  return way.slice(1).map((b, i) => {
    const a = way[i]!;
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    return { ...mix(a, b, 0.5), w: distance(a, b), h: 8, angle };
  });
}

const known = new WeakMap<Edition, Layout>();

export function layoutOf(edition: Edition): Layout {
  let layout = known.get(edition);
  if (!layout) known.set(edition, (layout = layOut(edition)));
  return layout;
}
