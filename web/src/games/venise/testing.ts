// Editions and views for the tests.
import { texts as de } from '../../texts/de/venise';
import { texts as en } from '../../texts/en/venise';
import { texts as fr } from '../../texts/fr/venise';
import { texts as nl } from '../../texts/nl/venise';
import type { GameEvent, GameProps, Parts } from '../game';
import { type Texts, langs, sayerOf, tableOf } from '../shared/testing';
import {
  type Edition,
  type View,
  colours,
  firstMaster,
  firstWorkshop,
  goods,
  orderKinds,
  tiles,
} from './model';
import board from './testdata/edition.json';
import seen from './testdata/seen.json';

type Board = Edition['edition'];

// As the server names the parts: workshops are numbered, masters of a kind get letters.
export function editionOf(of: Board): Edition {
  const parts: Record<string, string> = {};
  const add = (kind: string, names: readonly string[]) =>
    names.forEach((name, i) => (parts[`${kind}:${i}`] = name));
  add('tile', tiles);
  add('cube', colours);
  add('good', goods);
  add('card', orderKinds);
  let edge = 0;
  tiles.forEach((a, i) =>
    tiles.slice(i + 1).forEach((b) => (parts[`edge:${edge++}`] = `${a}-${b}`)),
  );
  of.workshops.forEach(({ good }, i) => {
    const n = of.workshops.slice(0, i + 1).filter((w) => w.good === good).length;
    parts[`card:${firstWorkshop + i}`] = `${good}-${n}`;
  });
  of.masters.forEach(({ effect, good }, i) => {
    const same = (m: Board['masters'][number]) => m.effect === effect && m.good === good;
    const before = of.masters.slice(0, i).filter(same).length;
    const letter = of.masters.filter(same).length > 1 ? `-${'abc'[before]}` : '';
    parts[`card:${firstMaster + i}`] = `${effect}${good ? `-${good}` : ''}${letter}`;
  });
  return { hash: of.title, rules: 2, parts, edition: of };
}

export const edition = editionOf(board as Board);
// As the server sent them: one view of each phase, one event of each kind.
export const views = seen.views as unknown as View[];
export const events = seen.events as unknown as GameEvent[];
export const layoutNames = edition.edition.layouts.map(({ layout }) => layout);

export function emptyView(seats: number, viewer = 0, layout = 'first'): View {
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const { cells, boat } = edition.edition.layouts.find((l) => l.layout === layout)!;
  const of = edition.edition;
  const orders = Object.fromEntries(
    of.orders.map(({ order, count }) => [order, count[seats - 2]!]),
  );
  const names = (kind: number, count: number) =>
    Array.from({ length: count }, (_, i) => edition.parts[`card:${kind + i}`]!);
  const whole = <Cards>(left: Cards, none: Cards, size: number) => ({
    left,
    layers: [{ cards: none, known: [], size }],
    seen: none,
    'seen-count': 0,
  });
  return {
    viewer,
    phase: 'move',
    turn: 0,
    actor: 0,
    ask: 'nothing',
    lap: 1,
    last: 'no',
    rolled: [0, 0],
    value: 0,
    left: 0,
    bridged: false,
    produced: [],
    'boat-places': [],
    cells: cells.map((cell) => ({ ...cell })),
    boat,
    dice: tiles.map(() => ({ owner: 5, value: 0 })),
    burgher: each(() => 'market' as const),
    bridges: each(() => []),
    ones: [0, 0, 0],
    twos: [0, 0, 0],
    sales: 0,
    shipped: [0, 0],
    points: each(() => 0),
    stock: each(() => ({ wool: 1, linen: 1, gold: 1 })),
    store: each(() => ({})),
    orders: each(() => ({})),
    workshops: each(() => []),
    masters: each(() => []),
    under: each(() => []),
    'second-row': [],
    built: [],
    on: [],
    'on-workshop': of.workshops.map(() => ({})),
    'on-master': of.masters.map(() => ({})),
    'order-deck': whole(orders, {}, seats * 3 + 12),
    'workshop-deck': whole(names(firstWorkshop, of.workshops.length), [], of.workshops.length),
    'master-deck': whole(names(firstMaster, of.masters.length), [], of.masters.length),
  };
}

// In the middle of a match of three or four, with something of everything.
export function busyView(seats = 3, layout = 'first'): View {
  const view = emptyView(seats, 0, layout);
  const first = <T>(list: T[], values: T[]) => values.forEach((v, i) => i < seats && (list[i] = v));
  view.rolled = [3, 5];
  view.lap = 7;
  view.sales = 2;
  view.ones = [2, 0, 4];
  view.twos = [1, 1, 0];
  view.shipped = [0b001, 0b110];
  view.dice[0] = { owner: 0, value: 4 };
  view.dice[4] = { owner: 0, value: 2 };
  view.dice[6] = { owner: 1, value: 6 };
  view.dice[3] = { owner: 2, value: 1 };
  view.dice[8] = { owner: 1, value: 3 };
  first(view.burgher, ['wool', 'wool', 'gold', 'market']);
  const [a, b, c] = [edgeNames(view)[0]!, edgeNames(view)[3]!, edgeNames(view)[6]!];
  first(view.bridges, [[a, c], [b]]);
  first(view.points, [24, 17, 31, 8]);
  first(view.stock, [{ wool: 2, linen: 1, gold: 2 }, { linen: 6 }, { gold: 3, wool: 1 }]);
  first(view.store, [{ cloth: 3, jewels: 1 }, { lace: 2 }, { jewels: 4, cloth: 1 }]);
  first(view.orders, [
    { 'cloth-plus-2': 1, 'lace-plus-1': 1 },
    { 'jewels-plus-1': 2 },
    { 'lace-plus-2': 1 },
  ]);
  first(view.workshops, [['cloth-3', 'jewels-4', 'lace-5'], ['lace-2', 'lace-4'], ['jewels-3']]);
  first(view.masters, [['step-a', 'price-lace'], ['skill-b'], ['bridges-a', 'fill-a']]);
  first(view.under, [['price-cloth'], [], ['fill-b']]);
  view['second-row'] = ['price-lace', 'fill-a'];
  view.built = ['cloth-3', 'lace-2', 'jewels-3'];
  view.on = ['step-a', 'bridges-a'];
  const on = view['on-workshop'];
  on[2] = { wool: 2 };
  on[13] = { wool: 1, gold: 1 };
  on[9] = { wool: 2, linen: 1 };
  on[12] = { gold: 1 };
  return view;
}

// The edges that are there, by name.
export function edgeNames(view: View): string[] {
  return Object.entries(edition.parts).flatMap(([target, name]) => {
    if (!target.startsWith('edge:')) return [];
    const [a, b] = tiles.filter((tile) => name.startsWith(`${tile}-`) || name.endsWith(`-${tile}`));
    const [p, q] = [view.cells[tiles.indexOf(a!)]!, view.cells[tiles.indexOf(b!)]!];
    const [dq, dr] = [p.q - q.q, p.r - q.r];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1 ? [name] : [];
  });
}

export const texts: Texts = { en, fr, de, nl };
export const sayIn = sayerOf(texts);
export const propsOf = (view: View, parts?: Parts): GameProps<View, Edition> =>
  tableOf(view, edition, view.points.length, parts);
export { langs };
