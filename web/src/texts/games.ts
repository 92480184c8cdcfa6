// The dictionaries of all games, as one per language.
import type { Lang } from './format';

export const gameTexts: Record<Lang, Record<string, string>> = { en: {}, fr: {}, de: {}, nl: {} };
