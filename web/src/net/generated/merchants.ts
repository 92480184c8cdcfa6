// Merchants of Amsterdam: the types of its views, events and editions.
// Generated from the C++ by `pakhuis types`. Change the C++ and run it again.

export const phaseNames = ['turn', 'event', 'place', 'use', 'auction', 'doubled', 'over'] as const;
export type Phase = (typeof phaseNames)[number];

export const askNames = ['nothing', 'free-house', 'demolish'] as const;
export type Ask = (typeof askNames)[number];

export const cardKindNames = [
  'goods',
  'colony-americas',
  'colony-africa',
  'colony-east-indies',
  'colony-far-east',
  'colony-sugar',
  'colony-gems',
  'colony-spices',
  'colony-silk',
  'house-g',
  'house-g-sugar',
  'house-g-gems',
  'house-g-spices',
  'house-g-silk',
  'house-nz',
  'house-nz-sugar',
  'house-nz-gems',
  'house-nz-spices',
  'house-nz-silk',
  'house-oz',
  'house-oz-sugar',
  'house-oz-gems',
  'house-oz-spices',
  'house-oz-silk',
  'house-l',
  'house-l-sugar',
  'house-l-gems',
  'house-l-spices',
  'house-l-silk',
  'house-g-nz',
  'house-g-nz-sugar',
  'house-g-nz-gems',
  'house-g-nz-spices',
  'house-g-nz-silk',
  'house-g-oz',
  'house-g-oz-sugar',
  'house-g-oz-gems',
  'house-g-oz-spices',
  'house-g-oz-silk',
  'house-g-l',
  'house-g-l-sugar',
  'house-g-l-gems',
  'house-g-l-spices',
  'house-g-l-silk',
  'house-nz-oz',
  'house-nz-oz-sugar',
  'house-nz-oz-gems',
  'house-nz-oz-spices',
  'house-nz-oz-silk',
  'house-nz-l',
  'house-nz-l-sugar',
  'house-nz-l-gems',
  'house-nz-l-spices',
  'house-nz-l-silk',
  'house-oz-l',
  'house-oz-l-sugar',
  'house-oz-l-gems',
  'house-oz-l-spices',
  'house-oz-l-silk',
  'hourglass',
] as const;
export type CardKind = (typeof cardKindNames)[number];

export const goodNames = ['sugar', 'gems', 'spices', 'silk'] as const;
export type Good = (typeof goodNames)[number];

export interface Ledger {
  payouts: number[];
  auctions: number;
}

export const colonyNames = [
  'americas-sugar',
  'americas-gems',
  'americas-spices',
  'americas-silk',
  'africa-sugar',
  'africa-gems',
  'africa-spices',
  'africa-silk',
  'east-indies-sugar',
  'east-indies-gems',
  'east-indies-spices',
  'east-indies-silk',
  'far-east-sugar',
  'far-east-gems',
  'far-east-spices',
  'far-east-silk',
] as const;
export type Colony = (typeof colonyNames)[number];

export interface View {
  viewer: number;
  phase: Phase;
  mayor: number;
  actor: number;
  ask: Ask;
  space: number;
  hourglasses: number;
  decided: number[];
  early: number;
  turned?: CardKind;
  discs: (CardKind | null)[];
  steps: Partial<Record<Good, number>>;
  placed: boolean;
  'free-houses': number[];
  markers: Partial<Record<Good, number>>[];
  credits: number[];
  money: number[];
  ledger: Ledger[];
  houses: string[][];
  colonies: Partial<Record<Colony, number>>[];
  pile: Partial<Record<CardKind, number>>;
  'own-bid': number;
}

export const eventKindNames = [
  'turned',
  'space',
  'kept',
  'offered',
  'discarded',
  'stepped',
  'founded',
  'built',
  'done',
  'passed',
  'borrowed',
  'forced',
  'went-back',
  'abandoned',
  'demolished',
  'auction',
  'decided',
  'early',
  'bought',
  'unsold',
  'bonus',
  'returned',
  'free-house',
  'lost-house',
  'payout',
  'mayor',
  'over',
] as const;
export type EventKind = (typeof eventKindNames)[number];

export const areaNames = ['exchange', 'amsterdam', 'colonies'] as const;
export type Area = (typeof areaNames)[number];

export interface Event {
  kind: EventKind;
  seat: number;
  card?: CardKind;
  good?: Good;
  colony?: Colony;
  site?: string;
  area?: Area;
  sector: number;
  number: number;
  amount: number;
  amounts: number[];
}

export const termNames = [
  'start-money',
  'credit',
  'repayment',
  'continents-bonus',
  'quarters-bonus',
  'bridge-bonus',
  'exchange-row',
  'highest-price',
  'lowest-price',
  'price-step',
  'hourglasses',
] as const;
export type Term = (typeof termNames)[number];

export const markNames = ['text', 'published', 'deduced', 'ours'] as const;
export type Mark = (typeof markNames)[number];

export interface TermRow {
  term: Term;
  value: number;
  mark: Mark;
}

export const spaceEventNames = [
  'start',
  'nothing',
  'ship',
  'globe',
  'crest',
  'credit',
  'ship-arrow',
  'barred-ship',
  'barred-globe',
  'barred-crest',
  'score-exchange',
  'score-amsterdam',
  'score-colonies',
  'final',
] as const;
export type SpaceEvent = (typeof spaceEventNames)[number];

export interface Payout {
  first: number;
  second: number;
}

export interface Space {
  years: string;
  event: SpaceEvent;
  payouts: Payout[];
  'years-mark': Mark;
  'event-mark': Mark;
  'payout-mark': Mark;
}

export interface CardCount {
  card?: CardKind;
  count: number;
  'not-with-three': number;
  mark: Mark;
}

export const quarterNames = ['grachten', 'nieuwe-zijde', 'oude-zijde', 'lastage'] as const;
export type Quarter = (typeof quarterNames)[number];

export interface QuarterRow {
  quarter: Quarter;
  rows: number;
  columns: number;
  mark: Mark;
}

export interface Bridge {
  from: string;
  to: string;
  mark: Mark;
}

export const continentNames = ['americas', 'africa', 'east-indies', 'far-east'] as const;
export type Continent = (typeof continentNames)[number];

export interface ContinentRow {
  continent: Continent;
  sites: number[];
  mark: Mark;
}

export interface StartPlace {
  house: string;
  colony?: Colony;
  mark: Mark;
}

export interface Edition {
  title: string;
  terms: TermRow[];
  spaces: Space[];
  cards: CardCount[];
  quarters: QuarterRow[];
  bridges: Bridge[];
  continents: ContinentRow[];
  starts: StartPlace[];
}

export interface Options {
  auction?: 'sealed' | 'live';
  pace?: 'normal' | 'slow' | 'fast';
}

export interface SeatFigures {
  score: number;
  debt: number;
  tiles: number;
  markers: number;
  continents: number;
  quarters: number;
  bridges: number;
  next: number;
}

export interface SectorFigures {
  area?: Area;
  sector: number;
  rank: number;
  value: number;
  values: number[];
}

export interface PriceFigures {
  shown: number;
  ms: number;
  early: boolean;
  pays: number;
  left: number;
}

export interface Figures {
  seats: SeatFigures[];
  sectors: SectorFigures[];
  bridges: number[];
  scoring: number;
  glasses: number;
  steps: number;
  tile: boolean;
  prices: PriceFigures[];
  'run-ms': number;
  gains: number[];
}

// The kinds of things that a seat has a number of.
export const holdingKinds = ['florins', 'credits', 'tiles', 'marker'] as const;

// An action travels as text. Its first word is a Verb.

export const verbNames = [
  'keep',
  'offer',
  'discard',
  'step',
  'found',
  'build',
  'done',
  'pass',
  'borrow',
  'back',
  'abandon',
  'demolish',
  'bid',
  'turn',
  'early',
  'sold',
  'unsold',
] as const;
export type Verb = (typeof verbNames)[number];

// The game's own refusals with their facts, besides the refusals of every game.
export const refusals: Record<string, string[]> = {
  'no-such-seat': ['seat', 'last'],
  'not-now': ['due'],
  'answer-due': ['due'],
  'must': ['due'],
  'disc-taken': ['disc', 'card'],
  'twice-on-one': ['most', 'good', 'have'],
  'not-on-card': ['card'],
  'card-used': ['used', 'card'],
  'no-tile': ['all'],
  'row-end': ['good', 'space'],
  'no-free-site': ['colony', 'have', 'all'],
  'site-taken': ['site'],
  'not-yours': ['tile'],
  'too-poor': ['need', 'have'],
  'too-poor-for-run': ['need', 'have'],
  'already-named': [],
  'no-such-price': ['least', 'most', 'step'],
  'no-third-run': ['least', 'most'],
  'in-thousands': ['meant', 'given'],
  'bad-price': ['most'],
  'clock-stands': [],
  'live-run': [],
  'not-in-pile': ['card'],
  'impossible-outcome': ['due'],
  'impossible-report': ['seat', 'need'],
};

// The sources of points on a score sheet.
export const sheetNames = [
  'start',
  'exchange',
  'amsterdam',
  'colonies',
  'bonuses',
  'auctions',
  'credits',
  'repayments',
] as const;
