// Words that come for one language at a time: the notes for newcomers.
import type { Lang } from '../../texts/format';

const more: Record<Lang, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import('../../texts/en/cartsNotes'),
  fr: () => import('../../texts/fr/cartsNotes'),
  de: () => import('../../texts/de/cartsNotes'),
  nl: () => import('../../texts/nl/cartsNotes'),
};

export const moreTexts = async (lang: Lang): Promise<Record<string, string>> =>
  (await more[lang]()).texts;
