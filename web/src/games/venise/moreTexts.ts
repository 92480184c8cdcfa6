// Words that come for one language at a time: the legend, scorings, whole boards, what is told about the
// edition, and the notes for newcomers.
import type { Lang } from '../../texts/format';

type Dictionary = Promise<{ texts: Record<string, string> }>;

const files: Record<Lang, () => Dictionary[]> = {
  en: () => [import('../../texts/en/veniseMore'), import('../../texts/en/veniseNotes')],
  fr: () => [import('../../texts/fr/veniseMore'), import('../../texts/fr/veniseNotes')],
  de: () => [import('../../texts/de/veniseMore'), import('../../texts/de/veniseNotes')],
  nl: () => [import('../../texts/nl/veniseMore'), import('../../texts/nl/veniseNotes')],
};

export async function moreTexts(lang: Lang): Promise<Record<string, string>> {
  const dictionaries = await Promise.all(files[lang]());
  return Object.assign({}, ...dictionaries.map(({ texts }) => texts)) as Record<string, string>;
}
