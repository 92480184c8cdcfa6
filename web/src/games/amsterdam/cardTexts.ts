// The words of cards, market tiles and tasks. They lie outside of the client because the terminal
// has them, too; here they become keys like all others.
import type { Lang } from '../../texts/format';

export interface CardTexts {
  cards: Record<string, { name: string; text: string }>;
  tiles: Record<string, { text: string }>;
  tasks: Record<string, { text: string }>;
}

export function keysOf({ cards, tiles, tasks }: CardTexts): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [id, { name, text }] of Object.entries(cards)) {
    out[`amsterdam.card.${id}.name`] = name;
    out[`amsterdam.card.${id}.text`] = text;
  }
  for (const [id, { text }] of Object.entries(tiles)) out[`amsterdam.tile.${id}`] = text;
  for (const [id, { text }] of Object.entries(tasks)) out[`amsterdam.task.${id}`] = text;
  return out;
}

const files: Record<Lang, () => Promise<{ default: CardTexts }>> = {
  en: () => import('../../../../texts/amsterdam/en.json'),
  fr: () => import('../../../../texts/amsterdam/fr.json'),
  de: () => import('../../../../texts/amsterdam/de.json'),
  nl: () => import('../../../../texts/amsterdam/nl.json'),
};

export const cardTexts = async (lang: Lang): Promise<Record<string, string>> =>
  keysOf((await files[lang]()).default);
