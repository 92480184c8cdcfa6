// What newcomers are told in their first matches.
import type { Note, NoteTime } from '../game';
import { comesIf, happened, legalOf, targetsIn, targetsOf } from '../shared/notes';
import { total } from '../shared/targets';
import { isLastLap, namesOf, owners, seatsOf } from './facts';
import { type ContractFigures, type Edition, type Figures, type View, cardKinds, nobody } from './model';

type Time = NoteTime<View, Edition, Figures>;

const wild = `card:${cardKinds.indexOf('joker')}`;
const fewCarts = 5;
const manyCards = 8;
const onBonus = (edition: Edition, view: View): number[] =>
  edition.edition['goods-bonus'][seatsOf(view) - 2]?.points ?? [];

const contractTarget = (it: ContractFigures, edition: Edition): string =>
  `contract:${namesOf(edition).contract.get(it.contract ?? '')}`;

// The viewer's contracts that are neither completed nor to be chosen.
const openContracts = ({ figures, viewer }: Time): ContractFigures[] =>
  figures.contracts.filter((it) => it.seat === viewer && !it.offered && !it.done);

// Of double routes of which one was claimed just now, the other one, if nobody has it.
function freeTwins({ view, edition, events, viewer }: Time, own: boolean): string[] {
  const { track, twin } = namesOf(edition);
  const owner = owners(view, edition);
  const claimed = happened({ events }, 'claimed', own ? viewer : undefined);
  const others = claimed.flatMap((event) => twin[track.get(String(event['track'])) ?? nobody] ?? []);
  return others.filter((it) => owner[it] === nobody).map((it) => `track:${it}`);
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
    comes: (time) =>
      come(openContracts(time).filter((it) => it.lost).map((it) => contractTarget(it, time.edition))),
  },
  {
    key: 'too-few-carts',
    place: 'end',
    comes: (time) => {
      const have = time.view.carts[time.viewer] ?? 0;
      const it = openContracts(time).find(({ lost, spaces }) => !lost && spaces > have);
      return it ? comesIf(true, [contractTarget(it, time.edition)], { need: it.spaces, have }) : null;
    },
  },
  {
    key: 'double-closed',
    place: 'doubles',
    comes: (time) => come(seatsOf(time.view) === 2 ? freeTwins(time, false) : []),
  },
  {
    key: 'own-double',
    place: 'doubles',
    comes: (time) => come(seatsOf(time.view) > 2 ? freeTwins(time, true) : []),
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
    comes: ({ events, viewer }) => {
      const own = happened({ events }, 'completed', viewer);
      return comesIf(own.length > 0, targetsIn(own).filter((target) => target.startsWith('contract:')));
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
