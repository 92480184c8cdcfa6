// The games that can be drawn, by id.
import type { GameUi } from './game';
import { plain } from './plain';

export const games: Record<string, GameUi> = {};

// A game without a drawing is still playable by its list of actions.
export function gameUi(id: string): GameUi {
  return games[id] ?? plain;
}
