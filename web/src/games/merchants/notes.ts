// What newcomers are told in their first matches.
import type { GameEvent, Note, NoteTime } from '../game';
import { comesIf, happened, legalOf, targetsIn, targetsOf } from '../shared/notes';
import { cardsLeft, seatsOf, siteId, termOf } from './facts';
import { type Edition, type Figures, type View } from './model';

type Time = NoteTime<View, Edition, Figures>;

const discs = 3; // cards of a mayor's turn

// Whether the mayor, who places a card, will not be mayor again.
function isLastTurn({ view }: Time): boolean {
  const turned = view.discs.filter((card) => card !== null).length + 1;
  return cardsLeft(view) - (discs - turned) < discs * seatsOf(view);
}

const own = (time: Time, kind: string): GameEvent[] => happened(time, kind, time.viewer);
const housesOf = ({ view, viewer }: Time): string[] =>
  (view.houses[viewer] ?? []).map((name) => `site:${siteId(name)}`);
const is = (targets: string[], kind: string): string[] =>
  targets.filter((target) => target.startsWith(`${kind}:`));
const taken = ['back', 'abandon', 'demolish'];

export const notes: Note<View, Edition, Figures>[] = [
  {
    key: 'free-house',
    place: 'bonuses',
    comes: ({ view, viewer }) => comesIf(view.ask === 'free-house' && view.actor === viewer, []),
  },
  {
    key: 'free-house-lost',
    place: 'bonuses',
    comes: (time) =>
      comesIf(time.view.ask === 'demolish' && time.view.actor === time.viewer, housesOf(time)),
  },
  {
    key: 'taken',
    place: 'timeline',
    comes: (time) => {
      const asked = time.view.phase === 'event' && time.view.ask === 'nothing';
      const legal = asked ? taken.flatMap((verb) => legalOf(time, verb)) : [];
      return comesIf(legal.length > 0, ['good', 'colony', 'site'].flatMap((kind) => targetsOf(legal, kind)));
    },
  },
  {
    key: 'loan',
    place: 'loans',
    comes: (time) =>
      comesIf(legalOf(time, 'borrow').length > 0, ['.purse'], {
        gets: termOf(time.edition, 'credit'),
        costs: termOf(time.edition, 'repayment'),
      }),
  },
  {
    key: 'forced',
    place: 'bonuses',
    comes: (time) =>
      comesIf(own(time, 'forced').length > 0, ['.purse'], { costs: termOf(time.edition, 'repayment') }),
  },
  {
    key: 'bonus-back',
    place: 'bonuses',
    comes: (time) => comesIf(own(time, 'returned').length > 0, ['.goals']),
  },
  {
    key: 'doubled',
    place: 'second-run',
    comes: ({ view, viewer, legal }) =>
      comesIf(view.phase === 'doubled' && view.early !== viewer && legalOf({ legal }, 'bid').length > 0, []),
  },
  {
    key: 'bought-early',
    place: 'second-run',
    comes: (time) =>
      comesIf(time.legal.some((action) => action.includes('early')), ['early'], {
        amount: termOf(time.edition, 'highest-price'),
      }),
  },
  {
    key: 'last-turn',
    place: 'end',
    comes: (time) => {
      const places = time.view.phase === 'place' && time.view.mayor === time.viewer;
      return comesIf(places && isLastTurn(time), [`space:${time.edition.edition.spaces.length - 1}`]);
    },
  },
  {
    key: 'bonus',
    place: 'bonuses',
    comes: (time) => {
      const got = own(time, 'bonus');
      const parts = targetsIn(got);
      return comesIf(got.length > 0, [...is(parts, 'site'), ...is(parts, 'colony')]);
    },
  },
  {
    key: 'scored',
    place: 'scoring',
    comes: (time) => {
      const parts = targetsIn(happened(time, 'payout'));
      const sectors = ['good', 'quarter', 'continent'].flatMap((kind) => is(parts, kind));
      return comesIf(happened(time, 'payout').length > 0, sectors);
    },
  },
  {
    key: 'scoring-soon',
    place: 'scoring',
    comes: ({ figures, edition }) => {
      const isLast = figures.scoring === edition.edition.spaces.length - 1;
      const comes = figures.scoring > 0 && figures.glasses === 1 && !isLast;
      return comesIf(comes, ['.next-scoring', `space:${figures.scoring}`]);
    },
  },
  {
    key: 'house',
    place: 'scoring',
    comes: (time) => comesIf(legalOf(time, 'build').length > 0, housesOf(time)),
  },
  {
    key: 'debt',
    place: 'loans',
    comes: ({ view, viewer, figures }) => {
      const amount = figures.seats[viewer]?.debt ?? 0;
      return comesIf(view.phase === 'auction' && amount > 0, ['.purse'], { amount });
    },
  },
];
