// What newcomers are told in their first matches.
import type { Note, NoteTime, Say } from '../game';
import { comesIf, happened, legalOf, targetsIn, targetsOf } from '../shared/notes';
import {
  type Card,
  cardsNamed,
  colourOf,
  deckSize,
  isBuilt,
  missingOn,
  cubesOn,
  rowsOf,
  seenCards,
} from './facts';
import { type Cubes, type Edition, type Figures, type Good, type View, colours, tiles } from './model';
import { cubesText, kindName, listed } from './phrases';

type Time = NoteTime<View, Edition, Figures>;
type Workshop = Extract<Card, { kind: 'workshop' }>;

const patience = 5; // laps without a production

const tile = (name: (typeof tiles)[number]): string => `tile:${tiles.indexOf(name)}`;
const cardTarget = ({ id }: Card): string => `card:${id}`;
const isOwnTurn = ({ view, viewer }: Time): boolean =>
  view.turn === viewer && view.actor === viewer && view.lap > 0;
const sum = (cubes: Cubes): number => colours.reduce((n, colour) => n + (cubes[colour] ?? 0), 0);

const workshopsOf = ({ view, edition, viewer }: Time): Workshop[] =>
  cardsNamed(view.workshops[viewer] ?? [], edition).filter((card): card is Workshop => card.kind === 'workshop');

// Whether an order for a good lies in row 2; masters may be orders, too.
const hasOrder = ({ view, edition, viewer }: Time, good: Good): boolean =>
  rowsOf(view, edition, viewer)[1].some((card) => {
    if (card.kind === 'order') return card.good === good;
    return card.kind === 'master' && card.master.effect === 'order' && card.master.good === good;
  });

// In the viewer's own turn, from the fifth on, as long as nothing was produced.
function isStuck(time: Time): boolean {
  const { view, viewer, log } = time;
  const produced = log.some((event) => event.kind === 'produced' && event['seat'] === viewer);
  return isOwnTurn(time) && view.lap >= patience && !produced && view.last === 'no';
}

// The cubes that a workshop needs until it can produce, and whether it needs an order as well.
interface Lack {
  workshop: Workshop;
  cubes: Cubes;
  order: boolean;
}

function lackOf(workshop: Workshop, time: Time): Lack {
  const { view, edition, figures } = time;
  const cubes = { ...missingOn(workshop, edition, figures) };
  const { good, capacity } = workshop.workshop;
  if (!isBuilt(workshop, view, edition)) cubes[colourOf(good)] = (cubes[colourOf(good)] ?? 0) + capacity;
  return { workshop, cubes, order: !hasOrder(time, good) };
}

// Of the workshop that lacks least.
function leastLack(time: Time): Lack | undefined {
  const size = ({ cubes, order }: Lack) => sum(cubes) + (order ? 1 : 0);
  return workshopsOf(time)
    .map((workshop) => lackOf(workshop, time))
    .sort((a, b) => size(a) - size(b))[0];
}

function lackText({ workshop, cubes, order }: Lack, say: Say): string {
  const good = kindName(workshop.workshop.good, say);
  const what = sum(cubes) > 0 ? [cubesText(cubes, say)] : [];
  return listed(order ? [...what, say('venise.note.an-order', { good })] : what, say);
}

const districtsOf = ({ cubes, order }: Lack): string[] => [
  ...colours.filter((colour) => cubes[colour]).map((colour) => tile(colour)),
  ...(order ? [tile('order')] : []),
];

const hasInStock = ({ view, viewer }: Time, cubes: Cubes): boolean =>
  colours.some((colour) => cubes[colour] && view.stock[viewer]?.[colour]);

export const notes: Note<View, Edition, Figures>[] = [
  {
    key: 'last-turn',
    place: 'end-of-game',
    comes: (time) => comesIf(isOwnTurn(time) && time.view.last !== 'no', []),
  },
  {
    key: 'secondary',
    place: 'secondary',
    comes: ({ view, viewer }) => {
      const asked = ['place', 'look', 'keep'].includes(view.phase);
      const here = view.burgher[view.turn];
      return comesIf(asked && view.turn !== viewer && view.actor === viewer, here ? [tile(here)] : []);
    },
  },
  {
    key: 'die-returned',
    place: 'activate',
    comes: ({ events, viewer }) => {
      const chased = happened({ events }, 'chased', viewer);
      const byOther = happened({ events }, 'placed').some((event) => event['seat'] !== viewer);
      return comesIf(chased.length > 0 && byOther, targetsIn(chased).filter((it) => it.startsWith('tile:')));
    },
  },
  {
    key: 'bridge-lost',
    place: 'bridges',
    comes: ({ events, viewer }) => {
      const gone = happened({ events }, 'bridge-gone', viewer);
      return comesIf(gone.length > 0, targetsIn(gone).filter((it) => it.startsWith('edge:')));
    },
  },
  {
    key: 'no-workshop',
    place: 'produce',
    comes: (time) => comesIf(isStuck(time) && workshopsOf(time).length === 0, [tile('workshop')]),
  },
  {
    key: 'place-cubes',
    place: 'cubes',
    comes: (time) => {
      const lack = isStuck(time) ? leastLack(time) : undefined;
      if (!lack || !hasInStock(time, missingOn(lack.workshop, time.edition, time.figures))) return null;
      return { lit: [cardTarget(lack.workshop)] };
    },
  },
  {
    key: 'missing',
    place: 'produce',
    comes: (time) => {
      const lack = isStuck(time) ? leastLack(time) : undefined;
      if (!lack || (sum(lack.cubes) === 0 && !lack.order)) return null;
      return { lit: districtsOf(lack), facts: (say) => ({ what: lackText(lack, say) }) };
    },
  },
  {
    key: 'needs-order',
    place: 'produce',
    comes: (time) => {
      const full = isOwnTurn(time) ? workshopsOf(time).map((workshop) => lackOf(workshop, time)) : [];
      const lack = full.find(({ workshop, cubes, order }) => order && sum(cubes) === 0 && sum(cubesOn(workshop, time.view)) > 0);
      if (!lack) return null;
      const { good } = lack.workshop.workshop;
      return { lit: [cardTarget(lack.workshop), tile('order')], facts: (say) => ({ good: kindName(good, say) }) };
    },
  },
  {
    key: 'not-placed',
    place: 'activate',
    comes: ({ view, figures, legal }) => {
      const [only, ...more] = figures.activations;
      const here = view.burgher[view.turn];
      const comes = view.phase === 'activate' && legalOf({ legal }, 'activate').length > 0;
      if (!comes || !only || more.length > 0 || only.placed) return null;
      return comesIf(true, here ? [tile(here)] : [], { count: only.power });
    },
  },
  {
    key: 'masters',
    place: 'masters',
    comes: ({ view, edition }) => {
      const seen = seenCards(view, edition).filter(
        (card) => card.kind === 'master' && card.master.effect !== 'order',
      );
      return comesIf(seen.length > 0, seen.map(cardTarget));
    },
  },
  {
    key: 'hired',
    place: 'masters',
    comes: ({ view, edition, viewer }) => {
      const own = cardsNamed(view.masters[viewer] ?? [], edition);
      const hired = own.filter((card) => cardsNamed(view.on, edition).some(({ id }) => id === card.id));
      return comesIf(hired.length > 0, hired.map(cardTarget));
    },
  },
  {
    key: 'port',
    place: 'ports',
    comes: (time) => comesIf(legalOf(time, 'ship').length > 0, [], { count: time.view.value }),
  },
  {
    key: 'bridge',
    place: 'bridges',
    comes: (time) => {
      const edges = targetsOf(legalOf(time, 'bridge'), 'edge');
      return comesIf(edges.length > 0, edges);
    },
  },
  {
    key: 'end-near',
    place: 'end-of-game',
    comes: (time) => {
      const { view, figures } = time;
      const bridges = figures['bridges-left'].some((left) => left <= 1);
      const spaces = figures.spaces.filter((space) => space === 'free').length <= 1;
      const near = bridges || spaces || deckSize(view['order-deck']) <= 2;
      return comesIf(isOwnTurn(time) && view.last === 'no' && near, []);
    },
  },
];
