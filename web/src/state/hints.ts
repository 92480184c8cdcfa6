// Who may have a hint, and what is told of it. Pure.
import type { ActionPreview } from '../net/generated/calls';
import { spectator } from '../net/messages';
import { hashOf } from './hash';
import type { TableState } from './tableState';

type Told = Pick<TableState, 'status' | 'viewer' | 'seats' | 'terms' | 'past'>;

// Where several persons play, a hint for one of them is fair only if all have agreed to it. A player who
// has resigned does not come back.
export function mayHint({ status, viewer, seats, terms, past }: Told): boolean {
  if (status !== 'playing' || viewer === spectator || past || !seats[viewer]?.mine) return false;
  const persons = seats.filter(({ kind, resigned }) => kind === 'person' && !resigned);
  return terms.hints === true || persons.every(({ mine }) => mine);
}

// The same for the same position of a table.
export const hintSeed = (table: string, version: number): number => hashOf(`${table}:${version}`);

// What a hint says where the game has no words for what the rules foresee: why there is nothing to tell.
export function openReason({ foreseen, next, chance }: ActionPreview) {
  if (next === 'chance' || chance) return 'hint-chance';
  return foreseen === 'all' ? 'hint-nothing-now' : 'hint-open';
}
