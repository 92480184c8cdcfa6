// The server's JSON of carts: view.h and event.h say what each field means.
import type { Source } from '../shared/source';

export const colours = ['pink', 'blue', 'green', 'black', 'red', 'orange'] as const;
export const cardKinds = [...colours, 'joker'] as const;
export type Card = (typeof cardKinds)[number];
export type Cards = Partial<Record<Card, number>>; // none of a kind: no field

export type Phase =
  | 'deal-hands'
  | 'deal-contracts'
  | 'choose'
  | 'turn'
  | 'deal-first'
  | 'second'
  | 'deal-second'
  | 'offer'
  | 'keep'
  | 'over';

export interface View {
  viewer: number;
  phase: Phase;
  turn: number;
  'turns-left': number;
  chosen: number[];
  row: Cards;
  discards: Cards;
  sure: Cards[];
  tracks: string[][]; // names, as in `parts` of the edition
  points: number[];
  carts: number[];
  goods: number[];
  hand: Cards;
  'hand-size': number[];
  'pile-size': number;
  contracts: string[][];
  'contract-count': number[];
  offer: string[][];
  'offer-count': number[];
  'contract-pile-size': number;
  queue: (string | null)[];
}

export interface Place {
  place: string;
  x: number;
  y: number;
  mark: Source;
}

export interface Track {
  from: string;
  to: string;
  length: number;
  colour: (typeof colours)[number] | 'grey';
  symbol: string; // 'cart': brings a goods card
  mark: Source;
}

export interface Contract {
  from: string;
  to: string;
  points: number;
  mark: Source;
}

export interface Edition {
  hash: string;
  parts: Record<string, string>; // "track:0" → its name in views and events
  edition: {
    title: string;
    places: Place[];
    tracks: Track[];
    contracts: Contract[];
    'route-points': { points: number; mark: Source }[]; // of length 1, 2, …
    'goods-bonus': { points: number[]; mark: Source }[]; // for 2, 3, 4 seats
  };
}

export const goodsInAll = 16;
export const nobody = -1;
