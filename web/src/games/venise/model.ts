// The server's JSON of venise: view.h, state.h and event.h say what each field means.
import type { Source } from '../shared/source';

export const colours = ['wool', 'linen', 'gold'] as const;
export const goods = ['cloth', 'lace', 'jewels'] as const; // in the order of their raw materials
export const tiles = [
  'market',
  'order',
  'workshop',
  'master',
  'wool',
  'linen',
  'gold',
  'port-a',
  'port-b',
] as const;
export const orderKinds = [
  'cloth-plus-1',
  'cloth-plus-2',
  'lace-plus-1',
  'lace-plus-2',
  'jewels-plus-1',
  'jewels-plus-2',
] as const;

export type Colour = (typeof colours)[number];
export type Good = (typeof goods)[number];
export type Tile = (typeof tiles)[number];
export type OrderKind = (typeof orderKinds)[number];
export type Cubes = Partial<Record<Colour, number>>; // none of a kind: no field
export type Goods = Partial<Record<Good, number>>;
export type Orders = Partial<Record<OrderKind, number>>;

export type Phase =
  | 'tiles'
  | 'cells'
  | 'boat'
  | 'burghers'
  | 'recall'
  | 'roll-first'
  | 'roll-second'
  | 'move'
  | 'ride'
  | 'activate'
  | 'stock'
  | 'sell'
  | 'fall'
  | 'ship'
  | 'price'
  | 'draw'
  | 'keep'
  | 'place'
  | 'finish'
  | 'over';

export interface Cell {
  q: number; // 127: the tile is not laid yet
  r: number;
}

export interface Die {
  owner: number;
  value: number; // 0: no die
}

export interface Layer<Cards> {
  cards: Cards; // empty unless the viewer knows them
  known: number[];
  size: number;
}

export interface Deck<Cards> {
  left: Cards; // in the deck or being looked at
  layers: Layer<Cards>[];
  seen: Cards; // what the viewer looks at
  'seen-count': number; // what the actor looks at
}

export interface View {
  viewer: number;
  phase: Phase;
  turn: number;
  actor: number;
  ask: 'nothing' | 'fill' | 'lower';
  lap: number;
  last: 'no' | 'bridges' | 'orders' | 'market' | 'lap-limit';
  held?: Tile;
  good?: Good;
  rolled: [number, number];
  value: number;
  left: number;
  bridged: boolean;
  produced: string[];
  'boat-places': Tile[];
  cells: Cell[];
  boat?: Tile;
  dice: Die[];
  burgher: (Tile | null)[];
  bridges: string[][]; // names of edges
  ones: number[];
  twos: number[];
  sales: number;
  shipped: [number, number]; // goods as bits
  points: number[];
  stock: Cubes[];
  store: Goods[];
  orders: Orders[];
  workshops: string[][];
  masters: string[][];
  under: string[][];
  'second-row': string[];
  built: string[];
  on: string[];
  'on-workshop': Cubes[];
  'on-master': Cubes[];
  'order-deck': Deck<Orders>;
  'workshop-deck': Deck<string[]>;
  'master-deck': Deck<string[]>;
}

export interface Workshop {
  good: Good;
  capacity: number;
  cost: Cubes;
  mark: Source;
}

export type Effect = 'order' | 'fill' | 'bridges' | 'step' | 'skill' | 'price';

export interface Master {
  effect: Effect;
  good?: Good;
  cost: Cubes;
  'effect-mark': Source;
  mark: Source;
}

export interface Edition {
  hash: string;
  parts: Record<string, string>; // "edge:3" → its name in views and events
  edition: {
    title: string;
    market: { bonus: number; players: number; mark: Source }[];
    orders: { order: OrderKind; count: number[]; mark: Source }[];
    rows: { places: number; mark: Source }[];
    workshops: Workshop[];
    masters: Master[];
    layouts: { layout: string; cells: Cell[]; boat: Tile; mark: Source }[];
  };
}

export const nowhere = 127;
export const stockSize = 6;
export const diceEach = 5;
export const bridgesEach = 5;
export const firstWorkshop = orderKinds.length; // cards are numbered: orders, workshops, masters
export const mostWorkshops = 15;
export const firstMaster = firstWorkshop + mostWorkshops;
