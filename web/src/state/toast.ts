// One short message at a time for what went wrong or was done; it goes by itself.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { GameUi } from '../games/game';
import { Refusal } from '../net/http';
import { hasKey, say, sayOr, t } from '../texts';
import { playSound } from './sound';

// Calm: worth reading, though nothing went wrong.
export type ToastKind = 'done' | 'calm' | 'bad';
const shownFor: Record<ToastKind, number> = { done: 3500, calm: 9000, bad: 7000 }; // milliseconds

interface ToastShown {
  text: string;
  kind: ToastKind;
  more?: ComponentChildren; // a link to the passage that says why
}

export const toast = signal<ToastShown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function show(text: string, kind: ToastKind = 'done', more?: ComponentChildren): void {
  toast.value = { text, kind, more };
  clearTimeout(timer);
  timer = setTimeout(() => (toast.value = null), shownFor[kind]);
}

// What was shown is out of date.
export function clearToast(): void {
  clearTimeout(timer);
  toast.value = null;
}

// A game's own text for a refusal with its facts, if it has one; names among them in its words.
function gameRefusal({ key, facts }: Refusal, game: GameUi): string {
  const words = Object.entries(facts).map(([fact, value]) => [
    fact,
    typeof value === 'string' ? (game.factWord?.(fact, value, say) ?? value) : value,
  ]);
  return sayOr(`${game.id}.refused.${key}`, '', Object.fromEntries(words));
}

// A refusal in the reader's language, or in the server's words where we have none. The game's text
// comes first: the same key can mean another thing in each game.
export function refusalText(why: unknown, game?: GameUi | null): string {
  if (!(why instanceof Refusal)) return String(why);
  const own = game && gameRefusal(why, game);
  if (own) return own;
  const key = `refused-${why.key}`;
  return hasKey(key) ? t(key, why.facts) : why.message;
}

export function showProblem(why: unknown, game?: GameUi | null, more?: ComponentChildren): void {
  void playSound('refused');
  show(refusalText(why, game), 'bad', more);
}
