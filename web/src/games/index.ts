// Fetches the games of list.ts. Each comes when a page first needs it, with its words.
import { effect, signal } from '@preact/signals';
import { language } from '../state/settings';
import type { Lang } from '../texts/format';
import { addTexts, addTextsOf } from '../texts/games';
import type { GameUi } from './game';
import { listedGame } from './list';
import { plain } from './plain';

const here = signal<Record<string, GameUi>>({});
const asked = new Map<string, Promise<GameUi>>();

export async function addMoreTexts(game: GameUi, lang: Lang): Promise<void> {
  if (game.moreTexts) addTextsOf(lang, await game.moreTexts(lang));
}

// Who changes the language gets the rest of its words; what is drawn is drawn again then.
effect(() => {
  const lang = language();
  for (const [id, game] of Object.entries(here.peek())) {
    if (!game.moreTexts) continue;
    const come = () => void (here.value = { ...here.peek(), [id]: game });
    void addMoreTexts(game, lang).then(come, () => undefined);
  }
});

async function fetchGame(id: string): Promise<GameUi> {
  // A game without a drawing is still playable by its list of actions.
  const game = (await listedGame(id)?.load())?.ui ?? plain;
  addTexts(game.texts);
  await addMoreTexts(game, language());
  here.value = { ...here.value, [id]: game };
  return game;
}

export function loadGame(id: string): Promise<GameUi> {
  const known = asked.get(id) ?? fetchGame(id);
  asked.set(id, known);
  // Who was offline asks again.
  known.catch(() => asked.delete(id));
  return known;
}

// Null while it is on its way: who draws is told when it has come.
export function gameUi(id: string): GameUi | null {
  if (!here.value[id]) void loadGame(id).catch(() => undefined);
  return here.value[id] ?? null;
}
