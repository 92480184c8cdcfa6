// What chance and the other seats do in a lesson: lists that are played in their order.
import { fits, proposals, type Entry, type Script } from './script';

export const chance = 'chance';

export type Cursors = Record<string, number>; // by actor: how many entries are used up

const entriesOf = (script: Script, actor: string): Entry[] =>
  actor === chance ? script.outcomes : (script.others[actor] ?? []);

export const isUsedUp = (script: Script, cursors: Cursors, actor: string): boolean =>
  (cursors[actor] ?? 0) >= entriesOf(script, actor).length;

export const usedOne = (cursors: Cursors, actor: string): Cursors => ({
  ...cursors,
  [actor]: (cursors[actor] ?? 0) + 1,
});

export interface Proposal {
  actions: string[]; // to be tried in this order
  optional: boolean;
}

// The next entry of an actor. Patterns need the list of legal actions, where it is known.
export function nextOf(
  script: Script,
  cursors: Cursors,
  actor: string,
  legal: string[] | null,
): Proposal | null {
  const entry = entriesOf(script, actor)[cursors[actor] ?? 0];
  if (entry === undefined) return null;
  const { patterns, optional } = proposals(entry);
  if (!legal) return { actions: patterns, optional };
  const found = patterns.flatMap((pattern) => legal.filter((action) => fits(pattern, action)));
  return { actions: found.slice(0, 1), optional };
}

// The lists after an action that was played, as a record tells it.
export function afterPlayed(script: Script, cursors: Cursors, actor: string, action: string): Cursors {
  const entries = entriesOf(script, actor);
  const at = entries.findIndex((entry, index) => {
    const isLater = index >= (cursors[actor] ?? 0);
    return isLater && proposals(entry).patterns.some((pattern) => fits(pattern, action));
  });
  return at < 0 ? cursors : { ...cursors, [actor]: at + 1 };
}
