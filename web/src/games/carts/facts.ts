// What a view and its edition tell, in the terms of the drawing: tracks, contracts and places by
// their numbers. Nothing here decides what is allowed.
import { type Edition, type View, nobody } from './model';

interface Names {
  track: Map<string, number>;
  contract: Map<string, number>;
  place: Map<string, number>;
  twin: (number | undefined)[]; // the other track of a double
}

const known = new WeakMap<Edition, Names>();

export function namesOf(edition: Edition): Names {
  const found = known.get(edition);
  if (found) return found;
  const names: Names = { track: new Map(), contract: new Map(), place: new Map(), twin: [] };
  for (const [target, name] of Object.entries(edition.parts)) {
    const [kind, index] = target.split(':');
    if (kind === 'track' || kind === 'contract') names[kind].set(name, Number(index));
  }
  edition.edition.places.forEach((p, i) => names.place.set(p.place, i));
  names.twin = twins(edition);
  known.set(edition, names);
  return names;
}

function twins(edition: Edition): (number | undefined)[] {
  const seen = new Map<string, number>();
  const out: (number | undefined)[] = [];
  edition.edition.tracks.forEach((t, i) => {
    const key = [t.from, t.to].sort().join('\n');
    const other = seen.get(key);
    if (other !== undefined) out[other] = i;
    out[i] = other;
    seen.set(key, i);
  });
  return out;
}

const numbers = (map: Map<string, number>, names: readonly string[] = []): number[] =>
  names.flatMap((name) => map.get(name) ?? []);

export const seatsOf = (view: View): number => view.tracks.length;
export const isSeated = (view: View): boolean => view.viewer < seatsOf(view);

export function tracksOf(view: View, edition: Edition, seat: number): number[] {
  return numbers(namesOf(edition).track, view.tracks[seat]);
}

// Of each track, the seat that has claimed it, or nobody.
export function owners(view: View, edition: Edition): number[] {
  const out = edition.edition.tracks.map(() => nobody);
  for (let seat = 0; seat < seatsOf(view); ++seat) {
    for (const track of tracksOf(view, edition, seat)) out[track] = seat;
  }
  return out;
}

// Whether a claimed track is reached from its `to` rather than its `from`: only there its owner has
// another one.
export function comesFromEnd(track: number, owner: number[], edition: Edition): boolean {
  const { tracks } = edition.edition;
  const { from, to } = tracks[track]!;
  const others = tracks.filter((_, i) => i !== track && owner[i] === owner[track]);
  const has = (place: string) => others.some((it) => it.from === place || it.to === place);
  return owner[track] !== nobody && !has(from) && has(to);
}

export function contractsOf(view: View, edition: Edition, seat: number): number[] {
  return numbers(namesOf(edition).contract, view.contracts[seat]);
}

// Those that the viewer may keep or return now.
export function offeredTo(view: View, edition: Edition): number[] {
  if (!isSeated(view) || view.chosen.includes(view.viewer)) return [];
  return numbers(namesOf(edition).contract, view.offer[view.viewer]);
}

// The viewer's contracts; while he chooses his first ones they are only on offer.
export function ownContracts(view: View, edition: Edition): number[] {
  if (!isSeated(view)) return [];
  const offered = new Set(offeredTo(view, edition));
  return contractsOf(view, edition, view.viewer).filter((id) => !offered.has(id));
}

export const isLastLap = (view: View): boolean => view.phase !== 'over' && view['turns-left'] > 0;

export const contractPile = (view: View): number =>
  view['contract-pile-size'] + view.queue.length;
