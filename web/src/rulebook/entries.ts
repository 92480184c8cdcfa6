// What a game's rulebook.tsx exports: the files of its rules page, and the list of all cards and tiles.
import type { ComponentChildren, ComponentType } from 'preact';
import type { GameProps, Say } from '../games/game';
import type { Lang } from '../texts/format';

export interface CardEntry {
  id: string;
  kind: string;
  title: string;
  words: string;
  picture?: ComponentChildren;
}

export interface Position {
  seats: number;
  options: Record<string, string>;
  view: unknown;
  figures: unknown;
}

// `pakhuis types` writes it.
export interface PictureFile {
  edition: unknown; // as GET /api/tables/ID/edition answers
  start: Position;
  pictures: Record<string, Position>;
}

export interface RulesModule {
  texts: Partial<Record<Lang, () => Promise<{ default: string }>>>;
  pictures(): Promise<{ default: PictureFile }>;
  kinds: string[]; // in their order; the words rulebook.GAME.KIND name them
  // `props`: the beginning of a match, where nothing is anybody's yet.
  entries(props: GameProps<unknown, unknown>, say: Say): CardEntry[];
  Drawings?: ComponentType; // that its pictures need once on the page
}
