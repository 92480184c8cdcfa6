// What the first page shows of a game before the rest of it is fetched: a game's card.ts and
// picture.tsx. Both come with the first page, so they are small and import nothing large.
import type { ComponentChildren } from 'preact';

import type { Gable } from '../draw/gables';
import type { Lang } from '../texts/format';

// Gable, x, width, height of the eaves, tone (0–2).
export type QuayHouse = [Gable, number, number, number, number];

// In units of a scene of 520 by 132; houses stand at 100.
export interface Picture {
  houses: QuayHouse[]; // from left to right
  front: ComponentChildren; // what the game is about, before the houses
}

export interface GameCard {
  id: string; // as the server names the game
  name: string;
  seats: string; // "2–4"
  about: Record<Lang, string>; // one or two sentences
  picture: Picture;
}
