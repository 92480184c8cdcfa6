// Which notes this browser still has to tell: each once, in the first matches of a game. Pure, but for
// what the settings keep.
import type { KeptNotes } from './settings';
import { set, settings } from './settings';

export const matchesWithNotes = 3; // of each game

export const turnNotes = (on: boolean): void => set({ notes: { ...settings.value.notes, off: !on } });

// All notes come once more, in the next matches.
export const anew = (): void => set({ notes: { off: false, seen: [], tables: {} } });

// With a match that has begun: only the first ones are kept.
export function withTable(kept: KeptNotes, game: string, table: string): KeptNotes {
  const before = kept.tables[game] ?? [];
  if (before.includes(table) || before.length >= matchesWithNotes) return kept;
  return { ...kept, tables: { ...kept.tables, [game]: [...before, table] } };
}

export const mayTell = (kept: KeptNotes, game: string, table: string): boolean =>
  !kept.off && (kept.tables[game] ?? []).includes(table);

export const noteId = (game: string, key: string): string => `${game}/${key}`;

export const withSeen = (kept: KeptNotes, id: string): KeptNotes =>
  kept.seen.includes(id) ? kept : { ...kept, seen: [...kept.seen, id] };
