// The server's JSON of amsterdam by the names that its drawing uses. The types are made of the C++,
// where view.h, state.h, event.h and edition.h say what each field means.
import type {
  Colour,
  Docker,
  Edition as Tables,
  Good,
  MarketSpace,
  RoofRow,
  View as SentView,
} from '../../net/generated/amsterdam';
import type { EditionPage } from '../../net/http';

// In the order of their numbers.
export {
  colourNames as colours,
  dockerNames as dockers,
  goodNames as goods,
} from '../../net/generated/amsterdam';
export type {
  Ask,
  AskKind,
  CardRow,
  CardSet,
  Colour,
  Docker,
  Figures,
  Good,
  Phase,
  PointsRow,
  TaskAim,
  TaskFigures,
  TaskRow,
  TileEffect,
  TileRow,
  Timing,
  Tom,
  Turn,
} from '../../net/generated/amsterdam';

export const quarters = [
  'plantage',
  'haarlemmerbuurt',
  'jordaan',
  'burgwallen',
  'nieuwmarkt',
  'grachtengordel',
] as const;
export const walkers = ['foreman', 'bailiff', 'dealer'] as const;

export type Resources = Partial<Record<Colour, number>>; // none of a kind: no field
export type Goods = Partial<Record<Good, number>>;
export type Crew = Partial<Record<Docker, number>>;
export type CardClass = 'artisan' | 'building' | 'plan';
export type Walker = (typeof walkers)[number];
export type LinkRow = Tables['bridges'][number];

// Laid out cards and barges are always somewhere.
export type View = Omit<SentView, 'display' | 'ship'> & { display: string[]; ship: string[] };

// A printed roof or space of the market names its good.
export type Edition = EditionPage<
  Omit<Tables, 'roofs' | 'black-market'> & {
    roofs: Required<RoofRow>[];
    'black-market': Required<MarketSpace>[];
  }
>;

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
