// What a game's rulebook.tsx exports for the list of all its cards and tiles.
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

export interface CardsModule {
  kinds: Record<string, Record<Lang, string>>; // in their order
  // `props`: the beginning of a match, where nothing is anybody's yet.
  entries(props: GameProps<unknown, unknown>, say: Say): CardEntry[];
  Drawings?: ComponentType; // that its pictures need once on the page
}
