// The words of the page in the language chosen. English is what the others are measured by: a key
// that one of them lacks does not compile.
import { language } from '../state/settings';
import { format, type Args, type Lang } from './format';
import { shell as de } from './de/shell';
import { shell as en } from './en/shell';
import { shell as fr } from './fr/shell';
import { shell as nl } from './nl/shell';
import { gameTexts } from './games';

export type Key = keyof typeof en;
export type Shell = Record<Key, string>;

export const shellTexts: Record<Lang, Shell> = { en, fr, de, nl };

export function t(key: Key, args?: Args): string {
  const lang = language();
  return format(lang, shellTexts[lang][key], args);
}

export function hasKey(key: string): key is Key {
  return key in en;
}

// The games' own words; a missing one shows its key, so that it is noticed.
export function say(key: string, args?: Args): string {
  const lang = language();
  return format(lang, gameTexts[lang][key] ?? gameTexts.en[key] ?? key, args);
}

export function hasWords(key: string): boolean {
  return key in gameTexts.en;
}

// For what a game need not have words for: others then.
export function sayOr(key: string, other: string, args?: Args): string {
  const lang = language();
  const text = gameTexts[lang][key];
  return text === undefined ? other : format(lang, text, args);
}

// `say` as another function for each language: who keeps it is told when the language changes.
const sayers = new Map<Lang, typeof say>();
export function sayer(): typeof say {
  const lang = language();
  if (!sayers.has(lang)) sayers.set(lang, (key, args) => say(key, args));
  return sayers.get(lang)!;
}
