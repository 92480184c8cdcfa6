// One short message at a time for what went wrong or was done; it goes by itself.
import { signal } from '@preact/signals';
import { Refusal } from '../net/http';
import { gameRefusal, hasKey, t } from '../texts';

export const toast = signal<{ text: string; bad: boolean } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function show(text: string, bad = false): void {
  toast.value = { text, bad };
  clearTimeout(timer);
  timer = setTimeout(() => (toast.value = null), bad ? 7000 : 3500);
}

// A refusal in the reader's language, or in the server's words where we have none.
export function refusalText(why: unknown): string {
  if (!(why instanceof Refusal)) return String(why);
  const key = `refused-${why.key}`;
  return hasKey(key) ? t(key) : (gameRefusal(why.key) ?? why.message);
}

export function showProblem(why: unknown): void {
  show(refusalText(why), true);
}
