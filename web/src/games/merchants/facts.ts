// What a view and its edition tell, in the terms of the drawing. Nothing here decides what is
// allowed.
import { total } from '../shared/targets';
import {
  type Colonies,
  type Good,
  type Edition,
  type View,
  type Space,
  type Term,
  continents,
  goods,
  houseSpace,
  nobody,
  quarterSigns,
  sectors,
  sitesEach,
  tilesEach,
} from './model';

export const seatsOf = (view: View): number => view.money.length;
export const isSeated = (view: View): boolean => view.viewer < seatsOf(view);
export const seatList = (view: View): number[] => view.money.map((_, seat) => seat);

export function termOf(edition: Edition, term: Term): number {
  return edition.edition.terms.find((row) => row.term === term)?.value ?? 0;
}

export const spaceNow = (view: View, edition: Edition): Space | undefined =>
  edition.edition.spaces[view.space];

// ---- places ----

// "nz7" is number 7 of the second quarter.
export const siteName = (id: number): string =>
  `${quarterSigns[Math.floor(id / sitesEach)] ?? ''}${id % sitesEach}`;

export function siteId(name: string): number {
  const [, sign, number] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  const quarter = quarterSigns.findIndex((one) => one === sign);
  return quarter < 0 ? nobody : quarter * sitesEach + Number(number);
}

export const quarterOf = (site: number): number => Math.floor(site / sitesEach);

// Who has a house there; nobody: free.
export const houseOwner = (view: View, site: number): number =>
  view.houses.findIndex((list) => list.includes(siteName(site)));

export const colonyName = (kind: number): string =>
  `${continents[Math.floor(kind / sectors)]}-${goods[kind % sectors]}`;

// Seats with colonies of a kind, each as often as it has them.
export function colonyHolders(view: View, kind: number): number[] {
  const name = colonyName(kind);
  return view.colonies.flatMap((own, seat) => Array<number>(own[name] ?? 0).fill(seat));
}

export function colonySites(edition: Edition, kind: number): number {
  return edition.edition.continents[Math.floor(kind / sectors)]?.sites[kind % sectors] ?? 0;
}

export const markerOf = (view: View, seat: number, good: Good): number =>
  view.markers[seat]?.[good] ?? 0;

export const tilesLeft = (view: View, seat: number): number =>
  tilesEach -
  (view.houses[seat]?.length ?? 0) -
  total(view.colonies[seat] ?? {}) -
  Object.keys(view.markers[seat] ?? {}).length;

export const scoreOf = (view: View, edition: Edition, seat: number): number =>
  (view.money[seat] ?? 0) - termOf(edition, 'repayment') * (view.credits[seat] ?? 0);

// ---- cards ----

export type Card =
  | { kind: 'goods' }
  | { kind: 'colony'; continent: number } // any good
  | { kind: 'trade'; good: number } // a colony on any continent
  | { kind: 'house'; quarters: number[]; good: number } // nobody: any good
  | { kind: 'hourglass' };

const indexIn = (list: readonly string[], name: string): number => list.indexOf(name);

export function cardOf(name: string): Card {
  const [kind, ...words] = name.split('-');
  const rest = words.join('-');
  if (kind === 'colony') {
    const good = indexIn(goods, rest);
    return good >= 0
      ? { kind: 'trade', good }
      : { kind: 'colony', continent: indexIn(continents, rest) };
  }
  if (kind === 'house') {
    const quarters = words.map((word) => indexIn(quarterSigns, word)).filter((q) => q >= 0);
    return { kind: 'house', quarters, good: indexIn(goods, words[words.length - 1] ?? '') };
  }
  return { kind: kind === 'goods' ? 'goods' : 'hourglass' };
}

// The card that `actor` uses.
export const usedCard = (view: View): string => view.discs[0] ?? view.discs[1] ?? '';
export const cardsLeft = (view: View): number => total(view.pile);

// ---- bonuses ----

export interface Tiles {
  houses: string[];
  colonies: Colonies;
}

export interface Bonuses {
  markers: number; // on space 2 or beyond
  continents: number; // with a colony
  quarters: number; // with a house
  bridges: number; // with both ends
}

export function bonusesOf(tiles: Tiles, edition: Edition): Omit<Bonuses, 'markers'> {
  const held = Object.keys(tiles.colonies).filter((name) => tiles.colonies[name]);
  const own = new Set(tiles.houses);
  return {
    continents: continents.filter((c) => held.some((name) => name.startsWith(`${c}-`))).length,
    quarters: new Set(tiles.houses.map((name) => quarterOf(siteId(name)))).size,
    bridges: edition.edition.bridges.filter(({ from, to }) => own.has(from) && own.has(to)).length,
  };
}

export const tilesOf = (view: View, seat: number): Tiles => ({
  houses: view.houses[seat] ?? [],
  colonies: view.colonies[seat] ?? {},
});

export function seatBonuses(
  view: View,
  edition: Edition,
  seat: number,
): Bonuses {
  const markers = goods.filter((good) => markerOf(view, seat, good) >= houseSpace).length;
  return { markers, ...bonusesOf(tilesOf(view, seat), edition) };
}

export function bonusMoney(tiles: Tiles, edition: Edition): number {
  const has = bonusesOf(tiles, edition);
  return (
    (has.continents === sectors ? termOf(edition, 'continents-bonus') : 0) +
    (has.quarters === sectors ? termOf(edition, 'quarters-bonus') : 0) +
    has.bridges * termOf(edition, 'bridge-bonus')
  );
}

// ---- the time line ----

const isScoring = ({ event }: Space): boolean => event.startsWith('score-') || event === 'final';

// The next space that scores, and how many spaces away it is.
export function nextScoring(view: View, edition: Edition) {
  const { spaces } = edition.edition;
  const index = spaces.findIndex((space, i) => i > view.space && isScoring(space));
  return index < 0 ? null : { index, space: spaces[index]!, away: index - view.space };
}

// ---- the auction ----

export const isAuction = (view: View): boolean =>
  view.phase === 'auction' || view.phase === 'doubled';

export interface Face {
  highest: number;
  lowest: number;
  step: number;
}

export const faceOf = (edition: Edition): Face => ({
  highest: termOf(edition, 'highest-price'),
  lowest: termOf(edition, 'lowest-price'),
  step: termOf(edition, 'price-step'),
});
