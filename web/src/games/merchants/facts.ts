// What a view, its figures and its edition tell, in the terms of the drawing. Nothing here decides
// what is allowed, costs or counts.
import type { GameEvent } from '../game';
import { total } from '../shared/targets';
import {
  type Good,
  type Edition,
  type Figures,
  type PriceFigures,
  type SeatFigures,
  type SectorFigures,
  type View,
  type Area,
  type Space,
  type Term,
  continents,
  earlyBid,
  goods,
  nobody,
  quarterSigns,
  sectors,
  sitesEach,
} from './model';

export const seatsOf = (view: View): number => view.money.length;
export const isSeated = (view: View): boolean => view.viewer < seatsOf(view);
export const seatList = (view: View): number[] => view.money.map((_, seat) => seat);

export function termOf(edition: Edition, term: Term): number {
  return edition.edition.terms.find((row) => row.term === term)?.value ?? 0;
}

// The seat's money after it has repaid its loans: known without figures, so that the moments of a whole
// match have it.
export const scoreOf = (view: View, seat: number, edition: Edition): number =>
  (view.money[seat] ?? 0) - termOf(edition, 'repayment') * (view.credits[seat] ?? 0);

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

export const colonyKind = (name: string): number => {
  const continent = continents.findIndex((one) => name.startsWith(`${one}-`));
  const good = goods.findIndex((one) => name.endsWith(`-${one}`));
  return continent * sectors + good;
};

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

// ---- figures ----

export const seatFigures = (figures: Figures | null, seat: number): SeatFigures | null =>
  figures?.seats[seat] ?? null;

// Hourglasses until the next scoring; 0: it comes when the deck is empty, whatever was turned last.
export const glassesUntilScoring = ({ scoring, glasses }: Figures, edition: Edition): number =>
  edition.edition.spaces[scoring]?.event === 'final' ? 0 : glasses;

export const sectorFigures = (
  figures: Figures | null,
  area: Area,
  sector: number,
): SectorFigures | undefined =>
  figures?.sectors.find((it) => it.area === area && it.sector === sector);

// The place of the clock's hand that a bid means.
export const priceOf = (figures: Figures | null, bid: number): PriceFigures | undefined =>
  figures?.prices.find((it) => (bid === earlyBid ? it.early : it.shown > 0 && it.pays === bid));

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
// What left the game in the turn under way, once no disc holds it; empty: nothing yet.
export function discardedNow(view: View, log: GameEvent[] = []): string {
  if (view.discs[2] || !['use', 'auction', 'doubled'].includes(view.phase)) return '';
  const latest = [...log].reverse();
  const turn = latest.find(({ kind }) => kind === 'mayor' || kind === 'discarded');
  const mayor = latest.find(({ kind }) => kind === 'mayor')?.['seat'] ?? 0;
  return turn?.kind === 'discarded' && mayor === view.mayor ? String(turn['card'] ?? '') : '';
}
export const cardsLeft = (view: View): number => total(view.pile);

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
