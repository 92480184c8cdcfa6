// La Venise du Nord, drawn: nine quarters on the water, laid out from any cells.
//
//   layout.ts     where tiles, edges and the boat lie, and the roofs of a block
//   facts.ts     what a view tells
//   city.tsx     the city; tileView.tsx its quarters, pieces.tsx dice, burghers, bridges, the boat
//   prices.tsx and tray.tsx: prices, dice and choices beside it; mine.tsx players' boards,
//   cards.tsx their cards, publicView.tsx what all know of a player; glyphs.tsx signs and cubes
//   explain.ts, actions.ts, consequences.ts, events.ts   words
import { texts as de } from '../../texts/de/venise';
import { texts as en } from '../../texts/en/venise';
import { texts as fr } from '../../texts/fr/venise';
import { texts as nl } from '../../texts/nl/venise';
import type { GameUi } from '../game';
import { actionText, question } from './actions';
import { Board } from './board';
import { consequences } from './consequences';
import { eventText } from './events';
import { explain, label } from './explain';
import { Mine } from './mine';
import type { Edition, Figures, View } from './model';
import { factWord } from './phrases';
import { Public } from './publicView';

const drawn: GameUi<View, Edition, Figures> = {
  id: 'venise',
  texts: { en, fr, de, nl },
  Board,
  Mine,
  Public,
  score: (view, seat) => view.points[seat],
  question,
  explain,
  label,
  actionText,
  consequences,
  eventText,
  factWord,
  sheetKey: (line) => `venise.sheet.${line}`,
  endKey: (reason) => `venise.end.${reason}`,
};

// The shell hands every game what the server sent, unread.
export const ui = drawn as GameUi;
