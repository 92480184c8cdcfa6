// The dictionaries of all games, as one per language.
import type { Lang } from './format';
import { carts as cartsDe } from './de/carts';
import { carts as cartsEn } from './en/carts';
import { carts as cartsFr } from './fr/carts';
import { carts as cartsNl } from './nl/carts';
import { venise as veniseDe } from './de/venise';
import { venise as veniseEn } from './en/venise';
import { venise as veniseFr } from './fr/venise';
import { venise as veniseNl } from './nl/venise';

export const gameTexts: Record<Lang, Record<string, string>> = {
  en: { ...cartsEn, ...veniseEn },
  fr: { ...cartsFr, ...veniseFr },
  de: { ...cartsDe, ...veniseDe },
  nl: { ...cartsNl, ...veniseNl },
};
