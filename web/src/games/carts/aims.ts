// The viewer's contracts as they are shown: each with a letter and a tone, the same on its ribbon
// and on the map.
import { useRef } from 'preact/hooks';

import { contractsOf, namesOf, offeredTo, ownContracts } from './facts';
import type { ContractFigures, Edition, Figures, View } from './model';

export interface Aim {
  contract: number;
  letter: string;
  tone: number; // 0 … 5
  seat: number;
  offered: boolean; // may be kept or returned
  progress: ContractFigures | null; // null: the rules have not told yet
  failed: boolean; // the match is over without it
  missing: number[]; // tracks of a shortest way
}

interface Shown {
  view: View;
  figures: Figures | null;
  edition: Edition;
}

export function progressOf(contract: number, { figures, edition }: Shown): ContractFigures | null {
  const name = edition.parts[`contract:${contract}`];
  return figures?.contracts.find((it) => it.contract === name) ?? null;
}

// A contract keeps its letter as long as it is shown; a new one gets the first that is free. By the
// edition of a table and the seat.
const letters = new WeakMap<Edition, Map<number, Map<number, number>>>();

export function letterNumbers(edition: Edition, seat: number, contracts: number[]): number[] {
  const seats = letters.get(edition) ?? new Map<number, Map<number, number>>();
  const known = seats.get(seat) ?? new Map<number, number>();
  const kept = new Map(contracts.flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : [])));
  const taken = new Set(kept.values());
  for (const id of contracts) {
    if (kept.has(id)) continue;
    let n = 0;
    while (taken.has(n)) ++n;
    taken.add(n);
    kept.set(id, n);
  }
  letters.set(edition, seats.set(seat, kept));
  return contracts.map((id) => kept.get(id)!);
}

function aim(contract: number, n: number, seat: number, offered: boolean, shown: Shown): Aim {
  const progress = progressOf(contract, shown);
  const { track } = namesOf(shown.edition);
  return {
    contract,
    letter: String.fromCharCode(65 + n),
    tone: n % 6,
    seat,
    offered,
    progress,
    failed: shown.view.phase === 'over' && progress?.done === false,
    missing: (progress?.missing ?? []).flatMap((name) => track.get(name) ?? []),
  };
}

export function aimsOf(shown: Shown): Aim[] {
  const { view, edition } = shown;
  const own = ownContracts(view, edition);
  const offered = offeredTo(view, edition);
  const all = [...own, ...offered];
  const numbers = letterNumbers(edition, view.viewer, all);
  return all.map((contract, n) =>
    aim(contract, numbers[n]!, view.viewer, n >= own.length, shown),
  );
}

// What the viewer knows of another seat's contracts: at the end all of them.
export function knownOf(seat: number, shown: Shown): Aim[] {
  return contractsOf(shown.view, shown.edition, seat).map((id, n) => aim(id, n, seat, false, shown));
}

// Whether it has been completed just now: in the last figures it was not.
export function useFresh({ progress }: Aim): boolean {
  const known = useRef<{ progress: ContractFigures; fresh: boolean } | null>(null);
  const last = known.current?.progress;
  if (progress && progress !== last) {
    known.current = { progress, fresh: last !== undefined && !last.done && progress.done };
  }
  return known.current?.fresh ?? false;
}
