// Amsterdam, drawn: a city of blocks and bridges, the harbour, the Amstel, rounds, dice and market;
// players' boards with a rondel that turns and cards to be read.
//
//   layout.ts    where everything lies    facts.ts  what a view tells
//   board.tsx    how it is arranged: city.tsx, harbour.tsx with trade.tsx, amstel.tsx, strip.tsx,
//                display.tsx
//   mine.tsx     a player's board: rondel.tsx, cards.tsx, tasks.tsx; shown.ts whose;
//                publicView.tsx; glyphs.tsx signs
//   explain.ts with explainCards.ts, actions.ts, gains.ts, events.ts   words; cardTexts.ts those of
//                the cards, for one language at a time
import { amsterdam as de } from '../../texts/de/amsterdam';
import { amsterdam as en } from '../../texts/en/amsterdam';
import { amsterdam as fr } from '../../texts/fr/amsterdam';
import { amsterdam as nl } from '../../texts/nl/amsterdam';
import type { GameUi } from '../game';
import { actionText, question } from './actions';
import { Board } from './board';
import { cardTexts } from './cardTexts';
import { eventText } from './events';
import { explain, label } from './explain';
import { preview } from './gains';
import { Mine } from './mine';
import type { AmsterdamEdition, AmsterdamView } from './model';
import { Public } from './publicView';

const ui: GameUi<AmsterdamView, AmsterdamEdition> = {
  id: 'amsterdam',
  texts: { en, fr, de, nl },
  moreTexts: cardTexts,
  Board,
  Mine,
  Public,
  score: (view, seat) => view.points[seat],
  question,
  explain,
  label,
  actionText,
  preview,
  eventText,
  sheetKey: (line) => `amsterdam.sheet.${line}`,
  endKey: (reason) => `amsterdam.end.${reason}`,
};

// The shell hands every game what the server sent, unread.
export const amsterdam = ui as GameUi;
