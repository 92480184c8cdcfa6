// The words of the page in the language chosen. English is what the others are measured by: a key
// that one of them lacks does not compile.
import { language } from '../state/settings';
import { format, type Args, type Lang } from './format';
import { shell as de } from './de/shell';
import { shell as en } from './en/shell';
import { shell as fr } from './fr/shell';
import { shell as nl } from './nl/shell';
import { gameTexts } from './games';
import { refusals as refusalsDe } from './de/refusals';
import { refusals as refusalsFr } from './fr/refusals';
import { refusals as refusalsNl } from './nl/refusals';

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

// Why a game refuses something; undefined: the server's English will do.
export const gameRefusals: Record<Lang, Record<string, string>> = {
  en: {},
  fr: refusalsFr,
  de: refusalsDe,
  nl: refusalsNl,
};
export const gameRefusal = (key: string): string | undefined => gameRefusals[language()][key];

// The games' own words; a missing one shows its key, so that it is noticed.
export function say(key: string, args?: Args): string {
  const lang = language();
  return format(lang, gameTexts[lang][key] ?? gameTexts.en[key] ?? key, args);
}

// For what a game need not have words for: others then.
export function sayOr(key: string, other: string): string {
  return gameTexts[language()][key] ?? other;
}

// `say` as another function for each language: who keeps it is told when the language changes.
const sayers = new Map<Lang, typeof say>();
export function sayer(): typeof say {
  const lang = language();
  if (!sayers.has(lang)) sayers.set(lang, (key, args) => say(key, args));
  return sayers.get(lang)!;
}
