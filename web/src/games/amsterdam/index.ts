// Amsterdam, drawn: a city of blocks and bridges, the harbour, the Amstel, rounds, dice and market;
// players' boards with a rondel that turns and cards to be read.
//
//   layout.ts    where everything lies    facts.ts  what a view tells
//   board.tsx    how it is arranged: city.tsx, harbour.tsx with trade.tsx, amstel.tsx, strip.tsx,
//                display.tsx
//   mine.tsx     a player's board: rondel.tsx, cards.tsx, tasks.tsx; shown.ts whose;
//                publicView.tsx; glyphs.tsx signs
//   tom.tsx      the automatic opponent, with tomTurn.ts; walkers.tsx; ending.tsx
//   explain.ts with explainCards.ts, explainTasks.ts, actions.ts, consequences.ts, events.ts, factWords.ts
//                words; moreTexts.ts those of cards (cardTexts.ts) and refusals, for one
//                language at a time
import { texts as de } from '../../texts/de/amsterdam';
import { texts as deExtras } from '../../texts/de/amsterdamExtras';
import { texts as en } from '../../texts/en/amsterdam';
import { texts as enExtras } from '../../texts/en/amsterdamExtras';
import { texts as fr } from '../../texts/fr/amsterdam';
import { texts as frExtras } from '../../texts/fr/amsterdamExtras';
import { texts as nl } from '../../texts/nl/amsterdam';
import { texts as nlExtras } from '../../texts/nl/amsterdamExtras';
import type { GameUi } from '../game';
import { actionText, question } from './actions';
import { Board } from './board';
import { consequences } from './consequences';
import { eventText } from './events';
import { Ending } from './ending';
import { explain, label } from './explain';
import { factWord } from './factWords';
import { Mine } from './mine';
import type { Edition, Figures, View } from './model';
import { moreTexts } from './moreTexts';
import { Public } from './publicView';
import { TomCard } from './tom';

// Alone one plays without extensions. (The first choice of each is to do without.)
const extensions: Record<string, string> = {
  characters: 'off',
  tasks: 'none',
  dealer: 'off',
  tiles: 'base',
};
function closedKey(option: string, choice: string, seats: number): string {
  const without = extensions[option] ?? choice;
  return seats === 1 && choice !== without ? 'amsterdam.option.not-solo' : '';
}

const drawn: GameUi<View, Edition, Figures> = {
  id: 'amsterdam',
  texts: {
    en: { ...en, ...enExtras },
    fr: { ...fr, ...frExtras },
    de: { ...de, ...deExtras },
    nl: { ...nl, ...nlExtras },
  },
  moreTexts,
  Board,
  Mine,
  Public,
  Rival: TomCard,
  Ending,
  seatsKey: (seats) => (seats === 1 ? 'amsterdam.option.solo' : ''),
  closedKey,
  score: (view, seat) => view.points[seat],
  question,
  explain,
  label,
  actionText,
  consequences,
  eventText,
  factWord,
  sheetKey: (line) => `amsterdam.sheet.${line}`,
  endKey: (reason) => `amsterdam.end.${reason}`,
};

// The shell hands every game what the server sent, unread.
export const ui = drawn as GameUi;
