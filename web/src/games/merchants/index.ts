// Merchants of Amsterdam, drawn: a city of lots and bridges, a sea chart, the exchange, the time
// line and the auction's clock.
//
//   layout.ts    where everything lies    facts.ts  what a view tells
//   clock.ts     a live run in time       sale.ts   how an auction ended
//   board.tsx    how it is arranged: city.tsx, world.tsx, exchange.tsx, timeLine.tsx, dial.tsx with
//                press.tsx, desk.tsx with cards.tsx; mine.tsx, publicView.tsx; glyphs.tsx signs
//   explain.ts, actions.ts, consequences.ts, events.ts, refusals.ts   words
import { texts as de } from '../../texts/de/merchants';
import { texts as en } from '../../texts/en/merchants';
import { texts as fr } from '../../texts/fr/merchants';
import { texts as nl } from '../../texts/nl/merchants';
import type { GameUi } from '../game';
import { actionText, meanwhile, question } from './actions';
import { Board } from './board';
import { eventText } from './events';
import { explain } from './explain';
import { seatFigures } from './facts';
import { consequences } from './consequences';
import { Mine } from './mine';
import type { Edition, Figures, View } from './model';
import { Public } from './publicView';
import { factWord } from './refusals';

const drawn: GameUi<View, Edition, Figures> = {
  id: 'merchants',
  texts: { en, fr, de, nl },
  Board,
  Mine,
  Public,
  score: (_view, seat, _edition, figures) => seatFigures(figures, seat)?.score,
  question,
  meanwhile,
  explain,
  actionText,
  consequences,
  eventText,
  factWord,
  sheetKey: (line) => `merchants.sheet.${line}`,
  endKey: (reason) => `merchants.end.${reason}`,
};

// The shell hands every game what the server sent, unread.
export const ui = drawn as GameUi;
