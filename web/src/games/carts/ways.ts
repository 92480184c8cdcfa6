// Ways over the board, as help for the eye: what joins the ends of a contract, and what is missing.
import { closedTracks, namesOf, owners } from './facts';
import { type Edition, type View, nobody } from './model';

// Tracks that a contract still needs, on a shortest way in spaces over free and own tracks; own
// ones cost nothing. Null: there is no such way any more. Empty: it is joined.
export function missingWay(
  contract: number,
  view: View,
  edition: Edition,
  seat: number,
): number[] | null {
  const owner = owners(view, edition);
  const closed = closedTracks(view, edition);
  const cost = edition.edition.tracks.map((track, i) => {
    if (owner[i] === seat) return 0;
    const twin = namesOf(edition).twin[i];
    const hasTwin = twin !== undefined && owner[twin] === seat;
    return owner[i] === nobody && !closed.has(i) && !hasTwin ? track.length : Infinity;
  });
  const { from, to } = edition.edition.contracts[contract]!;
  const { place } = namesOf(edition);
  const way = shortestWay(edition, cost, place.get(from)!, place.get(to)!);
  return way && way.filter((track) => owner[track] !== seat);
}

// Tracks from one place to another with the least sum of costs; null: none.
export function shortestWay(
  edition: Edition,
  cost: number[],
  from: number,
  to: number,
): number[] | null {
  const { place } = namesOf(edition);
  const far = edition.edition.places.map(() => Infinity);
  const by: (number | undefined)[] = []; // the track by which a place is reached
  const before: number[] = [];
  far[from] = 0;
  // At most 32 places: relaxing every track as often as that is simplest.
  for (let changed = true; changed;) {
    changed = false;
    edition.edition.tracks.forEach((track, i) => {
      const [a, b] = [place.get(track.from)!, place.get(track.to)!];
      for (const [p, q] of [
        [a, b],
        [b, a],
      ] as const) {
        const length = far[p]! + cost[i]!;
        if (length >= far[q]!) continue;
        [far[q], by[q], before[q], changed] = [length, i, p, true];
      }
    });
  }
  if (far[to] === Infinity) return null;
  const way: number[] = [];
  for (let at = to; at !== from; at = before[at]!) way.unshift(by[at]!);
  return way;
}

// Whether tracks of one seat join the two ends.
export function isJoined(
  edition: Edition,
  tracks: Iterable<number>,
  contract: number,
): boolean {
  const own = new Set(tracks);
  const cost = edition.edition.tracks.map((_, i) => (own.has(i) ? 0 : Infinity));
  const { place } = namesOf(edition);
  const { from, to } = edition.edition.contracts[contract]!;
  return shortestWay(edition, cost, place.get(from)!, place.get(to)!) !== null;
}

export const spacesOf = (edition: Edition, tracks: number[]): number =>
  tracks.reduce((sum, track) => sum + edition.edition.tracks[track]!.length, 0);
