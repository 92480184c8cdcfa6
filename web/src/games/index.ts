// The games that can be drawn, by id.
import { carts } from './carts';
import type { GameUi } from './game';
import { plain } from './plain';
import { venise } from './venise';

export const games: Record<string, GameUi> = { carts, venise };

// A game without a drawing is still playable by its list of actions.
export function gameUi(id: string): GameUi {
  return games[id] ?? plain;
}
