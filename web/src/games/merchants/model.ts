// The server's JSON of merchants: view.h, state.h and event.h say what each field means.
import type { Source } from '../shared/source';

// In the order of their numbers.
export const goods = ['sugar', 'gems', 'spices', 'silk'] as const;
export const continents = ['americas', 'africa', 'east-indies', 'far-east'] as const;
export const quarters = ['grachten', 'nieuwe-zijde', 'oude-zijde', 'lastage'] as const;
export const quarterSigns = ['g', 'nz', 'oz', 'l'] as const;
export const areas = ['exchange', 'amsterdam', 'colonies'] as const;
export const discs = ['mayor', 'clock', 'bucket'] as const;

export type Good = (typeof goods)[number];
export type Area = (typeof areas)[number];
export type Markers = Partial<Record<Good, number>>; // off the row: no field
export type Colonies = Partial<Record<string, number>>; // "africa-gems": how many

export type Phase = 'turn' | 'event' | 'place' | 'use' | 'auction' | 'doubled' | 'over';

export interface View {
  viewer: number;
  phase: Phase;
  mayor: number;
  actor: number;
  ask: 'nothing' | 'free-house' | 'demolish';
  space: number;
  hourglasses: number;
  decided: number[];
  early: number; // a seat, or 5: nobody
  turned?: string;
  discs: (string | null)[];
  steps: Markers;
  placed: boolean;
  'free-houses': number[];
  markers: Markers[];
  credits: number[];
  money: number[];
  ledger: { payouts: number[]; auctions: number }[];
  houses: string[][];
  colonies: Colonies[];
  pile: Record<string, number | undefined>;
  'own-bid': number;
}

export type SpaceEvent =
  | 'start'
  | 'nothing'
  | 'ship'
  | 'globe'
  | 'crest'
  | 'credit'
  | 'ship-arrow'
  | 'barred-ship'
  | 'barred-globe'
  | 'barred-crest'
  | 'score-exchange'
  | 'score-amsterdam'
  | 'score-colonies'
  | 'final';

export interface Space {
  years: string;
  event: SpaceEvent;
  payouts: { first: number; second: number }[]; // by the rank of the sector
  'years-mark': Source;
  'event-mark': Source;
  'payout-mark': Source;
}

export type Term =
  | 'start-money'
  | 'credit'
  | 'repayment'
  | 'continents-bonus'
  | 'quarters-bonus'
  | 'bridge-bonus'
  | 'exchange-row'
  | 'highest-price'
  | 'lowest-price'
  | 'price-step'
  | 'hourglasses';

export interface Edition {
  hash: string;
  parts: Record<string, string>;
  edition: {
    title: string;
    terms: { term: Term; value: number; mark: Source }[];
    spaces: Space[];
    cards: { card: string; count: number; 'not-with-three': number; mark: Source }[];
    quarters: { quarter: string; rows: number; columns: number; mark: Source }[];
    bridges: { from: string; to: string; mark: Source }[];
    continents: { continent: string; sites: number[]; mark: Source }[];
  };
}

export const sectors = 4;
export const sitesEach = 16; // numbers that are kept for each quarter
export const tilesEach = 24;
export const goodsSteps = 3;
export const houseSpace = 2; // from here on a marker counts towards the free house
export const earlyBid = 9999;
export const nobody = -1;
