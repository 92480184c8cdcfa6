// The server's JSON of amsterdam: view.h, state.h, event.h and edition.h say what each field means.
import type { Source } from '../shared/source';

// In the order of their numbers.
export const colours = ['pink', 'grey', 'orange', 'brown', 'violet', 'black'] as const;
export const quarters = [
  'plantage',
  'haarlemmerbuurt',
  'jordaan',
  'burgwallen',
  'nieuwmarkt',
  'grachtengordel',
] as const;
export const goods = [
  'beer',
  'genever',
  'coffee',
  'tulip',
  'tiles',
  'lace',
  'furniture',
  'cheese',
  'crystal',
] as const;
export const dockers = ['blue', 'white', 'yellow', 'brown', 'pink', 'green'] as const;

export type Colour = (typeof colours)[number];
export type Good = (typeof goods)[number];
export type Docker = (typeof dockers)[number];
export type Resources = Partial<Record<Colour, number>>; // none of a kind: no field
export type Goods = Partial<Record<Good, number>>;
export type Crew = Partial<Record<Docker, number>>;

export type Phase =
  | 'goods'
  | 'dockers'
  | 'quarters'
  | 'discs'
  | 'tile'
  | 'tasks'
  | 'place'
  | 'draft-deal'
  | 'draft'
  | 'stock'
  | 'deal'
  | 'take'
  | 'roll'
  | 'dice'
  | 'actions'
  | 'keep'
  | 'over';

// Cards by their numbers, "001" … "132".
export interface CardSet {
  artisans: string[];
  buildings: string[];
  plans: string[];
}

export const walkers = ['foreman', 'bailiff', 'dealer'] as const;
export type Walker = (typeof walkers)[number];

export type AskKind =
  | 'pay'
  | 'gain'
  | 'trade'
  | 'drop'
  | 'shift'
  | 'remove'
  | Walker
  | 'return'
  | 'fetch'
  | 'drawn'
  | 'free-card'
  | 'moor'
  | 'free-block';

export interface Ask {
  kind: AskKind;
  count: number;
  colour?: Colour;
  second?: Colour;
  good?: Good;
  card?: string;
}

export interface Turn {
  used: CardSet;
  repeated?: string;
  repeats: number;
  'plans-used': string[];
  blocks: number;
  markets: number;
  advanced: boolean;
  stepped: boolean;
  sailed: number;
  pocket: number;
  hired: boolean;
  'card-florin': boolean;
  'card-point': boolean;
  foreman: boolean;
}

export interface Tom {
  points: number;
  florins: number;
  amstel: number;
  ahead: boolean;
  crests: string[];
}

export interface View {
  viewer: number;
  phase: Phase;
  round: number;
  queue: number[];
  asked: Ask[];
  turn: Turn;
  goods: (Good | null)[];
  crests: string[][];
  quarters: string[];
  quays: Crew[];
  promoted: Crew;
  roofs: Goods;
  depots: (Good | null)[];
  'black-market': Goods;
  tile?: string;
  'tiles-left': string[];
  amstel: number[];
  order: number[];
  dice: number[];
  deck: CardSet;
  discard: CardSet;
  display: string[];
  below: CardSet[];
  active: CardSet[];
  rondel: Resources[][];
  supply: Resources[];
  store: Goods[];
  barge: Goods[];
  aboard: Crew[];
  ship: string[];
  departed: number[];
  florins: number[];
  penalties: number[];
  points: number[];
  foreman?: string;
  bailiff?: string;
  dealer?: Good;
  tom: Tom;
  tasks: string[][]; // the viewer's; open ones, and all at the end, everybody's
  'task-count': number[];
}

export type Timing = 'I' | 'II' | 'III' | 'permanent' | 'end';
export type CardClass = 'artisan' | 'building' | 'plan';

export interface CardRow {
  card: string;
  kind: string;
  timing: Timing;
  effect: string;
  cost: Resources;
  'kind-mark': Source;
  'timing-mark': Source;
  'effect-mark': Source;
  'cost-mark': Source;
}

export type TileEffect = 'gain' | 'spaces' | 'swap' | 'activate' | 'moor' | 'block' | 'one-of-each';

export interface TileRow {
  tile: string;
  effect: TileEffect;
  price: number;
  points: number;
  steps: number;
  resources: number;
  amount: number;
  mark: Source;
}

export type TaskAim =
  | 'dockers-home'
  | 'many-dockers'
  | 'many-sold'
  | 'warehouse'
  | 'all-depots'
  | 'quarter'
  | 'many-blocks'
  | 'three-of-each'
  | 'at-mouth'
  | 'many-laurels'
  | 'many-actions'
  | 'many-permanents'
  | 'many-cards'
  | 'mixed-cargo'
  | 'home'
  | 'give-crew'
  | 'give-colours'
  | 'give-one-each'
  | 'give-dockers';

export interface TaskRow {
  task: string;
  aim: TaskAim;
  points: number[]; // with 2, 3, 4 players; edition.h says where they mean more
  mark: Source;
}

export interface LinkRow {
  from: string;
  to: string;
  mark: Source;
}

export interface PointsRow {
  points: number;
  mark: Source;
}

export interface Edition {
  hash: string;
  parts: Record<string, string>; // "block:3" → its name in views and events
  edition: {
    title: string;
    cards: CardRow[];
    tiles: TileRow[];
    tasks: TaskRow[];
    blocks: { block: string; cost: number; mark: Source }[];
    bridges: LinkRow[];
    channels: LinkRow[];
    roofs: { good: Good; points: number[]; marks: Source[] }[];
    depots: PointsRow[];
    dockers: PointsRow[];
    amstel: { behind: number; points: number; 'place-mark': Source; 'points-mark': Source }[];
    mouth: PointsRow;
    'black-market': { good: Good; mark: Source }[];
    players: {
      artisans: number;
      buildings: number;
      majorities: number[];
      'draft-mark': Source;
      'majorities-mark': Source;
    }[];
  };
}

export const nobody = -1;
export const tomName = 'TOM'; // the opponent of the solo game, who has no seat
export const blocksEach = 6; // of a quarter
export const blockCount = 36;
export const cardCount = 132;
export const firstQuay = 1; // harbour spaces: the start, quays, warehouses, depots, water
export const firstWarehouse = 7;
export const firstDepot = 16;
export const firstWater = 20;
export const nodeCount = 30;
export const rondelSpaces = 6;
export const mouth = 19;
export const lastRound = 12;
export const mostBelow = 5;
export const mostAboard = 2;
export const cardPrice = 3; // Florins, by 038
export const blockPrice = 2; // by 027
export const saleFlorins = 2; // on the black market
export const foremanPoints = 2; // for each good
