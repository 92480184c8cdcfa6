// Amsterdam, drawn: a city of blocks and bridges, the harbour, the Amstel, rounds, dice and market;
// players' boards with a rondel that turns and cards to be read.
//
//   layout.ts    where everything lies    facts.ts  what a view tells
//   board.tsx    how it is arranged: city.tsx, harbour.tsx with trade.tsx, amstel.tsx, strip.tsx,
//                display.tsx
//   mine.tsx     a player's board: rondel.tsx, cards.tsx; shown.ts whose; publicView.tsx
//   side.tsx     beside the board: round, tasks.tsx, TOM's turn; legend.tsx; glyphs.tsx signs
//   pictures.tsx pictures of cards, which scenes/ draws
//   tom.tsx      the automatic opponent, with tomTurn.ts; walkers.tsx; ending.tsx; gains.ts with scene.tsx
//   explain.ts with explainCards.ts, explainTasks.ts, actions.ts, consequences.ts, reasons.ts, events.ts, factWords.ts
//                words; moreTexts.ts all texts, for one language at a time, with cardTexts.ts
import type { GameUi } from '../game';
import { actionText, question, turnOf } from './actions';
import { Board } from './board';
import { consequences } from './consequences';
import { eventText } from './events';
import { Ending } from './ending';
import { explain, label } from './explain';
import { factWord } from './factWords';
import { gains } from './gains';
import { Legend, TargetPicture, besideClick } from './legend';
import { Mine } from './mine';
import type { Edition, Figures, View } from './model';
import { moreTexts } from './moreTexts';
import { notes } from './notes';
import { Public } from './publicView';
import { reasons } from './reasons';
import { Scene } from './scene';
import { Side } from './side';
import { sound } from './sounds';
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
  texts: { en: {}, fr: {}, de: {}, nl: {} }, // all come by moreTexts
  moreTexts,
  Board,
  Mine,
  Public,
  Side,
  Legend,
  TargetPicture,
  notes,
  rulebook: () => import('./rulebook'),
  besideClick,
  gains,
  Scene,
  Rival: TomCard,
  Ending,
  seatsKey: (seats) => (seats === 1 ? 'amsterdam.option.solo' : ''),
  closedKey,
  score: (view, seat, _, figures) =>
    view.phase === 'over' ? (figures?.['open-points'][seat] ?? view.points[seat]) : view.points[seat],
  question,
  turnOf,
  explain,
  label,
  actionText,
  consequences,
  reasons,
  eventText,
  sound,
  factWord,
  sheetKey: (line) => `amsterdam.sheet.${line}`,
  endKey: (reason) => `amsterdam.end.${reason}`,
};

// The shell hands every game what the server sent, unread.
export const ui = drawn as GameUi;
