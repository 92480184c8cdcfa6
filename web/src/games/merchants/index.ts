// Merchants of Amsterdam, drawn: a city of lots and bridges, a sea chart, the exchange, the time
// line and the auction's clock.
//
//   layout.ts    where everything lies    facts.ts  what a view tells
//   clock.ts     a live run in time       sale.ts   how an auction ended
//   gains.ts     what events gave          frames.ts  what moves in a run
//   board.tsx    how it is arranged: city.tsx, world.tsx, exchange.tsx, timeLine.tsx, scenery.tsx
//   side.tsx     beside it: desk.tsx with cards.tsx and cardPictures.tsx, dial.tsx, press.tsx, ready.tsx
//   mine.tsx, publicView.tsx with bonuses.tsx; scene.tsx a scoring, scored.ts what it counts; legend.tsx;
//   glyphs.tsx signs
//   explain.ts, actions.ts, consequences.ts, reasons.ts, events.ts, refusals.ts   words
import { texts as de } from '../../texts/de/merchants';
import { texts as en } from '../../texts/en/merchants';
import { texts as fr } from '../../texts/fr/merchants';
import { texts as nl } from '../../texts/nl/merchants';
import type { GameUi } from '../game';
import { actionText, label, meanwhile, question, turnOf } from './actions';
import { Board } from './board';
import { eventText } from './events';
import { explain } from './explain';
import { scoreOf } from './facts';
import { consequences } from './consequences';
import { gains } from './gains';
import { Legend } from './legend';
import { Mine } from './mine';
import { moreTexts } from './moreTexts';
import { notes } from './notes';
import type { Edition, Figures, View } from './model';
import { Public } from './publicView';
import { reasons } from './reasons';
import { factWord } from './refusals';
import { Scene } from './scene';
import { Side } from './side';
import { TargetPicture } from './targetPicture';
import { sound } from './sounds';

const drawn: GameUi<View, Edition, Figures> = {
  id: 'merchants',
  texts: { en, fr, de, nl },
  moreTexts,
  Board,
  Mine,
  Public,
  Side,
  Legend,
  TargetPicture,
  notes,
  rulebook: () => import('./rulebook'),
  Scene,
  gains,
  score: scoreOf,
  question,
  turnOf,
  meanwhile,
  explain,
  label,
  actionText,
  consequences,
  reasons,
  eventText,
  sound,
  factWord,
  sheetKey: (line) => `merchants.sheet.${line}`,
  endKey: (reason) => `merchants.end.${reason}`,
};

// The shell hands every game what the server sent, unread.
export const ui = drawn as GameUi;
