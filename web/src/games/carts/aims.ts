// The viewer's contracts as they are shown: each with a letter and a tone, the same on its ribbon
// and on the map.
import { contractsOf, offeredTo, ownContracts, tracksOf } from './facts';
import type { Edition, View } from './model';
import { isJoined, missingWay } from './ways';

export interface Aim {
  contract: number;
  letter: string;
  tone: number; // 0 … 5
  seat: number;
  offered: boolean; // may be kept or returned
  done: boolean;
  missing: number[] | null; // tracks of a shortest way; null: it can't be joined any more
}

function aim(
  contract: number,
  n: number,
  seat: number,
  offered: boolean,
  view: View,
  edition: Edition,
): Aim {
  const done = isJoined(edition, tracksOf(view, edition, seat), contract);
  const missing = done
    ? []
    : view.phase === 'over'
      ? null
      : missingWay(contract, view, edition, seat);
  return {
    contract,
    letter: String.fromCharCode(65 + n),
    tone: n % 6,
    seat,
    offered,
    done,
    missing,
  };
}

export function aimsOf(view: View, edition: Edition): Aim[] {
  const own = ownContracts(view, edition);
  const offered = offeredTo(view, edition);
  return [...own, ...offered].map((contract, n) =>
    aim(contract, n, view.viewer, n >= own.length, view, edition),
  );
}

// What the viewer knows of another seat's contracts: at the end all of them.
export function knownOf(seat: number, view: View, edition: Edition): Aim[] {
  return contractsOf(view, edition, seat).map((id, n) => aim(id, n, seat, false, view, edition));
}
