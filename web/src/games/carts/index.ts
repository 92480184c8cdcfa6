// Carts of Amsterdam, drawn: a map that lays itself out from any edition's coordinates.
//
//   layout.ts    where everything lies: lines.ts tracks, labels.ts names, ground.ts the city
//   facts.ts     what a view tells; aims.ts: contracts and what they still need
//   city.tsx     the map; market.tsx and tray.tsx cards, piles and choices beside it; mine.tsx the
//                viewer's own things, publicView.tsx what all know of a player
//   explain.ts, actions.ts, consequences.ts, events.ts   words
import { texts as de } from '../../texts/de/carts';
import { texts as en } from '../../texts/en/carts';
import { texts as fr } from '../../texts/fr/carts';
import { texts as nl } from '../../texts/nl/carts';
import type { GameUi } from '../game';
import { actionText, question } from './actions';
import { Board } from './board';
import { eventText } from './events';
import { explain } from './explain';
import { consequences } from './consequences';
import { Mine } from './mine';
import type { Edition, Figures, View } from './model';
import { Public } from './publicView';

const drawn: GameUi<View, Edition, Figures> = {
  id: 'carts',
  texts: { en, fr, de, nl },
  Board,
  Mine,
  Public,
  score: (view, seat) => view.points[seat],
  question,
  explain,
  actionText,
  consequences,
  eventText,
  factWord: (_fact, name, say) => say(`carts.card.${name}`),
  sheetKey: (line) => `carts.sheet.${line}`,
  endKey: (reason) => `carts.end.${reason}`,
};

// The shell hands every game what the server sent, unread.
export const ui = drawn as GameUi;
