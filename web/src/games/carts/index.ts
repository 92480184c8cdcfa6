// Carts of Amsterdam, drawn: a map that lays itself out from any edition's coordinates.
//
//   layout.ts    where everything lies: lines.ts tracks, labels.ts names, ground.ts the city
//   facts.ts     what a view tells; ways.ts, aims.ts: contracts and what they still need
//   map.tsx      the map; market.tsx and tray.tsx cards, piles and choices beside it; mine.tsx the
//                viewer's own things, publicView.tsx what all know of a player
//   explain.ts, actions.ts, events.ts   words
import { carts as de } from '../../texts/de/carts';
import { carts as en } from '../../texts/en/carts';
import { carts as fr } from '../../texts/fr/carts';
import { carts as nl } from '../../texts/nl/carts';
import type { GameUi } from '../game';
import { actionText, preview, question } from './actions';
import { Board } from './board';
import { eventText } from './events';
import { explain } from './explain';
import { Mine } from './mine';
import type { CartsEdition, CartsView } from './model';
import { Public } from './publicView';

const ui: GameUi<CartsView, CartsEdition> = {
  id: 'carts',
  texts: { en, fr, de, nl },
  Board,
  Mine,
  Public,
  score: (view, seat) => view.points[seat],
  question,
  explain,
  actionText,
  preview,
  eventText,
  sheetKey: (line) => `carts.sheet.${line}`,
  endKey: (reason) => `carts.end.${reason}`,
};

// The shell hands every game what the server sent, unread.
export const carts = ui as GameUi;
