// The dictionaries of the games that are here, as one per language.
import { type Lang, langs } from './format';

export const gameTexts: Record<Lang, Record<string, string>> = { en: {}, fr: {}, de: {}, nl: {} };

export function addTexts(texts: Record<Lang, Record<string, string>>): void {
  for (const lang of langs) addTextsOf(lang, texts[lang]);
}

export function addTextsOf(lang: Lang, texts: Record<string, string>): void {
  Object.assign(gameTexts[lang], texts);
}
