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
import type { PictureFile, RulesModule } from './entries';
import { readRulebook, type Rulebook } from './form';

export interface RulesSource {
  lang: Lang; // in which it is written
  book: Rulebook;
  english: Rulebook; // it alone names verbs and refusals
  file: PictureFile;
  ui: GameUi;
  cards: RulesModule;
}

addTexts({ en, fr, de, nl });

// Null: there are no rules of such a game. In English as long as nobody has written them in the reader's
// language.
export async function rulesOf(game: string, wanted: Lang): Promise<RulesSource | null> {
  const ui = await loadGame(game);
  const cards = await ui.rulebook?.();
  if (!cards) return null;
  const lang = cards.texts[wanted] ? wanted : 'en';
  const [own, english, pictures] = await Promise.all([
    cards.texts[lang]!(),
    cards.texts.en!(),
    cards.pictures(),
  ]);
  return {
    lang,
    book: readRulebook(own.default),
    english: readRulebook(english.default),
    file: pictures.default,
    cards,
    ui,
  };
}
