// What newcomers are told in their first matches.
import type { Note, NoteCome, NoteTime } from '../game';
import { comesIf, happened, legalOf, targetsOf } from '../shared/notes';
import { total } from '../shared/targets';
import { isLastLap, namesOf, owners, seatsOf } from './facts';
import { type ContractFigures, type Edition, type Figures, type View, cardKinds, nobody } from './model';
import { contractNamed, pair } from './phrases';

type Time = NoteTime<View, Edition, Figures>;

const wild = `card:${cardKinds.indexOf('joker')}`;
const fewCarts = 5;
const manyCards = 8;
const onBonus = (edition: Edition, view: View): number[] =>
  edition.edition['goods-bonus'][seatsOf(view) - 2]?.points ?? [];

// What speaks of a contract: it is drawn and named.
function ofContract(name: unknown, edition: Edition, facts: Record<string, number> = {}): NoteCome | null {
  const target = `contract:${namesOf(edition).contract.get(String(name))}`;
  return comesIf(true, [target], { ...facts, contract: pair(contractNamed(name, edition)) });
}

// The viewer's contracts that are neither completed nor to be chosen.
const openContracts = ({ figures, viewer }: Time): ContractFigures[] =>
  figures.contracts.filter((it) => it.seat === viewer && !it.offered && !it.done);

// Of double routes of which one was claimed just now the other one: closed to all, or open to others.
function freeTwins({ view, edition, figures, events, viewer }: Time, closed: boolean): string[] {
  const { track, twin } = namesOf(edition);
  const owner = owners(view, edition);
  const shut = new Set(figures.closed.map((name) => track.get(name)));
  const claimed = happened({ events }, 'claimed', closed ? undefined : viewer);
  const others = claimed.flatMap((event) => twin[track.get(String(event['track'])) ?? nobody] ?? []);
  const wanted = others.filter((it) => owner[it] === nobody && shut.has(it) === closed);
  return wanted.map((it) => `track:${it}`);
}

const come = (lit: string[]) => comesIf(lit.length > 0, lit);

export const notes: Note<View, Edition, Figures>[] = [
  {
    key: 'last-turn',
    place: 'end',
    comes: ({ view }) => comesIf(isLastLap(view), []),
  },
  {
    key: 'first-contracts',
    place: 'setup',
    comes: (time) => come(time.view.phase === 'choose' ? targetsOf(legalOf(time, 'keep'), 'contract') : []),
  },
  {
    key: 'more-contracts',
    place: 'contracts',
    comes: (time) => come(time.view.phase === 'keep' ? targetsOf(legalOf(time, 'keep'), 'contract') : []),
  },
  {
    key: 'blocked',
    place: 'contracts',
    comes: (time) => {
      const it = openContracts(time).find(({ lost }) => lost);
      return it ? ofContract(it.contract, time.edition) : null;
    },
  },
  {
    key: 'too-few-carts',
    place: 'end',
    comes: (time) => {
      const have = time.view.carts[time.viewer] ?? 0;
      const it = openContracts(time).find(({ lost, spaces }) => !lost && spaces > have);
      return it ? ofContract(it.contract, time.edition, { need: it.spaces, have }) : null;
    },
  },
  {
    key: 'double-closed',
    place: 'doubles',
    comes: (time) => come(freeTwins(time, true)),
  },
  {
    key: 'own-double',
    place: 'doubles',
    comes: (time) => come(freeTwins(time, false)),
  },
  {
    key: 'few-carts',
    place: 'end',
    comes: ({ view, viewer }) => {
      const count = view.carts[viewer] ?? 0;
      return comesIf(count <= fewCarts && !isLastLap(view), [`seat:${viewer}`], { count });
    },
  },
  {
    key: 'others-few-carts',
    place: 'end',
    comes: ({ view, viewer }) => {
      const others = view.carts.map((_, seat) => seat).filter((seat) => seat !== viewer);
      const seat = others.find((it) => view.carts[it]! <= fewCarts);
      const count = seat === undefined ? 0 : view.carts[seat]!;
      return comesIf(seat !== undefined && !isLastLap(view), [`seat:${seat}`], { count });
    },
  },
  {
    key: 'no-second-wild',
    place: 'cards',
    comes: ({ view }) => comesIf(view.phase === 'second' && Boolean(view.row.joker), [wild]),
  },
  {
    key: 'face-up-wild',
    place: 'cards',
    comes: (time) => comesIf(legalOf(time, 'take').some(([action]) => action === 'take joker'), [wild]),
  },
  {
    key: 'goods',
    place: 'end',
    comes: ({ view, edition, events }) => {
      const [first = 0, second = 0] = onBonus(edition, view);
      return comesIf(happened({ events }, 'goods').length > 0, ['goods'], { first, second });
    },
  },
  {
    key: 'completed',
    place: 'contracts',
    comes: ({ events, viewer, edition }) => {
      const [it] = happened({ events }, 'completed', viewer);
      return it ? ofContract(it['contract'], edition) : null;
    },
  },
  {
    key: 'can-claim',
    place: 'claim',
    comes: (time) => {
      const routes = targetsOf(legalOf(time, 'claim'), 'track');
      return comesIf(routes.length > 0 && total(time.view.hand) >= manyCards, routes);
    },
  },
];
