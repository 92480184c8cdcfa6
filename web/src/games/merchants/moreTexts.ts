// Words that come for one language at a time: the notes for newcomers.
import type { Lang } from '../../texts/format';

const more: Record<Lang, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import('../../texts/en/merchantsNotes'),
  fr: () => import('../../texts/fr/merchantsNotes'),
  de: () => import('../../texts/de/merchantsNotes'),
  nl: () => import('../../texts/nl/merchantsNotes'),
};

export const moreTexts = async (lang: Lang): Promise<Record<string, string>> =>
  (await more[lang]()).texts;
