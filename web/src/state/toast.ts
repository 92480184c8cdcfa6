// One short message at a time for what went wrong or was done; it goes by itself.
import { signal } from '@preact/signals';
import type { GameUi } from '../games/game';
import { Refusal } from '../net/http';
import { hasKey, say, sayOr, t } from '../texts';

export const toast = signal<{ text: string; bad: boolean } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function show(text: string, bad = false): void {
  toast.value = { text, bad };
  clearTimeout(timer);
  timer = setTimeout(() => (toast.value = null), bad ? 7000 : 3500);
}

// A game's refusal with its facts; names among them in the game's words.
function gameRefusal({ key, facts, message }: Refusal, game: GameUi): string {
  const words = Object.entries(facts).map(([fact, value]) => [
    fact,
    typeof value === 'string' ? (game.factWord?.(fact, value, say) ?? value) : value,
  ]);
  return sayOr(`${game.id}.refused.${key}`, message, Object.fromEntries(words));
}

// A refusal in the reader's language, or in the server's words where we have none.
export function refusalText(why: unknown, game?: GameUi | null): string {
  if (!(why instanceof Refusal)) return String(why);
  const key = `refused-${why.key}`;
  if (hasKey(key)) return t(key, why.facts);
  return game ? gameRefusal(why, game) : why.message;
}

export function showProblem(why: unknown, game?: GameUi | null): void {
  show(refusalText(why, game), true);
}
