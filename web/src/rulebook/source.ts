// What a rules page is made of: its words in the reader's language, what its pictures show, and the
// game's drawing. Each file comes as a script of its own.
import { loadGame } from '../games';
import type { GameUi } from '../games/game';
import { addTexts } from '../texts/games';
import { texts as de } from '../texts/de/rulebook';
import { texts as en } from '../texts/en/rulebook';
import { texts as fr } from '../texts/fr/rulebook';
import { texts as nl } from '../texts/nl/rulebook';
import type { Lang } from '../texts/format';
import type { CardsModule } from './entries';
import { readRulebook, type Rulebook } from './form';

export interface Position {
  seats: number;
  options: Record<string, string>;
  view: unknown;
  figures: unknown;
}

export interface PictureFile {
  edition: unknown; // as GET /api/tables/ID/edition answers
  start: Position;
  pictures: Record<string, Position>;
}

export interface RulesSource {
  lang: Lang; // in which it is written
  book: Rulebook;
  english: Rulebook; // it alone names verbs and refusals
  file: PictureFile;
  ui: GameUi;
  cards: CardsModule;
}

async function textIn(game: string, lang: Lang): Promise<string> {
  const file = (await import(`../../../texts/rules/${game}/${lang}.md`)) as { default: string };
  return file.default;
}

// In English as long as nobody has written it in the reader's language.
async function textFor(game: string, lang: Lang): Promise<[Lang, string]> {
  try {
    return [lang, await textIn(game, lang)];
  } catch (why) {
    if (!String(why).includes('not found in bundle')) throw why;
    return ['en', await textIn(game, 'en')];
  }
}

export async function rulesOf(game: string, lang: Lang): Promise<RulesSource> {
  addTexts({ en, fr, de, nl });
  const [[told, text], english, file, cards, ui] = await Promise.all([
    textFor(game, lang),
    textIn(game, 'en'),
    import(`../games/${game}/generated/rulebook.json`) as Promise<{ default: PictureFile }>,
    import(`../games/${game}/rulebook.tsx`) as Promise<CardsModule>,
    loadGame(game),
  ]);
  return {
    lang: told,
    book: readRulebook(text),
    english: readRulebook(english),
    file: file.default,
    cards,
    ui,
  };
}
