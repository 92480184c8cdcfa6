// Amsterdam: the types of its views, events and editions.
// Generated from the C++ by `pakhuis types`. Change the C++ and run it again.

export const phaseNames = [
  'goods',
  'dockers',
  'quarters',
  'discs',
  'tile',
  'tasks',
  'place',
  'draft-deal',
  'draft',
  'stock',
  'deal',
  'take',
  'roll',
  'dice',
  'actions',
  'keep',
  'over',
] as const;
export type Phase = (typeof phaseNames)[number];

export const askKindNames = [
  'pay',
  'gain',
  'trade',
  'drop',
  'shift',
  'remove',
  'foreman',
  'bailiff',
  'dealer',
  'return',
  'fetch',
  'drawn',
  'free-card',
  'moor',
  'free-block',
] as const;
export type AskKind = (typeof askKindNames)[number];

export const colourNames = ['pink', 'grey', 'orange', 'brown', 'violet', 'black'] as const;
export type Colour = (typeof colourNames)[number];

export const goodNames = [
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
export type Good = (typeof goodNames)[number];

export interface Ask {
  kind: AskKind;
  count: number;
  colour?: Colour;
  second?: Colour;
  good?: Good;
  card?: string;
}

export interface CardSet {
  artisans: string[];
  buildings: string[];
  plans: string[];
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

export const dockerNames = ['blue', 'white', 'yellow', 'brown', 'pink', 'green'] as const;
export type Docker = (typeof dockerNames)[number];

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
  quays: Partial<Record<Docker, number>>[];
  promoted: Partial<Record<Docker, number>>;
  roofs: Partial<Record<Good, number>>;
  depots: (Good | null)[];
  'black-market': Partial<Record<Good, number>>;
  tile?: string;
  'tiles-left': string[];
  amstel: number[];
  order: number[];
  dice: number[];
  deck: CardSet;
  discard: CardSet;
  display: (string | null)[];
  below: CardSet[];
  active: CardSet[];
  rondel: Partial<Record<Colour, number>>[][];
  supply: Partial<Record<Colour, number>>[];
  store: Partial<Record<Good, number>>[];
  barge: Partial<Record<Good, number>>[];
  aboard: Partial<Record<Docker, number>>[];
  ship: (string | null)[];
  departed: number[];
  florins: number[];
  penalties: number[];
  points: number[];
  foreman?: string;
  bailiff?: string;
  dealer?: Good;
  tom: Tom;
  tasks: string[][];
  'task-count': number[];
}

export const eventKindNames = [
  'done',
  'points',
  'florins',
  'resources',
  'stored',
  'promoted',
  'moved',
  'penalty',
  'discarded',
  'round',
  'turn',
  'walked',
  'penalties',
  'laurels',
  'city',
  'quarters',
  'task',
  'leftovers',
  'over',
  'tom-removed',
  'tom-stepped',
  'tom-docker',
  'tom-block',
  'tom-sold',
  'tom-delivered',
  'tom-market',
  'tom-saved',
  'tom-idle',
  'tom-moved',
  'tom-points',
  'tom-florins',
] as const;
export type EventKind = (typeof eventKindNames)[number];

export const verbNames = [
  'take',
  'skip',
  'drop',
  'remove',
  'stock',
  'dice',
  'shift',
  'leave',
  'keep',
  'activate',
  'buy',
  'use',
  'cede',
  'claim',
  'acquire',
  'sail',
  'hire',
  'load',
  'deliver',
  'advance',
  'market',
  'end',
  'pay',
  'gain',
  'store',
  'sell-florins',
  'sell-resource',
  'sell-both',
  'foreman',
  'bailiff',
  'dealer',
  'return',
  'fetch',
  'draw',
  'activate-free',
  'enough',
  'moor',
  'claim-free',
  'good',
  'dockers',
  'docker',
  'quarter',
  'disc',
  'tile',
  'deal',
  'roll',
  'task',
] as const;
export type Verb = (typeof verbNames)[number];

export const tomReasonNames = ['only', 'cheapest', 'beside', 'left'] as const;
export type TomReason = (typeof tomReasonNames)[number];

export interface Event {
  kind: EventKind;
  seat: number;
  verb: Verb;
  card?: string;
  colour?: Colour;
  second?: Colour;
  good?: Good;
  docker?: Docker;
  spot?: string;
  task?: string;
  amount: number;
  river: number;
  why?: TomReason;
  cheapest: number;
}

export const kindNames = [
  'genever-distiller',
  'cheesemaker',
  'brewer',
  'coffee-roaster',
  'tile-maker',
  'lacemaker',
  'glassblower',
  'carpenter',
  'tulip-grower',
  'munttoren',
  'schreierstoren',
  'oude-kerk',
  'westerkerk',
  'zuiderkerk',
  'entrepotdok',
  'montelbaanstoren',
  'haringpakkerstoren',
  'waag',
  'beurs',
  'paleis',
  'plantage',
  'haarlemmerbuurt',
  'jordaan',
  'burgwallen',
  'nieuwmarkt',
  'grachtengordel',
] as const;
export type Kind = (typeof kindNames)[number];

export const timingNames = ['I', 'II', 'III', 'permanent', 'end'] as const;
export type Timing = (typeof timingNames)[number];

export const effectNames = [
  'gain',
  'after-plan',
  'three-of-a-class',
  'amstel-step',
  'barge-steps',
  'light-barge',
  'few-inactive',
  'not-first',
  'last',
  'alone-last',
  'alone-first',
  'after-card-florin',
  'after-card-point',
  'per-five-crests',
  'per-quarter',
  'per-carpenter',
  'per-plan',
  'with-tower',
  'plan',
  'free-steps',
  'buy-point',
  'sell-plan',
  'sell-resource',
  'sell-three',
  'two-for-one',
  'buy-resources',
  'buy-card',
  'market-twice',
  'block-for-florins',
  'second-block',
  'plan-thrice',
  'block-discount',
  'block-florin',
  'block-step',
  'building-florins',
  'building-discount',
  'artisan-florin',
  'new-kind-discount',
  'plan-florin',
  'plan-free',
  'on-top',
  'both-rewards',
  'double-step',
  'market-resource',
  'double-docker',
  'delivery-point',
  'delivery-florin',
  'delivery-of-good',
  'skip-card',
  'one-florins',
  'one-resources',
  'shift-die',
  'die-resource',
  'end-kinds',
  'end-forgiven',
  'end-amstel',
  'end-aboard',
  'end-dockers',
  'end-black-market',
  'end-churches',
  'end-plans',
  'end-laurels',
  'end-buildings',
  'end-artisan-pairs',
  'end-plan-pairs',
  'end-bridges',
  'end-crests',
  'end-home',
  'end-best-kind',
] as const;
export type Effect = (typeof effectNames)[number];

export const markNames = ['text', 'published', 'deduced', 'ours'] as const;
export type Mark = (typeof markNames)[number];

export interface CardRow {
  card: string;
  kind: Kind;
  timing: Timing;
  effect: Effect;
  cost: Partial<Record<Colour, number>>;
  'kind-mark': Mark;
  'timing-mark': Mark;
  'effect-mark': Mark;
  'cost-mark': Mark;
}

export const tileEffectNames = [
  'gain',
  'spaces',
  'swap',
  'activate',
  'moor',
  'block',
  'one-of-each',
] as const;
export type TileEffect = (typeof tileEffectNames)[number];

export interface TileRow {
  tile: string;
  effect: TileEffect;
  price: number;
  points: number;
  steps: number;
  resources: number;
  amount: number;
  mark: Mark;
}

export interface BlockRow {
  block: string;
  cost: number;
  mark: Mark;
}

export interface RoofRow {
  good?: Good;
  points: number[];
  marks: Mark[];
}

export interface PointsRow {
  points: number;
  mark: Mark;
}

export interface AmstelBridge {
  behind: number;
  points: number;
  'place-mark': Mark;
  'points-mark': Mark;
}

export interface MarketSpace {
  good?: Good;
  mark: Mark;
}

export interface PlayersRow {
  artisans: number;
  buildings: number;
  majorities: number[];
  'draft-mark': Mark;
  'majorities-mark': Mark;
}

export const taskAimNames = [
  'dockers-home',
  'many-dockers',
  'many-sold',
  'warehouse',
  'all-depots',
  'quarter',
  'many-blocks',
  'three-of-each',
  'at-mouth',
  'many-laurels',
  'many-actions',
  'many-permanents',
  'many-cards',
  'mixed-cargo',
  'home',
  'give-crew',
  'give-colours',
  'give-one-each',
  'give-dockers',
] as const;
export type TaskAim = (typeof taskAimNames)[number];

export interface TaskRow {
  task: string;
  aim: TaskAim;
  points: number[];
  mark: Mark;
}

export interface Edition {
  title: string;
  cards: CardRow[];
  tiles: TileRow[];
  blocks: BlockRow[];
  bridges: {
    from: string;
    to: string;
    mark: Mark;
  }[];
  channels: {
    from: string;
    to: string;
    mark: Mark;
  }[];
  roofs: RoofRow[];
  depots: PointsRow[];
  dockers: PointsRow[];
  amstel: AmstelBridge[];
  mouth: PointsRow;
  'black-market': MarketSpace[];
  players: PlayersRow[];
  tasks: TaskRow[];
}

export interface Options {
  rounds?: '12' | '10';
  characters?: 'off' | 'on';
  tasks?: 'none' | 'secret-3' | 'secret-5' | 'open-1' | 'open-2';
  dealer?: 'off' | 'on';
  tiles?: 'base' | 'mixed' | 'c-for-b';
}

export interface TaskFigures {
  task?: string;
  seat: number;
  have: number;
  need: number;
  points: number;
  worth: number;
}

export interface CardFigures {
  card?: string;
  seat: number;
  points: number;
}

export interface MajorityFigures {
  quarter?: string;
  points: number[];
}

export interface BlockFigures {
  block?: string;
  cost: number;
}

export interface DeliveryFigures {
  space?: string;
  points: number;
}

export interface AdvanceFigures {
  steps: number;
  cost: number;
  points: number;
}

export interface TomFigures {
  block?: string;
  why?: TomReason;
  cheapest: number;
}

export interface Figures {
  'open-points': number[];
  leftovers: number[];
  group: number[];
  'toms-points': number;
  'toms-group': number;
  tasks: TaskFigures[];
  cards: CardFigures[];
  places: number[];
  majorities: MajorityFigures[];
  'first-round': number;
  dice: number[];
  arrives: number[];
  'next-docker': number;
  blocks: BlockFigures[];
  deliveries: DeliveryFigures[];
  advances: AdvanceFigures[];
  unkept: number;
  tom: TomFigures[];
}

// The kinds of things that a seat has a number of.
export const holdingKinds = [
  'resource',
  'rondel',
  'store',
  'barge',
  'aboard',
  'florins',
  'crests',
  'inactive',
  'active',
  'penalties',
  'amstel',
  'track',
  'spaces',
] as const;

// An action travels as text. Its first word is a Verb.

// The game's own refusals with their facts, besides the refusals of every game.
export const refusals: Record<string, string[]> = {
  'not-now': ['due'],
  'answer-due': ['due'],
  'nothing-asked': ['due'],
  'not-laid-out': ['card'],
  'not-your-card': ['card', 'state'],
  'needs-card': ['card'],
  'no-discount': ['card'],
  'not-in-cost': ['card', 'colour'],
  'name-discount': ['by', 'colour'],
  'already-used': ['card', 'times'],
  'plan-repeated': ['by', 'card'],
  'condition-fails': ['card', 'condition'],
  'too-few-for-card': ['card', 'need', 'counted', 'have'],
  'too-many-for-card': ['card', 'most', 'counted', 'have'],
  'not-usable': ['card', 'timing'],
  'used-by': ['card', 'action'],
  'not-a-plan': ['card'],
  'too-few-resources': ['need', 'colour', 'have'],
  'too-few-any': ['need', 'have'],
  'too-few-florins': ['need', 'have'],
  'colour-order': ['colour'],
  'same-colour': ['colour'],
  'not-taken': ['colour'],
  'not-next-space': ['space', 'own'],
  'two-dice': ['colour'],
  'block-limit': ['most'],
  'block-taken': ['block'],
  'market-used': ['times'],
  'market-idle': ['tile', 'condition'],
  'already-advanced': [],
  'too-far': ['most'],
  'not-beside': ['space', 'here'],
  'no-quay': ['here'],
  'no-loading': ['here'],
  'not-here': ['good', 'here'],
  'already-hired': [],
  'crew-full': ['most'],
  'none-there': ['docker', 'here'],
  'none-in-store': ['good'],
  'none-aboard': ['good'],
  'full': ['here'],
  'not-removed': ['card', 'one'],
  'both-rewards': ['good'],
  'foreman-begins': [],
  'bailiff-begins': ['cost'],
  'not-there': ['walker', 'nearest', 'place'],
  'not-in-pile': ['card'],
  'just-returned': ['card'],
  'pile-first': ['have'],
  'deck-empty': ['deck'],
  'one-at-least': [],
  'there-already': ['here'],
  'impossible-chance': [],
  'solo-extension': [],
};

// The sources of points on a score sheet.
export const sheetNames = [
  'track',
  'penalties',
  'laurels',
  'city',
  'quarters',
  'leftovers',
] as const;

export const taskDockers = {
  1: 'blue',
  2: 'brown',
  3: 'green',
  4: 'pink',
  5: 'yellow',
  6: 'white',
  37: 'blue',
  38: 'yellow',
  39: 'brown',
  40: 'green',
  41: 'pink',
  42: 'white',
} as const;

export const taskQuarters = {
  7: 'black',
  8: 'pink',
  9: 'violet',
  10: 'brown',
  11: 'grey',
  12: 'orange',
} as const;

export const taskGoods = {
  20: 'furniture',
  21: 'lace',
  22: 'cheese',
  23: 'genever',
  24: 'beer',
  25: 'tiles',
  26: 'tulip',
  27: 'crystal',
  28: 'coffee',
} as const;

export const roundBonus = {
  1: '7',
  2: '6',
  3: '5',
  4: '4',
  5: '3',
  6: '2',
  7: '1',
} as const;

export const roundTurned = {
  8: '6',
  9: '5',
  10: '4',
  11: '3',
  12: '2',
} as const;
