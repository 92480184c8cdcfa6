// All words of the game come for one language at a time: they are many.
import type { Lang } from '../../texts/format';
import { cardTexts } from './cardTexts';

type Dictionary = Promise<{ texts: Record<string, string> }>;

const files: Record<Lang, () => Dictionary[]> = {
  en: () => [
    import('../../texts/en/amsterdam'),
    import('../../texts/en/amsterdamExtras'),
    import('../../texts/en/amsterdamNotes'),
    import('../../texts/en/amsterdamRefusals'),
    import('../../texts/en/amsterdamTable'),
  ],
  fr: () => [
    import('../../texts/fr/amsterdam'),
    import('../../texts/fr/amsterdamExtras'),
    import('../../texts/fr/amsterdamNotes'),
    import('../../texts/fr/amsterdamRefusals'),
    import('../../texts/fr/amsterdamTable'),
  ],
  de: () => [
    import('../../texts/de/amsterdam'),
    import('../../texts/de/amsterdamExtras'),
    import('../../texts/de/amsterdamNotes'),
    import('../../texts/de/amsterdamRefusals'),
    import('../../texts/de/amsterdamTable'),
  ],
  nl: () => [
    import('../../texts/nl/amsterdam'),
    import('../../texts/nl/amsterdamExtras'),
    import('../../texts/nl/amsterdamNotes'),
    import('../../texts/nl/amsterdamRefusals'),
    import('../../texts/nl/amsterdamTable'),
  ],
};

export async function moreTexts(lang: Lang): Promise<Record<string, string>> {
  const [cards, ...dictionaries] = await Promise.all([cardTexts(lang), ...files[lang]()]);
  return Object.assign({}, cards, ...dictionaries.map(({ texts }) => texts));
}
