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
  return [...own, ...offered].map((contract, n) =>
    aim(contract, n, view.viewer, n >= own.length, shown),
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
