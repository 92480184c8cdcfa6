// TOM's turn as the server told it, taken apart into deeds in his order, and why he took a block.
import type { GameEvent } from '../game';
import { blockCost, numberOf, quarterOf } from './facts';
import { acrossFrom } from './layout';
import {
  type Edition,
  type View,
  type Colour,
  type Docker,
  blocksEach,
  colours,
} from './model';

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

export interface Choice {
  why: 'only' | 'cheapest' | 'beside' | 'left';
  cost: number;
  count: number; // blocks that were as cheap
}

// Blocks that were taken from this event on.
const takenSince = (log: GameEvent[], at: number): string[] =>
  log
    .slice(at)
    .filter((e) => e.kind === 'tom-block' || (e.kind === 'done' && /^(claim|acquire)/.test(word(e, 'verb'))))
    .map((e) => word(e, 'spot'));

// Why this block and no other: cheapest, then beside a crest of his, then furthest left.
export function choiceOf(
  deed: Deed,
  log: GameEvent[],
  view: View,
  edition: Edition,
): Choice | null {
  const block = numberOf('block', word(deed.head, 'spot'), edition);
  if (deed.kind !== 'block' || block < 0) return null;
  const later = takenSince(log, deed.at);
  const nameOf = (index: number) => edition.parts[`block:${index}`] ?? '';
  const toms = view.tom.crests.filter((name) => !later.includes(name));
  const owned = [...toms, ...view.crests.flat().filter((name) => !later.includes(name))];
  const first = quarterOf(block) * blocksEach;
  const free = Array.from({ length: blocksEach }, (_, i) => first + i).filter(
    (index) => !owned.includes(nameOf(index)),
  );
  const cost = blockCost(block, edition);
  const cheapest = free.filter((index) => blockCost(index, edition) === cost);
  const beside = cheapest.filter((index) =>
    acrossFrom(edition, nameOf(index)).some((name) => toms.includes(name)),
  );
  const why =
    free.length === 1
      ? 'only'
      : cheapest.length === 1
        ? 'cheapest'
        : beside.length === 1
          ? 'beside'
          : 'left';
  return { why, cost, count: cheapest.length };
}
