// What a view and its edition tell, in the terms of the drawing. Nothing here decides what is
// allowed.
import { indexOf, kindOf } from '../shared/targets';
import {
  type Cell,
  type Colour,
  type Cubes,
  type Deck,
  type Figures,
  type Good,
  type Master,
  type OrderKind,
  type Tile,
  type TradeFigures,
  type Edition,
  type View,
  type Workshop,
  colours,
  firstMaster,
  firstWorkshop,
  goods,
  nowhere,
  orderKinds,
  tiles,
} from './model';

export const seatsOf = (view: View): number => view.points.length;
export const isSeated = (view: View): boolean => view.viewer < seatsOf(view);

export const colourOf = (good: Good): Colour => colours[goods.indexOf(good)]!;
export const goodOf = (colour: Colour): Good => goods[colours.indexOf(colour)]!;
export const isLaid = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && cell.q !== nowhere;

// ---- cards ----

export type Card =
  | { kind: 'order'; id: number; order: OrderKind; good: Good; plus: number }
  | { kind: 'workshop'; id: number; index: number; workshop: Workshop }
  | { kind: 'master'; id: number; index: number; master: Master };

export function cardOf(id: number, edition: Edition): Card | undefined {
  const order = orderKinds[id];
  if (order) return { kind: 'order', id, order, good: goods[id >> 1]!, plus: (id & 1) + 1 };
  const [w, m] = [id - firstWorkshop, id - firstMaster];
  if (m < 0) {
    const workshop = edition.edition.workshops[w];
    return workshop && { kind: 'workshop', id, index: w, workshop };
  }
  const master = edition.edition.masters[m];
  return master && { kind: 'master', id, index: m, master };
}

const numbers = new WeakMap<Edition, Map<string, number>>();

// The number of a part by its name: cards "cloth-3", edges "market-order".
export function numberOf(kind: string, name: string, edition: Edition): number | undefined {
  let known = numbers.get(edition);
  if (!known) {
    known = new Map();
    for (const [target, part] of Object.entries(edition.parts)) {
      known.set(`${kindOf(target)} ${part}`, indexOf(target));
    }
    numbers.set(edition, known);
  }
  return known.get(`${kind} ${name}`);
}

export function cardNamed(name: unknown, edition: Edition): Card | undefined {
  const id = numberOf('card', String(name), edition);
  return id === undefined ? undefined : cardOf(id, edition);
}

export const cardsNamed = (names: readonly string[], edition: Edition): Card[] =>
  names.flatMap((name) => cardNamed(name, edition) ?? []);

export const nameOfCard = (card: Card, edition: Edition): string =>
  edition.parts[`card:${card.id}`] ?? '';

// What lies on a card; on a built workshop that is its stock.
export function cubesOn(card: Card, view: View): Cubes {
  if (card.kind === 'workshop') return view['on-workshop'][card.index] ?? {};
  return card.kind === 'master' ? (view['on-master'][card.index] ?? {}) : {};
}

export const isBuilt = (card: Card, view: View, edition: Edition): boolean =>
  view.built.includes(nameOfCard(card, edition));
export const isOn = (card: Card, view: View, edition: Edition): boolean =>
  view.on.includes(nameOfCard(card, edition));

// What a workshop or a master still needs, as the rules tell.
export const missingOn = (card: Card, edition: Edition, figures: Figures | null): Cubes =>
  figures?.cards.find((it) => it.card === nameOfCard(card, edition))?.missing ?? {};

export function ordersIn(orders: Partial<Record<OrderKind, number>>): number[] {
  return orderKinds.flatMap((kind, id) => Array.from({ length: orders[kind] ?? 0 }, () => id));
}

// A seat's cards as they lie in the first and the second row.
export function rowsOf(view: View, edition: Edition, seat: number): [Card[], Card[]] {
  const inSecond = (card: Card) => view['second-row'].includes(nameOfCard(card, edition));
  const masters = cardsNamed(view.masters[seat] ?? [], edition);
  const first = cardsNamed(view.workshops[seat] ?? [], edition);
  const second = ordersIn(view.orders[seat] ?? {}).flatMap((id) => cardOf(id, edition) ?? []);
  return [
    [...first, ...masters.filter((card) => !inSecond(card))],
    [...second, ...masters.filter(inSecond)],
  ];
}

// Cards that the viewer looks at and may keep.
export function seenCards(view: View, edition: Edition): Card[] {
  return [
    ...ordersIn(view['order-deck'].seen).flatMap((id) => cardOf(id, edition) ?? []),
    ...cardsNamed(view['workshop-deck'].seen, edition),
    ...cardsNamed(view['master-deck'].seen, edition),
  ];
}

export const deckSize = ({ layers }: Deck): number =>
  layers.map(({ size }) => size).reduce((sum, size) => sum + size, 0);

export function deckOf(tile: Tile, view: View): Deck | undefined {
  if (tile === 'order') return view['order-deck'];
  if (tile === 'workshop') return view['workshop-deck'];
  return tile === 'master' ? view['master-deck'] : undefined;
}

// ---- the city ----

export interface Edge {
  index: number;
  name: string;
  ends: [number, number]; // tiles
}

export function touches(a: Cell | undefined, b: Cell | undefined): boolean {
  if (!isLaid(a) || !isLaid(b)) return false;
  const [q, r] = [b.q - a.q, b.r - a.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

// Pairs of tiles are numbered 0-1, 0-2, … 7-8.
export function edgeEnds(index: number): [number, number] {
  let left = index;
  for (let a = 0; a < tiles.length - 1; ++a) {
    const row = tiles.length - 1 - a;
    if (left < row) return [a, a + 1 + left];
    left -= row;
  }
  return [0, 1];
}

// The edges between tiles that lie beside each other.
export function edgesOf(view: View): Edge[] {
  const count = (tiles.length * (tiles.length - 1)) / 2;
  return Array.from({ length: count }, (_, index) => {
    const ends = edgeEnds(index);
    return { index, ends, name: `${tiles[ends[0]]}-${tiles[ends[1]]}` };
  }).filter(({ ends }) => touches(view.cells[ends[0]], view.cells[ends[1]]));
}

export const bridgeOwner = (name: string, view: View): number =>
  view.bridges.findIndex((list) => list.includes(name));

// Cells within eight steps of 0,0 are numbered row by row.
const farthest = 8;
const cellList: Cell[] = [];
for (let q = -farthest; q <= farthest; ++q) {
  for (let r = -farthest; r <= farthest; ++r) {
    if (Math.abs(q + r) <= farthest) cellList.push({ q, r });
  }
}
export const cellCount = cellList.length;
export const cellOf = (index: number): Cell | undefined => cellList[index];
export const cellIndex = (cell: Cell): number =>
  cellList.findIndex(({ q, r }) => q === cell.q && r === cell.r);

// ---- trade ----

export const isShipped = (port: Tile, good: number, view: View): boolean =>
  ((view.shipped[port === 'port-b' ? 1 : 0] >> good) & 1) === 1;

// What the rules tell of a sale, or of a change of the price, that is open now.
export const tradeOf = (
  figures: Figures | null,
  verb: string,
  number: number,
  good?: string,
): TradeFigures | undefined =>
  figures?.trades.find(
    (it) => it.verb === verb && it.number === number && (good === undefined || it.good === good),
  );
