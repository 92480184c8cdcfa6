// Carts of Amsterdam: the types of its views, events and editions.
// Generated from the C++ by `pakhuis types`. Change the C++ and run it again.

export const phaseNames = [
  'deal-hands',
  'deal-contracts',
  'choose',
  'turn',
  'deal-first',
  'second',
  'deal-second',
  'offer',
  'keep',
  'over',
] as const;
export type Phase = (typeof phaseNames)[number];

export const cardNames = ['pink', 'blue', 'green', 'black', 'red', 'orange', 'joker'] as const;
export type Card = (typeof cardNames)[number];

export interface View {
  viewer: number;
  phase: Phase;
  turn: number;
  'turns-left': number;
  passes: number;
  sweeps: number;
  unswept?: boolean;
  chosen: number[];
  row: Partial<Record<Card, number>>;
  discards: Partial<Record<Card, number>>;
  sure: Partial<Record<Card, number>>[];
  tracks: string[][];
  points: number[];
  carts: number[];
  goods: number[];
  hand: Partial<Record<Card, number>>;
  'hand-size': number[];
  'pile-size': number;
  contracts: string[][];
  'contract-count': number[];
  offer: string[][];
  'offer-count': number[];
  'known-to': string[][];
  'contract-pile-size': number;
  queue: (string | null)[];
  'queue-from': number[];
}

export const eventKindNames = [
  'dealt',
  'turned',
  'swept',
  'reshuffled',
  'drew',
  'took',
  'claimed',
  'goods',
  'drew-contracts',
  'offered',
  'chose',
  'kept',
  'kept-contract',
  'returned-contract',
  'completed',
  'passed',
  'last-lap',
  'contract-done',
  'contract-failed',
  'goods-bonus',
  'over',
] as const;
export type EventKind = (typeof eventKindNames)[number];

export interface Event {
  kind: EventKind;
  seat: number;
  card?: Card;
  track?: string;
  contract?: string;
  count: number;
  jokers: number;
  points: number;
}

export const markNames = ['text', 'published', 'deduced', 'ours'] as const;
export type Mark = (typeof markNames)[number];

export interface Place {
  place: string;
  x: number;
  y: number;
  mark: Mark;
}

export const colourNames = ['pink', 'blue', 'green', 'black', 'red', 'orange', 'grey'] as const;
export type Colour = (typeof colourNames)[number];

export const symbolNames = ['', 'cart'] as const;
export type Symbol = (typeof symbolNames)[number];

export interface Track {
  from: string;
  to: string;
  length: number;
  colour: Colour;
  symbol: Symbol;
  mark: Mark;
}

export interface Contract {
  from: string;
  to: string;
  points: number;
  mark: Mark;
}

export interface RoutePoints {
  points: number;
  mark: Mark;
}

export interface GoodsBonus {
  points: number[];
  mark: Mark;
}

export interface Edition {
  title: string;
  places: Place[];
  tracks: Track[];
  contracts: Contract[];
  'route-points': RoutePoints[];
  'goods-bonus': GoodsBonus[];
}

export type Options = Record<string, never>;

export interface ContractFigures {
  contract?: string;
  seat: number;
  offered: boolean;
  done: boolean;
  lost: boolean;
  missing: string[];
  spaces: number;
}

export interface Figures {
  closed: string[];
  contracts: ContractFigures[];
  'goods-left': number;
  'goods-bonus': number[];
  paid: number[];
  useful: (Card | null)[];
  unseen: number;
  'unseen-useful': number;
}

// The kinds of things that a seat has a number of.
export const holdingKinds = ['card', 'carts', 'goods'] as const;

// An action travels as text. Its first word is a Verb.

export const verbNames = [
  'draw',
  'take',
  'claim',
  'contracts',
  'keep',
  'pass',
  'deal',
  'turn',
  'offer',
] as const;
export type Verb = (typeof verbNames)[number];

// The game's own refusals with their facts, besides the refusals of every game.
export const refusals: Record<string, string[]> = {
  'pile-empty': [],
  'not-in-row': ['card'],
  'second-joker': [],
  'no-contracts': [],
  'second-card-due': [],
  'keep-due': [],
  'track-taken': [],
  'own-twin': [],
  'twin-closed': [],
  'too-few-carts': ['need', 'have'],
  'wrong-colour': ['card', 'given'],
  'wrong-number': ['need', 'given'],
  'bad-payment': ['need'],
  'too-few-cards': ['need', 'card', 'have'],
  'not-offered': [],
  'can-act': [],
  'nothing-to-keep': [],
  'impossible-outcome': [],
};

// The sources of points on a score sheet.
export const sheetNames = ['routes', 'contracts-done', 'contracts-failed', 'goods'] as const;
