// Words that come for one language at a time: those of the cards and of refusals.
import type { Lang } from '../../texts/format';
import { cardTexts } from './cardTexts';

const refusals: Record<Lang, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import('../../texts/en/amsterdamRefusals'),
  fr: () => import('../../texts/fr/amsterdamRefusals'),
  de: () => import('../../texts/de/amsterdamRefusals'),
  nl: () => import('../../texts/nl/amsterdamRefusals'),
};

export async function moreTexts(lang: Lang): Promise<Record<string, string>> {
  const [cards, { texts }] = await Promise.all([cardTexts(lang), refusals[lang]()]);
  return { ...cards, ...texts };
}
