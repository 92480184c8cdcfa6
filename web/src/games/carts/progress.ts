// How far a contract is: the spaces of its way that are built, those that the route chosen would
// add, and all. The rules name the missing tracks; the rest of the way are the seat's own.
import type { GameProps } from '../game';
import type { Aim } from './aims';
import { tracksOf } from './facts';
import type { Edition, Figures, Track, View } from './model';

export interface Progress {
  built: number;
  more: number;
  all: number;
}

// The tracks of the shortest way between two places over the tracks given; none: [].
export function wayOver(tracks: readonly Track[], from: string, to: string): Track[] {
  const best = new Map<string, { spaces: number; way: Track[] }>([[from, { spaces: 0, way: [] }]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const track of tracks) {
      for (const [a, b] of [
        [track.from, track.to],
        [track.to, track.from],
      ] as const) {
        const here = best.get(a);
        if (!here) continue;
        const spaces = here.spaces + track.length;
        if (spaces >= (best.get(b)?.spaces ?? Infinity)) continue;
        best.set(b, { spaces, way: [...here.way, track] });
        changed = true;
      }
    }
  }
  return best.get(to)?.way ?? [];
}

const spacesOf = (tracks: readonly Track[]): number =>
  tracks.reduce((sum, track) => sum + track.length, 0);

export function progressAlong(aim: Aim, props: GameProps<View, Edition, Figures>): Progress {
  const { view, edition, parts } = props;
  const { tracks, contracts } = edition.edition;
  const contract = contracts[aim.contract]!;
  const own = tracksOf(view, edition, aim.seat).map((i) => tracks[i]!);
  const missing = aim.missing.map((i) => tracks[i]!);
  const way = wayOver([...own, ...missing], contract.from, contract.to);
  if (way.length === 0) return { built: 0, more: 0, all: contract.points };
  const chosen = aim.missing.filter((i) => parts.chosen(`track:${i}`)).map((i) => tracks[i]!);
  const built = spacesOf(way.filter((track) => !missing.includes(track)));
  return { built, more: spacesOf(chosen), all: spacesOf(way) };
}
