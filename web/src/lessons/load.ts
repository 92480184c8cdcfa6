// Scripts and words, fetched when they are needed: a file for each lesson, and for its words in each language.
import { langs, type Lang } from '../texts/format';
import { lessons } from './list';
import type { Script, Words } from './script';

// The build makes a file of each that is there.
const scriptFile = (game: string, lesson: string): Promise<{ default: Script }> =>
  import(`../../../texts/lessons/${game}/${lesson}.json`);
const wordsFile = (game: string, lesson: string, lang: Lang): Promise<{ default: Words }> =>
  import(`../../../texts/lessons/${game}/${lesson}.${lang}.json`);

export const isLesson = (game: string, lesson: string): boolean =>
  lessons.some((listed) => listed.game === game && listed.lesson === lesson);

export const loadScript = async (game: string, lesson: string): Promise<Script> =>
  (await scriptFile(game, lesson)).default;

// English where a language is still to be written.
export async function loadWords(game: string, lesson: string, lang: Lang): Promise<Words> {
  for (const wanted of [lang, ...langs]) {
    try {
      return (await wordsFile(game, lesson, wanted)).default;
    } catch (why) {
      if (wanted === 'en') throw why;
    }
  }
  throw new Error('No words.');
}
