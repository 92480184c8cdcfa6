// TOM's turn as the server told it, taken apart into deeds in his order.
import type { GameEvent } from '../game';
import { type Colour, type Docker, colours } from './model';

export type DeedKind = 'removed' | 'ones' | 'docker' | 'block' | 'market';

export interface Deed {
  kind: DeedKind;
  head: GameEvent; // what he does
  gains: GameEvent[]; // what it brings him
  dice: Colour[]; // those that make him do it
  at: number; // of the head in the log
}

const deedOf: Record<string, DeedKind> = {
  'tom-removed': 'removed',
  'tom-stepped': 'ones',
  'tom-docker': 'docker',
  'tom-block': 'block',
  'tom-market': 'market',
  'tom-saved': 'market',
};
const isToms = ({ kind }: GameEvent): boolean => kind.startsWith('tom-');
const word = (event: GameEvent, field: string): string => String(event[field] ?? '');

// Rolled in vain: by what it names it is known which deed it would have been.
function kindOf(event: GameEvent): DeedKind | undefined {
  if (event.kind !== 'tom-idle') return deedOf[event.kind];
  return event['docker'] ? 'docker' : event['colour'] ? 'block' : 'ones';
}

function diceOf(event: GameEvent, kind: DeedKind, dice: number[]): Colour[] {
  if (kind === 'block') return [word(event, 'colour') as Colour];
  const face = kind === 'ones' ? 1 : kind === 'docker' ? Number(event['amount']) : 0;
  return colours.filter((_, i) => face > 0 && dice[i] === face);
}

// His deeds of the round under way; none before the dice lie there.
export function deedsOf(log: GameEvent[], dice: number[]): Deed[] {
  const start = log.map(({ kind }) => kind).lastIndexOf('round') + 1;
  const deeds: Deed[] = [];
  log.slice(start).forEach((event, i) => {
    if (!isToms(event)) return;
    const kind = kindOf(event);
    if (!kind) return void deeds[deeds.length - 1]?.gains.push(event);
    deeds.push({ kind, head: event, gains: [], dice: diceOf(event, kind, dice), at: start + i });
  });
  return deeds;
}

export const gained = ({ gains }: Deed, kind: string): number =>
  gains.filter((e) => e.kind === kind).reduce((sum, e) => sum + Number(e['amount'] ?? 0), 0);
export const spaceReached = ({ gains }: Deed): number | undefined => {
  const moved = gains.filter(({ kind }) => kind === 'tom-moved').pop();
  return moved ? Number(moved['amount']) : undefined;
};
export const dockerOf = ({ head }: Deed): Docker => word(head, 'docker') as Docker;
