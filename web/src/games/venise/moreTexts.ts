// Words that come for one language at a time: the legend, scorings, whole boards, and what is told
// about the edition.
import type { Lang } from '../../texts/format';

const more: Record<Lang, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import('../../texts/en/veniseMore'),
  fr: () => import('../../texts/fr/veniseMore'),
  de: () => import('../../texts/de/veniseMore'),
  nl: () => import('../../texts/nl/veniseMore'),
};

export const moreTexts = async (lang: Lang): Promise<Record<string, string>> =>
  (await more[lang]()).texts;
