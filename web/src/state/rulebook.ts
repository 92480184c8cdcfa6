// The rules beside a table: whether they are open, and where. The page /rules/GAME has them all.
import { signal } from '@preact/signals';

// "claim": a section; "!wrong-colour": why something is refused; "=claim": an action's verb; empty: the
// first section.
export interface RulesPlace {
  game: string;
  place: string;
}

export const rulesOpen = signal<RulesPlace | null>(null);
let opener: Element | null = null;

export function openRules(game: string, place: string): void {
  if (!rulesOpen.value) opener = document.activeElement;
  rulesOpen.value = { game, place };
}

// The focus goes back to where it was.
export function closeRules(): void {
  rulesOpen.value = null;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}

export const rulesPath = (game: string, place = ''): string =>
  `/rules/${game}${place && `#${place}`}`;
