// Carts of Amsterdam, drawn: a map that lays itself out from any edition's coordinates.
//
//   layout.ts    where everything lies: lines.ts tracks, labels.ts names, ground.ts the city
//                and countryside.ts what fills the rest
//   facts.ts     what a view tells; aims.ts and progress.ts: contracts and what they still need
//   city.tsx     the map; mine.tsx the strip under it with hand, market.tsx and contracts on offer;
//                side.tsx contracts and goods, publicView.tsx what all know of a player,
//                ending.tsx what these brought
//   defs.tsx     drawings that are used many times
//   targets.tsx, gains.ts, explain.ts, actions.ts, consequences.ts, reasons.ts, events.ts   what the shell asks
import { texts as de } from '../../texts/de/carts';
import { texts as en } from '../../texts/en/carts';
import { texts as fr } from '../../texts/fr/carts';
import { texts as nl } from '../../texts/nl/carts';
import type { GameUi } from '../game';
import { actionText, question } from './actions';
import { Board } from './board';
import { Ending } from './ending';
import { eventText, isEcho } from './events';
import { explain } from './explain';
import { gains } from './gains';
import { Legend } from './legend';
import { consequences } from './consequences';
import { Mine } from './mine';
import { moreTexts } from './moreTexts';
import { notes } from './notes';
import type { Edition, Figures, View } from './model';
import { Public } from './publicView';
import { reasons } from './reasons';
import { Side } from './side';
import { TargetPicture, besideClick, label } from './targets';
import { sound } from './sounds';

const drawn: GameUi<View, Edition, Figures> = {
  id: 'carts',
  texts: { en, fr, de, nl },
  moreTexts,
  Board,
  Mine,
  Public,
  Side,
  Legend,
  Ending,
  TargetPicture,
  notes,
  rulebook: () => import('./rulebook'),
  besideClick,
  gains,
  label,
  turnOf: (view) => (view.phase === 'choose' || view.phase === 'over' ? undefined : view.turn),
  score: (view, seat) => view.points[seat],
  question,
  explain,
  actionText,
  consequences,
  reasons,
  eventText,
  isEcho,
  sound,
  factWord: (_fact, name, say) => say(`carts.card.${name}`),
  sheetKey: (line) => `carts.sheet.${line}`,
  endKey: (reason) => `carts.end.${reason}`,
};

// The shell hands every game what the server sent, unread.
export const ui = drawn as GameUi;
