// The dictionaries of all games, as one per language.
import type { Lang } from './format';
import { carts as cartsDe } from './de/carts';
import { carts as cartsEn } from './en/carts';
import { carts as cartsFr } from './fr/carts';
import { carts as cartsNl } from './nl/carts';

export const gameTexts: Record<Lang, Record<string, string>> = {
  en: cartsEn,
  fr: cartsFr,
  de: cartsDe,
  nl: cartsNl,
};
