// La Venise du Nord: the types of its views, events and editions.
// Generated from the C++ by `pakhuis types`. Change the C++ and run it again.

export const phaseNames = [
  'tiles',
  'cells',
  'boat',
  'burghers',
  'recall',
  'roll-first',
  'roll-second',
  'move',
  'ride',
  'activate',
  'stock',
  'sell',
  'fall',
  'ship',
  'price',
  'draw',
  'keep',
  'place',
  'finish',
  'over',
  'look',
] as const;
export type Phase = (typeof phaseNames)[number];

export const askNames = ['nothing', 'fill', 'lower'] as const;
export type Ask = (typeof askNames)[number];

export const lastLapReasonNames = ['no', 'bridges', 'orders', 'market', 'lap-limit'] as const;
export type LastLapReason = (typeof lastLapReasonNames)[number];

export const tileNames = [
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
export type Tile = (typeof tileNames)[number];

export const goodNames = ['cloth', 'lace', 'jewels'] as const;
export type Good = (typeof goodNames)[number];

export interface Cell {
  q: number;
  r: number;
}

export interface Die {
  owner: number;
  value: number;
}

export const colourNames = ['wool', 'linen', 'gold'] as const;
export type Colour = (typeof colourNames)[number];

export const orderKindNames = [
  'cloth-plus-1',
  'cloth-plus-2',
  'lace-plus-1',
  'lace-plus-2',
  'jewels-plus-1',
  'jewels-plus-2',
] as const;
export type OrderKind = (typeof orderKindNames)[number];

export interface View {
  viewer: number;
  phase: Phase;
  turn: number;
  actor: number;
  ask: Ask;
  lap: number;
  last: LastLapReason;
  held?: Tile;
  good?: Good;
  raised?: Good;
  rolled: number[];
  value: number;
  left: number;
  bridged: boolean;
  produced: string[];
  'boat-places': string[];
  cells: Cell[];
  boat?: Tile;
  dice: Die[];
  burgher: (Tile | null)[];
  bridges: string[][];
  ones: number[];
  twos: number[];
  sales: number;
  shipped: number[];
  points: number[];
  stock: Partial<Record<Colour, number>>[];
  store: Partial<Record<Good, number>>[];
  orders: Partial<Record<OrderKind, number>>[];
  workshops: string[][];
  masters: string[][];
  under: string[][];
  'second-row': string[];
  built: string[];
  on: string[];
  'on-workshop': Partial<Record<Colour, number>>[];
  'on-master': Partial<Record<Colour, number>>[];
  'order-deck': {
    left: Partial<Record<OrderKind, number>>;
    layers: {
      cards: Partial<Record<OrderKind, number>>;
      known: number[];
      size: number;
    }[];
    seen: Partial<Record<OrderKind, number>>;
    'seen-count': number;
  };
  'workshop-deck': {
    left: string[];
    layers: {
      cards: string[];
      known: number[];
      size: number;
    }[];
    seen: string[];
    'seen-count': number;
  };
  'master-deck': {
    left: string[];
    layers: {
      cards: string[];
      known: number[];
      size: number;
    }[];
    seen: string[];
    'seen-count': number;
  };
}

export const eventKindNames = [
  'took',
  'laid',
  'boat',
  'began',
  'recalled',
  'rolled',
  'moved',
  'activated',
  'rested',
  'placed',
  'chased',
  'gained',
  'put',
  'stored',
  'replaced',
  'lost',
  'built',
  'on',
  'used',
  'filled',
  'sold',
  'covered',
  'shipped',
  'price',
  'drew',
  'kept',
  'kept-none',
  'returned',
  'bridge',
  'bridge-gone',
  'produced',
  'ended',
  'last-lap',
  'over',
  'declined',
  'final-sale',
  'chain',
  'bridge-points',
  'master-points',
] as const;
export type EventKind = (typeof eventKindNames)[number];

export interface Event {
  kind: EventKind;
  seat: number;
  tile?: Tile;
  spot?: string;
  card?: string;
  good?: Good;
  number: number;
  cubes: Partial<Record<Colour, number>>;
  points: number;
}

export const markNames = ['text', 'published', 'deduced', 'ours'] as const;
export type Mark = (typeof markNames)[number];

export interface MarketSpace {
  bonus: number;
  players: number;
  mark: Mark;
}

export interface OrderCount {
  order: OrderKind;
  count: number[];
  mark: Mark;
}

export interface Row {
  places: number;
  mark: Mark;
}

export interface Workshop {
  good?: Good;
  capacity: number;
  cost: Partial<Record<Colour, number>>;
  mark: Mark;
}

export const effectNames = ['order', 'fill', 'bridges', 'step', 'skill', 'price'] as const;
export type Effect = (typeof effectNames)[number];

export interface Master {
  effect: Effect;
  good?: Good;
  cost: Partial<Record<Colour, number>>;
  'effect-mark': Mark;
  mark: Mark;
}

export const layoutNameNames = ['first', 'ring', 'street', 'islands', 'compact', 'free'] as const;
export type LayoutName = (typeof layoutNameNames)[number];

export interface Layout {
  layout: LayoutName;
  cells: Cell[];
  boat?: Tile;
  mark: Mark;
}

export interface Edition {
  title: string;
  market: MarketSpace[];
  orders: OrderCount[];
  rows: Row[];
  workshops: Workshop[];
  masters: Master[];
  layouts: Layout[];
}

export interface Options {
  layout?: 'first' | 'ring' | 'street' | 'islands' | 'compact' | 'free';
  unplaced?: 'full' | 'one';
}

export const spaceNames = ['free', 'sold', 'closed'] as const;
export type Space = (typeof spaceNames)[number];

export interface BridgeFigures {
  spot?: string;
  cost: number;
}

export interface CardFigures {
  card?: string;
  missing: Partial<Record<Colour, number>>;
}

export interface ActivationFigures {
  value: number;
  power: number;
  placed: boolean;
  chased: number;
}

export interface SecondaryFigures {
  seat: number;
  value: number;
  sure: boolean;
}

export const verbNames = [
  'take',
  'lay',
  'start',
  'recall',
  'down',
  'move',
  'boat',
  'activate',
  'rest',
  'throw',
  'sell',
  'ship',
  'stay',
  'raise',
  'drop',
  'split',
  'keep',
  'bridge',
  'produce',
  'end',
  'put',
  'store',
  'replace',
  'lose',
  'fill',
  'lower',
  'roll',
  'draw',
  'look',
  'decline',
] as const;
export type Verb = (typeof verbNames)[number];

export interface TradeFigures {
  verb: Verb;
  good?: Good;
  number: number;
  price: number;
  points: number;
}

export interface WayFigures {
  die: number;
  boat?: Tile;
  rides: number;
  free: number;
  tiles: (Tile | null)[];
}

export interface Figures {
  prices: number[];
  bonus: number;
  spaces: Space[];
  cells: Cell[];
  bridges: BridgeFigures[];
  cards: CardFigures[];
  'dice-left': number[];
  'bridges-left': number[];
  activations: ActivationFigures[];
  secondary: SecondaryFigures[];
  trades: TradeFigures[];
  ways: WayFigures[];
}

// The kinds of things that a seat has a number of.
export const holdingKinds = [
  'cube',
  'good',
  'order',
  'workshops',
  'masters',
  'dice',
  'bridges',
] as const;

// An action travels as text. Its first word is a Verb.

// The game's own refusals with their facts, besides the refusals of every game.
export const refusals: Record<string, string[]> = {
  'not-now': ['due'],
  'answer-due': ['due'],
  'tile-laid': ['tile'],
  'ports-alike': [],
  'first-cell': [],
  'cell-taken': ['tile'],
  'bad-cell': [],
  'no-own-die': ['tile'],
  'no-such-die': ['given', 'first', 'second'],
  'stands-there': ['tile'],
  'out-of-reach': ['tile', 'need'],
  'out-of-step': ['tile', 'low', 'high'],
  'no-boat-there': ['tile'],
  'bad-value': ['need', 'given'],
  'bad-skill': ['low', 'high', 'given'],
  'power-useless': ['tile', 'cause'],
  'not-in-stock': ['need', 'cube', 'have'],
  'bad-count': ['need', 'given'],
  'three-kinds': [],
  'not-your-card': [],
  'takes-no-cubes': [],
  'wrong-cube': ['cube'],
  'once-built': ['cube'],
  'built-takes': ['cube'],
  'card-takes-none': ['need', 'cube'],
  'already-engaged': [],
  'stock-full': ['have'],
  'stock-not-full': ['have', 'most'],
  'same-colour': ['cube'],
  'not-looked-at': [],
  'second-permanent': [],
  'order-row': [],
  'no-place': ['row'],
  'too-few-goods': ['need', 'good', 'have'],
  'die-too-low': ['most', 'given'],
  'already-there': ['tile', 'good'],
  'no-one': ['good'],
  'no-two': ['good'],
  'two-splits': ['good'],
  'just-raised': ['good'],
  'one-bridge': [],
  'produced-already': [],
  'no-bridge-left': ['have'],
  'burgher-elsewhere': ['tile'],
  'not-beside': ['tile', 'other'],
  'own-bridge': [],
  'too-few-cubes': ['need', 'have'],
  'wrong-price': ['need', 'given'],
  'die-elsewhere': ['tile', 'other'],
  'not-a-workshop': [],
  'not-built': ['need'],
  'not-full': ['have', 'need', 'cube'],
  'once-a-turn': [],
  'no-order': ['plus', 'good'],
  'impossible-outcome': [],
};

// The sources of points on a score sheet.
export const sheetNames = ['sales', 'final-sale', 'bridges', 'bridge-masters', 'masters'] as const;
