// What newcomers are told in their first matches.
import type { Note, NoteTime } from '../game';
import { comesIf, happened, legalOf, targetsOf } from '../shared/notes';
import { total } from '../shared/targets';
import { actorOf, askOf, bonusOf, cardsIn, numberOf, withTom } from './facts';
import { type Edition, type Figures, type View, colours, lastRound, mostBelow } from './model';

type Time = NoteTime<View, Edition, Figures>;

const manyGoods = 2;

// In the viewer's turn of phase III, without a question that is to be answered first.
const isOwnTurn = ({ view, viewer, legal }: Time): boolean =>
  view.phase === 'actions' && actorOf(view) === viewer && legalOf({ legal }, 'end').length > 0;
const inactive = ({ view, viewer }: Time): string[] => cardsIn(view.below[viewer]!).map((card) => `card:${card}`);
// Dice that count less than they show.
const turnedDice = ({ view, figures }: Time): string[] =>
  colours.flatMap((_, i) => (figures.dice[i] && figures.dice[i] !== view.dice[i] ? [`die:${i}`] : []));

export const notes: Note<View, Edition, Figures>[] = [
  {
    key: 'last-turn',
    place: 'end-of-game',
    comes: (time) => comesIf(isOwnTurn(time) && time.view.round === lastRound, inactive(time)),
  },
  {
    key: 'sixth',
    place: 'phase-one',
    comes: (time) => comesIf(askOf(time.view)?.kind === 'drop' && time.legal.length > 0, inactive(time)),
  },
  {
    key: 'penalty',
    place: 'end-of-game',
    comes: (time) => comesIf(happened(time, 'penalty', time.viewer).length > 0, []),
  },
  {
    key: 'toms-turn',
    place: 'solo',
    comes: ({ view, events }) =>
      comesIf(withTom(view) && events.some(({ kind }) => kind.startsWith('tom-') && kind !== 'tom-removed'), []),
  },
  {
    key: 'high-dice',
    place: 'late',
    comes: (time) => {
      const dice = time.view.phase === 'dice' ? turnedDice(time) : [];
      return comesIf(dice.length > 0, [...dice, `round:${time.view.round}`]);
    },
  },
  {
    key: 'empty-space',
    place: 'phase-two',
    comes: ({ view, viewer, figures }) => {
      const isEmpty = total(view.rondel[viewer]?.[0] ?? {}) === 0;
      const ones = colours.flatMap((_, i) => (figures.dice[i] === 1 ? [`die:${i}`] : []));
      return comesIf(view.phase === 'dice' && isEmpty && ones.length > 0, ['rondel:1', ...ones]);
    },
  },
  {
    key: 'first-card',
    place: 'cards',
    comes: ({ view, legal }) => comesIf(view.phase === 'take', targetsOf(legalOf({ legal }, 'take'), 'card')),
  },
  {
    key: 'store-or-sell',
    place: 'city',
    comes: ({ view, legal }) => {
      const [ask] = view.asked;
      const comes = ask?.kind === 'trade' && legal.some(([action]) => action.startsWith('sell-'));
      return comesIf(comes, ['black-market']);
    },
  },
  {
    key: 'many-inactive',
    place: 'cards',
    comes: (time) => {
      const cards = inactive(time);
      return comesIf(isOwnTurn(time) && cards.length >= mostBelow - 1, cards, { count: cards.length });
    },
  },
  {
    key: 'undelivered',
    place: 'goods',
    comes: (time) => {
      const { view, viewer } = time;
      const count = total(view.store[viewer] ?? {}) + total(view.barge[viewer] ?? {});
      const bonus = bonusOf(view.round);
      return comesIf(isOwnTurn(time) && bonus > 0 && count >= manyGoods, [`round:${view.round}`], { count, bonus });
    },
  },
  {
    key: 'unkept',
    place: 'phase-four',
    comes: (time) => comesIf(isOwnTurn(time) && time.figures.unkept > 0, ['.supply'], { count: time.figures.unkept }),
  },
  {
    key: 'docker',
    place: 'dockers',
    comes: (time) => {
      const legal = legalOf(time, 'hire');
      return comesIf(legal.length > 0, targetsOf(legal, 'docker'), { count: time.figures['next-docker'] });
    },
  },
  {
    key: 'connected',
    place: 'end-of-game',
    comes: (time) => {
      const own = time.view.crests[time.viewer] ?? [];
      const blocks = own.map((name) => `block:${numberOf('block', name, time.edition)}`);
      return comesIf(legalOf(time, 'claim').length > 0 && own.length > 0, blocks);
    },
  },
  {
    key: 'amstel',
    place: 'amstel',
    comes: (time) => comesIf(legalOf(time, 'advance').length > 0, [`river:${time.view.amstel[time.viewer]}`]),
  },
];
