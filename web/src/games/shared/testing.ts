// What the tests and previews of all games share.
import { type Args, type Lang, format, langs } from '../../texts/format';
import type { GameProps, Parts, Say } from '../game';

export { langs };
export type Texts = Record<Lang, Record<string, string>>;

// Words of one language; a key that it lacks is an error.
export const sayerOf =
  (texts: Texts) =>
  (lang: Lang): Say =>
  (key: string, args?: Args) => {
    const text = texts[lang][key];
    if (text === undefined) throw new Error(`${lang} has no ${key}`);
    return format(lang, text, args);
  };

export const still: Parts = {
  lit: () => false,
  chosen: () => false,
  glowing: () => false,
  click: () => {},
  ask: () => {},
  explain: () => {},
};

// A table of Anna, Bram, … of whom the viewer is one.
export function tableOf<View extends { viewer: number }, Edition, Figures = unknown>(
  view: View,
  edition: Edition,
  count: number,
  parts = still,
  figures: Figures | null = null,
): GameProps<View, Edition, Figures> {
  const names = ['Anna', 'Bram', 'Cor', 'Dina', 'Els'];
  const seats = names.slice(0, count).map((name, seat) => ({
    seat,
    name,
    kind: 'person' as const,
    mine: seat === view.viewer,
  }));
  return { view, figures, edition, seats, viewer: view.viewer, options: {}, parts };
}
