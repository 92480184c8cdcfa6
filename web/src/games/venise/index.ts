// La Venise du Nord, drawn: nine quarters on the water, laid out from any cells.
//
//   layout.ts    where tiles, edges, the boat and the panels lie; ways.ts the ways of burghers
//   facts.ts     what a view tells
//   city.tsx     the city; tileView.tsx its quarters, scenes.tsx what is seen on them, pieces.tsx dice,
//                burghers, bridges, the boat; trail.tsx a way; prices.tsx, roll.tsx the panels beside it
//   offered.tsx  cards that are looked at; unlaid.tsx quarters that are still to be laid
//   mine.tsx     the viewer's board; cards.tsx, cardPictures.tsx cards; glyphs.tsx signs and cubes
//   publicView.tsx, side.tsx, legend.tsx, targetPicture.tsx   what stands beside the board
//   gains.ts, scene.tsx   points while they are counted
//   explain.ts, actions.ts, consequences.ts, reasons.ts, events.ts   words
import { texts as de } from '../../texts/de/venise';
import { texts as en } from '../../texts/en/venise';
import { texts as fr } from '../../texts/fr/venise';
import { texts as nl } from '../../texts/nl/venise';
import type { GameUi } from '../game';
import { actionText, question, turnOf } from './actions';
import { Board } from './board';
import { consequences } from './consequences';
import { eventText } from './events';
import { explain, label } from './explain';
import { gains } from './gains';
import { Legend } from './legend';
import { Mine } from './mine';
import type { Edition, Figures, View } from './model';
import { moreTexts } from './moreTexts';
import { notes } from './notes';
import { factWord } from './phrases';
import { Public } from './publicView';
import { reasons } from './reasons';
import { Scene } from './scene';
import { Side } from './side';
import { TargetPicture, atOnce, besideClick } from './targetPicture';
import { sound } from './sounds';

const drawn: GameUi<View, Edition, Figures> = {
  id: 'venise',
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
  besideClick,
  atOnce,
  gains,
  Scene,
  score: (view, seat) => view.points[seat],
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
  sheetKey: (line) => `venise.sheet.${line}`,
  endKey: (reason) => `venise.end.${reason}`,
};

// The shell hands every game what the server sent, unread.
export const ui = drawn as GameUi;
