// The games of the house, in the order of the first page. Nothing else lists them. A card comes with
// the first page; the rest of a game is fetched when a page needs it.
import { card as amsterdam } from './amsterdam/card';
import type { GameCard } from './card';
import { card as carts } from './carts/card';
import type { GameUi } from './game';
import { card as merchants } from './merchants/card';
import { card as venise } from './venise/card';

interface ListedGame {
  card: GameCard;
  load(): Promise<{ ui: GameUi }>;
}

export const games: ListedGame[] = [
  { card: carts, load: () => import('./carts') },
  { card: amsterdam, load: () => import('./amsterdam') },
  { card: merchants, load: () => import('./merchants') },
  { card: venise, load: () => import('./venise') },
];

export const listedGame = (id: string): ListedGame | undefined =>
  games.find(({ card }) => card.id === id);
