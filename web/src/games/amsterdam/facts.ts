// What a view and its edition tell, in the terms of the drawing. Nothing here decides what is
// allowed.
import { roundBonus, roundTurned } from '../../net/generated/amsterdam';
import { indexOf, kindOf } from '../shared/targets';
import {
  type Edition,
  type View,
  type Ask,
  type CardClass,
  type CardRow,
  type CardSet,
  type Colour,
  type Crew,
  type Docker,
  type Good,
  type Goods,
  type Resources,
  type TileRow,
  blocksEach,
  colours,
  dockers,
  firstDepot,
  firstQuay,
  firstWarehouse,
  firstWater,
  goods,
  mouth,
  nobody,
} from './model';

export const seatsOf = (view: View): number => view.points.length;
export const isSeated = (view: View): boolean => view.viewer < seatsOf(view);
export const seatList = (view: View): number[] => view.points.map((_, seat) => seat);

// Who decides now; nobody: chance, or the end.
export const actorOf = (view: View): number => view.queue[0] ?? nobody;
export const askOf = (view: View): Ask | undefined => view.asked[0];
// The automatic opponent's disc lies on the Amstel: the solo game.
export const withTom = (view: View): boolean => view.tom.amstel > 0;

// ---- parts by name ----

const numbers = new WeakMap<Edition, Map<string, number>>();

// The number of a part by its kind and name: "block" "jordaan-2", "space" "w3".
export function numberOf(kind: string, name: string, edition: Edition): number {
  let known = numbers.get(edition);
  if (!known) {
    known = new Map();
    for (const [target, part] of Object.entries(edition.parts)) {
      known.set(`${kindOf(target)} ${part}`, indexOf(target));
    }
    numbers.set(edition, known);
  }
  return known.get(`${kind} ${name}`) ?? nobody;
}

// ---- cards ----

export const cardIndex = (card: string): number => Number(card) - 1;
export const cardName = (index: number): string => String(index + 1).padStart(3, '0');
export const classOf = (index: number): CardClass =>
  index < 54 ? 'artisan' : index < 108 ? 'building' : 'plan';
export const rowOf = (index: number, edition: Edition): CardRow | undefined =>
  edition.edition.cards[index];

// Numbers of the cards in a set, plans first: they are what most other cards ask for.
export const cardsIn = ({ artisans, buildings, plans }: CardSet): number[] =>
  [...plans, ...artisans, ...buildings].map(cardIndex);
export const sizeOf = (set: CardSet): number => cardsIn(set).length;
export const isIn = (set: CardSet, index: number): boolean => cardsIn(set).includes(index);

// Who has a card on his board, and whether it is active.
export function holderOf(view: View, index: number): { seat: number; active: boolean } {
  const above = view.active.findIndex((set) => isIn(set, index));
  if (above >= 0) return { seat: above, active: true };
  return { seat: view.below.findIndex((set) => isIn(set, index)), active: false };
}

// Used with a marker in the turn that is under way.
export const isUsed = (view: View, index: number): boolean =>
  isIn(view.turn.used, index);

export const costOf = (index: number, edition: Edition): Resources =>
  rowOf(index, edition)?.cost ?? {};

// One for each resource, in the order of the colours.
export const spread = (counts: Resources): Colour[] =>
  colours.flatMap((colour) => Array<Colour>(counts[colour] ?? 0).fill(colour));
export const spreadGoods = (counts: Goods): Good[] =>
  goods.flatMap((good) => Array<Good>(counts[good] ?? 0).fill(good));
export const spreadCrew = (counts: Crew): Docker[] =>
  dockers.flatMap((docker) => Array<Docker>(counts[docker] ?? 0).fill(docker));

// ---- the city ----

export const quarterOf = (block: number): number => Math.floor(block / blocksEach);
export const ownerOf = (view: View, name: string): number =>
  view.crests.findIndex((list) => list.includes(name));
export const isTomsBlock = (view: View, name: string): boolean =>
  view.tom.crests.includes(name);
export const inQuarter = (crests: string[], quarter: string): number =>
  crests.filter((name) => name.startsWith(`${quarter}-`)).length;
export const crestsIn = (view: View, seat: number, quarter: string): number =>
  inQuarter(view.crests[seat] ?? [], quarter);
// As printed.
export const blockCost = (block: number, edition: Edition): number =>
  edition.edition.blocks[block]?.cost ?? 0;

// ---- the harbour ----

export type Node =
  | { kind: 'start' | 'water' }
  | { kind: 'quay'; docker: Docker; index: number }
  | { kind: 'warehouse'; good: Good }
  | { kind: 'depot'; index: number };

export function nodeOf(node: number): Node {
  if (node < firstQuay) return { kind: 'start' };
  if (node < firstWarehouse) {
    const index = node - firstQuay;
    return { kind: 'quay', docker: dockers[index]!, index };
  }
  if (node < firstDepot) return { kind: 'warehouse', good: goods[node - firstWarehouse]! };
  return node < firstWater ? { kind: 'depot', index: node - firstDepot } : { kind: 'water' };
}

// A good of the viewer that can be delivered or loaded where the barge lies.
export function goodHere(node: number, view: View, isOpen: (good: Good) => boolean): Good | undefined {
  const place = nodeOf(node);
  if (place.kind === 'water') return undefined;
  const held = (place.kind === 'start' || place.kind === 'quay' ? view.store : view.barge)[view.viewer];
  const kinds = place.kind === 'warehouse' ? [place.good] : goods;
  return kinds.find((good) => (held?.[good] ?? 0) > 0 && isOpen(good));
}

export const shipsAt = (view: View, name: string): number[] =>
  seatList(view).filter((seat) => view.ship[seat] === name);

export const roofsOf = (good: Good, edition: Edition) =>
  edition.edition.roofs.find((row) => row.good === good);
export const delivered = (view: View, good: Good): number => view.roofs[good] ?? 0;

// ---- tasks ----

export const taskIndex = (task: string): number => Number(task) - 1;
export const hasTasks = (view: View): boolean => view['task-count'].some((n) => n > 0);
// Tasks that lie face down for whoever looks on.
export const hiddenTasks = (view: View, seat: number): number =>
  (view['task-count'][seat] ?? 0) - (view.tasks[seat]?.length ?? 0);

// ---- rounds ----

// Printed beside a round: what a delivery brings more, the lowest die that counts as 1; 0: none.
export const bonusOf = (round: number): number => Number(printed(roundBonus)[round] ?? 0);
export const turnedFrom = (round: number): number => Number(printed(roundTurned)[round] ?? 0);
const printed = (table: Partial<Record<number, string>>) => table;

export type RoundPhase = 'setup' | 'I' | 'II' | 'III' | 'IV' | 'over';

export function phaseOf(view: View): RoundPhase {
  switch (view.phase) {
    case 'deal':
    case 'take':
      return 'I';
    case 'roll':
    case 'dice':
      return 'II';
    case 'actions':
      return 'III';
    case 'keep':
      return 'IV';
    case 'over':
      return 'over';
    case 'tile':
      return view.below.some((set) => sizeOf(set) > 0) ? 'I' : 'setup';
    default:
      return 'setup';
  }
}

// How often the rondels have turned, counted from anywhere: a turn is one more.
export const notches = (view: View): number =>
  view.round + Number(['actions', 'keep', 'over'].includes(view.phase));

// ---- market and Amstel ----

export const tileOf = (view: View, edition: Edition): TileRow | undefined =>
  edition.edition.tiles.find((row) => row.tile === view.tile);

// Discs on a space, the lowest of the stack first. (In the mouth the first has come first.)
export function discsOn(view: View, space: number): number[] {
  const here = view.order.filter((seat) => view.amstel[seat] === space);
  return space === mouth ? here : here.reverse();
}
