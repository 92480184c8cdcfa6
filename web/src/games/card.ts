// What the first page shows of a game before the rest of it is fetched: a game's card.ts and
// picture.tsx. Both come with the first page, so they are small and import nothing large.
import type { JSX } from 'preact';
import type { Lang } from '../texts/format';

type Words = Record<Lang, string>;

// An option that "Play now" offers too; its first choice is proposed. A choice may need people who
// are all there at once.
export interface QuickOption {
  option: string; // as the server names it
  choices: { value: string; label: Words; needsAll?: boolean }[];
}

export interface GameCard {
  id: string; // as the server names the game
  name: Words;
  subtitle?: Words;
  seats: string; // "2–4"
  minutes: number; // that a match takes about
  weight: 1 | 2 | 3 | 4; // light to heavy
  about: Words; // one sentence
  sign: { colour: string; path: string }; // in lists, white on its colour, -12 to 12
  Picture(): JSX.Element; // draw/scene.tsx frames it
  lessons: [lesson: string, minutes: number][]; // in texts/lessons
  quick?: QuickOption;
}
